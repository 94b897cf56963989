import type { Person } from './record.ts'

/** A connection that follows a table. */
export interface Watcher {
  readonly person: Person
  /** Takes a message already written as JSON, so that many who see the same share the writing. */
  send(text: string): void
}

/** How somebody wants to be told. */
export interface WatchWishes {
  /** The last numbers seen. */
  readonly from?: number | undefined
  readonly chatFrom?: number | undefined
  readonly muted?: boolean | undefined
  /** A whole view is to come with all that led to it. */
  readonly history?: boolean | undefined
}

/** What a watcher wants of a table. */
export interface Watching {
  /** The last number this watcher was told. */
  told: number | undefined
  muted: boolean
  /** Wants to know all that led to a whole view. */
  readonly history: boolean
}
