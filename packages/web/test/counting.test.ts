import type { Event } from '@kartentisch/kernel'
import { seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { counted, printedPoints } from '../src/dominion/counting.ts'

const NAMES = ['estate', 'province', 'curse', 'gardens', 'silver']
const nameOf = (card: number): string => NAMES[card] ?? ''

const event = (type: string, of: number, more: Partial<Event> = {}): Event => ({
  type,
  seat: seat(of),
  about: '',
  cards: [],
  count: 0,
  from: '',
  to: '',
  seenBy: 3,
  ...more,
})

const first = event('turn', 0, { count: 1 })
const gain = (of: number, ...cards: number[]) => event('gain', of, { cards, from: 'supply', to: 'discard' })

test('points that are printed count, those of cards that count something do not', () => {
  expect(['estate', 'province', 'curse', 'gardens', 'silver', 'plunder'].map(printedPoints)).toEqual([
    1, 6, -1, 0, 0, 0,
  ])
})

test('who counts along knows how many cards and points everybody has', () => {
  const log = [
    first,
    gain(1, 1, 4),
    gain(0, 2),
    event('trash', 1, { cards: [0], from: 'hand', to: 'trash' }),
    event('trash', 1, { cards: [1], from: 'supply', to: 'trash' }),
  ]
  expect(counted(log, 2, nameOf)).toEqual([
    { cards: 11, points: 2 },
    { cards: 11, points: 8 },
  ])
})

test('a card passed on unseen leaves the number of cards, but not the points', () => {
  const log = [first, event('pass', 0, { count: 1, from: 'hand', to: 'hand' })]
  expect(counted(log, 2, nameOf)).toEqual([
    { cards: 9, points: undefined },
    { cards: 11, points: undefined },
  ])
})

test('a log that does not go back to the first turn tells nothing', () => {
  expect(counted([event('turn', 0, { count: 7 }), gain(0, 1)], 2, nameOf)).toBeUndefined()
})
