import { type Answer, readEntry, type Step } from '@kartentisch/kernel'
import type { LogLine } from '../../store/contract.ts'

const isUndo = ({ what }: Step): boolean => what === 'undo' || what === 'agree'

/** Kinds of steps that matter only while they are new. */
const isPassing = ({ what }: Step): boolean => what === 'ask-undo' || what === 'decline'

/**
 * The steps that still count, in order: answers that were taken back are left out, and what took them back with them.
 * Steps may come twice. An undo that reaches back before the first of them stays, to be counted with earlier ones.
 */
export function counting(steps: readonly Step[]): Step[] {
  const [first] = steps
  if (first === undefined) return []
  const before = first.what === 'answer' ? first.answers - 1 : first.answers
  let kept: Step[] = []
  /** How many answers count after those that are kept. */
  let answers = before
  for (const step of steps) {
    const stays = step.what === 'answer' ? step.answers - 1 : step.answers
    if (stays < answers) kept = kept.filter(one => one.what !== 'answer' || one.answers <= stays)
    answers = step.answers
    if (isUndo(step) ? step.answers < before : !isPassing(step)) kept.push(step)
  }
  return kept
}

/** The answers that count in the end: what was taken back is left out. */
export function answersIn(lines: readonly LogLine[]): Answer[] {
  const answers: Answer[] = []
  for (const { body } of lines) {
    const entry = readEntry(JSON.parse(body))
    if (entry.what === 'answer') answers.push(entry.answer)
    if (entry.what === 'undo' || (entry.what === 'agree' && entry.to !== null)) answers.length = entry.to ?? 0
  }
  return answers
}
