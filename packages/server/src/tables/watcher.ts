import type { Person } from './record.ts'

/** A connection that follows a table. */
export interface Watcher {
  readonly person: Person
  /** Takes a message already written as JSON, so that many who see the same share the writing. */
  send(text: string): void
}

/** What a watcher wants of a table. */
export interface Watching {
  /** The last number this watcher was told. */
  told: number | undefined
  muted: boolean
}
