import { Mistake } from './mistake.ts'
import type { Seat } from './seat.ts'
import type { Wording } from './wording.ts'
import { say } from './words/say.ts'

/**
 * A choice put to a player. Whatever the game, it is: take some of these numbers.
 * What the numbers stand for the game knows and says in `of` (cards, piles, options, amounts, moves …).
 */
export interface Question<
  Step extends string = string,
  Of extends string = string,
  From extends string = string,
  About extends string = string,
> {
  /** Who answers. */
  readonly seat: Seat
  /** For whom: another seat when one player decides for another. */
  readonly whose: Seat
  /** Another player whose cards or fate it is about. */
  readonly concerns?: Seat
  /** The card or rule that asks. */
  readonly about: About
  /** What for: `discard`, `trash`, `move` … */
  readonly step: Step
  /** What the numbers are. */
  readonly of: Of
  /** Where they are taken from. */
  readonly from: From
  /** All that may be taken; a number that stands here twice may be taken twice. */
  readonly choices: readonly number[]
  readonly min: number
  readonly max: number
  /** Taking nothing is allowed too, although `min` is more. */
  readonly orNone: boolean
  /** The order of the answer counts. Where it doesn't, any order is accepted. */
  readonly ordered: boolean
  /** What the player may look at while deciding, besides the choices. */
  readonly shown: readonly number[]
}

/** Some of a question's choices. */
export type Answer = readonly number[]

/** The step of every question that chooses a move: it is asked even when one move is left. */
export const MOVE = 'move' as const

/** Whether a question chooses a move. */
export const isMove = (question: Question): boolean => question.step === MOVE

const ascending = (a: number, b: number) => a - b

/** The different numbers among the choices, with how often each may be taken. */
function kinds(question: Question): { values: number[]; counts: number[] } {
  const values: number[] = []
  const counts: number[] = []
  for (const n of question.choices.toSorted(ascending)) {
    if (values.at(-1) === n) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    else {
      values.push(n)
      counts.push(1)
    }
  }
  return { values, counts }
}

/** How many an answer may have at most. */
export const most = (question: Question): number => Math.min(question.max, question.choices.length)

/** How many it must have, where taking nothing isn't allowed besides. */
export const least = (question: Question): number => Math.min(question.min, question.choices.length)

/** Whether an answer may have this many elements. */
export const sizeFits = (question: Question, size: number): boolean =>
  (size >= least(question) && size <= most(question)) || (size === 0 && question.orNone)

/** All different legal answers, smallest first where several sizes are allowed. */
export function answers(question: Question, limit = 1_000_000): Answer[] {
  const { values, counts } = kinds(question)
  const found: Answer[] = []
  const taken: number[] = []
  const left = [...counts]
  const take = (from: number, missing: number): void => {
    if (missing === 0) {
      found.push([...taken])
      if (found.length > limit) throw new Mistake(say('tooManyAnswers', { about: question.about, limit }))
      return
    }
    for (let i = from; i < values.length; i++) {
      if ((left[i] ?? 0) === 0) continue
      left[i] = (left[i] ?? 0) - 1
      taken.push(values[i] ?? 0)
      take(question.ordered ? 0 : i, missing - 1)
      taken.pop()
      left[i] = (left[i] ?? 0) + 1
    }
  }
  for (let size = 0; size <= most(question); size++) if (sizeFits(question, size)) take(0, size)
  return found
}

/** How many different legal answers there are, without listing them. */
export function countAnswers(question: Question): number {
  const { counts } = kinds(question)
  // ways[k]: answers of size k; ordered ones divided by k!, put back at the end.
  let ways = [1]
  for (const count of counts) {
    const next = new Array<number>(Math.min(ways.length + count, most(question) + 1)).fill(0)
    for (let k = 0; k < ways.length; k++) {
      let share = 1
      for (let j = 0; j <= count && k + j < next.length; j++) {
        if (j > 0 && question.ordered) share /= j
        next[k + j] = (next[k + j] ?? 0) + (ways[k] ?? 0) * share
      }
    }
    ways = next
  }
  let total = 0
  let factorial = 1
  for (let size = 0; size < ways.length; size++) {
    if (size > 0) factorial *= size
    if (sizeFits(question, size)) total += (ways[size] ?? 0) * (question.ordered ? factorial : 1)
  }
  return Math.round(total)
}

/** Why an answer is not legal, or nothing if it is. */
export function objection(question: Question, answer: unknown): Wording | undefined {
  if (!Array.isArray(answer) || !answer.every(n => Number.isInteger(n))) return say('noAnswer')
  if (!sizeFits(question, answer.length)) {
    const [min, max] = [least(question), most(question)]
    const size = { about: question.about, min, max, size: answer.length }
    if (min === max) return say(question.orNone ? 'wrongSizeOrNone' : 'wrongSize', size)
    return say(question.orNone ? 'outsideSizesOrNone' : 'outsideSizes', size)
  }
  const left = [...question.choices]
  for (const n of answer) {
    const i = left.indexOf(n)
    if (i < 0) {
      if (question.choices.includes(n)) return say('notSoOften', { choice: n })
      return say('noSuchChoice', { choice: n, choices: [...new Set(question.choices)].join(', ') })
    }
    left.splice(i, 1)
  }
  return undefined
}

/** The only legal answer, if there is just one. */
export function onlyAnswer(question: Question): Answer | undefined {
  const { choices, min, max, orNone, ordered } = question
  if (max === 0 || choices.length === 0) return []
  const same = choices.every(n => n === choices[0])
  if (orNone || (min < choices.length && min !== max)) return undefined
  if (min >= choices.length) return same || !ordered ? choices : undefined
  return same ? choices.slice(0, min) : undefined
}

/** A question as plain data, fit to be stored or sent. */
export function plain(question: Question): Question {
  const { seat, whose, concerns, about, step, of, from, choices, min, max, orNone, ordered, shown } = question
  return {
    seat,
    whose,
    ...(concerns !== undefined && { concerns }),
    about,
    step,
    of,
    from,
    choices: [...choices],
    min,
    max,
    orNone,
    ordered,
    shown: [...shown],
  }
}
