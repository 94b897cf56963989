import { type DominionRules, dominion, type Sight, type State } from '@kartentisch/dominion'
import { at, type Player, randomPlayer, seeded, simulate } from '@kartentisch/kernel'
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
  for (let n = 0; n < 30; n++) {
    const kingdom = dominion.randomKingdom(seeded(`counts ${n}`), {
      sets: dominion.catalogue.kingdomSets,
      events: 2,
      landmarks: 1,
    })
    const rules = dominion.prepare(dominion.parseSetup({ players: 2 + (n % 3), ...kingdom }))
    const state = rules.deal(n)
    const players = state.players.map((_, i) => counting(rules, state, `${n}/${i}`))
    simulate(rules, players, { from: state }, 400)
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
