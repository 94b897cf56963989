import { dominion, writeSelection } from '@kartentisch/dominion'
import { expect, test } from 'vitest'
import { burgundEntries } from '../src/encyclopedia/burgund-entries.ts'
import { dominionEntries, usedIn } from '../src/encyclopedia/dominion-entries.ts'
import { found, NO_FILTER } from '../src/encyclopedia/search.ts'
import { drawLinked, linkToKingdom, setupOf } from '../src/kingdoms/draw.ts'
import {
  amountOf,
  costWish,
  typeWish,
  WISHED_COSTS,
  WISHED_TYPES,
  withAmount,
  withCard,
  withSideways,
} from '../src/kingdoms/wishes.ts'

const { cards, events, landmarks, recommended } = dominion.catalogue

const ids = (words: string, language: 'de' | 'en') =>
  found([...dominionEntries, ...burgundEntries], { ...NO_FILTER, words }, language).map(({ id }) => id)

test('everything can be looked up', () => {
  const known = new Set(dominionEntries.map(({ id }) => id))
  expect([...cards.keys(), ...events.keys(), ...landmarks.keys()].filter(id => !known.has(id))).toEqual([])
})

test('a name is found however it is spelled, and before what only mentions it', () => {
  expect(ids('burggraben', 'en')[0]).toBe('moat')
  expect(ids('gärten', 'de')[0]).toBe('gardens')
  expect(ids('garten', 'en')[0]).toBe('gardens')
  expect(ids('gold', 'en')[0]).toBe('gold')
})

test('a split pile’s cards know the kingdoms their pile is in', () => {
  expect(usedIn('rocks').map(({ id }) => id)).toEqual(usedIn('catapult').map(({ id }) => id))
})

test('every wish that can be chosen is written and read as the same', () => {
  const wishes = [...WISHED_TYPES.map(typeWish), ...WISHED_COSTS.map(costWish)]
  for (const what of wishes) {
    const wished = withAmount(dominion.parseSelection(''), what, 'at least 2')
    const again = dominion.parseSelection(writeSelection(wished))
    expect(amountOf(again, what)).toBe('at least 2')
    expect(writeSelection(withAmount(again, what, ''))).toBe('')
  }
})

test('a card is wished for or against, not both', () => {
  const wanted = withCard(dominion.parseSelection('-chapel'), 'chapel', 'with')
  expect(writeSelection(wanted)).toBe('+chapel')
  expect(writeSelection(withSideways(wanted, 'events', '0-2'))).toBe('+chapel, at most 2 events')
})

test.each<readonly [string, string]>([
  ['selection', '+young-witch, 2 events, 1 landmark'],
  ['selection', '+black-market, black market 25, 1 event'],
  ['selection', '+black-market, +young-witch, black market all'],
  ['selection', '+black-market, black market all'],
  ['selection', '+young-witch, bane black-market'],
  ...recommended.map(({ id }) => ['recommended', id] as const),
])('the link of a kingdom leads to the same kingdom (%s %s)', (from, wishes) => {
  const drawn = drawLinked(from, wishes)
  const [, , kind = '', value = ''] = linkToKingdom(drawn).split('/').map(decodeURIComponent)
  const again = drawLinked(kind, value)
  expect(again).toMatchObject({ kingdom: drawn.kingdom, events: drawn.events, landmarks: drawn.landmarks })
  expect(again.bane).toBe(drawn.bane)
  expect(again.blackMarket).toEqual(drawn.blackMarket)
  expect(setupOf(again).edition).toBe(setupOf(drawn).edition)
})

test('a link carries the wishes a kingdom was drawn from, where there are any', () => {
  const drawn = drawLinked('recommended', 'base-first-game')
  expect(linkToKingdom(drawn, 'base, no attack')).toBe(`${linkToKingdom(drawn)}/base%2C%20no%20attack`)
  expect(linkToKingdom(drawn, ' ')).toBe('#/kingdoms/recommended/base-first-game')
})

test.each([
  ['recommended', 'base-frist-game', 'Did you mean "base-first-game"?'],
  ['piles', '+black-market | moat, milita', 'Did you mean "militia"?'],
  ['selection', '+black-market | moat', 'Unexpected "|"'],
])('a link that was damaged says what is wrong with it (%s %s)', (kind, value, said) => {
  expect(() => drawLinked(kind, value)).toThrow(said)
})
