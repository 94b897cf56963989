import { dominion, moveNumber, type State } from '@kartentisch/dominion'
import { at, Match, type Snapshot, seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

const rules = dominion.prepare(
  dominion.parseSetup({
    kingdom: ['merchant', 'coppersmith', 'charm'],
    landmarks: ['obelisk'],
    obelisk: 'merchant',
    first: 0,
  }),
)

/** A state as version 2 of the rules stored it, in the buy phase with a Copper and a Silver in hand. */
function stored(turn: Readonly<Record<string, unknown>>, obelisk: number): Snapshot<State> {
  const state = rules.deal('older')
  state.turn.phase = 'buy'
  at(state.players, 0).hand = [rules.tables.card('copper'), rules.tables.card('silver')]
  const { counters: _, ...game } = state
  const { counters: __, ...counted } = state.turn
  const players = state.players.map(({ shuffled: ___, ...player }) => player)
  const older = { ...game, players, obelisk, passed: false, turn: { ...counted, ...turn } }
  return JSON.parse(JSON.stringify({ quiet: older, since: [], before: 0 }))
}

test('a game stored by version 2 goes on with what its cards had counted', () => {
  const turn = { silversPlayed: 0, merchants: 2, coppersmiths: 1, charms: 0, doubled: false }
  const match = Match.resume(rules, stored(turn, rules.tables.pile('merchant')))
  match.answer(seat(0), [moveNumber('treasures')])
  // Copper 1 and 1 for the Coppersmith, Silver 2 and 2 for the Merchants.
  expect(match.state.turn.coins).toBe(6)
  expect(match.state.players.map(({ shuffled }) => shuffled)).toEqual([0, 0])
  const { supply } = rules.sight(match.state, seat(0)).view()
  expect(supply.filter(({ marks }) => marks.includes('obelisk')).map(({ pile }) => pile)).toEqual(['merchant'])
})
