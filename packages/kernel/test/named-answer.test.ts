import { toyKit } from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'
import { AskedKinds, Given, Mistake, runLitmus } from '../src/index.ts'

const LIMITS = { paths: 1000, tick: () => {} }

/** A claim of 2, which is a lie; p2 says whether to believe it. */
const claim = (moves: readonly unknown[], more: object = {}) =>
  new Given({ game: 'toy', given: { p1: { hand: [2, 4] } }, moves, always: { p1: { tokens: 0 } }, ...more })

const run = (given: Given) => () => runLitmus(toyKit.litmus, given, LIMITS)

/** What a test's failure says in German. */
function saidInGerman(given: Given): string {
  try {
    run(given)()
  } catch (fault) {
    if (fault instanceof Mistake) return fault.wording.de
  }
  return ''
}

test('what is wrong with a litmus test, or what came out, is said in every language', () => {
  expect(saidInGerman(claim(['claim 2']))).toMatch(/^always: p1\.tokens ist 3, nicht 0\n {2}auf diesem Weg: p2 /)
  expect(saidInGerman(claim(['clam 2']))).toContain('Den Zug „clam 2“ gibt es nicht. Züge sind: ')
  expect(saidInGerman(claim(['claim 2', 'p2: doubt is']))).toContain('Meintest du „doubt it“?')
  expect(saidInGerman(claim(['claim 2'], { outcome: [] }))).toBe(
    'Ein Feld „outcome“ gibt es hier nicht. Meintest du „outcomes“?',
  )
})

describe('answers by name in a litmus test', () => {
  test('lead where that answer leads, as text, as a mapping and as a list', () => {
    for (const answer of ['p2: doubt it', { p2: 'Doubt it' }, { p2: ['doubt it'] }])
      expect(run(claim(['claim 2', answer]))).not.toThrow()
    expect(run(claim(['claim 2', 'p2: believe it']))).toThrow('p1.tokens is 3')
  })

  test('leave what nobody answers to be explored', () => {
    expect(run(claim(['claim 2']))).toThrow('p1.tokens is 3')
    expect(run(claim(['claim 2', 'p2: anything']))).toThrow('p1.tokens is 3')
  })

  test('are told apart from what is only explored', () => {
    const asked = new AskedKinds()
    const note = (...moves: string[]) =>
      runLitmus(toyKit.litmus, claim(moves, { always: { p2: {} } }), { ...LIMITS, asked })
    note('claim 2')
    note('claim 2', 'p2: anything')
    const { size, unnamed } = asked
    expect(unnamed).toHaveLength(1)
    note('claim 2', 'p2: doubt it')
    expect(asked).toMatchObject({ size, unnamed: [] })
  })

  test('fail where another seat is asked', () => {
    expect(run(claim(['claim 2', 'p1: doubt it']))).toThrow('p2, not p1, is asked')
    expect(run(claim(['claim 2', 'p1: anything']))).toThrow('p2, not p1, is asked')
  })

  test('fail where nobody is asked, be it that the game is over', () => {
    expect(run(claim(['claim 2', 'p2: doubt it', 'p2: doubt it']))).toThrow('p2 is not asked.')
    expect(run(claim(['p2: doubt it', 'claim 2']))).toThrow('p2 is not asked.')
    const last = claim(['pass', 'p2: pass', 'p1: anything'], { rounds: 1 })
    expect(run(last)).toThrow('p1 is not asked.')
  })

  test('fail where they are none of the choices, and name the nearest', () => {
    expect(run(claim(['claim 2', 'p2: doubt is']))).toThrow(
      'offered are: believe it, doubt it. Did you mean "doubt it"?',
    )
    expect(run(claim(['claim 2', { p2: ['doubt it', 'believe it'] }]))).toThrow("p2 can't answer so")
    expect(run(claim(['claim 2', 'p2: nothing']))).toThrow("p2 can't answer so")
  })

  test('are told from moves by how these begin', () => {
    expect(run(claim(['pass', 'p2: pass'], { always: { turn: 'p1' } }))).not.toThrow()
  })
})
