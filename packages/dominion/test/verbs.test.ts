import {
  COPPER,
  card,
  cardSet,
  createDominion,
  GOLD,
  moveNumber,
  SILVER,
  standard,
  type Verbs,
} from '@kartentisch/dominion'
import { at, Match, seat, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

/** What the made-up card does. */
let act: (g: Verbs) => void = () => {}

const face = { name: 'Test', text: 'Whatever the test says.' }
const madeUp = cardSet({
  id: 'made-up',
  names: { de: ['Ausgedacht'], en: ['Made up'] },
  cards: [card('tester', { cost: 0, types: ['action'] }, g => act(g))],
  texts: { de: { tester: face }, en: { tester: face } },
  rulings: { de: { tester: { steps: ['Test'], rulings: [] } }, en: { tester: { steps: ['Test'], rulings: [] } } },
})
const game = createDominion({ sets: [...standard, madeUp] })
const rules = game.prepare(game.parseSetup({ players: 3, kingdom: ['tester', 'tournament', 'stash'], first: 0 }))
const { tables } = rules
const p2 = seat(1)

/** The second player after the first has played the made-up card, with what everybody was told. */
function after(doing: (g: Verbs) => void) {
  const state = rules.lay(seeded('verbs'))
  state.turn.phase = 'action'
  at(state.players, 0).hand = [tables.card('tester')]
  state.trash = [GOLD]
  const other = at(state.players, 1)
  other.hand = [GOLD]
  other.deck = [SILVER, SILVER, GOLD]
  other.discard = [SILVER, GOLD]
  const match = Match.from(rules, state)
  act = doing
  const events = match.answer(seat(0), [moveNumber('play', tables.card('tester'))])
  const { hand, deck, discard, aside, looked } = at(match.state.players, 1)
  return { hand, deck, discard, aside, looked, trash: match.state.trash, events, asked: match.question }
}

test('cards are looked at and put into the hand of whomever a card names', () => {
  const seen: unknown[] = []
  const { hand, deck, looked } = after(g => {
    const cards = g.lookAtCards(2, p2)
    seen.push([...g.player(p2).looked])
    g.putInHand(p2, cards.slice(0, 1), 'looked')
  })
  expect(seen).toEqual([[GOLD, SILVER]])
  expect({ hand, deck, looked }).toEqual({ hand: [GOLD, GOLD], deck: [SILVER], looked: [SILVER] })
})

test('decks, discard piles and hands of others are measured', () => {
  const sizes: number[] = []
  after(g => void sizes.push(g.deckSize(p2), g.discardSize(p2), g.handSize(p2), g.deckSize(), g.discardSize()))
  expect(sizes).toEqual([3, 2, 1, 0, 0])
})

test('another player looks through their own discard pile', () => {
  let seen: readonly number[] = []
  const { events } = after(g => {
    seen = g.lookThroughDiscard(p2)
  })
  expect(seen).toEqual([SILVER, GOLD])
  expect(events.find(({ type }) => type === 'look')).toMatchObject({ seat: p2, cards: [SILVER, GOLD], seenBy: 2 })
})

test('cards of another player are set aside, shuffled in, turned over and taken to the hand', () => {
  expect(after(g => g.setAside(p2, [GOLD]))).toMatchObject({ hand: [], aside: [GOLD] })
  expect(after(g => g.deckToDiscard(p2))).toMatchObject({ deck: [], discard: [SILVER, GOLD, GOLD, SILVER, SILVER] })
  expect(after(g => g.allToHand(p2))).toMatchObject({
    deck: [],
    discard: [],
    hand: [GOLD, SILVER, SILVER, SILVER, GOLD, GOLD],
  })
  const { deck, discard } = after(g => g.shuffleIntoDeck(p2, [SILVER], 'discard'))
  expect([deck.toSorted(), discard]).toEqual([[SILVER, SILVER, SILVER, GOLD], [GOLD]])
})

test('another player says where a Stash lies that is shuffled into their deck', () => {
  const stash = tables.card('stash')
  const { asked } = after(g => {
    g.player(p2).discard.push(stash)
    g.shuffleIntoDeck(p2, [stash], 'discard')
  })
  expect(asked).toMatchObject({ seat: p2, step: 'place', choices: [0, 1, 2, 3] })
})

test('others gain what lies in the trash or beside the supply', () => {
  expect(after(g => void g.gainFromTrash(GOLD, p2)).discard).toEqual([SILVER, GOLD, GOLD])
  const diadem = tables.card('diadem')
  expect(after(g => void g.gainPrize(diadem, { seat: p2, to: 'hand' })).hand).toEqual([GOLD, diadem])
  expect(after(g => void g.gainPrize(diadem, { seat: p2 })).discard).toEqual([SILVER, GOLD, diadem])
})

test('what doesn’t lie in the trash can’t be gained from there', () => {
  expect(after(g => void g.gainFromTrash(SILVER, p2)).discard).toEqual([SILVER, GOLD])
})

test('another player digs for a card and takes it to the hand', () => {
  const { hand, deck, discard } = after(g => g.digFor(found => found === SILVER, 'hand', p2))
  expect({ hand, deck, discard }).toEqual({ hand: [GOLD, SILVER], deck: [SILVER], discard: [SILVER, GOLD, GOLD] })
})

test('another player trashes cards of the hand', () => {
  expect(after(g => void g.trashFromHand(1, 1, undefined, p2))).toMatchObject({ hand: [], trash: [GOLD, GOLD] })
})

test('the trash shows what was trashed last at the end', () => {
  const { trash } = after(g => {
    g.trashFromSupply(COPPER)
    g.trash(p2, [SILVER], 'deck')
  })
  expect(trash).toEqual([GOLD, COPPER, SILVER])
})

test('nobody shuffles where there is nothing to shuffle', () => {
  const { events } = after(g => void g.draw(1))
  expect(events.filter(({ type }) => type === 'shuffle' || type === 'draw')).toEqual([])
})

test('what is shown comes from the hand unless a card says otherwise', () => {
  const { events } = after(g => g.reveal(p2, [GOLD]))
  expect(events.find(({ type }) => type === 'reveal')).toMatchObject({ seat: p2, from: 'hand' })
})
