import type { Game } from './game.ts'
import type { Match, Snapshot } from './match.ts'
import type { Seed } from './random.ts'
import type { Recording } from './recording.ts'

/** A match as a file, without who plays it; `Sitting.restore` takes it up again. */
export interface Save<Setup, State>
  extends Pick<Recording<Setup, State>, 'game' | 'version' | 'setup' | 'seed' | 'answers' | 'before'> {
  readonly snapshot: Snapshot<State>
}

/** A match as plain data, to be kept. */
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
