import { aimOf, at, type Kit, type Player, type Puzzle, playedBy, SOLVER, Worlds } from '@kartentisch/kernel'

/** How many tries of our players missed a puzzle. */
export interface Rating {
  readonly by: number
  readonly of: number
}

/** Everybody tries every puzzle so often, so that all puzzles are rated on one scale. */
const TRIES = 4
/** More runs of the rules aren't spent on finding the worlds that may be the real one. */
const MOST_RUNS = 2_000
/** Thinks little, so that many positions can be tried. */
export const THINKING = { untimed: true, simulations: 40 }

/** Tries in some of the worlds that may be the real one; how many of them missed the goal. */
export function missedTries(puzzle: Puzzle, player: (n: number) => Player<unknown>): number {
  const { rules, start } = puzzle.position
  const aim = aimOf(puzzle)
  const worlds = new Worlds(rules, SOLVER, aim, puzzle.hidden, MOST_RUNS).from(start)
  const step = worlds.length / TRIES
  return Array.from({ length: TRIES }, (_, n) => at(worlds, Math.floor(n * step))).filter(
    ({ quiet }, n) => playedBy(puzzle, quiet, player(n)) < aim.enough,
  ).length
}

/** Who tries puzzles: somebody who plays at random, and the levels up to the usual one. */
function panel({ players }: Kit): string[] {
  const levels = Object.keys(players.levels)
  return ['random', ...levels.slice(0, levels.indexOf(players.usual) + 1)]
}

/** By how many tries each puzzle of a game is rated. */
export const triesOf = (kit: Kit): number => TRIES * panel(kit).length

/** How hard a puzzle is: how many tries of the panel miss it, of how many. */
export function ratingOf(kit: Kit, puzzle: Puzzle): Rating {
  const names = panel(kit)
  const missed = names.map(name => missedTries(puzzle, n => kit.players.player(name)(`${puzzle.name} ${n}`, THINKING)))
  return { by: missed.reduce((sum, n) => sum + n, 0), of: triesOf(kit) }
}
