import type { Sight } from '@kartentisch/burgund'
import type { Judging, MakePlayer } from '@kartentisch/kernel'
import { budget } from '../level.ts'
import { SearchingPlayer } from '../search/player.ts'
import { greedy } from './greedy.ts'
import { searchable } from './search.ts'

const SEARCHING = {
  medium: { simulations: 20, milliseconds: 250, candidates: 4, cycles: 2 },
  hard: { simulations: 1600, milliseconds: 1400, candidates: 8, cycles: 4 },
  expert: { simulations: 4000, milliseconds: 2900, candidates: 10, cycles: 5 },
}

const searching =
  (name: keyof typeof SEARCHING): MakePlayer<Sight> =>
  (seed, thinking = {}) => {
    const { candidates, cycles, simulations, milliseconds } = SEARCHING[name]
    const limit = { simulations: thinking.simulations ?? simulations, milliseconds }
    return new SearchingPlayer(name, searchable(candidates, cycles), () => budget(limit, thinking), seed)
  }

/** The levels of Burgund, from the easiest up. */
export const burgundLevels = {
  easy: () => greedy,
  medium: searching('medium'),
  hard: searching('hard'),
  expert: searching('expert'),
} satisfies Readonly<Record<string, MakePlayer<Sight>>>

/** So many answers are weighed against each other. */
const WEIGHED = 6

/** How games are judged: everybody plays on greedily to the end. */
export const burgundJudging: Judging<Sight> = {
  likely: () => () => greedy,
  alternatives: (question, sight) => searchable(WEIGHED, 0).candidates(question, sight, []),
  share: ({ winners }, seat) => (winners.includes(seat) ? 1 / winners.length : 0),
}
