import { dominion, type Setup, type Sight, type State } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import type { ReplayGame } from './replay-game.ts'

export const dominionReplay: ReplayGame<Setup, State, Sight> = {
  game: dominion,
  figures: [
    { id: 'points', of: (rules, state, seat) => at(rules.scores(state), seat) },
    { id: 'coins', earned: ({ type, count }) => (type === 'coins' ? count : 0) },
  ],
  counts: ({ to }) => to !== 'extra',
}
