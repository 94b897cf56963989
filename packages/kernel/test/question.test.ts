import { answers, countAnswers, objection, onlyAnswer, type Question, seat } from '@kartentisch/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const question = (some: Partial<Question>): Question => ({
  seat: seat(0),
  whose: seat(0),
  about: 'cellar',
  step: 'discard',
  of: 'card',
  from: 'hand',
  choices: [],
  min: 1,
  max: 1,
  orNone: false,
  ordered: false,
  shown: [],
  ...some,
})

const anyQuestion = fc
  .record({
    choices: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }),
    min: fc.integer({ min: 0, max: 6 }),
    more: fc.integer({ min: 0, max: 6 }),
    orNone: fc.boolean(),
    ordered: fc.boolean(),
  })
  .map(({ choices, min, more, orNone, ordered }) => question({ choices, min, max: min + more, orNone, ordered }))

/** Everything that could be taken, by trying all of it. */
function byTrying(q: Question): Set<string> {
  const found = new Set<string>()
  const go = (taken: readonly number[], left: readonly number[]): void => {
    if (objection(q, taken) === undefined) found.add(JSON.stringify(q.ordered ? taken : taken.toSorted()))
    left.forEach((n, i) => {
      go([...taken, n], left.toSpliced(i, 1))
    })
  }
  go([], q.choices)
  return found
}

describe('the legal answers to a question', () => {
  test('equal cards count once', () => {
    expect(answers(question({ choices: [0, 0, 0, 1], min: 2, max: 2 }))).toEqual([
      [0, 0],
      [0, 1],
    ])
  })

  test('where order counts, every order is one', () => {
    expect(answers(question({ choices: [0, 1], min: 2, max: 2, ordered: true }))).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('a question for more than there is takes all', () => {
    expect(answers(question({ choices: [4], min: 2, max: 2 }))).toEqual([[4]])
  })

  test('all are listed, each once, and nothing else is accepted', () => {
    fc.assert(
      fc.property(anyQuestion, q => {
        const listed = answers(q).map(answer => JSON.stringify(answer))
        expect(new Set(listed).size).toBe(listed.length)
        expect(new Set(listed)).toEqual(byTrying(q))
      }),
    )
  })

  test('they can be counted without listing them', () => {
    fc.assert(
      fc.property(anyQuestion, q => {
        expect(countAnswers(q)).toBe(answers(q).length)
      }),
    )
  })

  test('if there is just one it is known without asking', () => {
    fc.assert(
      fc.property(anyQuestion, q => {
        const only = onlyAnswer(q)
        const listed = answers(q)
        if (only !== undefined) expect(listed).toHaveLength(1)
        if (only !== undefined) expect(objection(q, only)).toBeUndefined()
        if (listed.length === 1 && !q.ordered) expect(only?.toSorted()).toEqual(listed[0])
      }),
    )
  })
})

describe('a wrong answer is refused with what would be right', () => {
  const q = question({ choices: [2, 2, 5], min: 2, max: 2 })

  test.each([
    [[2], 'cellar wants 2, not 1.'],
    [[2, 7], '7 is not among the choices 2, 5.'],
    [[5, 5], '5 is not there so often.'],
    ['two', 'An answer is a list of whole numbers.'],
    [[1.5, 2], 'An answer is a list of whole numbers.'],
  ])('%j', (answer, reason) => {
    expect(objection(q, answer)?.en).toBe(reason)
  })
})
