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
    return parts.flatMap((part, i) => {
      const [first] = part
      if (first === undefined) return []
      const kept = this.#kept.get(first)
      if (kept?.length === part.length) return [kept.turn]
      const turn = this.#tellTurn(first, part, i, before)
      this.#kept.set(first, { length: part.length, turn })
      return [turn]
    })
  }

  #tellTurn(first: Event, part: readonly Event[], i: number, before: string): TurnOfLog {
    const title = this.#speaker.title(first)
    const sentences = this.#speaker.story(title === undefined ? part : part.slice(1))
    const names = this.#speaker.named(part).map(({ name, id }) => [name, id] as const)
    return { key: String(i), title: title ?? before, lines: sentences.map((text): Line => ({ text, names })) }
  }
}
