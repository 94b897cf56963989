import {
  COPPER,
  type DominionRules,
  dominion,
  dominionKit,
  moveNumber,
  moveOf,
  SILVER,
  type Sight,
  type State,
} from '@kartentisch/dominion'
import { at, isMove, type Player, randomPlayer, seeded, simulate } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

/** Every card a player owns, counted one by one. */
function counted(rules: DominionRules, state: State, seat: number): number[] {
  const { deck, hand, discard, play, aside, looked, returning, later } = at(state.players, seat)
  const all = [deck, hand, discard, play, aside, looked, returning, ...later.map(({ cards }) => cards)].flat()
  return rules.tables.all.map(card => all.filter(other => other === card).length)
}

/** Plays by chance and compares what it is told it owns with what it does. */
const counting = (rules: DominionRules, state: State, seed: string): Player<Sight> => {
  const player = randomPlayer(seed)
  return {
    name: 'counting',
    answer(question, sight) {
      const owned = counted(rules, state, sight.seat)
      expect(sight.owned).toEqual(owned)
      expect(sight.ownedTotal).toBe(owned.reduce((sum, n) => sum + n, 0))
      return player.answer(question, sight)
    },
  }
}

test('the counts a seat keeps of its own cards are right at every question, in every set', () => {
  const { fuzzing } = dominionKit
  for (let n = 0; n < 30; n++) {
    const random = seeded(`counts ${n}`)
    const rules = fuzzing.rules(random, n, 'counts')
    const state = fuzzing.start(rules, random, `counts ${n}`)
    const players = state.players.map((_, i) => counting(rules, state, `${n}/${i}`))
    simulate(rules, players, { from: state }, 300)
  }
})

test('the counts are right when cards go from hand to hand', () => {
  const rules = dominion.prepare(dominion.parseSetup({ players: 3, kingdom: ['masquerade'] }))
  for (let n = 0; n < 5; n++) {
    const state = rules.dealCards(n, () => [...new Array(6).fill(rules.tables.card('masquerade')), COPPER, SILVER])
    simulate(
      rules,
      state.players.map((_, i) => counting(rules, state, `${n}/${i}`)),
      { from: state },
      60,
    )
  }
})

test('the counts hold for a copy and after JSON', () => {
  const rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom: ['militia', 'workshop', 'masquerade'] }))
  const start = rules.deal('copy')
  simulate(rules, [randomPlayer(1), randomPlayer(2)], { from: start }, 60)
  for (const state of [rules.copy(start), JSON.parse(JSON.stringify(start))]) {
    const players = [counting(rules, state, '1'), counting(rules, state, '2')]
    simulate(rules, players, { from: state }, 200)
  }
})

/** Plays what is in hand if it can, and otherwise does as little as possible; looks at its counts all the time. */
const plainly = (rules: DominionRules, state: State): Player<Sight> => ({
  name: 'plainly',
  answer(question, sight) {
    expect(sight.owned).toEqual(counted(rules, state, sight.seat))
    if (!isMove(question)) return question.choices.slice(0, question.min)
    const played = question.choices.find(move => moveOf(move).kind === 'play')
    return [played ?? moveNumber('end-turn')]
  },
})

test.each<[string, readonly (readonly string[])[]]>([
  [
    'one who gets nothing passes a card, and one who has nothing gets one',
    [['masquerade', 'moat', 'moat'], ['moat'], []],
  ],
  ['one who gets nothing passes a card in the turn of another', [['masquerade'], ['moat', 'chapel'], ['moat']]],
])('the counts are right when %s', (_, hands) => {
  // The last player is asked first, so that everybody has counted before cards are passed.
  const rules = dominion.prepare(
    dominion.parseSetup({ players: 3, kingdom: ['masquerade', 'moat', 'chapel'], first: 2 }),
  )
  const state = rules.lay(seeded('masquerade'))
  for (const [i, hand] of hands.entries()) at(state.players, i).hand = hand.map(id => rules.tables.card(id))
  simulate(
    rules,
    state.players.map(() => plainly(rules, state)),
    { from: state },
    40,
  )
})

test('a seat knows in which of its turns its deck was last shuffled, all of it after Donate', () => {
  const rules = dominion.prepare(dominion.parseSetup({ players: 2, events: ['donate'], first: 0 }))
  /** Does nothing, but may buy Donate in the first turn; notes what it knows at the end of each. */
  const watching = (donates: boolean, noted: number[]): Player<Sight> => ({
    name: 'watching',
    answer(question, sight) {
      if (!isMove(question)) return question.choices.slice(0, question.min)
      const donate = question.choices.find(move => moveOf(move).kind === 'event')
      if (donates && noted.length === 0 && donate !== undefined && sight.tokens(sight.seat).debt === 0) return [donate]
      noted.push(sight.lastShuffle)
      return [moveNumber('end-turn')]
    },
  })
  const [donor, other]: [number[], number[]] = [[], []]
  simulate(rules, [watching(true, donor), watching(false, other)], 'shuffles', 60)
  expect(donor.slice(0, 5)).toEqual([0, 1, 1, 3, 3])
  expect(other.slice(0, 5)).toEqual([0, 0, 2, 2, 4])
})
