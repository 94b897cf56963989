import { burgund, type Setup, Sight, type State } from '@kartentisch/burgund'
import { at, NOBODY } from '@kartentisch/kernel'
import type { ReplayGame } from './replay-game.ts'

export const burgundReplay: ReplayGame<Setup, State, Sight> = {
  game: burgund,
  figures: [
    { id: 'points', of: (rules, state, seat) => at(rules.scores(state), seat) },
    { id: 'means', of: (_, state, seat) => at(state.players, seat).silver + at(state.players, seat).workers },
  ],
  counts: () => true,
  rival: { name: 'Egon', points: state => (state.egon === null ? undefined : new Sight(state, NOBODY).egonScore) },
}
