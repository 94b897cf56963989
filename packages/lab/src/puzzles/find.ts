import {
  at,
  Given,
  type Goal,
  isMove,
  type Kit,
  lengthOf,
  Match,
  Mistake,
  NOBODY,
  type Player,
  type Puzzle,
  randomPlayer,
  readPuzzle,
  type Seed,
  seeded,
  sureOf,
} from '@kartentisch/kernel'
import { missedTries, ratingOf, THINKING } from './rate.ts'

/** A puzzle as it is written down. */
export type WrittenPuzzle = Readonly<Record<string, unknown>>

/** Puzzles that take more runs of the rules to prove are no fun to solve. */
const MOST_RUNS = 2_000
/** To prove that there is no shorter way, all of those must be gone. */
const MOST_RUNS_OF_LENGTH = 20_000
/** Puzzles are looked for in this part of a game, from its end. */
const LAST_PART = 0.3
/** More players than this make positions hard to take in. */
const MOST_SEATS = 4
/** Fewer points are no reason to think. */
const LEAST_POINTS = 2
/** So many hands are looked at in each position. */
const DEALS = 6
/** Longer games are left. */
const MOST_ANSWERS = 600

/** Makes a puzzle of a position with a goal, if it is one. */
function puzzleFrom(kit: Kit, stated: WrittenPuzzle, goal: 'win' | 'points', name: string): WrittenPuzzle | undefined {
  const { litmus } = kit.game
  const read = (goal: Goal) => readPuzzle(litmus, new Given({ name, game: litmus.id, ...stated, goal }))
  const [easy = ''] = Object.keys(kit.players.levels)
  // A puzzle must escape somebody who doesn't look ahead.
  const escapes = (one: Puzzle) => missedTries(one, () => kit.players.player(easy)(name, THINKING)) > 0
  let wanted: Goal = goal === 'win' ? 'win' : { points: 1 }
  const rough = read(wanted)
  // What is plain to see is no puzzle: that is cheaper to find out than what is certain.
  if (goal === 'win' && !escapes(rough)) return undefined
  const sure = sureOf(rough, MOST_RUNS)
  if (!sure.exhausted || sure.worth < (goal === 'win' ? 1 : LEAST_POINTS)) return undefined
  if (goal === 'points') wanted = { points: sure.worth }
  const puzzle = read(wanted)
  if (!escapes(puzzle)) return undefined
  const length = lengthOf(puzzle, MOST_RUNS_OF_LENGTH)
  if (length === undefined) return undefined
  return { name, game: litmus.id, goal: wanted, length, missed: ratingOf(kit, puzzle), ...stated }
}

/** The moments of a game at which a turn begins. */
function* turnStarts(match: Match<unknown, unknown>, players: readonly Player<unknown>[]): Generator<unknown> {
  let mover = -1
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const { question } = match
    if (question === undefined) return
    if (isMove(question) && question.seat !== mover) {
      mover = question.seat
      const { quiet, since } = match.snapshot()
      if (since.length === 0) yield quiet
    }
    match.answer(question.seat, match.consult(at(players, question.seat)))
  }
}

/** Looks for puzzles in games of bots, one after the other, for as long as somebody wants more. */
export function* findPuzzles(kit: Kit, seed: Seed): Generator<WrittenPuzzle | undefined> {
  const { game, players } = kit
  const { litmus } = game
  for (let i = 0; ; i++) {
    const name = `${seed}-${i}`
    const random = seeded(`puzzles ${name}`)
    const rules = game.fuzzing.rules(random, i, String(seed))
    const start = i % 2 === 0 ? rules.deal(name) : game.fuzzing.start(rules, random, name)
    const easy = at(Object.keys(players.levels), 0)
    const sitting = Array.from({ length: rules.seats }, (_, j) =>
      (i + j) % 3 === 0 ? randomPlayer(`${name} ${j}`) : players.player(easy)(`${name} ${j}`, THINKING),
    )
    // Before the end draws near a turn's points are seldom what counts.
    const starts = [...turnStarts(Match.from(rules, start), sitting)]
    for (const [turn, state] of starts.entries()) {
      const left = starts.length - turn
      // Before the end draws near a turn's points are seldom what counts.
      if (left > starts.length * LAST_PART || rules.seats > MOST_SEATS) continue
      const goal = left <= rules.seats + 1 ? 'win' : 'points'
      // As it was, and with other cards in hand, of those that this player might have held.
      for (let deal = 0; deal < DEALS; deal++) {
        const dealt = deal === 0 ? state : rules.redeal(state, NOBODY, random)
        const stated = litmus.stated?.(rules, dealt)
        if (stated !== undefined) yield tried(() => puzzleFrom(kit, stated, goal, `${name}-${turn}-${deal}`))
      }
    }
  }
}

/** What takes too long to prove is no puzzle. */
function tried(make: () => WrittenPuzzle | undefined): WrittenPuzzle | undefined {
  try {
    return make()
  } catch (fault) {
    if (fault instanceof Mistake) return undefined
    throw fault
  }
}
