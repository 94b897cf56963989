import { type Drawing, dominion, type Picking, pick, picker, pickingDone } from '@kartentisch/dominion'
import { at, NOBODY, seat, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'

const { recommended, splitPiles } = dominion.catalogue

const SEEDS = Array.from({ length: 300 }, (_, i) => i)

const named = (id: string) => {
  const found = recommended.find(kingdom => kingdom.id === id)
  if (found === undefined) throw new Error(`There is no recommended kingdom ${id}.`)
  return found
}

describe('recommended kingdoms', () => {
  test('have ten different piles and what these bring with them', () => {
    for (const { kingdom, events, landmarks, bane } of recommended) {
      expect(new Set(kingdom).size).toBe(10)
      expect(kingdom.includes('young-witch')).toBe(bane !== undefined)
      const rules = dominion.prepare(
        dominion.parseSetup({ kingdom, events, landmarks, ...(bane !== undefined && { bane }) }),
      )
      const { supply } = rules.view(rules.deal('recommended'), NOBODY)
      const potions = kingdom.some(id => dominion.catalogue.pileTraits(id).cost.potion > 0) ? 1 : 0
      expect(supply).toHaveLength(7 + 10 + potions + (bane === undefined ? 0 : 1))
    }
  })

  test('misprints of the lists are read as what is meant', () => {
    expect(named('alchemy-potion-mixers').kingdom).toEqual(expect.arrayContaining(['poacher', 'cellar']))
    expect(named('cornucopia-jesters-workshop').kingdom).toContain('feast')
    expect(named('alchemy-cornucopia-wine-with-dinner').kingdom).toContain('hamlet')
    expect(named('empires-silver-bullets').kingdom).toEqual(expect.arrayContaining(['gardens', 'groundskeeper']))
    expect(named('empires-buddy-system')).toMatchObject({ events: ['salt-the-earth'] })
    expect(named('empires-buddy-system').kingdom).toContain('nobles')
  })

  test('Baking Contest has no other coffers card than Baker', () => {
    const coffers = ['baker', 'butcher', 'candlestick-maker', 'merchant-guild', 'plaza']
    const { kingdom } = named('guilds-cornucopia-baking-contest')
    expect(kingdom.filter(id => coffers.includes(id))).toEqual(['baker'])
  })
})

describe('a random kingdom', () => {
  test('has ten different piles of the chosen sets, each of which may come', () => {
    const drawn = SEEDS.map(seed => dominion.randomKingdom(seeded(seed), { sets: ['base', 'empires'] }).kingdom)
    for (const kingdom of drawn) expect(new Set(kingdom).size).toBe(10)
    expect(new Set(drawn.flat())).toEqual(new Set(dominion.catalogue.pilesFrom(['base', 'empires'])))
  })

  test('takes split piles and the Castles as one pile each', () => {
    const piles = dominion.catalogue.pilesFrom(['empires'])
    for (const card of splitPiles.flatMap(({ cards }) => cards(6))) expect(piles).not.toContain(card)
    expect(piles.filter(id => id.includes('/') || id === 'castles').toSorted()).toEqual(
      splitPiles.map(({ id }) => id).toSorted(),
    )
  })

  test('has events and landmarks besides the ten piles, as many as are asked for', () => {
    for (const [events, landmarks] of [
      [0, 0],
      [2, 2],
      [5, 3],
    ] as const) {
      const drawn = dominion.randomKingdom(seeded('more'), { sets: ['empires'], events, landmarks })
      expect([drawn.kingdom.length, drawn.events.length, drawn.landmarks.length]).toEqual([10, events, landmarks])
      expect(() => dominion.parseSetup(drawn)).not.toThrow()
    }
  })

  test('may mix sets in any way: how many Alchemy cards are good is advice', () => {
    for (const sets of [['alchemy'], ['alchemy', 'seaside'], [...dominion.catalogue.kingdomSets]])
      expect(dominion.randomKingdom(seeded('mix'), { sets }).kingdom).toHaveLength(10)
    const alchemy = dominion.catalogue.pilesFrom(['alchemy']).filter(id => id !== 'potion')
    for (const n of [1, 9])
      expect(() =>
        dominion.parseSetup({
          kingdom: [...alchemy.slice(0, n), ...dominion.catalogue.pilesFrom(['base']).slice(0, 10 - n)],
        }),
      ).not.toThrow()
  })
})

test('players pick a pile each, clockwise from the starting player, until ten are chosen', () => {
  let picking: Picking = { players: 3, first: seat(1), pool: dominion.catalogue.pilesFrom(['base']), picked: [] }
  const pickers: number[] = []
  while (!pickingDone(picking)) {
    pickers.push(picker(picking))
    picking = pick(picking, picker(picking), at(picking.pool, picking.picked.length))
  }
  expect(pickers).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1])
  expect(picking.picked).toEqual(dominion.catalogue.pilesFrom(['base']).slice(0, 10))
})

const complete = (seed: number, kingdom: readonly string[], drawing: Partial<Drawing> = {}, bane?: string) => {
  const given = { kingdom, events: [], landmarks: [], ...(bane !== undefined && { bane }) }
  return dominion.completed(seeded(seed), given, { sets: ['base', 'cornucopia', 'promo'], ...drawing })
}

/** What costs exactly 2 or 3 coins, by what is printed. */
const eligible = dominion.catalogue.pilesFrom(dominion.catalogue.kingdomSets).filter(id => {
  const { coins, potion, debt } = dominion.catalogue.pileTraits(id).cost
  return (coins === 2 || coins === 3) && potion === 0 && debt === 0
})

