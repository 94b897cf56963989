import { dominion, moveNumber, nextStartingPlayer, type View } from '@kartentisch/dominion'
import { at, Match, NOBODY, seat, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'

const { cards } = dominion.catalogue

const SEEDS = Array.from({ length: 60 }, (_, i) => i)

const rulesOf = (setup: Record<string, unknown>) => dominion.prepare(dominion.parseSetup(setup))

/** The table as everybody sees it when the cards have been dealt. */
function dealt(setup: Record<string, unknown>, seed = 0): View {
  const rules = rulesOf(setup)
  return rules.view(rules.deal(seed), NOBODY)
}

const pileIn = (view: View, id: string) => view.supply.find(({ pile }) => pile === id)
const pilesIn = (view: View) => view.supply.map(({ pile }) => pile)
const count = (names: readonly string[], id: string) => names.filter(name => name === id).length

describe('pile sizes', () => {
  const sizes: Record<string, readonly number[]> = {
    copper: [46, 39, 32, 85, 78],
    silver: [40, 40, 40, 80, 80],
    gold: [30, 30, 30, 60, 60],
    potion: [16, 16, 16, 16, 16],
    estate: [8, 12, 12, 12, 12],
    duchy: [8, 12, 12, 12, 12],
    province: [8, 12, 12, 15, 18],
    curse: [10, 20, 30, 40, 50],
    village: [10, 10, 10, 10, 10],
    gardens: [8, 12, 12, 12, 12],
    duke: [8, 12, 12, 12, 12],
    'great-hall': [8, 12, 12, 12, 12],
    nobles: [8, 12, 12, 12, 12],
    harem: [8, 12, 12, 12, 12],
    vineyard: [8, 12, 12, 12, 12],
    fairgrounds: [8, 12, 12, 12, 12],
    'catapult/rocks': [10, 10, 10, 10, 10],
    castles: [8, 12, 12, 12, 12],
  }
  const basic = ['copper', 'silver', 'gold', 'potion', 'estate', 'duchy', 'province', 'curse']
  const kingdom = Object.keys(sizes).filter(id => !basic.includes(id))

  test.each([2, 3, 4, 5, 6])('with %i players are those of the rulebook', players => {
    const view = dealt({ players, kingdom })
    const expected = Object.entries(sizes).map(([id, of]) => [id, of[players - 2]])
    expect(Object.fromEntries(view.supply.map(({ pile, left }) => [pile, left]))).toEqual(Object.fromEntries(expected))
  })

  test('the castles of three and more players double four of the eight', () => {
    const castles = (players: number) => pileIn(dealt({ players, kingdom }), 'castles')?.cards ?? []
    const eight = castles(2)
    expect(new Set(eight).size).toBe(8)
    for (const players of [3, 4, 5, 6]) {
      expect([...new Set(castles(players))]).toEqual(eight)
      const doubled = eight.filter(id => count(castles(players), id) === 2)
      expect(doubled).toEqual(['humble-castle', 'small-castle', 'opulent-castle', 'kings-castle'])
    }
  })
})

describe('starting decks', () => {
  test.each([2, 3, 4, 5, 6])('of %i players have 7 Coppers and 3 Estates, five of them in hand', players => {
    const rules = rulesOf({ players, kingdom: ['village'] })
    for (const { hand, deck, discard } of rules.deal('decks').players) {
      expect([hand.length, deck.length, discard.length]).toEqual([5, 5, 0])
      const own = [...hand, ...deck].map(card => rules.tables.name(card))
      expect([count(own, 'copper'), count(own, 'estate')]).toEqual([7, 3])
    }
  })

  test('of fewer than five cards are all in hand', () => {
    const rules = rulesOf({ players: 2, kingdom: ['village'] })
    const three = ['copper', 'estate', 'village'].map(id => rules.tables.card(id))
    for (const { hand, deck } of rules.dealCards('few', () => three).players)
      expect([hand.toSorted(), deck]).toEqual([three.toSorted(), []])
  })

  test('are shuffled, each for itself', () => {
    const rules = rulesOf({ players: 2 })
    const hands = SEEDS.map(seed => rules.deal(seed).players.map(({ hand }) => hand.join()))
    expect(new Set(hands.map(([first]) => first)).size).toBeGreaterThan(5)
    expect(hands.some(([first, second]) => first !== second)).toBe(true)
  })
})

describe('the starting player', () => {
  const four = [0, 1, 2, 3].map(seat)

  test('of a first game is a random one', () => {
    const rules = rulesOf({ players: 4 })
    expect(new Set(SEEDS.map(seed => rules.deal(seed).turn.seat))).toEqual(new Set(four))
  })

  test('of the next game sits to the left of the winner', () => {
    expect(four.map(winner => nextStartingPlayer(4, [winner], seeded(1)))).toEqual([1, 2, 3, 0])
  })

  test('after several winners is a random one of those who did not win', () => {
    const next = SEEDS.map(seed => nextStartingPlayer(4, [seat(0), seat(2)], seeded(seed)))
    expect(new Set(next)).toEqual(new Set([seat(1), seat(3)]))
  })

  test('after a victory shared by all is a random one of all', () => {
    const next = SEEDS.map(seed => nextStartingPlayer(4, four, seeded(seed)))
    expect(new Set(next)).toEqual(new Set(four))
  })

  test('begins, and the others follow clockwise', () => {
    const match = Match.deal(rulesOf({ players: 4, first: 2 }), 'clockwise')
    const order = Array.from({ length: 5 }, () => {
      const { question } = match
      if (question === undefined) throw new Error('Nobody is asked.')
      match.answer(question.seat, question.choices.slice(-1))
      return question.seat
    })
    expect(order).toEqual([2, 3, 0, 1, 2])
  })
})

describe('extra material', () => {
  /** A card brings it with its pile as well as from the Black Market deck. */
  const both = (id: string) => [
    { kingdom: [id], ...(id === 'young-witch' && { bane: 'moat' }) },
    { kingdom: ['black-market'], blackMarket: [id], ...(id === 'young-witch' && { bane: 'moat' }) },
  ]

  test('is not there without a card that brings it', () => {
    const view = dealt({ kingdom: ['village', 'black-market'], blackMarket: ['smithy'] })
    expect(view).toMatchObject({ prizes: [], bane: null })
    expect(pilesIn(view)).not.toContain('potion')
    expect(view.players.map(({ coffers }) => coffers)).toEqual([0, 0])
    for (const { vp, debt } of view.supply) expect([vp, debt]).toEqual([0, 0])
  })

  test('Potions come with any card that has one in its cost', () => {
    const costing = [...cards.values()].filter(({ cost }) => cost.potion > 0).map(({ id }) => id)
    expect(costing).toEqual(expect.arrayContaining(['familiar', 'possession', 'vineyard']))
    for (const id of costing)
      for (const setup of both(id)) expect(pileIn(dealt({ players: 3, ...setup }), 'potion')?.left).toBe(16)
  })

  test('coffers begin at 0, and at 1 each with Baker', () => {
    for (const id of ['butcher', 'candlestick-maker', 'merchant-guild', 'plaza'])
      for (const setup of both(id)) expect(dealt(setup).players.map(({ coffers }) => coffers)).toEqual([0, 0])
    for (const setup of both('baker'))
      expect(dealt({ players: 3, ...setup }).players.map(({ coffers }) => coffers)).toEqual([1, 1, 1])
  })

  test('the five prizes lie beside the supply with Tournament', () => {
    const prizes = ['bag-of-gold', 'diadem', 'followers', 'princess', 'trusty-steed']
    for (const setup of both('tournament')) {
      const view = dealt(setup)
      expect(view.prizes).toEqual(prizes)
      for (const prize of prizes) expect(pilesIn(view)).not.toContain(prize)
    }
  })

  test('a bane is one more pile of the supply, with its usual size', () => {
    for (const setup of both('young-witch')) {
      const view = dealt({ players: 3, ...setup })
      expect(view.bane).toBe('moat')
      expect(pileIn(view, 'moat')?.left).toBe(10)
    }
    const sized = (bane: string) => pileIn(dealt({ players: 3, kingdom: ['young-witch'], bane }), bane)?.left
    expect([sized('great-hall'), sized('castles'), sized('catapult/rocks')]).toEqual([12, 12, 10])
  })

  test('tokens come onto all piles that are out, the Potions and the bane too', () => {
    const kingdom = ['young-witch', 'familiar', 'gardens', 'temple']
    const view = dealt({ kingdom, bane: 'moat', events: ['tax'], landmarks: ['defiled-shrine'] })
    for (const { debt } of view.supply) expect(debt).toBe(1)
    expect(view.supply.filter(({ vp }) => vp === 2).map(({ pile }) => pile)).toEqual([
      'young-witch',
      'familiar',
      'moat',
    ])
  })

  test.each(['arena', 'basilica', 'baths', 'battlefield', 'colonnade', 'labyrinth'])(
    '%s begins with 6 VP for each player',
    id => {
      for (const players of [2, 3, 4, 5, 6])
        expect(dealt({ players, landmarks: [id] }).landmarks).toEqual([{ id, vp: 6 * players }])
    },
  )

  test('the Obelisk pile is a random one of all Action piles, the bane too, and everybody sees it', () => {
    const kingdom = ['young-witch', 'gladiator/fortune', 'castles', 'gardens', 'harem', 'nobles']
    const marked = (view: View) => view.supply.filter(({ marks }) => marks.includes('obelisk')).map(({ pile }) => pile)
    const chosen = SEEDS.flatMap(seed => marked(dealt({ kingdom, bane: 'moat', landmarks: ['obelisk'] }, seed)))
    expect(chosen).toHaveLength(SEEDS.length)
    expect(new Set(chosen)).toEqual(new Set(['young-witch', 'gladiator/fortune', 'nobles', 'moat']))
    expect(marked(dealt({ kingdom: ['gardens'], landmarks: ['obelisk'] }))).toEqual([])
  })

  test('the Black Market deck is shuffled', () => {
    const blackMarket = ['chapel', 'moat', 'smithy', 'witch', 'market']
    const rules = rulesOf({ kingdom: ['black-market'], blackMarket })
    const orders = SEEDS.map(seed => rules.deal(seed).blackMarket.map(card => rules.tables.name(card)))
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(20)
    for (const order of orders) expect(order.toSorted()).toEqual(blackMarket.toSorted())
  })
})

test('split piles are as piles what their placeholder says', () => {
  const traits = (id: string) => ({
    types: dominion.catalogue.pileTraits(id).types,
    ...dominion.catalogue.pileTraits(id).cost,
  })
  const free = { potion: 0, debt: 0 }
  for (const id of ['encampment/plunder', 'patrician/emporium', 'settlers/bustling-village'])
    expect(traits(id)).toEqual({ types: ['action'], coins: 2, ...free })
  expect(traits('catapult/rocks')).toEqual({ types: ['action', 'attack'], coins: 3, ...free })
  expect(traits('gladiator/fortune')).toEqual({ types: ['action'], coins: 3, ...free })
  expect(traits('castles')).toEqual({ types: ['victory', 'castle'], coins: 3, ...free })
})

test('Caravan, Archive and Enchantress are Durations', () => {
  const durations = [...cards.values()].filter(({ types }) => types.includes('duration')).map(({ id }) => id)
  expect(durations).toEqual(expect.arrayContaining(['archive', 'caravan', 'enchantress']))
})

test('a shuffle that somebody else has decided stays as it is', () => {
  const rules = rulesOf({ kingdom: ['smithy', 'village', 'moat', 'chapel'], first: 0 })
  const { tables } = rules
  const state = rules.lay(seeded('decided'))
  state.turn.phase = 'action'
  const discard = ['gold', 'moat', 'copper', 'chapel', 'estate', 'village', 'silver'].map(id => tables.card(id))
  Object.assign(at(state.players, 0), { hand: [tables.card('smithy')], discard: [...discard] })
  rules
    .play(state, {
      hears: false,
      tell: () => {},
      ask: () => [moveNumber('play', tables.card('smithy'))],
      shuffle: () => true,
    })
    .step()
  expect(at(state.players, 0)).toMatchObject({ hand: discard.slice(-3).reverse(), deck: discard.slice(0, -3) })
})
