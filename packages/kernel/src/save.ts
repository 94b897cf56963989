import type { Game, Rules } from './game.ts'
import type { Match, Snapshot } from './match.ts'
import type { Seed } from './random.ts'
import { readRecording } from './read-recording.ts'
import type { Recording } from './recording.ts'
import { Sitting } from './sitting.ts'

/** A match as a file, without who plays it. */
export interface Save<Setup, State>
  extends Pick<Recording<Setup, State>, 'game' | 'version' | 'setup' | 'seed' | 'answers' | 'before'> {
  readonly snapshot: Snapshot<State>
}

export function save<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  setup: Setup,
  seed: Seed,
  match: Match<State, Sight>,
): Save<Setup, State> {
  const { id, version } = game
  const before = match.number - match.log.length
  return { game: id, version, setup, seed, answers: match.log, before, snapshot: match.snapshot() }
}

/** Reads a saved match; a file that was damaged or belongs to another game is refused with the reason. */
export function load<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  given: unknown,
): { setup: Setup; seed: Seed; rules: Rules<State, Sight>; match: Match<State, Sight> } {
  const { origin, match } = Sitting.restore(game, readRecording(given))
  return { setup: origin.setup, seed: origin.seed, rules: match.rules, match }
}
