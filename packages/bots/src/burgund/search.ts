import { data, optionOf, type Sight } from '@kartentisch/burgund'
import { type Answer, at, type ImaginedEnd, type Player, type Question, type Seat } from '@kartentisch/kernel'
import type { Searchable } from '../search/game.ts'
import { chance } from './chances.ts'
import { type Rated, rated, steady } from './steady.ts'

/** A point more counts a little beside winning, so that what is won or lost already is still played well. */
const POINT = 0.1

const cyclesSoFar = ({ round, cycle }: Sight): number => round * data.cardsPerRound + cycle

/** Small differences of chances count, as they are known well: beside them the race's doubts must be small. */
const CHANCE = 10

/**
 * What tells in an imagined world that so many cycles are over. That Egon must not be ahead at the end of a round is
 * always looked at.
 */
export function cyclesAhead(sight: Sight, cycles: number): (imagined: Sight) => boolean {
  const nextRound = sight.solo ? (sight.round + 1) * data.cardsPerRound + 1 : 0
  const end = Math.max(cyclesSoFar(sight) + cycles, nextRound)
  return imagined => imagined.phase === 'start-of-turn' && cyclesSoFar(imagined) >= end
}

/** In the last turn there is hardly any chance left: everything that can be done in it is judged together. */
const TO_THE_END = { answers: 6, lines: 120 }

/** Whether a seat plays its last card of the game, or has played it. */
const isLastTurn = (sight: Sight): boolean =>
  sight.round === data.roundCards.length - 1 && sight.cycle === data.cardsPerRound

/** How much a level thinks of: answers to a question, cycles ahead, and own answers that are judged together. */
export interface Thoroughness {
  readonly candidates: number
  readonly cycles: number
  readonly ahead: number
  readonly lines: number
}

/** What a seat may hope for at the beginning of a cycle: points ahead of the best of the others, and victory. */
export interface Hopes {
  readonly lead: number
  readonly chance: number
}

/**
 * Who plays on in simulations, how good the answers to a question seem at a glance, the best first, and what is to be
 * hoped for where a simulation is broken off.
 */
export interface Guide {
  readonly player: Player<Sight>
  rated(question: Question, sight: Sight): readonly Rated[]
  hopes(sights: readonly Sight[], seat: Seat): Hopes
}

/** The points by which a seat is ahead now. */
function leadOf(sights: readonly Sight[], seat: Seat): number {
  const sight = at(sights, seat)
  const others = sights.filter(one => one !== sight).map(one => one.score())
  return sight.score() - (sight.solo ? sight.egonScore : Math.max(...others))
}

const STEADY: Guide = {
  player: steady,
  rated,
  hopes: (sights, seat) => ({ lead: leadOf(sights, seat), chance: chance(sights, seat) }),
}

/** The share of victory, or what is to be hoped for of it. */
function value({ over, winners, sights }: ImaginedEnd<Sight>, seat: Seat, guide: Guide): number {
  const share = winners.includes(seat) ? 1 / winners.length : 0
  const hopes = over ? { lead: leadOf(sights, seat), chance: share } : guide.hopes(sights, seat)
  return CHANCE * hopes.chance + POINT * hopes.lead
}

/** So many answers, the best first as far as can be seen at a glance. */
export const bestFew = (question: Question, sight: Sight, most: number, guide: Guide = STEADY): readonly Answer[] =>
  guide
    .rated(question, sight)
    .slice(0, most)
    .map(({ option }) => [option])

/**
 * Burgund for the searching player: everybody plays on for a while, then everybody's prospects are weighed. Against Egon
 * the steady player goes on, as nobody else has learnt to.
 */
export const searchable = (
  { candidates, cycles, ahead, lines }: Thoroughness,
  others: Guide = STEADY,
): Searchable<Sight> => {
  const guideOf = ({ solo }: Sight): Guide => (solo ? STEADY : others)
  return {
    policy: sight => {
      const { player } = guideOf(sight)
      return () => player
    },
    // The policy is a poor guide: whatever seems better is.
    caution: () => 0.8,
    candidates: (question, sight) => bestFew(question, sight, candidates, guideOf(sight)),
    ahead: sight => (ahead > 0 && isLastTurn(sight) ? TO_THE_END : { answers: ahead, lines }),
    // Nobody knows which cards are bought; all else lies open.
    goesOn: ({ answer: [option = 0] }) => optionOf(option).kind !== 'buy-cards',
    horizon: sight => cyclesAhead(sight, cycles),
    value: (end, seat) => value(end, seat, guideOf(at(end.sights, seat))),
  }
}
