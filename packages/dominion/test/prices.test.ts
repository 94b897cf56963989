import { asCard, dominion, moveNumber, type Sight, type State } from '@kartentisch/dominion'
import {
  at,
  isMove,
  type Player,
  type Question,
  randomPlayer,
  type Seat,
  seat,
  seeded,
  simulate,
} from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { p1, p2, Table } from './table.ts'

/** What a view says about buying and playing, against the moves that are offered. */
function compare(question: Question, sight: Sight): void {
  const { tables } = sight
  const view = sight.view()
  const offered = (kind: 'buy' | 'event' | 'play', of: number) => question.choices.includes(moveNumber(kind, of))
  for (const [pile, { pile: id, whyNot }] of view.supply.entries()) {
    const top = sight.topOfPile(pile)
    expect(whyNot === null, id).toBe(top !== undefined && offered('buy', top))
  }
  const bought = view.supply.flatMap(({ whyNot }, pile) => (whyNot === null ? [sight.topOfPile(pile)] : []))
  if (bought.length > 0) expect(sight.affordable(sight.turn.coins)).toEqual(bought)
  for (const [i, { id, whyNot }] of view.events.entries()) expect(whyNot === null, id).toBe(offered('event', i))
  const { hand, whyNot } = at(view.players, question.whose)
  for (const id of hand ?? []) expect(whyNot?.[id] === undefined, id).toBe(offered('play', tables.card(id)))
}

const comparing = (seed: string): Player<Sight> & { compared: number } => {
  const player = randomPlayer(seed)
  return {
    name: 'comparing',
    compared: 0,
    answer(question, sight) {
      if (isMove(question)) {
        this.compared++
        compare(question, sight)
      }
      return player.answer(question, sight)
    },
  }
}

test('what a view says can be bought or played is what the moves are, in random games of every set', () => {
  for (let n = 0; n < 15; n++) {
    const kingdom = dominion.randomKingdom(seeded(`prices ${n}`), { sets: dominion.catalogue.kingdomSets, events: 2 })
    const rules = dominion.prepare(dominion.parseSetup({ players: 2, ...kingdom }))
    const players = [comparing(`${n}/1`), comparing(`${n}/2`)]
    simulate(rules, players, n, 400)
    expect(players.every(({ compared }) => compared > 0)).toBe(true)
  }
})

describe('prices', () => {
  const view = (table: Table, of: Seat = p1) => table.rules.view(table.match.state, of)

  test('that a Bridge has lowered are told, and none where nothing is cheaper', () => {
    const table = new Table({ kingdom: ['bridge', 'village'] }, [{ hand: ['bridge'] }, {}])
    expect(view(table).prices).toEqual({})
    table.answer(moveNumber('play', table.rules.tables.card('bridge')))
    expect(view(table).prices).toMatchObject({ village: { coins: 2 }, gold: { coins: 5 } })
    expect(view(table).prices.copper).toBeUndefined()
    const able = table.rules.sight(table.match.state, p1).affordable(2)
    expect(table.rules.tables.namesOf(able)).toEqual(['copper', 'silver', 'estate', 'curse', 'village'])
    expect(view(table, p2).prices).toEqual(view(table).prices)
  })

  test('that can’t be paid say why: coins, potions, debt, Buys, an empty pile, the wrong phase', () => {
    const why = (table: Table, pile: string) => view(table).supply.find(({ pile: id }) => id === pile)?.whyNot
    const setup = { kingdom: ['university', 'village'] }
    const inBuyPhase = (coins: number, more: { debt?: number; buys?: number } = {}) =>
      new Table(setup, [{ debt: more.debt ?? 0 }, {}], ({ turn, piles }) => {
        turn.phase = 'buy'
        turn.coins = coins
        turn.buys = more.buys ?? 1
        piles[asCard(6)] = 0
      })
    expect(why(inBuyPhase(2), 'village')).toBe('too few coins')
    expect(why(inBuyPhase(3), 'village')).toBe(null)
    expect(why(inBuyPhase(3), 'university')).toBe('too few potions')
    expect(why(inBuyPhase(3, { debt: 1 }), 'village')).toBe('debt first')
    expect(why(inBuyPhase(3, { buys: 0 }), 'village')).toBe('no buys')
    expect(why(inBuyPhase(3), 'curse')).toBe('pile empty')
    expect(why(new Table(setup, [{ hand: ['village'] }, {}]), 'village')).toBe('not yet')
  })
})

test('a card that can’t be played says why: the wrong phase, no Actions left, or never at all', () => {
  const table = new Table({ kingdom: ['chapel', 'village'] }, [{ hand: ['chapel', 'village', 'copper', 'estate'] }, {}])
  const why = () => table.player(p1, p1).whyNot
  expect(why()).toEqual({ copper: 'not yet', estate: 'never played' })
  table.play('chapel')
  expect(table.asked).toMatchObject({ about: 'chapel', step: 'trash' })
  expect(why()).toEqual({ village: 'no actions', copper: 'not yet', estate: 'never played' })
  table.choose()
  expect(why()).toEqual({ village: 'too late', estate: 'never played' })
})

