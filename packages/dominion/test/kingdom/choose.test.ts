import { seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { type Cost, dominion, type Kingdom, type Type } from '../../src/index.ts'

const { events, kingdomSets, recommended } = dominion.catalogue

const choose = (text: string, seed: string, keep: readonly string[] = []): Kingdom =>
  dominion.chooseKingdom(seeded(seed), dominion.parseSelection(text), keep)

const ofSet = ({ kingdom }: Kingdom, set: string): number =>
  kingdom.filter(id => dominion.catalogue.pilesFrom([set]).includes(id)).length
const ofType = ({ kingdom }: Kingdom, type: Type): number =>
  kingdom.filter(id => dominion.catalogue.pileTraits(id).types.includes(type)).length
const costing = ({ kingdom }: Kingdom, fits: (cost: Cost) => boolean): number =>
  kingdom.filter(id => fits(dominion.catalogue.pileTraits(id).cost)).length

const coinsOnly = (cost: Cost): boolean => cost.potion + cost.debt === 0

/** Whether all kingdom piles, the bane included, are of these sets. */
const isFrom = (sets: readonly string[], { kingdom, bane }: Kingdom): boolean =>
  [...kingdom, ...(bane === undefined ? [] : [bane])].every(id => dominion.catalogue.pilesFrom(sets).includes(id))

describe('200 kingdoms each', () => {
  const selections: [string, (kingdom: Kingdom) => boolean][] = [
    ['', kingdom => kingdom.events.length + kingdom.landmarks.length === 0],
    ['base, intrigue', kingdom => isFrom(['base', 'intrigue'], kingdom)],
    ['base 5, empires 5', k => ofSet(k, 'base') === 5 && ofSet(k, 'empires') === 5],
    ['3-5 alchemy or none', k => [0, 3, 4, 5].includes(ofSet(k, 'alchemy'))],
    ['cornucopia, guilds, 3-5 alchemy or none', k => isFrom(['alchemy', 'cornucopia', 'guilds'], k)],
    ['base, +jester, +castles, -thief, -witch', k => k.kingdom.includes('jester') && !k.kingdom.includes('witch')],
    [
      'at least 2 costing 5, at most 1 costing >= 6, 1 costing 2-3',
      k =>
        costing(k, cost => cost.coins === 5 && coinsOnly(cost)) >= 2 &&
        costing(k, cost => cost.coins >= 6) <= 1 &&
        costing(k, cost => (cost.coins === 2 || cost.coins === 3) && coinsOnly(cost)) === 1,
    ],
    ['reaction if attack', k => ofType(k, 'attack') === 0 || ofType(k, 'reaction') > 0],
    ['at least 4 attack, no reaction', k => ofType(k, 'attack') >= 4 && ofType(k, 'reaction') === 0],
    ['2-3 costing potion or none, no costing debt', k => [0, 2, 3].includes(costing(k, ({ potion }) => potion > 0))],
    ['0-2 events, 1 landmark', k => k.events.length <= 2 && k.landmarks.length === 1],
    ['at least 1 event, +wedding, +tower', k => k.events.includes('wedding') && k.landmarks.join() === 'tower'],
    ['+young witch, bane moat', k => k.bane === 'moat' && !k.kingdom.includes('moat')],
    ['base, 1-3 promo, +black market, black market 20', k => k.blackMarket.length >= 18 && k.blackMarket.length <= 20],
    ['base, moat if witch', k => k.kingdom.includes('moat') || !k.kingdom.includes('witch')],
    [
      '4 base, 3 guilds, 3 intrigue, 2-4 costing <= 3, a reaction if there is an attack, 1+ victory',
      k => ofSet(k, 'guilds') === 3 && ofType(k, 'victory') >= 1,
    ],
  ]

  test.each(selections)('meet "%s"', (text, meets) => {
    const selection = dominion.parseSelection(text)
    const random = seeded(text)
    const drawn = Array.from({ length: 200 }, () => dominion.chooseKingdom(random, selection))
    expect(drawn.filter(kingdom => !meets(kingdom))).toEqual([])
    const piles = drawn.map(kingdom => dominion.parseSetup(kingdom).kingdom)
    expect(piles.filter(ten => new Set(ten).size !== 10)).toEqual([])
  })
})

describe('a drawing', () => {
  test('is the same for the same seed and another for another', () => {
    expect(choose('base, intrigue', 'a')).toEqual(choose('base, intrigue', 'a'))
    expect(choose('base, intrigue', 'a')).not.toEqual(choose('base, intrigue', 'b'))
  })

  test('makes every kingdom that fits equally likely', () => {
    // Eight piles are settled. The other two are Moat and an attack, Moat and a calm card, or two calm cards.
    const settled = 'cellar chapel harbinger merchant vassal village workshop gardens'.split(' ')
    const text = `base, reaction if attack, ${settled.map(id => `+${id}`).join(', ')}`
    const times = new Map<string, number>()
    const draws = 20_000
    const random = seeded('fair')
    const selection = dominion.parseSelection(text)
    for (let i = 0; i < draws; i++) {
      const pair = dominion
        .chooseKingdom(random, selection)
        .kingdom.filter(id => !settled.includes(id))
        .sort()
        .join()
      times.set(pair, (times.get(pair) ?? 0) + 1)
    }
    const others = dominion.catalogue.pilesFrom(['base']).filter(id => !settled.includes(id))
    const attacks = others.filter(id => dominion.catalogue.pileTraits(id).types.includes('attack')).length
    const calm = others.length - attacks - 1
    const pairs = attacks + calm + (calm * (calm - 1)) / 2
    expect(times.size).toBe(pairs)
    const expected = draws / pairs
    const chiSquare = [...times.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(pairs + 4 * Math.sqrt(2 * pairs))
  })

  test('keeps what is locked and draws the rest anew', () => {
    const keep = ['witch', 'catapult', 'wedding', 'tower']
    const seen = new Set<string>()
    for (let i = 0; i < 100; i++) {
      const kingdom = choose('5 base, 5 empires, 1-2 events, landmarks 0-2', `${i}`, keep)
      expect(kingdom.kingdom).toEqual(expect.arrayContaining(['witch', 'catapult/rocks']))
      expect(kingdom.events).toContain('wedding')
      expect(kingdom.landmarks).toContain('tower')
      expect([ofSet(kingdom, 'base'), ofSet(kingdom, 'empires')]).toEqual([5, 5])
      for (const id of kingdom.kingdom) seen.add(id)
    }
    expect(seen.size).toBe(dominion.catalogue.pilesFrom(['base', 'empires']).length)
  })

  test('settles ten piles that are all asked for: each recommended kingdom can be said', () => {
    for (const { id, kingdom, events, landmarks, bane } of recommended) {
      const text = [...kingdom, ...events, ...landmarks].map(card => `+${card}`).join('\n')
      const chosen = choose(bane === undefined ? text : `${text}\nbane ${bane}`, id)
      expect(chosen, id).toMatchObject({ kingdom, events, landmarks })
      expect(chosen.bane, id).toBe(bane)
    }
  })

  test('takes events and landmarks from the sets in use, or from any if these have none', () => {
    expect(choose('base, 2 events, 2 landmarks', 'a')).toMatchObject({
      events: [expect.any(String), expect.any(String)],
      landmarks: [expect.any(String), expect.any(String)],
    })
  })

  test('draws each allowed number of events as often', () => {
    const numbers = [0, 0, 0]
    for (let i = 0; i < 600; i++) {
      const n = choose('0-2 events', `${i}`).events.length
      numbers[n] = (numbers[n] ?? 0) + 1
    }
    for (const times of numbers) expect(times).toBeGreaterThan(150)
  })

  test('without attacks has none as the bane or in the Black Market deck either', () => {
    for (let i = 0; i < 200; i++) {
      const { blackMarket } = choose('no attack, -cellar, +black market, black market all', `${i}`)
      for (const id of ['witch', 'swindler', 'young-witch', 'catapult', 'rocks', 'cellar'])
        expect(blackMarket).not.toContain(id)
    }
    const banes = Array.from({ length: 300 }, (_, i) => choose('no reaction, -cellar, +young witch', `${i}`).bane)
    expect(banes).not.toContain('moat')
    expect(banes).not.toContain('cellar')
    expect(new Set(banes).size).toBeGreaterThan(25)
  })

  test('with "3-5 alchemy or none" that came out as none has no Alchemy in the Black Market deck', () => {
    const potions = dominion.catalogue.pilesFrom(['alchemy'])
    for (let i = 0; i < 200; i++) {
      const kingdom = choose('3-5 alchemy or none, +black market', `${i}`)
      if (ofSet(kingdom, 'alchemy') === 0) expect(kingdom.blackMarket.filter(id => potions.includes(id))).toEqual([])
    }
  })
})

describe('what cannot be met is named', () => {
  test.each([
    ['12 base', '12 piles are required but a kingdom has 10.'],
    ['6 base, 5 empires', '11 piles are required but a kingdom has 10.'],
    ['10 empires, +chapel', '11 piles are required but a kingdom has 10.'],
    [
      dominion.catalogue
        .pilesFrom(['base'])
        .slice(0, 12)
        .map(id => `+${id}`)
        .join(),
      '12 piles are required but a kingdom has 10.',
    ],
    ['base, at least 2 reaction, no costing 5', 'No 10 piles from base meet "at least 2 reaction".'],
    ['base, 3 attack, no attack, costing 5', 'No 10 piles from base meet "3 attack" and "no attack".'],
    ['+witch, no attack', 'No 10 piles from all sets with witch meet "no attack".'],
    ['base, +witch, -moat, reaction if attack', 'No 10 piles from base with witch meet "reaction if attack".'],
    [
      'gathering, +alchemist, 3-5 alchemy or none, at most 2 costing potion, no costing 2, no costing 5',
      'No 10 piles from all sets with alchemist meet "3-5 alchemy or none", "at most 2 costing potion", ' +
        '"no costing 2" and "no costing 5".',
    ],
    [
      `${events.size + 1} events`,
      `"${events.size + 1} events" can't be met: there are ${events.size} events to choose from.`,
    ],
    ['no events, +wedding', `"no events" can't be met with wedding: there are ${events.size} events to choose from.`],
  ])('%s', (text, problem) => {
    expect(() => choose(text, 'x')).toThrow(problem)
  })

  test('what is locked but left out', () => {
    expect(() => choose('-witch', 'x', ['witch'])).toThrow('"witch" is to be in the kingdom and left out at once.')
    expect(() => choose('bane moat', 'x', ['moat'])).toThrow('"moat" is to be in the kingdom and the bane at once.')
    expect(() => choose('', 'x', ['gold'])).toThrow('"gold" is no kingdom pile.')
    expect(() => choose('', 'x', ['wich'])).toThrow('Unknown card "wich" in the kingdom. Did you mean "witch"?')
  })
})

test('no pile belongs to two sets', () => {
  const piles = dominion.catalogue.pilesFrom(kingdomSets)
  expect(new Set(piles).size).toBe(piles.length)
})
