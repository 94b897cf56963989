import type { View } from '@kartentisch/burgund'
import { eventsFor, NOBODY, oneOf, seat, seeded, someAnswers } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { p1, p2, playUntil, rulesFor, say, tableWith } from './table.ts'

/** Ann's turn in cycle 2, and nobody has played in it (T40). */
const secondCycle = () => {
  const table = tableWith(2, () => {})
  playUntil(table, state => state.cycle === 2)
  return table
}

test('Ben sees backs of the hand of Ann, faces of his own, and numbers of all that is covered (T40)', () => {
  const table = secondCycle()
  const view = rulesFor(2).view(table.state, p2)
  expect([view.cycle, view.turn, view.phase]).toEqual([2, 0, 'start-of-turn'])
  expect(view.players[0]).toMatchObject({ handSize: 2, hand: null, stack: 3 })
  expect(view.players[1]).toMatchObject({ handSize: 2, stack: 3 })
  expect(view.players[1]?.hand).toHaveLength(2)
  expect(view.draw).toBe(table.state.draw.length)
  for (const stack of [...view.goods, ...view.animals]) expect(Object.keys(stack).sort()).toEqual(['height', 'top'])
})

test('nobody sees a hand who only watches', () => {
  const view = rulesFor(2).view(secondCycle().state, NOBODY)
  expect(view.players.map(player => player.hand)).toEqual([null, null])
})

test('nothing of what is covered is anywhere in a view', () => {
  const table = secondCycle()
  const words = JSON.stringify(rulesFor(2).view(table.state, p1))
  expect(words).not.toContain('random')
  expect(words.match(/"hand":\[/g)).toHaveLength(1)
})

test.each([1, 2, 3, 4])('a view with %i players says the same whatever is covered', players => {
  const rules = rulesFor(players)
  const random = seeded(`views ${players}`)
  const table = tableWith(players, () => {})
  for (let { question } = table; question !== undefined; question = table.question) {
    const watcher = oneOf(random, [NOBODY, ...table.state.players.map((_, i) => seat(i))])
    const other = rules.redeal(table.state, watcher, random)
    expect(rules.view(other, watcher)).toEqual(rules.view(table.state, watcher))
    expect(rules.constant(other)).toEqual(rules.constant(table.state))
    table.answer(question.seat, oneOf(random, someAnswers(question, random)))
  }
})

test('the three bought cards are shown to everybody', () => {
  const table = tableWith(2, state => {
    for (const player of state.players) player.silver = 3
  })
  const bought = eventsFor(say(table, 'purchase'), p2).find(event => event.type === 'buy-cards')
  expect(bought?.cards).toHaveLength(3)
  const view: View = rulesFor(2).view(table.state, p2)
  expect(view.bought).toHaveLength(3)
})

test('a card drawn is told to its owner alone', () => {
  const rules = rulesFor(2)
  const table = tableWith(2, () => {})
  const { opening } = table
  expect(eventsFor(opening, p1).filter(event => event.type === 'draw' && event.cards.length > 0)).toHaveLength(
    opening.filter(event => event.type === 'draw' && event.seat === p1).length,
  )
  expect(eventsFor(opening, NOBODY).filter(event => event.type === 'draw' && event.cards.length > 0)).toEqual([])
  expect(rules.over(table.state)).toBe(false)
})