describe('the Treasures in hand', () => {
  const inBuyPhase = (kingdom: readonly string[], hand: readonly string[], change: (state: State) => void = () => {}) =>
    new Table({ kingdom, events: ['wedding'] }, [{ hand }, { hand: ['gold'] }], state => {
      state.turn.phase = 'buy'
      change(state)
    })

  test('are foreseen as money, with what other cards add to them, and with what that buys', () => {
    const table = inBuyPhase(
      ['village', 'university', 'merchant', 'harem'],
      ['silver', 'copper', 'harem'],
      ({ turn }) => turn.counters.fill(1),
    )
    const { treasures } = table.view(p1)
    expect(table.view(p2).treasures).toBe(null)
    table.playTreasures()
    const { turn, supply, events } = table.view(p1)
    expect(treasures).toMatchObject({ coins: turn.coins, potions: 0 })
    const bought = [...supply.map(({ pile, whyNot }) => ({ id: pile, whyNot })), ...events]
    expect(treasures?.buys).toEqual(bought.filter(({ whyNot }) => whyNot === null).map(({ id }) => id))
    expect(treasures?.buys).toContain('village')
    expect(treasures?.buys).not.toContain('university')
  })

  test.each([
    ['copper', 1, 0],
    ['silver', 2, 0],
    ['gold', 3, 0],
    ['harem', 2, 0],
    ['stash', 2, 0],
    ['humble-castle', 1, 0],
    ['masterpiece', 1, 0],
    ['potion', 0, 1],
  ])('are foreseen where there is only %s', (card, coins, potions) => {
    const table = inBuyPhase(['university', 'harem', 'stash', 'castles', 'masterpiece'], [card])
    expect(table.view(p1).treasures).toMatchObject({ coins, potions })
  })

  test('aren’t where there are none, where one does more than give money, or before their time', () => {
    const kingdom = ['capital', 'village']
    expect(inBuyPhase(kingdom, ['copper']).view(p1).treasures).toMatchObject({ coins: 1 })
    expect(inBuyPhase(kingdom, ['estate']).view(p1).treasures).toBe(null)
    expect(inBuyPhase(kingdom, ['copper', 'capital']).view(p1).treasures).toBe(null)
    expect(new Table({ kingdom }, [{ hand: ['copper', 'village'] }, {}]).view(p1).treasures).toBe(null)
  })
})

describe('points', () => {
  test('are told to their owner during the game, and what is compared with others only at the end', () => {
    const table = new Table({ kingdom: ['gardens', 'village'], landmarks: ['keep', 'museum'] }, [
      { hand: ['village', 'duchy', 'gold'] },
      { hand: ['province'] },
    ])
    const { state } = table.match
    const { players } = table.rules.view(state, p1)
    expect(at(players, p1)).toMatchObject({
      score: 9,
      account: [
        { id: 'duchy', count: 1, points: 3 },
        { id: 'museum', count: 1, points: 6 },
      ],
    })
    expect(at(players, p2).score).toBeUndefined()
    const sight = table.rules.sight(state, seat(0))
    expect(sight.points()).toBe(9)
    expect(sight.pointsOfMore(table.rules.tables.card('estate'))).toBe(3)
  })

  /** What one more of a card is worth to its owner. */
  const worth = (table: Table, id: string) =>
    table.rules.sight(table.match.state, p1).pointsOfMore(table.rules.tables.card(id))

  test('that another card brings: at once, or each of three where they count only together', () => {
    const hand = (coppers: number) => [{ hand: ['gardens', ...new Array<string>(coppers).fill('copper')] }, {}]
    const table = (coppers: number) => new Table({ kingdom: ['gardens'] }, hand(coppers))
    expect(worth(table(8), 'copper')).toBe(1)
    expect(worth(table(6), 'copper')).toBe(1 / 3)
    expect(worth(table(5), 'copper')).toBe(0)
    expect(worth(table(0), 'estate')).toBe(1)
  })

  test('that another card brings where a pile will soon be empty: three cards left count as none', () => {
    const table = (left: number) =>
      new Table({ kingdom: ['village'], landmarks: ['tower'] }, [{}, {}], ({ piles }) => {
        piles[piles.length - 1] = left
      })
    expect([0, 1, 3, 4, 10].map(left => worth(table(left), 'village'))).toEqual([1, 1, 1, 0, 0])
  })

  test('that another card brings where it is compared with what others have, which nobody knows', () => {
    const table = new Table({ kingdom: ['village'], landmarks: ['keep'] }, [{}, { hand: ['gold', 'gold'] }])
    expect(worth(table, 'gold')).toBe(5)
    expect(worth(table, 'village')).toBe(0)
  })
})
