import { type Answer, aimOf, isMove, Match, type Puzzle, SOLVER } from '@kartentisch/kernel'

/** How a try at a puzzle stands: under way, or with what it came to. */
export type Standing =
  | { readonly over: false }
  | { readonly over: true; readonly solved: boolean; readonly worth: number }

/** Plays the answers that were given so far again, to the end of the turn. */
export function standingOf(puzzle: Puzzle, answers: readonly Answer[]): Standing {
  const { rules, start } = puzzle.position
  const match = Match.from(rules, start)
  const turnIsOver = () => {
    const { question } = match
    return question === undefined || (question.seat !== SOLVER && isMove(question))
  }
  for (const answer of answers) {
    const { question } = match
    if (question === undefined || turnIsOver()) break
    match.answer(question.seat, answer)
  }
  if (!turnIsOver()) return { over: false }
  const { worth, enough } = aimOf(puzzle)
  const reached = worth(match.state)
  return { over: true, solved: reached >= enough, worth: reached }
}

const DAY = 86_400_000

/** The days since a day long ago, by the clock on the wall. */
export const dayNumber = (now: Date): number =>
  Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(2026, 0, 1)) / DAY)

/** The puzzle of a day: the same for everybody, and all have their turn before one comes again. */
export function ofTheDay<T>(puzzles: readonly T[], day: number): T | undefined {
  const n = puzzles.length
  // A step that shares no divisor with most lengths: neighbours come from different games.
  const step = [7, 11, 13, 17, 1].find(prime => n % prime !== 0) ?? 1
  return puzzles[(((day * step) % n) + n) % n]
}

/** Puzzles as they are listed: the shortest first. */
export const inOrder = <T extends { readonly length: number }>(puzzles: readonly T[]): readonly T[] =>
  puzzles.toSorted((a, b) => a.length - b.length)

/** The next in the list that is still to be solved, from the beginning again after the last; nothing once all are. */
export function nextAfter<T extends { readonly name: string; readonly length: number }>(
  puzzles: readonly T[],
  name: string,
  isSolved: (puzzle: T) => boolean,
): T | undefined {
  const listed = inOrder(puzzles)
  const here = listed.findIndex(puzzle => puzzle.name === name)
  return [...listed.slice(here + 1), ...listed.slice(0, here)].find(puzzle => !isSolved(puzzle))
}

/** How many days in a row, up to today or yesterday, a puzzle of the day was solved. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days)
  let day = solved.has(today) ? today : today - 1
  let n = 0
  for (; solved.has(day); day--) n++
  return n
}
