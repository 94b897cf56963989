import { dominion, type State } from '@kartentisch/dominion'
import { below, Conformance, NOBODY, oneOf, seeded, someAnswers } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { type Given, p1, p2, Table } from './table.ts'

const seats = [p1, p2, NOBODY]
const kingdom = ['cellar', 'militia', 'harbinger', 'archive', 'settlers', 'herald', 'tournament', 'merchant-guild']

const table = (mine: Given, theirs: Given = {}) => new Table({ kingdom }, [mine, theirs])

/** Two positions that differ in what nobody of these may know. */
function expectTheSameView(a: Table, b: Table, by: readonly (typeof p1)[]): void {
  for (const seat of by) expect(a.view(seat)).toEqual(b.view(seat))
}

describe('who sees what', () => {
  test('a hand: its owner sees the cards, others their number', () => {
    const t = table({ hand: ['silver', 'copper', 'estate'] })
    expect(t.player(p1, p1)).toMatchObject({ hand: ['copper', 'estate', 'silver'], handSize: 3 })
    for (const by of [p2, NOBODY]) expect(t.player(p1, by)).toMatchObject({ hand: null, handSize: 3 })
    expectTheSameView(t, table({ hand: ['gold', 'gold', 'curse'] }), [p2, NOBODY])
  })

  test('a deck: its owner sees the number of cards, others nothing', () => {
    const t = table({ deck: ['silver', 'copper'] })
    expect(t.player(p1, p1).deckSize).toBe(2)
    for (const by of [p2, NOBODY]) expect(t.player(p1, by).deckSize).toBe(null)
    expectTheSameView(t, table({ deck: ['copper', 'silver'] }), seats)
    expectTheSameView(t, table({ deck: ['gold', 'gold', 'gold'] }), [p2, NOBODY])
  })

  test('a discard pile: everybody sees its top card and nothing else, not even its owner', () => {
    const t = table({ discard: ['gold', 'copper', 'estate'] })
    for (const by of seats) expect(t.player(p1, by).topOfDiscard).toBe('gold')
    // What lies in it counts among what its owner has, wherever that lies.
    expectTheSameView(t, table({ discard: ['gold', 'estate', 'copper'] }), seats)
    expectTheSameView(t, table({ discard: ['gold'] }), [p2, NOBODY])
    for (const by of seats) expect(table({}).player(p1, by).topOfDiscard).toBe(null)
  })

  test('a play area: everybody sees everything', () => {
    const t = table({ play: ['militia', 'copper'] })
    for (const by of seats) expect(t.player(p1, by).play).toEqual(['militia', 'copper'])
  })

  test('cards set aside face up: everybody sees them', () => {
    const t = new Table({ kingdom: ['militia', 'horse-traders'] }, [
      { hand: ['militia'] },
      { hand: ['horse-traders', 'copper'] },
    ])
    t.play('militia')
    t.choose('horse-traders')
    for (const by of seats)
      expect(t.player(p2, by).later).toEqual([{ card: 'horse-traders', cards: ['horse-traders'], size: 1 }])
  })

  test('an Encampment set aside: everybody sees it', () => {
    const t = new Table({ kingdom: ['encampment'] }, [{ hand: ['encampment'] }, {}])
    t.play('encampment')
    for (const by of seats)
      expect(t.player(p1, by).later).toEqual([{ card: 'encampment', cards: ['encampment'], size: 1 }])
  })

  test('a Duration that keeps no cards: everybody sees that there are none', () => {
    const t = new Table({ kingdom: ['caravan'] }, [{ hand: ['caravan'] }, {}])
    t.play('caravan')
    for (const by of seats) expect(t.player(p1, by).later).toEqual([{ card: 'caravan', cards: [], size: 0 }])
  })

  test('an action phase that has passed for want of Actions in hand: its player alone', () => {
    const t = table({ hand: ['copper'] })
    expect(seats.map(by => t.view(by).turn.phase)).toEqual(['buy', 'action', 'action'])
    t.playTreasures()
    expect(seats.map(by => t.view(by).turn.phase)).toEqual(['buy', 'buy', 'buy'])
  })

  test('cards set aside face down: their owner sees them, others their number', () => {
    const t = table({ hand: ['archive'], deck: ['gold', 'copper', 'estate'] })
    const looking = t.play('archive')
    expect(t.told(looking, 'look', p1)).toEqual([{ count: 3, cards: ['gold', 'copper', 'estate'] }])
    expect(t.told(looking, 'look', p2)).toEqual([{ count: 3, cards: [] }])
    expect(t.player(p1, p1)).toMatchObject({ looked: ['gold', 'copper', 'estate'], lookedSize: 3 })
    expect(t.player(p1, p2)).toMatchObject({ looked: null, lookedSize: 3 })
    const taking = t.choose('gold')
    expect(t.told(taking, 'put-in-hand', p2)).toEqual([{ count: 1, cards: [] }])
    expect(t.player(p1, p1).later).toEqual([{ card: 'archive', cards: ['copper', 'estate'], size: 2 }])
    expect(t.player(p1, p2).later).toEqual([{ card: 'archive', cards: null, size: 2 }])
  })

  test('coffers, debt and VP tokens: everybody sees them', () => {
    const t = table({}, { coffers: 2, debt: 5, vp: 7 })
    for (const by of seats) expect(t.player(p2, by)).toMatchObject({ coffers: 2, debt: 5, vp: 7 })
  })

  test('trash, prizes, events and landmarks: everybody sees them at any time', () => {
    const t = new Table({ kingdom, events: ['donate'], landmarks: ['baths'] }, [{}, {}], state => {
      state.trash = [...state.prizes.splice(0, 1)]
    })
    for (const by of seats)
      expect(t.view(by)).toMatchObject({
        trash: ['bag-of-gold'],
        prizes: ['diadem', 'followers', 'princess', 'trusty-steed'],
        events: [{ id: 'donate' }],
        landmarks: [{ id: 'baths', vp: 12 }],
      })
  })

  test('supply piles: everybody sees names, order and number, and the lower cards of split piles', () => {
    const t = table({})
    const settlers = Array.from({ length: 5 }, () => 'settlers')
    const villages = Array.from({ length: 5 }, () => 'bustling-village')
    for (const by of seats) {
      const { supply } = t.view(by)
      expect(supply).toContainEqual(expect.objectContaining({ pile: 'province', left: 8, cards: [], vp: 0, debt: 0 }))
      expect(supply.find(({ pile }) => pile === 'settlers/bustling-village')).toMatchObject({
        left: 10,
        cards: [...settlers, ...villages],
      })
    }
  })

  test('the Black Market deck: everybody sees which cards are in it, not their order', () => {
    const blackMarket = ['witch', 'chapel', 'moat', 'smithy']
    const market = (change?: (state: State) => void) =>
      new Table({ kingdom: ['black-market'], blackMarket }, [{}, {}], change)
    for (const by of seats) expect(market().view(by).blackMarket).toEqual(blackMarket.toSorted())
    expectTheSameView(
      market(),
      market(state => state.blackMarket.reverse()),
      seats,
    )
  })
})

