import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dominionEntries, pileOf } from '../src/encyclopedia/dominion-entries.ts'
import { worthIn } from '../src/encyclopedia/worth.ts'

const file = join(import.meta.dirname, '../src/encyclopedia/worths/dominion.json')

test('what a card is worth is the mean over kingdoms, with its uncertainty; of too few nothing is said', () => {
  const things = { witch: [10, 7, 4.9 + 0.09, 8], moat: [4, 2, 1, 0] } as const
  const found = worthIn({ made: '2026-11-16', things }, 'witch')
  expect(found?.share).toBeCloseTo(0.7)
  expect(found?.reach).toBeCloseTo(1.96 * Math.sqrt(0.01 / 10))
  expect(found?.wanted).toBeCloseTo(0.8)
  expect(worthIn({ made: '2026-11-16', things }, 'moat')).toBeUndefined()
  expect(worthIn({ made: '2026-11-16', things }, 'province')).toBeUndefined()
})

test('the worths that come with the page are small, dated, and about cards there are', () => {
  expect(statSync(file).size).toBeLessThan(300_000)
  const { made, seed, kingdoms, things } = JSON.parse(readFileSync(file, 'utf8'))
  expect(made).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect([typeof seed, typeof kingdoms]).toEqual(['string', 'number'])
  const piles = new Set(dominionEntries.map(({ id }) => pileOf(id)))
  expect(Object.keys(things).filter(id => !piles.has(id))).toEqual([])
})
