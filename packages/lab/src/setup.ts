import { kingdomNamed, parseSetup, type Setup } from '@kartentisch/dominion'
import { seeded } from '@kartentisch/kernel'

/**
 * Reads `--kingdom`: a recommended one, `random`, the ids of piles, events and landmarks, or what a random one should be
 * like (docs/kingdoms.md).
 */
export const readKingdom = (text: string, players: number, seed: string): Setup =>
  parseSetup({ players, ...kingdomNamed(seeded(`kingdom ${seed}`), text) })