describe('what a card shows for its duration', () => {
  test('Harbinger, Settlers and an overpaid Herald let their player alone look through the discard pile', () => {
    const discard = ['gold', 'copper', 'estate']
    const whole = (t: Table, events: ReturnType<Table['play']>) => {
      expect(t.told(events, 'look', p1)).toEqual([{ count: 0, cards: discard.toReversed() }])
      expect(t.told(events, 'look', p2)).toEqual([{ count: 0, cards: [] }])
      expect(t.player(p1, p2).topOfDiscard).toBe('gold')
    }
    for (const id of ['harbinger', 'settlers']) {
      const t = table({ hand: [id], deck: ['silver'], discard })
      whole(t, t.play(id))
    }
    const t = table({ hand: ['gold', 'gold'], discard })
    t.playTreasures()
    t.buy('herald')
    whole(t, t.answer(2))
  })

  test('only its player sees which card Harbinger puts onto the deck', () => {
    const t = table({ hand: ['harbinger'], deck: ['silver'], discard: ['gold', 'copper', 'estate'] })
    t.play('harbinger')
    const events = t.choose('copper')
    expect(t.told(events, 'put-on-deck', p1)).toEqual([{ count: 1, cards: ['copper'] }])
    expect(t.told(events, 'put-on-deck', p2)).toEqual([{ count: 1, cards: [] }])
  })

  test("Philosopher's Stone counts deck and discard pile and shows neither", () => {
    const t = new Table({ kingdom: ['philosophers-stone'] }, [
      { hand: ['philosophers-stone'], deck: ['gold', 'gold', 'gold'], discard: ['estate', 'estate', 'copper'] },
      {},
    ])
    const events = t.play('philosophers-stone')
    expect(t.view(p2).turn.coins).toBe(1)
    expect(events.map(({ type }) => type)).not.toContain('look')
    expect(t.player(p1, p2)).toMatchObject({ deckSize: null, topOfDiscard: 'estate' })
  })
})

