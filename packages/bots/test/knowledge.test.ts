import { asCard, cards, DominionRules, events, landmarks, parseSetup } from '@kartentisch/dominion'
import { at, seat } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../src/dominion/knowledge/all.ts'
import { loreOf } from '../src/dominion/trial/lore-of.ts'

const kingdomOf = (...kingdom: string[]) => new DominionRules(parseSetup({ players: 2, kingdom, first: 0 }))

/** What was found out about a card by trying it out. */
function traits(id: string, ...others: string[]) {
  const { tables } = kingdomOf(id, ...others)
  return at(loreOf(tables).traits, tables.card(id))
}

test('knows nothing of cards and events that aren’t there', () => {
  const known = new Set([...cards.keys(), ...events.keys(), ...landmarks.keys()])
  expect(Object.keys(KNOWLEDGE).filter(id => !known.has(id))).toEqual([])
})

describe('trying a card out shows', () => {
  test.each([
    ['smithy', { cards: 3, actions: 0, coins: 0, mayTrash: 0 }],
    ['market', { cards: 1, actions: 1, coins: 1, buys: 1 }],
    ['witch', { cards: 2, curses: 1 }],
    ['militia', { coins: 2, handLoss: 2 }],
    ['chapel', { mustTrash: 0, mayTrash: 4 }],
    ['trading-post', { mustTrash: 2, mayTrash: 2 }],
    ['remodel', { mustTrash: 1, exchange: { least: -Infinity, most: 2, treasures: false } }],
    ['upgrade', { mustTrash: 1, cards: 1, exchange: { least: 1, most: 1, treasures: false } }],
    ['remake', { mustTrash: 2, exchange: { least: 1, most: 1, treasures: false } }],
    ['mine', { mayTrash: 1, exchange: { least: -Infinity, most: 3, treasures: true } }],
  ])('what %s does', (id, shown) => {
    expect(traits(id)).toMatchObject(shown)
  })

  test('what comes only within two turns, with other cards around, or with a purchase', () => {
    for (const id of ['bandit', 'bridge', 'caravan', 'merchant-guild', 'tribute', 'possession', 'enchantress'])
      expect(traits(id).more, id).toBeGreaterThan(0.4)
  })

  test('that a Hunting Party finds a card beside the one it draws', () => {
    expect(traits('hunting-party').cards).toBeGreaterThan(1.8)
  })
})

describe('what one more of a card would score, the rules tell', () => {
  const points = (setup: Readonly<Record<string, unknown>>, id: string) => {
    const rules = new DominionRules(parseSetup({ players: 2, first: 0, ...setup }))
    const sight = rules.sight(rules.deal('points'), seat(0))
    return sight.pointsOfMore(asCard(rules.tables.number(id)))
  }

  test('for cards that count others', () => {
    expect(points({ kingdom: ['gardens'] }, 'gardens')).toBeCloseTo(1)
    expect(points({ kingdom: ['fairgrounds'] }, 'province')).toBe(6)
    expect(points({ kingdom: [] }, 'curse')).toBe(-1)
  })

  test('for landmarks, Keep and Obelisk too', () => {
    expect(points({ landmarks: ['keep'] }, 'silver')).toBe(5)
    expect(points({ kingdom: ['smithy'], landmarks: ['obelisk'], obelisk: 'smithy' }, 'smithy')).toBe(2)
    expect(points({ landmarks: ['bandit-fort'] }, 'silver')).toBe(-2)
    expect(points({ landmarks: ['fountain'] }, 'copper')).toBe(5)
  })
})
