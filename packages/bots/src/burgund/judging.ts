import { data, type Sight } from '@kartentisch/burgund'
import type { Judging } from '@kartentisch/kernel'
import { chance } from './chances.ts'
import { bestFew, cyclesAhead } from './search.ts'
import { steady } from './steady.ts'

/** So many answers are weighed against each other. */
const WEIGHED = 5

/** How games are judged: everybody plays on for a round, and then their chances are told by what they have. */
export const burgundJudging: Judging<Sight> = {
  likely: () => () => steady,
  alternatives: (question, sight) => bestFew(question, sight, WEIGHED),
  horizon: sight => ({ isReached: cyclesAhead(sight, data.cardsPerRound) }),
  share: ({ over, winners, sights }, seat) =>
    over ? (winners.includes(seat) ? 1 / winners.length : 0) : chance(sights, seat),
}
