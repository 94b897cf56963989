import type { Answer, Question } from '@kartentisch/kernel'
import { useRef } from 'react'

/** A question and what was answered to it. */
export interface Given {
  readonly number: number
  readonly question: Question
  readonly answer: Answer
}

/** Whether two questions are put by the same card for the same thing. */
const alike = (a: Question, b: Question): boolean =>
  a.about === b.about && a.step === b.step && a.of === b.of && a.from === b.from && a.whose === b.whose

const count = (all: Answer, n: number): number => all.filter(other => other === n).length

/** What was answered last once more, if the same is asked again and can be answered so. */
export function sameAgain(last: Given | undefined, number: number, question: Question | undefined): Answer | undefined {
  if (last === undefined || question === undefined || number <= last.number) return undefined
  const { answer } = last
  if (question.of === 'move' || answer.length === 0 || !alike(last.question, question)) return undefined
  const fits = answer.length >= Math.min(question.min, question.choices.length) && answer.length <= question.max
  return fits && answer.every(n => count(question.choices, n) >= count(answer, n)) ? answer : undefined
}

/** Remembers the last answer of whoever is at the screen, to offer it once more where the same is asked again. */
export function useRepeating(number: number, question: Question | undefined) {
  const last = useRef<Given>(undefined)
  return {
    again: sameAgain(last.current, number, question),
    remember(answer: Answer): void {
      if (question !== undefined) last.current = { number, question, answer }
    },
  }
}
