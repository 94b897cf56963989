import type { GameKit, Naming, Question, Rules } from '@kartentisch/kernel'

/** Says what a seat is asked and told in words and plain data, for a program that knows nothing of our numbers. */
export interface Interpreter extends Naming {
  readonly game: string
  /** Of the rules. */
  readonly version: string
  prompt(question: Question): string
}

/** Speaks of games with these rules, in which players are called by their seats. */
export function interpreterOf<Setup, State, Sight, R extends Rules<State, Sight>>(
  kit: GameKit<Setup, State, Sight, R>,
  rules: R,
): Interpreter {
  const { id, version } = kit.game
  const { prompt } = kit.speak(
    rules,
    'en',
    Array.from({ length: rules.seats }, (_, i) => `seat ${i}`),
  )
  return { game: id, version, prompt, ...kit.naming(rules) }
}
