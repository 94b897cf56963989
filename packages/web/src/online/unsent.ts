import type { Answer } from '@kartentisch/kernel'

const KEY = 'kartentisch unsent'

/** An answer the server has not acknowledged yet. */
interface Unsent {
  readonly table: string
  readonly number: number
  readonly answer: Answer
}

const isUnsent = (given: unknown): given is Unsent =>
  typeof given === 'object' &&
  given !== null &&
  'table' in given &&
  'number' in given &&
  'answer' in given &&
  Array.isArray(given.answer) &&
  given.answer.every(Number.isInteger)

function all(): Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnsent) : []
  } catch {
    // Nothing readable was kept: nothing waits.
    return []
  }
}

function keep(unsent: readonly Unsent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(unsent))
  } catch {
    // Without storage an answer waits for the connection as long as the page is open.
  }
}

/** Keeps an answer until it is acknowledged, so that it survives even if the page is closed without a connection. */
export const keepUnsent = (unsent: Unsent): void =>
  keep([...all().filter(({ table }) => table !== unsent.table), unsent])

/** The answer to a table's question was taken or refused. */
export const forgetUnsent = (table: string, number: number): void =>
  keep(all().filter(other => other.table !== table || other.number !== number))

/** The answer that was given to this question and never arrived. */
export const unsentAnswer = (table: string, number: number): Answer | undefined =>
  all().find(other => other.table === table && other.number === number)?.answer
