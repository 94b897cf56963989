import type { Event, Speaker } from '@kartentisch/kernel'
import type { Line, TurnOfLog } from './Log.tsx'

/** The log in sentences, turn by turn. A turn that is over is told once and kept. */
export class Chronicle {
  readonly #speaker: Speaker
  readonly #kept = new Map<Event, { readonly length: number; readonly turn: TurnOfLog }>()

  constructor(speaker: Speaker) {
    this.#speaker = speaker
  }

  /** `before` is the title of what happened before the first turn. */
  tell(log: readonly Event[], before: string): TurnOfLog[] {
    const parts: Event[][] = []
    for (const event of log) {
      if (this.#speaker.title(event) !== undefined || parts.length === 0) parts.push([])
      parts.at(-1)?.push(event)
    }
    const begun = new Map<string, number>()
    return parts.flatMap((part, i) => {
      const [first] = part
      if (first === undefined) return []
      const title = this.#speaker.title(first) ?? before
      const time = (begun.get(title) ?? 0) + 1
      begun.set(title, time)
      const kept = this.#kept.get(first)
      if (kept?.length === part.length) return [kept.turn]
      // Turns that a game doesn't number itself are told apart by how often they came.
      const turn = this.#tellTurn(part, i, time > 1 ? `${title} · ${time}` : title)
      this.#kept.set(first, { length: part.length, turn })
      return [turn]
    })
  }

  #tellTurn(part: readonly Event[], i: number, title: string): TurnOfLog {
    const titled = part[0] !== undefined && this.#speaker.title(part[0]) !== undefined
    const sentences = this.#speaker.story(titled ? part.slice(1) : part)
    const names = this.#speaker.named(part).map(({ name, id }) => [name, id] as const)
    return { key: String(i), title, lines: sentences.map((text): Line => ({ text, names })) }
  }
}
