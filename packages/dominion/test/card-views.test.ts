import { NOBODY } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { p1, p2, p3, Table } from './table.ts'

describe('cards put back', () => {
  const deck = ['gold', 'duchy', 'silver', 'curse', 'copper']

  test.each([
    ['scout', ['gold', 'silver', 'curse']],
    ['apothecary', ['duchy', 'silver', 'curse']],
  ])('by %s lie in an order only their player knows', (id, back) => {
    const t = new Table({ kingdom: [id] }, [{ hand: [id], deck }, {}])
    t.play(id)
    const events = t.choose(...back)
    expect(t.told(events, 'put-on-deck', p1)).toEqual([{ count: 3, cards: back }])
    expect(t.told(events, 'put-on-deck', p2)).toEqual([{ count: 3, cards: [] }])
    expect(t.player(p1, p2)).toMatchObject({ aside: [], deckSize: null })
  })

  test('by Sentry are seen by nobody else, those trashed by everybody', () => {
    const t = new Table({ kingdom: ['sentry'] }, [{ hand: ['sentry'], deck: ['estate', 'gold', 'curse', 'duchy'] }, {}])
    const looking = t.play('sentry')
    expect(t.told(looking, 'look', p2)).toEqual([{ count: 2, cards: [] }])
    expect(t.told(t.choose('curse'), 'trash', p2)).toEqual([{ count: 1, cards: ['curse'] }])
    expect(t.told(t.answer(), 'put-on-deck', p2)).toEqual([{ count: 1, cards: [] }])
  })
})

describe('the place of a Stash', () => {
  test('is asked about once at a shuffle, with the rest of the deck and the places of the Stashes to be seen', () => {
    const t = new Table({ kingdom: ['stash', 'smithy'] }, [
      { hand: ['smithy'], deck: ['gold', 'silver'], discard: ['stash', 'duchy', 'stash', 'copper'] },
      {},
    ])
    t.play('smithy')
    expect(t.asked).toMatchObject({ about: 'stash', choices: [0, 1, 2, 3], min: 2, max: 2, orNone: true })
    expect(t.names(t.asked.shown)).toEqual(['gold', 'silver'])
    const others = (cards: readonly number[]) => t.names(cards).filter(id => id !== 'stash')
    const before = others(t.match.state.players[p1]?.deck.toReversed() ?? [])
    expect(t.player(p1, p1)).toMatchObject({
      deckSize: 6,
      topOfDiscard: null,
      backs: { deck: { stash: expect.any(Array) } },
    })
    t.answer(0, 3)
    expect(t.player(p1, p1)).toMatchObject({ hand: ['gold', 'silver', 'stash'], backs: { deck: { stash: [2] } } })
    expect(others(t.match.state.players[p1]?.deck.toReversed() ?? [])).toEqual(before.slice(2))
  })

  test('is not asked about when all or none of the shuffled cards are Stashes', () => {
    for (const card of ['stash', 'duchy']) {
      const t = new Table({ kingdom: ['stash', 'smithy'] }, [{ hand: ['smithy'], discard: [card, card, card] }, {}])
      t.play('smithy')
      expect(t.asked.step).toBe('move')
    }
  })
})

test('cards revealed from the Black Market deck are seen by everybody', () => {
  const t = new Table({ kingdom: ['black-market'], blackMarket: ['witch', 'chapel', 'moat'] }, [
    { hand: ['black-market', 'copper'] },
    {},
  ])
  const [revealed] = t.told(t.play('black-market'), 'reveal', p2)
  expect(revealed?.cards.toSorted()).toEqual(['chapel', 'moat', 'witch'])
  for (const by of [p1, p2, NOBODY]) expect(t.view(by).market.toSorted()).toEqual(['chapel', 'moat', 'witch'])
})

test('Masquerade collects all cards before one is passed, and nobody else sees a passed card', () => {
  const t = new Table({ kingdom: ['masquerade'] }, [
    { hand: ['masquerade', 'gold', 'curse'] },
    { hand: ['silver', 'estate'] },
    { hand: ['duchy', 'copper'] },
  ])
  t.play('masquerade')
  const passed = ['gold', 'estate', 'copper']
  const events = [p1, p2, p3].flatMap((seat, i) => {
    expect(t.asked).toMatchObject({ seat, step: 'pass' })
    expect([p1, p2, p3].map(of => t.player(of, NOBODY).handSize)).toEqual([2, 2, 2])
    return t.choose(passed[i] ?? '')
  })
  const seen = (by: typeof p1) => t.told(events, 'pass', by).map(({ cards }) => cards[0])
  expect(seen(p1)).toEqual(['gold', undefined, 'copper'])
  expect(seen(p2)).toEqual(['gold', 'estate', undefined])
  expect(seen(p3)).toEqual([undefined, 'estate', 'copper'])
  expect(seen(NOBODY)).toEqual([undefined, undefined, undefined])
})

describe('an action phase that passes by itself', () => {
  const phases = (t: Table) => [p1, p2, NOBODY].map(seat => t.rules.view(t.match.state, seat).turn.phase)

  test('shows nobody else that there is no Action in hand, until the next move does', () => {
    const t = new Table({ kingdom: ['village', 'smithy'] }, [{ hand: ['village', 'copper'], deck: ['silver'] }, {}])
    expect(phases(t)).toEqual(['action', 'action', 'action'])
    t.play('village')
    expect(phases(t)).toEqual(['buy', 'action', 'action'])
    t.play('copper')
    expect(phases(t)).toEqual(['buy', 'buy', 'buy'])
  })

  test('is no secret where no Action is left to be used', () => {
    const t = new Table({ kingdom: ['smithy'] }, [{ hand: ['smithy', 'smithy'] }, {}])
    t.play('smithy')
    expect(phases(t)).toEqual(['buy', 'buy', 'buy'])
  })
})
