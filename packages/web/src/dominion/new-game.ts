import type { Setup } from '@kartentisch/dominion'
import { seeded } from '@kartentisch/kernel'
import { dominion, kingdomSets, recommended } from '../sets/dominion.ts'
import type { Participant } from '../table/feed.ts'
import { newWord, planGame } from '../table/plans.ts'

/** A kingdom by name: a recommended one, or `random` and the sets it is drawn from. */
export type KingdomChoice = string

/** What one plays first. */
export const FIRST_GAME: KingdomChoice = 'base-first-game'
export const RANDOM_ALL: KingdomChoice = 'random'
export const RANDOM_BASE: KingdomChoice = 'random base'

/** The words from which a server draws what is left to chance; nothing for a kingdom that has a name. */
export function wordsOf(choice: KingdomChoice): string | undefined {
  if (choice === RANDOM_BASE) return 'base'
  return choice === RANDOM_ALL ? '1 event, 1 landmark' : undefined
}

/** The set-up of a game with this kingdom; what is left to chance follows from the seed. */
export function setUp(choice: KingdomChoice, players: number, seed: string): Partial<Setup> {
  const random = seeded(`${seed} kingdom`)
  const found = recommended.find(({ id }) => id === choice)
  if (found !== undefined) {
    const { edition } = found
    return { players, edition, ...dominion.completed(random, found, { sets: kingdomSets }) }
  }
  if (choice === RANDOM_BASE) return { players, ...dominion.randomKingdom(random, { sets: ['base'] }) }
  return { players, ...dominion.randomKingdom(random, { sets: kingdomSets, events: 1, landmarks: 1 }) }
}

/** Settles a new game of Dominion; it begins when its table is opened. */
export function planDominion(choice: KingdomChoice, participants: readonly Participant[]): string {
  const seed = newWord()
  return planGame({ setup: setUp(choice, participants.length, seed), participants, seed })
}
