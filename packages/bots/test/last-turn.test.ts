import { dominion, moveOf } from '@kartentisch/dominion'
import { at, Match, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { dominionPlayers } from '../src/index.ts'

const rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom: ['smithy', 'village', 'market'], first: 0 }))
const { tables } = rules

/** What is bought with eight coins when one Province is left, and the other has so many. */
function bought(provinces: number, level: string): string {
  const state = rules.lay(seeded('last turn'))
  const cards = (...ids: readonly string[]) => ids.map(id => tables.card(id))
  const rest = ['copper', 'copper', 'copper', 'silver', 'silver', 'gold', 'gold', 'province', 'province']
  Object.assign(at(state.players, 0), {
    hand: cards('gold', 'gold', 'silver', 'estate'),
    deck: cards(...rest),
    turns: 14,
  })
  const theirs = [
    ...Array.from({ length: provinces }, () => 'province'),
    'gold',
    'copper',
    'copper',
    'copper',
    'copper',
  ]
  Object.assign(at(state.players, 1), {
    hand: cards(...theirs.slice(-5)),
    deck: cards(...theirs.slice(0, -5)),
    turns: 14,
  })
  state.piles[tables.pile('province')] = 1
  Object.assign(state.turn, { phase: 'buy' })
  const match = Match.from(rules, state)
  for (;;) {
    const { question } = match
    if (question === undefined || question.seat !== 0) return 'nothing'
    const answer = match.consult(dominionPlayers.player(level)('seed', { untimed: true, simulations: 40 }))
    const { kind, of } = moveOf(answer[0] ?? 0)
    if (kind === 'buy') return tables.name(of)
    match.answer(question.seat, answer)
  }
}

test('the last Province is bought where that wins', () => {
  expect(bought(2, 'medium')).toBe('province')
})

test('the last Province is left where buying it loses and the game can go on', () => {
  expect(bought(5, 'medium')).not.toBe('province')
})
