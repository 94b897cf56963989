import { ACTION, COPPER, GOLD, SILVER, TREASURE, VICTORY } from '../card.ts'
import { countedPerGame } from '../counter.ts'
import type { Owned } from '../face.ts'
import { NO_PILE } from '../pile.ts'
import { landmark } from '../sideways.ts'

/** So many points less. A negative factor would make -0 of none. */
const minus = (points: number): number => 0 - points

/** The pile Obelisk counts. */
const obelisk = countedPerGame('obelisk', { from: NO_PILE })

/** How many copies a player owns of each different Action card, the most first. */
const actionCounts = (owned: Owned): number[] =>
  owned
    .different(ACTION)
    .map(card => owned.of(card))
    .sort((a, b) => b - a)

/** The landmarks of Empires that count when scoring. */
export const scoringLandmarks = [
  landmark('bandit-fort', { score: owned => minus(2 * (owned.of(SILVER) + owned.of(GOLD))) }),

  landmark('fountain', { score: owned => (owned.of(COPPER) >= 10 ? 15 : 0) }),

  landmark('keep', {
    compares: true,
    score(owned) {
      const others = owned.others()
      const most = owned.different(TREASURE).filter(card => others.every(other => other.of(card) <= owned.of(card)))
      return 5 * most.length
    },
  }),

  landmark('museum', { score: owned => 2 * owned.different().length }),

  landmark('obelisk', {
    counters: [obelisk],
    marksPile: { counter: obelisk, type: 'action' },
    score(owned) {
      const pile = owned.counted(obelisk)
      return pile < 0 ? 0 : 2 * owned.count(card => owned.pileOf(card) === pile)
    },
  }),

  landmark('orchard', { score: owned => 4 * actionCounts(owned).filter(n => n >= 3).length }),

  landmark('palace', { score: owned => 3 * Math.min(owned.of(COPPER), owned.of(SILVER), owned.of(GOLD)) }),

  landmark('tower', {
    score: owned => owned.count(card => !owned.is(card, VICTORY) && owned.state.piles[owned.pileOf(card)] === 0),
  }),

  landmark('triumphal-arch', { score: owned => 3 * (actionCounts(owned)[1] ?? 0) }),

  landmark('wall', { score: owned => minus(Math.max(0, owned.total - 15)) }),

  landmark('wolf-den', { score: owned => minus(3 * owned.different().filter(card => owned.of(card) === 1).length) }),
]
