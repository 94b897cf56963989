import type { GameKit, Language, Lettered, Paint, Rules, Speaker } from '@kartentisch/kernel'

/** How things are said and shown. */
export interface Look {
  readonly language: Language
  /** The players' names, by seat. */
  readonly names: readonly string[]
  readonly paint: Paint
}

/** What a game looks like in a terminal, and how it speaks. Everything is as one seat may see it. */
export interface Face {
  readonly letters: Lettered<unknown>
  readonly speaker: Speaker
}

/** A game with these rules, as it is shown in a terminal. */
export const faceOf = (kit: GameKit, rules: Rules<unknown, unknown>, { language, names, paint }: Look): Face => ({
  letters: kit.letters(rules, language, names, paint),
  speaker: kit.speak(rules, language, names),
})
