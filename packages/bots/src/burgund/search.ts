import { data, type Sight } from '@kartentisch/burgund'
import { at, type ImaginedEnd, type Seat, seat as seatOf } from '@kartentisch/kernel'
import type { Searchable } from '../search/game.ts'
import { greedy, ranked } from './greedy.ts'
import { prospects } from './prospects.ts'

/** Who is first at the end has won, by however little. */
const WON = 1
/** A solo game that is lost may be over early, with all that was still to come. */
const LOST = 15

const cyclesSoFar = ({ round, cycle }: Sight): number => round * data.cardsPerRound + cycle

/** Points and what is to be hoped for. */
const standing = ({ over, scores, sights }: ImaginedEnd<Sight>, seat: Seat): number =>
  at(scores, seat) + (over ? 0 : prospects(at(sights, seat), seat))

function value(outcome: ImaginedEnd<Sight>, seat: Seat): number {
  const { over, winners, scores, sights } = outcome
  const own = standing(outcome, seat)
  const sight = at(sights, seat)
  const others = scores.map((_, i) => (i === seat ? -Infinity : standing(outcome, seatOf(i))))
  const lead = own - (sight.solo ? sight.egonScore : Math.max(...others))
  if (!over) return lead
  if (winners.includes(seat)) return lead + WON
  return sight.solo ? lead - LOST : lead
}

/** Burgund for the searching player: everybody plays on greedily for a while, then everybody's prospects are weighed. */
export const searchable = (most: number, cycles: number): Searchable<Sight> => ({
  policy: () => () => greedy,
  // Greed is a poor guide: whatever seems better is.
  caution: () => 0.8,
  candidates: (question, sight) =>
    ranked(question, sight)
      .slice(0, most)
      .map(option => [option]),
  horizon(sight) {
    const end = cyclesSoFar(sight) + cycles
    return imagined => imagined.phase === 'start-of-turn' && cyclesSoFar(imagined) >= end
  },
  value,
})
