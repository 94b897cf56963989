import { burgundKit } from '@kartentisch/burgund'
import { dominionKit } from '@kartentisch/dominion'
import type { GameKit, Language, Lettered, Paint, Player, Rules, Speaker } from '@kartentisch/kernel'
import { burgundPlayer, dominionPlayer } from '@kartentisch/lab'

/** How things are said and shown. */
export interface Look {
  readonly language: Language
  /** The players' names, by seat. */
  readonly names: readonly string[]
  readonly paint: Paint
}

/** What a game looks like in a terminal, and how it speaks. Everything is as one seat may see it. */
export interface Face<Sight> {
  readonly letters: Lettered<Sight>
  readonly speaker: Speaker
}

/** A game that can be played in a terminal. */
export interface TerminalGame<Setup, State, Sight, R extends Rules<State, Sight> = Rules<State, Sight>> {
  readonly kit: GameKit<Setup, State, Sight, R>
  readonly usualBot: string
  /** Makes a bot by its name; throws a `Mistake` that says which there are. */
  bot(name: string): (seed: string) => Player<Sight>
}

/** A game with these rules, as it is shown in a terminal. */
export function faceOf<Setup, State, Sight, R extends Rules<State, Sight>>(
  { kit }: TerminalGame<Setup, State, Sight, R>,
  rules: R,
  { language, names, paint }: Look,
): Face<Sight> {
  return { letters: kit.letters(rules, language, names, paint), speaker: kit.speak(rules, language, names) }
}

export const dominionInTerminal = { kit: dominionKit, usualBot: 'big-money', bot: dominionPlayer }
export const burgundInTerminal = { kit: burgundKit, usualBot: 'greedy', bot: burgundPlayer }
