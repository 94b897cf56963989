import { type Event, seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { lastTurns } from '../src/dominion/last-turns.ts'

const [anna, berta] = [seat(0), seat(1)]

const event = (type: string, who = anna, cards: readonly number[] = []): Event => ({
  type,
  seat: who,
  cards,
  seenBy: 0,
  count: cards.length,
  about: '',
  from: '',
  to: '',
})

const LOG = [
  event('turn'),
  event('play', anna, [1]),
  event('turn', berta),
  event('play', berta, [2, 2]),
  event('discard', anna, [3]),
  event('gain', berta, [4]),
  event('turn'),
]

test('at the beginning of a turn one sees what the other did, and what it did to oneself', () => {
  const [seen, ...more] = lastTurns(LOG, anna)
  expect(more).toEqual([])
  expect(seen).toMatchObject({ seat: berta, played: [2, 2], gained: [4] })
  expect(seen?.toYou.map(({ type }) => type)).toEqual(['discard'])
})

test('that goes when one plays or buys something, and isn’t there in the other’s turn', () => {
  expect(lastTurns([...LOG, event('play', anna, [1])], anna)).toEqual([])
  expect(lastTurns([...LOG, event('buy', anna, [1])], anna)).toEqual([])
  expect(lastTurns(LOG.slice(0, -1), anna)).toEqual([])
})
