import { readFileSync } from 'node:fs'
import { dominion, pileSize } from '@kartentisch/dominion'
import { seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'

/** A line of the table: what a card, an event or a landmark is. */
interface Printed {
  readonly set: string
  readonly kind: string
  readonly id: string
  readonly cost: string
  readonly types: string
  readonly copies: readonly number[]
}

const EVERYWHERE = '10 10 10 10 10'

function readTable(text: string): Printed[] {
  let [set, kind] = ['', '']
  return text.split('\n').flatMap(line => {
    const heading = /^## (\w+) (\w+)s$/.exec(line)
    if (heading !== null) [, set = '', kind = ''] = heading
    if (line === '' || line.startsWith('#')) return []
    const [id = '', cost = '', types = '', copies = EVERYWHERE] = line.split('|').map(part => part.trim())
    return [{ set, kind, id, cost, types, copies: copies.split(' ').map(Number) }]
  })
}

const table = readTable(readFileSync(new URL('printed.txt', import.meta.url), 'utf8'))
const cards = table.filter(({ kind }) => kind === 'card')

const { catalogue } = dominion

/** A cost as it is printed: `5`, `3P`, `8D`, `4+3D`. */
const written = ({ coins, potion, debt }: { coins: number; potion: number; debt: number }): string => {
  const plain = coins > 0 || (potion === 0 && debt === 0) ? `${coins}` : ''
  const withPotion = plain + 'P'.repeat(potion)
  return debt === 0 ? withPotion : [withPotion, `${debt}D`].filter(part => part !== '').join('+')
}

/** What some cards must have beside them. */
const BESIDE: Readonly<Record<string, object>> = {
  'young-witch': { bane: 'moat' },
  'black-market': { blackMarket: ['moat'] },
}

/** How many copies of a card there are at the start in the supply or beside it. */
function copies(id: string, players: number): number {
  const pile = catalogue.pileOf(id)
  const kingdom = id === 'potion' ? ['alchemist'] : catalogue.setOf(pile) === undefined ? ['tournament'] : [pile]
  const rules = dominion.prepare(dominion.parseSetup({ players, kingdom, ...BESIDE[id] }))
  const { tables } = rules
  const { piles, stacks, prizes } = rules.lay(seeded('printed'))
  const card = tables.card(id)
  const i = tables.pileOf[card] ?? -1
  if (i < 0) return prizes.filter(prize => prize === card).length
  const stack = stacks[tables.piles[i]?.split ?? -1]
  return stack === undefined ? (piles[i] ?? 0) : stack.filter(other => other === card).length
}

test('the table has all cards of the rulebooks', () => {
  const count = (of: string) => table.filter(({ kind }) => kind === of).length
  expect([count('card'), count('event'), count('landmark')]).toEqual([148, 13, 21])
})

describe('costs and types are as printed', () => {
  test.each(cards)('$id', ({ set, id, cost, types }) => {
    const face = catalogue.cards.get(id)
    expect(face && written(face.cost) + (face.overpay === undefined ? '' : '+')).toBe(cost)
    expect(face?.types.toSorted()).toEqual(types.split(' ').sort())
    expect(catalogue.sets.find(({ cards }) => cards.some(card => card.id === id))?.id).toBe(set)
  })

  test.each(table.filter(({ kind }) => kind === 'event'))('$id', ({ id, cost }) => {
    const face = catalogue.events.get(id)
    expect(face && written(face.cost)).toBe(cost)
  })

  test.each(table.filter(({ kind }) => kind === 'landmark'))('$id costs nothing', ({ id }) => {
    expect(catalogue.landmarks.get(id)?.kind).toBe('landmark')
  })
})

test.each(cards)('there are as many cards of $id as printed, for 2 to 6 players', ({ id, copies: printed }) => {
  expect([2, 3, 4, 5, 6].map(players => copies(id, players))).toEqual(printed)
})

describe('piles of several cards', () => {
  const SPLIT = {
    'encampment/plunder': ['2', 'action'],
    'patrician/emporium': ['2', 'action'],
    'settlers/bustling-village': ['2', 'action'],
    'catapult/rocks': ['3', 'action attack'],
    'gladiator/fortune': ['3', 'action'],
    castles: ['3', 'victory castle'],
  }
  test.each(Object.entries(SPLIT))('%s has the cost and types of its placeholder', (id, [cost, types]) => {
    const pile = catalogue.splitPiles.find(split => split.id === id)
    expect(pile && written(pile.cost)).toBe(cost)
    expect(pile?.types.join(' ')).toBe(types)
  })

  test('the halves lie one above the other, and castles from the cheapest down', () => {
    for (const { id, cards: list } of catalogue.splitPiles) {
      if (id !== 'castles') expect([...new Set(list(2))].join('/')).toBe(id)
      const costs = list(6).map(card => catalogue.cards.get(card)?.cost.coins ?? 0)
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    }
  })
})

test('the box has one of each prize for any number of players', () => {
  const prizes = [...catalogue.cards.values()].filter(({ types }) => types.includes('prize'))
  expect(prizes).toHaveLength(5)
  for (const prize of prizes) expect([2, 3, 4, 5, 6].map(players => pileSize(prize, players))).toEqual([1, 1, 1, 1, 1])
})
