import type { Wording } from '@kartentisch/kernel'
import type { Feed, FromServer } from '../from-server.ts'
import type { Presence, TableShown } from '../parts.ts'

/** Something said at a table. */
export type Chat = Extract<FromServer, { type: 'chat' }>

/** What somebody who follows a table hears. */
export interface Follower {
  feed?(feed: Feed): void
  table?(table: TableShown): void
  chat?(line: Chat): void
  /** Who of those who sit there is at the table; nothing for a bot's seat or a free one. */
  presence?(seats: readonly (Presence | null)[]): void
  /** There is no such table, or what is told of it can't be read. */
  refused?(reason: string | Wording): void
  /** A whole view is to come with all that led to it. */
  readonly history?: boolean
}

/** Lets a follower hear everything once and in order, whatever comes twice, late or not at all. */
export class Following {
  readonly follower: Follower
  /** The last numbers seen. */
  #number: number | undefined
  #chatNumber = 0

  constructor(follower: Follower) {
    this.follower = follower
  }

  /** What to ask for when one comes, or comes back. */
  get wishes() {
    const { chat, history } = this.follower
    return {
      ...(this.#number !== undefined && { from: this.#number }),
      ...(history !== undefined && { history }),
      chatFrom: this.#chatNumber,
      muted: chat === undefined,
    }
  }

  /** Hands a feed on; false if something between it and the last one is missing. */
  take(feed: Feed): boolean {
    const number = this.#number
    // A message that comes twice, or from a node that knows less, says nothing new.
    if (number !== undefined && feed.number < number) return true
    const steps = number === undefined || feed.whole ? feed.steps : feed.steps.filter(step => step.number > number)
    const first = steps[0]?.number
    if (!feed.whole && number !== undefined && first !== undefined && first > number + 1) return false
    this.#number = feed.number
    this.follower.feed?.({ ...feed, steps })
    return true
  }

  takeChat(line: Chat): void {
    if (line.number <= this.#chatNumber) return
    this.#chatNumber = line.number
    this.follower.chat?.(line)
  }
}
