import { type CardFace, card, cardSet, createDominion, landmark, standard } from '@kartentisch/dominion'
import { describe, expect, test } from 'vitest'
import { p1, p2, p3, Table } from './table.ts'

/** What no printed card does, and a card of a set from outside may. */

type Play = NonNullable<CardFace['play']>

const ids = ['tester', 'raid', 'mirror', 'wanderer', 'morning', 'evening']
const inBoth = <T>(value: T) => {
  const each = Object.fromEntries(ids.map(id => [id, value]))
  return { de: each, en: each }
}

/** A game with a card that does this when played, an Attack, a Reaction that lets the attacker attack again, and more. */
function gameWith(play: Play) {
  const cards: CardFace[] = [
    card('tester', { cost: 0, types: ['action'], nextTurn: (g, later) => g.returnAside(later) }, play),
    card('raid', { cost: 0, types: ['action', 'attack'] }, g => {
      const [inner] = g.player(g.me).hand
      if (inner !== undefined) g.playFromHand(inner)
      g.attack(victim => g.vp(1, victim))
    }),
    card('mirror', {
      cost: 0,
      types: ['action', 'reaction'],
      reaction: { react: g => g.playFromHand(g.card('raid')) },
    }),
    card('wanderer', {
      cost: 0,
      types: ['action'],
      onGain: {
        act(g, gain) {
          g.moveGained(gain, 'deck')
          g.moveGained(gain, 'hand')
        },
      },
    }),
  ]
  const landmarks = [landmark('morning', { afterTurn: () => {} }), landmark('evening', { afterTurn: () => {} })]
  const madeUp = cardSet({
    id: 'made-up',
    names: { de: ['Ausgedacht'], en: ['Made up'] },
    cards,
    landmarks,
    texts: inBoth({ name: 'Made up', text: 'Whatever the test says.' }),
    rulings: inBoth({ steps: ['Made up'], rulings: [] }),
  })
  return createDominion({ sets: [...standard, madeUp] })
}

const setup = {
  kingdom: ['tester', 'raid', 'mirror', 'wanderer', 'moat', 'village'],
  landmarks: ['morning', 'evening'],
}

const tableFor = (players: ConstructorParameters<typeof Table>[1], play: Play = () => {}) =>
  new Table(setup, players, () => {}, gameWith(play))

describe('an Attack that plays another card', () => {
  test('still leaves alone whom it doesn’t affect', () => {
    const table = tableFor([{ hand: ['raid', 'village'] }, { hand: ['moat'] }, {}])
    table.play('raid')
    table.choose('moat')
    expect(table.match.state.players.map(({ vp }) => vp)).toEqual([0, 0, 1])
  })

  test('that is an Attack too: who was safe from the one isn’t from the other', () => {
    const table = tableFor([{ hand: ['raid', 'raid'] }, { hand: ['moat'] }])
    table.play('raid')
    table.choose('moat')
    expect(table.asked).toMatchObject({ seat: p2, step: 'react' })
    table.choose()
    expect(table.match.state.players.map(({ vp }) => vp)).toEqual([0, 1])
  })
})

test('a card that has answered an Attack doesn’t answer it again after another Attack in between', () => {
  const table = tableFor([{ hand: ['raid', 'raid'] }, { hand: ['mirror'] }])
  table.play('raid')
  table.choose('mirror')
  expect(table.asked).toMatchObject({ seat: p2, step: 'react' })
  table.choose()
  expect(table.asked).toMatchObject({ seat: p1, step: 'move' })
})

test('a card trashes itself only once', () => {
  const table = tableFor([{ hand: ['tester'] }, {}], (g, self) => {
    if (g.trashSelf(self)) g.vp(1)
    if (g.trashSelf(self)) g.vp(10)
  })
  table.play('tester')
  expect(table.player(p1, p1).vp).toBe(1)
})

test('any card that was set aside can go back to its pile', () => {
  const table = tableFor([{ hand: ['tester'], deck: ['copper'] }, {}], (g, self) =>
    g.lookedForNextTurns(g.card('tester'), self, g.lookAtCards(1)),
  )
  const coppers = () => table.view(p1).supply.find(({ pile }) => pile === 'copper')?.left
  const before = coppers() ?? 0
  table.play('tester')
  table.endTurn()
  table.endTurn()
  expect(coppers()).toBe(before + 1)
})

test('a card just gained can be moved, and moved on from there', () => {
  const table = tableFor([{ hand: ['tester'] }, {}], g => void g.gain(g.card('wanderer')))
  table.play('tester')
  expect(table.player(p1, p1)).toMatchObject({ hand: ['wanderer'], topOfDiscard: null, deckSize: 0 })
})

test('whoever has several things to do between turns orders them, whosever turn it was', () => {
  const table = tableFor([{ hand: ['tester'] }, {}], g => {
    g.afterThisTurn('morning', p2)
    g.afterThisTurn('evening', p2)
  })
  table.play('tester')
  table.endTurn()
  expect(table.asked).toMatchObject({ seat: p2, step: 'order', of: 'effect' })
})

test('extra turns are taken in turn order, several of one player as they were granted', () => {
  const table = tableFor([{ hand: ['tester'] }, { hand: ['tester'] }, {}], g => {
    g.controlExtraTurnOf(p3)
    if (g.me === p1) g.controlExtraTurnOf(p2)
  })
  table.play('tester')
  table.endTurn()
  expect(table.asked).toMatchObject({ seat: p1, whose: p2 })
  table.play('tester')
  table.endTurn()
  expect(table.asked).toMatchObject({ seat: p1, whose: p3 })
  table.endTurn()
  expect(table.asked).toMatchObject({ seat: p2, whose: p3 })
  table.endTurn()
  expect(table.asked).toMatchObject({ seat: p2, whose: p2 })
})
