import { optionNumber } from '@kartentisch/dominion'
import { describe, expect, test } from 'vitest'
import { p1, p2, p3, Table } from './table.ts'

const deck = ['copper', 'copper', 'copper', 'copper', 'copper']

test('Spy decides on each revealed card before the next player reveals', () => {
  const t = new Table({ kingdom: ['spy'] }, [
    { hand: ['spy'], deck: ['estate', 'gold'] },
    { deck: ['silver'] },
    { deck: ['duchy'] },
  ])
  const revealed = (events: ReturnType<Table['play']>) => t.told(events, 'reveal', p1).flatMap(({ cards }) => cards)
  expect(revealed(t.play('spy'))).toEqual(['gold'])
  expect(t.asked).toMatchObject({ seat: p1, about: 'spy' })
  expect(t.asked.concerns).toBeUndefined()
  expect(revealed(t.answer(optionNumber('keep')))).toEqual(['silver'])
  expect(revealed(t.answer(optionNumber('discard')))).toEqual(['duchy'])
  expect(t.player(p2, p1).topOfDiscard).toBe('silver')
  expect(t.asked).toMatchObject({ seat: p1, about: 'spy' })
})

test('Tournament asks everybody for a Province before its player discards one and chooses what to gain', () => {
  const t = new Table({ kingdom: ['tournament'] }, [
    { hand: ['tournament', 'province'] },
    { hand: ['province'] },
    { hand: ['province'] },
  ])
  t.play('tournament')
  for (const seat of [p1, p2, p3]) {
    expect(t.asked).toMatchObject({ seat, step: 'reveal' })
    expect(t.player(p1, p1)).toMatchObject({ hand: ['province'], topOfDiscard: null })
    const shown = t.told(seat === p3 ? t.answer() : t.choose('province'), 'reveal', p3)
    expect(shown).toEqual(seat === p3 ? [] : [{ count: 1, cards: ['province'] }])
  }
  expect(t.asked).toMatchObject({ seat: p1, step: 'gain' })
  expect(t.player(p1, p1)).toMatchObject({ hand: [], topOfDiscard: 'province' })
})

test('Trusty Steed asks for both of its options at once, before the first is carried out', () => {
  const t = new Table({ kingdom: ['tournament'] }, [{ hand: ['trusty-steed'], deck }, {}])
  t.play('trusty-steed')
  expect(t.asked).toMatchObject({ about: 'trusty-steed', min: 2, max: 2, ordered: false })
  expect(t.player(p1, p1).handSize).toBe(0)
  t.answer(optionNumber('cards'), optionNumber('coins'))
  expect(t.asked.step).toBe('move')
})

test('Herald shows the discard pile only when the amount overpaid is settled, and not at all without overpaying', () => {
  const buying = () => {
    const t = new Table({ kingdom: ['herald'] }, [{ hand: ['gold', 'gold'], discard: ['silver', 'duchy'] }, {}])
    t.playTreasures()
    const events = t.buy('herald')
    expect(t.asked).toMatchObject({ about: 'herald', step: 'overpay', choices: [0, 1, 2], shown: [] })
    expect(t.told(events, 'look', p1)).toEqual([])
    return t
  }
  const without = buying()
  expect(without.told(without.answer(0), 'look', p1)).toEqual([])
  const over = buying()
  expect(over.told(over.answer(1), 'look', p1)).toEqual([{ count: 0, cards: ['duchy', 'silver'] }])
})

test('at the start of the turn Horse Traders draw a card before they come back', () => {
  const t = new Table({ kingdom: ['horse-traders', 'militia'] }, [
    { hand: ['militia'], deck },
    { hand: ['horse-traders', 'horse-traders'], deck: ['gold', 'silver'] },
  ])
  t.play('militia')
  t.choose('horse-traders')
  t.choose('horse-traders')
  const events = t.endTurn().filter(({ seat }) => seat === p2)
  const moved = events.filter(({ type }) => type === 'draw' || type === 'put-in-hand')
  expect(moved.map(({ type, cards }) => [type, ...t.names(cards)])).toEqual([
    ['draw', 'gold'],
    ['put-in-hand', 'horse-traders'],
    ['draw', 'silver'],
    ['put-in-hand', 'horse-traders'],
  ])
})

test('whoever is unaffected already is not asked about a second Moat', () => {
  const t = new Table({ kingdom: ['moat', 'witch'] }, [{ hand: ['witch', 'copper'] }, { hand: ['moat', 'moat'] }])
  t.play('witch')
  expect(t.asked).toMatchObject({ seat: p2, step: 'react' })
  t.choose('moat')
  expect(t.asked).toMatchObject({ seat: p1, step: 'move' })
})

test('Chancellor asks nothing where there is no deck', () => {
  const asked = (deck: readonly string[]) => {
    const t = new Table({ kingdom: ['chancellor'] }, [{ hand: ['chancellor', 'copper'], deck }, {}])
    t.play('chancellor')
    return t.asked.step
  }
  expect([asked([]), asked(['copper'])]).toEqual(['move', 'deck-to-discard'])
})

test('Opulent Castle asks which Victory cards are discarded', () => {
  const t = new Table({ kingdom: ['castles'] }, [{ hand: ['opulent-castle', 'estate', 'copper'] }, {}])
  t.play('opulent-castle')
  expect(t.asked).toMatchObject({ about: 'opulent-castle', step: 'discard', from: 'hand', min: 0, max: 1 })
})

