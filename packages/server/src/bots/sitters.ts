import type { Player, Sitting, Thinking } from '@kartentisch/kernel'

/** Where a bot is asked, and when. */
export interface Place {
  /** The table and the seat there. */
  readonly key: string
  /** So many answers were given before. */
  readonly answers: number
  /** As many before the last answer of this seat; nothing if there was none, or something was taken back since. */
  readonly last: number | undefined
}

/** Where somebody is asked now; `key` tells this seat of this table from others. */
export function placeIn({ steps, match, asked }: Sitting, key: string): Place {
  const latest = steps.findLast(
    ({ what, seat }) => what === 'undo' || what === 'agree' || (what === 'answer' && seat === asked),
  )
  return { key, answers: match.number, last: latest?.what === 'answer' ? latest.answers - 1 : undefined }
}

/** So many are remembered. */
const MOST = 100

class Sitter {
  readonly bot: Player<unknown>
  answers = -1
  /** When to stop thinking. */
  end = 0

  constructor(make: (thinking: Thinking) => Player<unknown>) {
    this.bot = make({ goOn: () => performance.now() < this.end })
  }
}

/**
 * The bots of places where they have answered: who gave a seat's last answer knows what suits the game, and goes on. For a
 * seat whose last answer was given elsewhere, or taken back, there is somebody new.
 */
export class Sitters {
  /** The latest last. */
  readonly #sitters = new Map<string, Sitter>()

  /** Who answers at a place, within so many milliseconds. */
  at({ key, answers, last }: Place, withinMs: number, make: (thinking: Thinking) => Player<unknown>): Player<unknown> {
    const known = this.#sitters.get(key)
    const sitter = known !== undefined && known.answers === last ? known : new Sitter(make)
    sitter.answers = answers
    sitter.end = performance.now() + withinMs
    this.#sitters.delete(key)
    this.#sitters.set(key, sitter)
    const [oldest] = this.#sitters.keys()
    if (this.#sitters.size > MOST && oldest !== undefined) this.#sitters.delete(oldest)
    return sitter.bot
  }
}
