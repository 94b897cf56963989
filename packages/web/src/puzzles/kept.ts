const KEY = 'kartentisch puzzles'

/** What somebody has solved on this machine: puzzles by game and name, and the days on which the day's was. */
export interface Kept {
  readonly solved: readonly string[]
  readonly days: readonly number[]
}

const NOTHING: Kept = { solved: [], days: [] }

const isListOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(isOne)
const words = isListOf((value): value is string => typeof value === 'string')
const numbers = isListOf((value): value is number => typeof value === 'number')

export function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof read !== 'object' || read === null || !('solved' in read) || !('days' in read)) return NOTHING
    return words(read.solved) && numbers(read.days) ? { solved: read.solved, days: read.days } : NOTHING
  } catch {
    return NOTHING
  }
}

/** Keeps that a puzzle was solved; `day` if it was that day's. */
export function keepSolved(puzzle: string, day: number | undefined): void {
  const { solved, days } = kept()
  const more: Kept = {
    solved: solved.includes(puzzle) ? solved : [...solved, puzzle],
    days: day === undefined || days.includes(day) ? days : [...days, day],
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(more))
  } catch {
    // Without storage it is forgotten when the page is closed.
  }
}