describe('the bane', () => {
  test('may be any pile that costs exactly 2 or 3 coins, and no other', () => {
    for (const id of dominion.catalogue.pilesFrom(dominion.catalogue.kingdomSets)) {
      const name = () =>
        dominion.parseSetup({
          kingdom: id === 'young-witch' ? [] : ['young-witch'],
          bane: id,
          ...(id === 'black-market' && { blackMarket: ['smithy'] }),
        })
      if (eligible.includes(id)) expect(name).not.toThrow()
      else expect(name).toThrow(`The bane "${id}" must cost exactly 2 or 3 coins.`)
    }
    // Split piles count by what their placeholder says; a Potion in the cost, debt or no coins at all are no 2 or 3.
    expect(eligible).toEqual(expect.arrayContaining(['chapel', 'workshop', 'castles', 'encampment/plunder']))
    for (const id of ['smithy', 'university', 'vineyard', 'engineer']) expect(eligible).not.toContain(id)
  })

  test('is a random unused pile of the sets in use', () => {
    const kingdom = ['young-witch', 'cellar', 'moat']
    const banes = SEEDS.map(seed => complete(seed, kingdom, { sets: ['base', 'cornucopia'] }).bane)
    const own = dominion.catalogue
      .pilesFrom(['base', 'cornucopia'])
      .filter(id => eligible.includes(id) && !kingdom.includes(id))
    expect(new Set(banes)).toEqual(new Set(own))
  })

  test('comes from all sets if none of those in use has one left', () => {
    const kingdom = ['young-witch', 'hamlet', 'fortune-teller', 'menagerie']
    // So many drawings that each of them comes.
    const seeds = Array.from({ length: 12 * eligible.length }, (_, i) => i)
    const banes = seeds.map(seed => complete(seed, kingdom, { sets: ['cornucopia'] }).bane)
    expect(new Set(banes)).toEqual(new Set(eligible.filter(id => !kingdom.includes(id))))
  })

  test('may be named', () => {
    for (const seed of [1, 2, 3]) expect(complete(seed, ['young-witch'], {}, 'pawn').bane).toBe('pawn')
  })
})

describe('the Black Market deck', () => {
  const kingdom = ['black-market', 'smithy', 'witch']

  test('has 15 different cards of the sets in use that are not in the supply', () => {
    for (const seed of SEEDS) {
      const { blackMarket, bane } = complete(seed, kingdom, { sets: ['base', 'cornucopia'] })
      // A card taken out as the bane of a Young Witch in the deck would leave 14: there are others to take.
      expect(blackMarket).toHaveLength(15)
      expect(new Set(blackMarket).size).toBe(15)
      const unused = dominion.catalogue
        .pilesFrom(['base', 'cornucopia'])
        .filter(id => !kingdom.includes(id) && id !== bane)
      expect(unused).toEqual(expect.arrayContaining([...blackMarket]))
    }
  })

  test('has as many cards as are asked for, or all there are', () => {
    const size = (blackMarketSize: number | 'all') =>
      complete(1, kingdom, { sets: ['base'], blackMarketSize }).blackMarket.length
    expect([size(1), size(20), size(24), size(100), size('all')]).toEqual([1, 20, 24, 24, 24])
    expect(() => size(0)).toThrow('The Black Market deck has 1 card or more, or "all", not 0.')
  })

  test('may be given card by card', () => {
    const setup = dominion.parseSetup({ kingdom, blackMarket: ['rocks', 'moat'] })
    expect(setup.blackMarket).toEqual(['rocks', 'moat'])
  })

  test('gets one random card of a split pile or the Castles', () => {
    const decks = SEEDS.map(seed => complete(seed, kingdom, { sets: ['empires'], blackMarketSize: 'all' }).blackMarket)
    for (const pile of splitPiles) {
      const kinds = new Set(pile.cards(6))
      for (const deck of decks) expect(deck.filter(id => kinds.has(id))).toHaveLength(1)
      expect(new Set(decks.flat().filter(id => kinds.has(id)))).toEqual(kinds)
    }
  })

  test('is built after the bane, which may be Black Market itself', () => {
    const made = SEEDS.map(seed => complete(seed, ['young-witch', 'smithy']))
    const withMarket = made.filter(({ bane }) => bane === 'black-market')
    expect(withMarket.length).toBeGreaterThan(0)
    for (const { blackMarket } of withMarket) expect(blackMarket).toHaveLength(15)
    for (const { bane, blackMarket } of made) {
      if (bane !== 'black-market') expect(blackMarket).toEqual([])
      expect(blackMarket).not.toContain(bane)
    }
  })

  test('with a Young Witch in it gets a bane that is neither in the supply nor in the deck', () => {
    const made = SEEDS.map(seed => complete(seed, kingdom)).filter(({ blackMarket }) =>
      blackMarket.includes('young-witch'),
    )
    expect(made.length).toBeGreaterThan(0)
    for (const { bane = '', blackMarket } of made) {
      expect(eligible).toContain(bane)
      expect([...kingdom, ...blackMarket]).not.toContain(bane)
    }
  })

  test('with all cards in it gives one of them as the bane', () => {
    const sets = ['base', 'cornucopia', 'promo']
    const { bane = '', blackMarket } = complete(1, kingdom, { sets, blackMarketSize: 'all' })
    const unused = dominion.catalogue.pilesFrom(sets).filter(id => !kingdom.includes(id))
    expect(eligible).toContain(bane)
    expect([bane, ...blackMarket].toSorted()).toEqual(unused.toSorted())
  })
})
