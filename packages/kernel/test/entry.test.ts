import { describe, expect, test } from 'vitest'
import { answersIn, type Entry, Mistake, readEntry, seat } from '../src/index.ts'

/** Entries as logs have them that were written long ago. */
const WRITTEN: readonly string[] = [
  '{"what":"answer","seat":0,"question":3,"answer":[7,7],"bot":false,"at":1700000000000}',
  '{"what":"undo","seat":1,"to":4,"at":1700000000000}',
  '{"what":"ask-undo","seat":1,"to":4,"at":1700000000000}',
  '{"what":"agree","seat":0,"request":9,"to":null,"at":1700000000000}',
  '{"what":"agree","seat":2,"request":9,"to":4,"at":1700000000000}',
  '{"what":"decline","seat":0,"request":9,"at":1700000000000}',
  '{"what":"resign","seat":0,"level":"medium","at":1700000000000}',
  '{"what":"hand-over","seat":0,"level":"medium","at":1700000000000}',
  '{"what":"take-back","seat":0,"at":1700000000000}',
  '{"what":"time-out","seat":0,"level":"medium","at":1700000000000}',
  '{"what":"abandon","seat":0,"at":1700000000000}',
]

describe('an entry of a log', () => {
  test.each(WRITTEN)('is read as it was written: %s', line => {
    expect(JSON.parse(JSON.stringify(readEntry(JSON.parse(line))))).toEqual(JSON.parse(line))
  })

  test.each(WRITTEN)('needs no time: %s', line => {
    const { at: _, ...timeless } = JSON.parse(line)
    expect(readEntry(timeless)).toEqual(timeless)
  })

  test.each(WRITTEN)('that lacks a field is refused by its name: %s', line => {
    const whole: Record<string, unknown> = JSON.parse(line)
    for (const field of Object.keys(whole).filter(name => name !== 'at')) {
      const { [field]: _, ...rest } = whole
      expect(() => readEntry(rest)).toThrow(`"${field}" is missing or wrong`)
      expect(() => readEntry({ ...whole, [field]: { no: 1 } })).toThrow(Mistake)
    }
  })

  test.each([
    [null, '"seat" is missing'],
    ['answer', '"seat" is missing'],
    [{ what: 'dance', seat: 0 }, 'a kind that is not known here: "dance"'],
    [{ what: 'undo', seat: -1, to: 0 }, '"seat" is missing or wrong'],
    [{ what: 'undo', seat: 0, to: 1.5 }, '"to" is missing or wrong'],
    [{ what: 'undo', seat: 0, to: 1, at: 'noon' }, '"at" is missing or wrong'],
    [{ what: 'answer', seat: 0, question: 0, answer: ['x'], bot: false }, '"answer" is missing or wrong'],
  ])('that is none is refused with the reason: %o', (given, reason) => {
    expect(() => readEntry(given)).toThrow(reason)
  })
})

test('the answers that count are those that were not taken back', () => {
  const answer = (n: number): Entry => ({ what: 'answer', seat: seat(0), question: 0, answer: [n], bot: false })
  const agree = (to: number | null): Entry => ({ what: 'agree', seat: seat(1), request: 0, to })
  expect(answersIn([answer(1), answer(2), { what: 'undo', seat: seat(0), to: 1 }, answer(3)])).toEqual([[1], [3]])
  expect(answersIn([answer(1), answer(2), agree(null), agree(0), answer(3)])).toEqual([[3]])
})
