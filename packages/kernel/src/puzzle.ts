import type { Given } from './given.ts'
import type { LitmusGame, Position } from './litmus.ts'
import { Match } from './match.ts'
import { Mistake } from './mistake.ts'
import type { Player } from './player.ts'
import { type Answer, isMove, type Question } from './question.ts'
import { type Seat, seat } from './seat.ts'
import { type Sure, SureSearch } from './sure.ts'
import { say } from './words/say.ts'
import { sayLitmus } from './words/say-litmus.ts'
import { type Aim, seenAt } from './worlds.ts'

/** What is to be done in this turn: win the game, or make so many points. */
export type Goal = 'win' | { readonly points: number }

/** The fields of a puzzle besides those of a position. */
export const PUZZLE_FIELDS = ['name', 'game', 'players', 'given', 'seed', 'goal', 'length', 'missed'] as const

/** A position in which the player to move can surely reach a goal this turn, as it claims. */
export interface Puzzle<State = unknown, Sight = unknown> {
  readonly name: string
  readonly game: string
  readonly position: Position<State, Sight>
  readonly goal: Goal
  /** The fewest answers with which the goal can surely be reached; nothing where it isn't said. */
  readonly length: number | undefined
  /** How many of how many of our players miss it, as far as that was tried. */
  readonly missed: { readonly by: number; readonly of: number } | undefined
  hidden(state: State): number[][]
}

/** Who is to move in every puzzle. */
export const SOLVER: Seat = seat(0)

function readGoal(given: Given | undefined): Goal {
  if (given === undefined) throw new Mistake(say('noGoal'))
  if (given.value === 'win') return 'win'
  const points = new Map(given.record(['points'])).get('points')
  return { points: points?.count() ?? given.fail(sayLitmus('badGoal')) }
}

/** Reads a puzzle, which is written like a rule test with a `goal` in the place of moves and outcomes. */
export function readPuzzle<State, Sight>(game: LitmusGame<State, Sight>, given: Given): Puzzle<State, Sight> {
  const fields = new Map(given.record([...PUZZLE_FIELDS, ...game.fields]))
  const missed = new Map(fields.get('missed')?.record(['by', 'of']))
  return {
    name: fields.get('name')?.text() ?? '',
    game: game.id,
    position: game.position(given),
    goal: readGoal(fields.get('goal')),
    length: fields.get('length')?.count(),
    missed: missed.size < 2 ? undefined : { by: missed.get('by')?.count() ?? 0, of: missed.get('of')?.count() ?? 0 },
    hidden: state => game.hidden?.(state) ?? [],
  }
}

/** What reaching the goal takes, as a number, and how near to it the end of a turn is. */
export function aimOf<State, Sight>({
  position,
  goal,
}: Puzzle<State, Sight>): Aim<State> & { readonly enough: number } {
  const { rules, start } = position
  if (goal === 'win') {
    const worth = (state: State) => {
      const winners = rules.winners(state)
      return rules.over(state) && winners.length === 1 && winners[0] === SOLVER ? 1 : 0
    }
    return { worth, most: 1, enough: 1 }
  }
  const before = rules.scores(start)[SOLVER] ?? 0
  return { worth: state => (rules.scores(state)[SOLVER] ?? 0) - before, most: Infinity, enough: goal.points }
}

/** What the player to move can be certain of; throws a `Mistake` where that takes more than so many runs of the rules. */
export function sureOf<State, Sight>(puzzle: Puzzle<State, Sight>, runs: number): Sure {
  const { rules, start } = puzzle.position
  return new SureSearch(rules, SOLVER, aimOf(puzzle), puzzle.hidden, runs).from(start)
}

/** Longer ways aren't looked for. */
const MOST_LENGTH = 40

/** The fewest answers with which the goal can surely be reached; nothing where that can't be told. */
export function lengthOf<State, Sight>(puzzle: Puzzle<State, Sight>, runs: number): number | undefined {
  const { rules, start } = puzzle.position
  const aim = aimOf(puzzle)
  const soonest = new SureSearch(rules, SOLVER, aim, puzzle.hidden, runs).soonest(start, aim.enough, MOST_LENGTH)
  return soonest?.exhausted ? soonest.answers : undefined
}

/** What is wrong with a puzzle's claim, or nothing: the goal can surely be reached, no more than it asks for, and no sooner. */
export function disproved<State, Sight>(
  puzzle: Puzzle<State, Sight>,
  runs: number,
): ReturnType<typeof say> | undefined {
  const { enough } = aimOf(puzzle)
  const sure = sureOf(puzzle, runs)
  if (sure.worth < enough) return say('notSure', { sure: sure.worth, goal: enough })
  if (puzzle.goal !== 'win' && sure.worth > enough) return say('moreIsSure', { sure: sure.worth, goal: enough })
  if (!sure.exhausted) return say('notAllWays')
  return puzzle.length === undefined ? undefined : wrongLength(puzzle, puzzle.length, runs)
}

function wrongLength<State, Sight>(
  puzzle: Puzzle<State, Sight>,
  claimed: number,
  runs: number,
): ReturnType<typeof say> | undefined {
  const length = lengthOf(puzzle, runs)
  if (length === undefined) return say('notAllWays')
  return length === claimed ? undefined : say('otherLength', { length, claimed })
}

/** The answer with which somebody gave away what was certain until then. */
export interface GivenAway {
  readonly question: Question
  readonly answer: Answer
}

/** Where a try went wrong; nothing where it didn't, or where that takes more than so many runs of the rules. */
export function givenAway<State, Sight>(
  puzzle: Puzzle<State, Sight>,
  answers: readonly Answer[],
  runs: number,
): GivenAway | undefined {
  const { rules, start } = puzzle.position
  const match = Match.from(rules, start)
  const gone: (GivenAway & { readonly seen: string })[] = []
  for (const answer of answers) {
    const { question } = match
    if (question === undefined || (question.seat !== SOLVER && isMove(question))) break
    if (question.seat === SOLVER) gone.push({ seen: seenAt(rules, match.state, question), question, answer })
    match.answer(question.seat, answer)
  }
  const aim = aimOf(puzzle)
  try {
    const certain = new SureSearch(rules, SOLVER, aim, puzzle.hidden, runs).along(start, gone)
    const last = certain.findLastIndex(worth => worth >= aim.enough)
    return aim.worth(match.state) >= aim.enough ? undefined : gone[last]
  } catch (fault) {
    if (fault instanceof Mistake) return undefined
    throw fault
  }
}

/** Longer turns lead nowhere. */
const MOST_ANSWERS = 200

/** The worth of the turn as a player plays it from a state that may be the real one. */
export function playedBy<State, Sight>(puzzle: Puzzle<State, Sight>, start: State, player: Player<Sight>): number {
  const { rules } = puzzle.position
  const match = Match.from(rules, start)
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const { question } = match
    if (question === undefined || (question.seat !== SOLVER && isMove(question))) break
    match.answer(question.seat, match.consult(player))
  }
  return aimOf(puzzle).worth(match.state)
}
