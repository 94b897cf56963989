import type { Choice } from './explore.ts'
import type { Given } from './given.ts'
import { inEvery } from './phrasebook.ts'
import type { Question } from './question.ts'
import { type Seat, seat } from './seat.ts'
import type { Wording } from './wording.ts'
import { sayLitmus as say } from './words/say-litmus.ts'

/** What rule tests of several games have in common: seats, moves and zones as they are written and told. */

/** The seat a field such as `p2` names. */
export function seatNamed(key: string, players: number): Seat | undefined {
  const match = /^p([1-9])$/.exec(key)
  const n = Number(match?.[1])
  return match !== null && n <= players ? seat(n - 1) : undefined
}

/** The fields of the seats: `p1`, `p2` … */
export const seatNames = (players: number): string[] => Array.from({ length: players }, (_, i) => `p${i + 1}`)

/** The seat of this name, which there must be. */
export const readSeat = (name: string, players: number, given: Given): Seat =>
  seatNamed(name, players) ?? given.fail(say('noSeat', { seat: name }))

/** The text of a move and the seat it is for: `play moat`, `p2: play moat`, or the latter as a mapping. */
export function spokenMove(given: Given, example: string): { seat: string | undefined; words: string } {
  if (given.isRecord) {
    const [entry, ...more] = given.record(key => key)
    if (entry === undefined || more.length > 0) return given.fail(say('oneMove', { example }))
    return { seat: entry[0], words: entry[1].text() }
  }
  const match = /^(p\d)\s*:\s*(.*)$/.exec(given.text())
  return match === null ? { seat: undefined, words: given.text() } : { seat: match[1], words: match[2] ?? '' }
}

/** Refuses a move; `hint` says what it may have been meant to be. */
export const unknownMove = (given: Given, move: string, moves: string | Wording, hint: string | Wording = ''): never =>
  given.fail(say('unknownMove', { move, moves, hint }))

type Numbers = readonly number[]

const sorted = (numbers: Numbers): number[] => numbers.toSorted((a, b) => a - b)
const equal = (a: Numbers, b: Numbers): boolean => a.length === b.length && a.every((n, i) => n === b[i])

/** Whether `some` are all among these, each as often. */
export function includesAll<T>(all: readonly T[], some: readonly T[]): boolean {
  const left = [...all]
  return some.every(one => {
    const i = left.indexOf(one)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  })
}

/** A pattern for a zone, whose cards are given from the top down: a list of them, or what is said of some. */
export function zonePattern(
  given: Given,
  read: (given: Given) => Numbers,
  ordered: boolean,
): (zone: Numbers) => boolean {
  if (given.isList) {
    const wanted = read(given)
    const inOrder = sorted(wanted)
    return ordered ? zone => equal(zone, wanted) : zone => equal(sorted(zone), inOrder)
  }
  const tests = given.record(['size', 'has', 'not', 'top']).map(([key, value]): ((zone: Numbers) => boolean) => {
    if (key === 'size') {
      const fits = value.comparison()
      return zone => fits(zone.length)
    }
    const wanted = read(value)
    if (key === 'has') return zone => includesAll(zone, wanted)
    if (key === 'not') return zone => !wanted.some(card => zone.includes(card))
    return zone => equal(zone.slice(0, wanted.length), wanted)
  })
  return zone => tests.every(fits => fits(zone))
}

/** Complains about what is there and what was wanted. */
export const isNot = (what: string | Wording, found: string | Wording, wanted: Given): Wording =>
  say('isNot', { what, found, wanted: JSON.stringify(wanted.value) })

/** A choice in words: who, for what, and what was chosen. */
export function tellChoice(
  choice: Choice,
  cardName: (card: number) => string,
  choiceName: (question: Question, n: number) => string,
): Wording {
  if ('shuffled' in choice) return say('shuffled', { cards: choice.shuffled.toReversed().map(cardName).join(' ') })
  const { question, answer } = choice
  const chosen = answer.map(n => choiceName(question, n)).join(' ')
  return say('chosen', {
    seat: question.seat + 1,
    about: question.about,
    step: question.step,
    answer: chosen === '' ? say('nothing') : inEvery(() => chosen),
  })
}
