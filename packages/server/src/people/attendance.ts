import type { Presence } from '@kartentisch/protocol'

/** Who is at each seat; nothing for a bot's seat or a free one. */
export type Attendees = readonly (Presence | null)[]

/** What another node has said holds for so long, unless it says it again: it may be gone. */
const HOLDS_MS = 45_000

const RANKS: readonly Presence[] = ['gone', 'away', 'here']

const nearer = (a: Presence, b: Presence): Presence => (RANKS.indexOf(a) >= RANKS.indexOf(b) ? a : b)

/** Who is at a table, on whichever node they are connected: what is so here, and what other nodes have said. */
export class Attendance {
  readonly #others = new Map<string, { readonly seats: Attendees; readonly at: number }>()
  #here: Attendees = []

  /** Who is connected here. Gives whether that has changed. */
  set(here: Attendees): boolean {
    const changed = JSON.stringify(here) !== JSON.stringify(this.#here)
    this.#here = here
    return changed
  }

  get here(): Attendees {
    return this.#here
  }

  /** What another node says. Gives whether that node was unknown until now: it does not know who is here either. */
  hear(node: string, seats: Attendees, now: number): boolean {
    const isNew = !this.#others.has(node)
    this.#others.set(node, { seats, at: now })
    return isNew
  }

  seats(now: number): Attendees {
    for (const [node, { at }] of this.#others) if (at < now - HOLDS_MS) this.#others.delete(node)
    return this.#here.map((own, i) => {
      if (own === null) return null
      return [...this.#others.values()].reduce((best, { seats }) => nearer(best, seats[i] ?? 'gone'), own)
    })
  }
}
