import { seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { dominion } from '../../src/index.ts'

const { kingdomSets, recommended } = dominion.catalogue

const SEEDS = Array.from({ length: 300 }, (_, i) => i)
const basePiles = dominion.catalogue.pilesFrom(['base']).slice(0, 9)
const youngWitch = { kingdom: ['young-witch', ...basePiles], events: [], landmarks: [] }
const blackMarket = { kingdom: ['black-market', ...basePiles], events: [], landmarks: [] }

test('all 38 recommended kingdoms are set-ups of ten piles for 2 to 6 players', () => {
  expect(recommended).toHaveLength(38)
  for (const kingdom of recommended) {
    for (let players = 2; players <= 6; players++) {
      const { edition } = kingdom
      const setup = dominion.parseSetup({
        players,
        edition,
        ...dominion.completed(seeded('r'), kingdom, { sets: kingdomSets }),
      })
      expect(setup, kingdom.id).toMatchObject({ kingdom: kingdom.kingdom, blackMarket: [] })
      expect(setup.kingdom, kingdom.id).toHaveLength(10)
      expect(setup.bane, kingdom.id).toBe(kingdom.bane)
    }
  }
})

test('a set that is named twice gives no pile twice', () => {
  for (const seed of SEEDS) {
    const { kingdom } = dominion.randomKingdom(seeded(seed), { sets: ['guilds', 'guilds'] })
    expect(new Set(kingdom).size).toBe(10)
  }
})

describe('a bane that is named', () => {
  test('is there with a Young Witch in the supply, and only with one', () => {
    const sets = ['base']
    expect(dominion.completed(seeded('x'), { ...youngWitch, bane: 'pawn' }, { sets }).bane).toBe('pawn')
    expect(dominion.completed(seeded('x'), { ...blackMarket, bane: 'pawn' }, { sets }).bane).toBeUndefined()
  })

  test('waits outside the Black Market deck for a Young Witch in it', () => {
    const drawing = { sets: ['base', 'cornucopia'], blackMarketSize: 'all' } as const
    for (const seed of SEEDS) {
      const { bane, blackMarket: deck } = dominion.completed(
        seeded(seed),
        { ...blackMarket, bane: 'menagerie' },
        drawing,
      )
      expect(bane).toBe('menagerie')
      expect(deck).toContain('young-witch')
      expect(deck).not.toContain('menagerie')
    }
  })
})

describe('piles that are kept out', () => {
  test('are neither the bane nor in the Black Market deck', () => {
    const without = ['moat', 'pawn', 'castles', 'witch']
    for (const seed of SEEDS) {
      expect(without).not.toContain(dominion.completed(seeded(seed), youngWitch, { sets: kingdomSets, without }).bane)
      const { blackMarket: deck } = dominion.completed(seeded(seed), blackMarket, {
        sets: ['base', 'intrigue'],
        without,
      })
      for (const id of without) expect(deck).not.toContain(id)
    }
  })

  test('may leave no bane', () => {
    const drawing = { sets: kingdomSets, without: dominion.catalogue.pilesFrom(kingdomSets) }
    expect(() => dominion.completed(seeded('x'), youngWitch, drawing)).toThrow('Young Witch needs a bane')
  })
})

test('a Black Market deck has 1 card or more', () => {
  for (const blackMarketSize of [0, -1, 2.5, Number.NaN]) {
    const build = () => dominion.completed(seeded('x'), blackMarket, { sets: ['base'], blackMarketSize })
    expect(build).toThrow(`The Black Market deck has 1 card or more, or "all", not ${blackMarketSize}.`)
  }
})
