import { type Answer, answers, countAnswers, objection, type Question } from '@kartentisch/kernel'

/** Whether two answers take the same; the order counts where it is asked for. */
export const same = (a: Answer, b: Answer, ordered: boolean): boolean => {
  if (a.length !== b.length) return false
  if (ordered) return a.every((n, i) => n === b[i])
  const sorted = b.toSorted((x, y) => x - y)
  return a.toSorted((x, y) => x - y).every((n, i) => n === sorted[i])
}

/** Answers that differ from one in a single element: without it, with another instead, or with one more. */
function* neighbours({ choices }: Question, answer: Answer): Generator<Answer> {
  const kinds = [...new Set(choices)]
  for (const [i] of answer.entries()) yield answer.toSpliced(i, 1)
  for (const n of kinds) yield [...answer, n]
  for (const [i] of answer.entries()) for (const n of kinds) yield answer.toSpliced(i, 1, n)
}

/** The usual answer and others: all if they are few, else those nearest to it. */
export function alternatives(question: Question, usual: Answer, most: number): Answer[] {
  const found: Answer[] = [usual]
  const others = countAnswers(question) <= most ? answers(question) : neighbours(question, usual)
  for (const other of others) {
    if (found.length >= most) break
    if (objection(question, other) !== undefined) continue
    if (!found.some(known => same(known, other, question.ordered))) found.push(other)
  }
  return found
}
