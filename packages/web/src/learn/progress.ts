import type { Answer } from '@kartentisch/kernel'

/** How far a learner is: the step, of how many, and what was answered in each step before it. */
export interface Progress {
  readonly step: number
  readonly of: number
  readonly answers: readonly (readonly Answer[])[]
}

export const BEGINNING: Progress = { step: 0, of: 0, answers: [] }

const key = (game: string) => `kartentisch lesson ${game}`

const isAnswer = (value: unknown): value is Answer => Array.isArray(value) && value.every(Number.isInteger)

const isProgress = (value: unknown): value is Progress => {
  if (typeof value !== 'object' || value === null) return false
  if (!('step' in value && 'of' in value && 'answers' in value)) return false
  const { step, of, answers } = value
  return (
    Number.isInteger(step) &&
    Number.isInteger(of) &&
    Array.isArray(answers) &&
    answers.length === step &&
    answers.every(given => Array.isArray(given) && given.every(isAnswer))
  )
}

/** What was kept of a lesson; its beginning if nothing readable was. */
export function keptProgress(game: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null')
    return isProgress(kept) ? kept : BEGINNING
  } catch {
    // Storage that is closed or holds something else: the lesson begins.
    return BEGINNING
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress))
  } catch {
    // Without storage the progress lasts until the page is closed.
  }
}
