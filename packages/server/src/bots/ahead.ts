import type { Seat } from '@kartentisch/kernel'
import type { BotPool } from './pool.ts'
import type { Foresight } from './thread.ts'

/** Between two moments of thinking ahead, so that the machine is idle half of the time at least. */
const PAUSE_MS = 60

/** Where bots sit and a person is asked. */
interface Pending {
  /** Seats of bots that have something to think about, in turns. */
  readonly seats: readonly Seat[]
  /** What there is to think about at a seat; nothing if the person isn't asked any more. */
  readonly foresight: (seat: Seat) => Foresight | undefined
}

/** While persons think, bots at their tables do too: one bot at a time, for a moment each, in turns. */
export class ThinkingAhead {
  readonly #pool: BotPool
  readonly #pending = new Map<string, Pending>()
  #timer: NodeJS.Timeout | undefined
  #ended = false

  constructor(pool: BotPool) {
    this.#pool = pool
  }

  /** Bots of a table that may think ahead as long as a person is asked there. */
  at(table: string, pending: Pending): void {
    if (this.#ended || pending.seats.length === 0) return
    this.#pending.set(table, pending)
    this.#wait()
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }

  #wait(): void {
    if (this.#ended || this.#timer !== undefined || this.#pending.size === 0) return
    this.#timer = setTimeout(() => void this.#next(), PAUSE_MS)
    this.#timer.unref()
  }

  async #next(): Promise<void> {
    const [next] = this.#pending
    if (next !== undefined) {
      const [table, pending] = next
      this.#pending.delete(table)
      const seats = await this.#think(pending)
      // Somebody may have answered meanwhile, and the table have come again with what is asked now.
      if (seats.length > 0 && !this.#pending.has(table)) this.#pending.set(table, { ...pending, seats })
    }
    this.#timer = undefined
    this.#wait()
  }

  /** The seats with more to think about, whose turn it is first; a bot that fails has nothing more. */
  async #think({ seats: [first, ...others], foresight }: Pending): Promise<readonly Seat[]> {
    const task = first === undefined ? undefined : foresight(first)
    if (first === undefined || task === undefined) return []
    const more = await this.#pool.thinkAhead(task).catch(() => false)
    return more ? [...others, first] : others
  }
}