test.each([
  ['thief', 'trash', []],
  ['spy', 'discard', ['silver']],
  ['jester', 'asks-who-gains', ['silver']],
  ['swindler', 'gain', []],
])('%s asks its player about another player’s cards, and says whose', (card, step, shown) => {
  const deck = ['silver', 'gold']
  const t = new Table({ kingdom: [card, 'village', 'workshop'] }, [{ hand: [card, 'copper'] }, {}, { deck }])
  t.play(card)
  expect(t.asked).toMatchObject({ seat: p1, whose: p1, about: card, step, concerns: p3, shown: t.cards(shown) })
})

test('Advisor asks the player to the left about the cards of the one who played it', () => {
  const t = new Table({ kingdom: ['advisor'] }, [{ hand: ['advisor'], deck: ['copper', 'silver', 'gold'] }, {}, {}])
  t.play('advisor')
  expect(t.asked).toMatchObject({ seat: p2, whose: p2, about: 'advisor', step: 'discard', concerns: p1 })
})

test('Gladiator shows its card, and what is shown in answer, to everybody', () => {
  const t = new Table({ kingdom: ['gladiator/fortune'] }, [
    { hand: ['gladiator', 'copper', 'silver'] },
    { hand: ['silver', 'gold'] },
    {},
  ])
  t.play('gladiator')
  expect(t.told(t.choose('silver'), 'reveal', p3)).toEqual([{ count: 1, cards: ['silver'] }])
  expect(t.asked).toMatchObject({ seat: p2, step: 'reveal' })
  expect(t.told(t.choose('silver'), 'reveal', p3)).toEqual([{ count: 1, cards: ['silver'] }])
})

test('the cards of a hand are listed in an order that tells nothing, those of a pile as they lie', () => {
  const t = new Table(
    { kingdom: ['chapel', 'harbinger'] },
    [{ hand: ['silver', 'copper', 'chapel', 'harbinger'], discard: ['silver', 'copper'], deck: ['estate'] }, {}],
    state => {
      state.turn.actions = 2
    },
  )
  t.play('chapel')
  expect(t.asked.choices).toEqual(t.cards(['copper', 'silver', 'harbinger']).toSorted((a, b) => a - b))
  t.answer()
  t.play('harbinger')
  expect(t.names(t.asked.choices)).toEqual(['copper', 'silver'])
})

test('what an Encampment has left for clean-up is over by the next turn, and nobody else’s', () => {
  const t = new Table({ kingdom: ['encampment/plunder', 'caravan'] }, [
    { hand: ['encampment', 'caravan'], deck: new Array(20).fill('copper') },
    { deck },
  ])
  t.play('encampment')
  t.play('caravan')
  t.endTurn()
  t.endTurn()
  expect(t.asked).toMatchObject({ seat: p1, step: 'move' })
  expect(t.player(p1, p1).handSize).toBe(6)
})

describe('clean-up tells', () => {
  const told = (hand: readonly string[], played: readonly string[]) => {
    const t = new Table({ kingdom: ['village'] }, [{ hand, play: played, deck }, { deck }])
    const types = ['discard', 'top-of-discard', 'return']
    return t
      .endTurn()
      .flatMap(({ type, cards, from }) => (types.includes(type) ? [[type, from, ...t.names(cards)]] : []))
  }

  test('of the hand and of what was played', () => {
    expect(told(['village', 'copper'], ['village'])).toEqual([
      ['discard', 'hand', 'village', 'copper'],
      ['discard', 'play', 'village'],
    ])
  })

  test('which card comes to lie on top where nothing was played', () => {
    expect(told(['village'], [])).toEqual([
      ['discard', 'hand', 'village'],
      ['top-of-discard', '', 'village'],
    ])
  })

  test('nothing where there is nothing', () => {
    expect(told([], ['village'])).toEqual([['discard', 'play', 'village']])
    expect(told([], [])).toEqual([])
  })
})

describe('landmarks that could do nothing are not put in order with others', () => {
  const gaining = (kingdom: readonly string[], landmarks: readonly string[], card: string, vp: number) => {
    const t = new Table({ kingdom, landmarks }, [{ hand: ['estate'] }, {}], state => {
      state.turn.phase = 'buy'
      state.turn.coins = 8
      state.pileVp.fill(vp)
    })
    t.buy(card)
    return t.asked.step
  }

  test('Aqueduct with a Harem on whose pile there is no VP', () => {
    expect(gaining(['harem'], ['aqueduct'], 'harem', 1)).toBe('asks-move-first')
    expect(gaining(['harem'], ['aqueduct'], 'harem', 0)).toBe('move')
  })

  test('Defiled Shrine with a Temple on whose pile there is no VP', () => {
    expect(gaining(['temple'], ['defiled-shrine'], 'temple', 1)).toBe('order')
    expect(gaining(['temple'], ['defiled-shrine'], 'temple', 0)).toBe('move')
  })

  test('Aqueduct with a Crown on whose pile there is no VP', () => {
    expect(gaining(['crown'], ['aqueduct', 'defiled-shrine'], 'crown', 1)).toBe('order')
    expect(gaining(['crown'], ['aqueduct', 'defiled-shrine'], 'crown', 0)).toBe('move')
  })
})
