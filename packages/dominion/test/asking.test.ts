import { optionNumber } from '@kartentisch/dominion'
import { expect, test } from 'vitest'
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
    if (seat === p3) t.answer()
    else t.choose('province')
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
