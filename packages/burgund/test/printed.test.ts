import { readFileSync } from 'node:fs'
import { data } from '@kartentisch/burgund'
import { expect, test } from 'vitest'

/** Every figure of the rulebook, taken from there and never from the code. */
const printed: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('printed.json', import.meta.url), 'utf8'),
)

/** What the rulebook lists by number, from this one on. */
const from = (first: number, listed: readonly unknown[]) =>
  Object.fromEntries(listed.map((value, i) => [String(i + first), value]))

const figures: Readonly<Record<string, unknown>> = {
  ...data,
  cards: data.cards.map(({ id, kind, copiesPerDie, diceMark }) => ({ id, kind, copiesPerDie, diceMark })),
  animalSetVp: from(1, data.animalSetVp.slice(1)),
  allSeven: from(1, data.allSeven),
  displaySize: from(1, data.displaySize),
  displayInOrder: from(1, data.displayInOrder),
  startWorkers: from(1, data.startWorkers),
}

test.each(Object.keys(printed))('%s is as in the rulebook', name => {
  expect(figures[name]).toEqual(printed[name])
})

test('what cards give at once is as in the rulebook', () => {
  const given = Object.fromEntries(data.cards.flatMap(({ id, gives }) => (gives === undefined ? [] : [[id, gives]])))
  expect(given).toEqual({ mine: { silver: 2 }, knowledge: { workers: 2 }, watchtower: { vp: 1 }, bank: { silver: 3 } })
})

test('a player begins with a good, an animal and six cards a round, and a set has three cards', () => {
  const { startGoods, startAnimals, rows, setSize, takeSilver, egonCloisterVp } = data
  expect({ startGoods, startAnimals, rows, setSize, takeSilver, egonCloisterVp }).toEqual({
    startGoods: 1,
    startAnimals: 1,
    rows: 6,
    setSize: 3,
    takeSilver: 1,
    egonCloisterVp: 1,
  })
})
