import { expect, test } from 'vitest'
import { faults } from './coverage.ts'
import type { Entry, Statement } from './rulings.ts'
import type { LitmusTest } from './tests.ts'

const says = (token: string, more: Partial<Statement> = {}): Statement => ({
  token,
  kind: 'ruling',
  text: 'The victim chooses.',
  shown: [],
  ...more,
})

const militia = (...rulings: readonly Partial<Statement>[]): Entry => ({
  id: 'militia',
  title: '',
  intro: '',
  own: says('militia', { kind: 'text', text: '1. +2 coins.' }),
  lines: [],
  rulings: rulings.map((ruling, i) => says(`militia#${i + 1}`, ruling)),
})

const litmus = (name: string, ...tokens: string[]): LitmusTest => ({ file: 'litmus/militia.yaml', name, tokens })

const found = (entry: Entry, ...tests: LitmusTest[]) =>
  faults(['militia'], [entry], tests, ({ name }) => name === 'seen')

const seen = { file: 'views.test.ts', name: 'seen' }

test('rulings that are shown by litmus tests or unit tests, or say why not, are fine', () => {
  const entry = militia({}, { shown: [seen] }, { untestable: 'about a name in print' })
  expect(found(entry, litmus('Militia', 'militia', 'militia#1'))).toEqual([])
})

test('a test that names nothing is told the nearest right thing', () => {
  expect(found(militia(), litmus('Militia', 'militia', 'milita'))).toEqual([
    'litmus/militia.yaml: "Militia" names milita, which is no ruling. Did you mean "militia"?',
  ])
})

test('a card needs a test for its steps', () => {
  expect(found(militia())).toEqual(['militia has no test for what it says: 1. +2 coins.'])
})

test('a ruling needs a test or a reason', () => {
  expect(found(militia({}), litmus('Militia', 'militia'))).toEqual([
    'militia#1 has neither a test nor a reason why not: The victim chooses.',
  ])
})

test('a reason is not needed where there is a test', () => {
  const entry = militia({ untestable: 'about a name in print' })
  expect(found(entry, litmus('Militia', 'militia', 'militia#1'))).toEqual([
    'militia#1 is called untestable, but there are tests for it.',
  ])
})

test('a unit test must be there', () => {
  const entry = militia({ shown: [{ file: 'views.test.ts', name: 'gone' }] })
  expect(found(entry, litmus('Militia', 'militia'))).toEqual([
    'militia#1 is shown by "gone" in views.test.ts, but there is no such test.',
  ])
})

test('every card of the catalogue has its entry, and every test its own name', () => {
  const [one, other] = [litmus('Militia', 'militia'), litmus('Militia', 'militia')]
  expect(faults(['militia', 'moat'], [militia()], [one, other], () => true)).toEqual([
    'moat is in the catalogue, but not in the rulings.',
    'Two tests have the name "Militia".',
  ])
})
