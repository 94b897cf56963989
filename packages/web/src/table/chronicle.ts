import type { Event } from '@kartentisch/kernel'
import type { Line, TurnOfLog } from './Log.tsx'

/** How a game tells what happened. */
export interface Telling {
  /** Whether a new part of the log begins with an event. */
  begins(event: Event): boolean
  /** The sentences about some events in a row, and the title of the part if they begin one. */
  tell(events: readonly Event[]): { readonly title: string | undefined; readonly sentences: readonly string[] }
  /** The names that may stand in the sentences about these events, with what they name. */
  namesIn(events: readonly Event[]): Line['names']
}

/** The log in sentences, turn by turn. A turn that is over is told once and kept. */
export class Chronicle {
  readonly #telling: Telling
  readonly #kept = new Map<Event, { readonly length: number; readonly turn: TurnOfLog }>()

  constructor(telling: Telling) {
    this.#telling = telling
  }

  /** `before` is the title of what happened before the first turn. */
  tell(log: readonly Event[], before: string): TurnOfLog[] {
    const parts: Event[][] = []
    for (const event of log) {
      if (this.#telling.begins(event) || parts.length === 0) parts.push([])
      parts.at(-1)?.push(event)
    }
    return parts.flatMap((part, i) => {
      const [first] = part
      if (first === undefined) return []
      const kept = this.#kept.get(first)
      if (kept?.length === part.length) return [kept.turn]
      const turn = this.#tellTurn(part, i, before)
      this.#kept.set(first, { length: part.length, turn })
      return [turn]
    })
  }

  #tellTurn(part: readonly Event[], i: number, before: string): TurnOfLog {
    const { title = before, sentences } = this.#telling.tell(part)
    const names = this.#telling.namesIn(part)
    return { key: String(i), title, lines: sentences.map((text): Line => ({ text, names })) }
  }
}