describe('cards that are discarded', () => {
  test('one at a time are seen', () => {
    const t = table({ hand: ['militia'] }, { hand: ['copper', 'silver', 'gold', 'estate'] })
    t.play('militia')
    expect(t.told(t.choose('gold'), 'discard', p1)).toEqual([{ count: 1, cards: ['gold'] }])
  })

  test('after being revealed are seen', () => {
    const t = new Table({ kingdom: ['harvest'] }, [
      { hand: ['harvest'], deck: ['copper', 'gold', 'estate', 'duchy'] },
      {},
    ])
    expect(t.told(t.play('harvest'), 'discard', p2)).toEqual([
      { count: 4, cards: ['copper', 'gold', 'estate', 'duchy'] },
    ])
  })

  test.each(['cellar', 'secret-chamber', 'militia'])('at once for %s show their number and the new top card', id => {
    const strays = ['secret-chamber']
    const hand = ['copper', 'silver', 'gold', 'estate', 'curse']
    const mine = id !== 'militia'
    const t = new Table({ kingdom, strays }, [{ hand: [id, ...(mine ? hand : [])] }, { hand: mine ? [] : hand }])
    t.play(id)
    const [owner, other] = mine ? [p1, p2] : [p2, p1]
    const events = t.choose('gold', 'copper')
    expect(t.told(events, 'discard', owner)).toEqual([{ count: 2, cards: ['gold', 'copper'] }])
    expect(t.told(events, 'discard', other)).toEqual([{ count: 2, cards: [] }])
    expect(t.told(events, 'top-of-discard', other)).toEqual([{ count: 1, cards: ['copper'] }])
    expect(t.player(owner, other).topOfDiscard).toBe(id === 'cellar' ? null : 'copper')
  })

  test('at once lie with that one on top which their player names last', () => {
    const discarding = (...cards: string[]) => {
      const t = table({ hand: ['militia'] }, { hand: ['copper', 'silver', 'gold', 'estate', 'curse'] })
      t.play('militia')
      t.choose(...cards)
      return t.player(p2, p1).topOfDiscard
    }
    expect(discarding('gold', 'curse')).toBe('curse')
    expect(discarding('curse', 'gold')).toBe('gold')
  })

  test('from hand in clean-up are not shown, but for the top card of the pile', () => {
    const deck = ['copper', 'copper', 'copper', 'copper', 'copper']
    const t = table({ hand: ['gold', 'estate', 'curse'], deck })
    const events = t.endTurn()
    expect(t.told(events, 'discard', p2)).toEqual([{ count: 3, cards: [] }])
    const [top] = t.told(events, 'top-of-discard', p2)
    expect(top?.cards).toEqual([t.player(p1, p2).topOfDiscard])
  })

  test('from play in clean-up are seen', () => {
    const deck = ['copper', 'copper', 'copper', 'copper', 'copper']
    const t = table({ hand: ['gold', 'silver', 'estate'], deck })
    t.playTreasures()
    expect(t.told(t.endTurn(), 'discard', p2)).toEqual([
      { count: 1, cards: [] },
      { count: 2, cards: expect.arrayContaining(['gold', 'silver']) },
    ])
  })
})

describe('the back of Stash', () => {
  const stashes = (mine: Given) => new Table({ kingdom: ['stash'] }, [mine, {}])

  test('shows everybody how many Stashes a hand has and whether one lies on top of a deck', () => {
    const t = stashes({ hand: ['stash', 'stash', 'copper'], deck: ['stash', 'gold'] })
    for (const by of seats)
      expect(t.player(p1, by)).toMatchObject({ backs: { hand: { stash: 2 }, topOfDeck: 'stash' } })
    for (const by of seats)
      expect(stashes({ deck: ['gold', 'stash'] }).player(p1, by)).toMatchObject({
        backs: { hand: { stash: 0 }, topOfDeck: null },
      })
  })

  test('shows deeper in a deck only its owner where Stashes lie', () => {
    const t = stashes({ deck: ['gold', 'copper', 'stash', 'estate', 'stash'] })
    expect(t.player(p1, p1).backs?.deck).toEqual({ stash: [2, 4] })
    for (const by of [p2, NOBODY]) expect(t.player(p1, by).backs?.deck).toBe(null)
  })
})

test.each([1, 2, 3, 4])('views, questions and events of random game %i tell a seat nothing it may not know', game => {
  const random = seeded(`views ${game}`)
  const sets = ['base', 'intrigue', 'alchemy', 'cornucopia', 'guilds', 'promo', 'seaside', 'empires']
  const kingdom = dominion.randomKingdom(random, { sets, events: 1, landmarks: 1 })
  const rules = dominion.prepare(dominion.parseSetup({ players: 2 + below(random, 3), ...kingdom }))
  const conformance = new Conformance(rules, rules.deal(`views ${game}`), `views ${game}`)
  let asked = 0
  for (; asked < 250 && conformance.question !== undefined; asked++)
    conformance.answer(oneOf(random, someAnswers(conformance.question, random)))
  expect(asked).toBeGreaterThan(100)
})
