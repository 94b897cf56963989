import { ACTION, type Card, COPPER, GOLD, SILVER, VICTORY } from '@kartentisch/dominion'
import type { Facts } from './facts.ts'

/** The points one more of a card would make at a landmark. */
export type LandmarkPoints = (facts: Facts, card: Card) => number

const FOUNTAIN_COPPERS = 10
const FOUNTAIN_POINTS = 15
const WALL_CARDS = 15
const FEW_LEFT = 3

const is = ({ tables }: Facts, card: Card, type: number): boolean => ((tables.types[card] ?? 0) & type) !== 0

/** How many copies of the second most frequent Action are owned. */
function secondAction(facts: Facts, counts: readonly number[]): number {
  const { types } = facts.tables
  const [, second = 0] = counts.filter((_, card) => ((types[card] ?? 0) & ACTION) !== 0).toSorted((a, b) => b - a)
  return second
}

const palace = (facts: Facts, more?: Card): number =>
  Math.min(...[COPPER, SILVER, GOLD].map(card => facts.own(card) + (card === more ? 1 : 0)))

/** For landmarks that count when scoring, as far as a player can foresee what they will count. */
export const LANDMARK_POINTS: Readonly<Record<string, LandmarkPoints>> = {
  'bandit-fort': (_, card) => (card === SILVER || card === GOLD ? -2 : 0),
  // The tenth Copper makes all the points; those just before it bring it nearer.
  fountain: (facts, card) => {
    const missing = FOUNTAIN_COPPERS - facts.own(COPPER)
    return card === COPPER && missing > 0 && missing <= FEW_LEFT ? FOUNTAIN_POINTS / missing : 0
  },
  museum: (facts, card) => (facts.own(card) === 0 ? 2 : 0),
  orchard: (facts, card) => (is(facts, card, ACTION) && facts.own(card) === 2 ? 4 : 0),
  palace: (facts, card) => 3 * (palace(facts, card) - palace(facts)),
  tower: (facts, card) =>
    !is(facts, card, VICTORY) && facts.left(facts.tables.pileOf[card] ?? -1) <= FEW_LEFT ? 1 : 0,
  'triumphal-arch': (facts, card) => {
    const { owned } = facts
    if (!is(facts, card, ACTION)) return 0
    return 3 * (secondAction(facts, owned.with(card, facts.own(card) + 1)) - secondAction(facts, owned))
  },
  wall: facts => (facts.deck >= WALL_CARDS ? -1 : 0),
  'wolf-den': (facts, card) => (facts.own(card) === 0 ? -3 : 0),
}
