import { parseSetup as parseBurgund } from '@kartentisch/burgund'
import { Mistake } from '@kartentisch/kernel'
import { readKingdom } from '../setup.ts'
import type { GameId } from './games.ts'
import type { Setting } from './job.ts'

/** What is played by default. */
export const DEFAULT_PLAYERS: Readonly<Record<GameId, string>> = {
  dominion: 'big-money,random',
  burgund: 'greedy,random',
}

/** The setting for so many players; only Dominion has kingdoms. */
export function readSetting(game: GameId, kingdom: string | undefined, players: number, seed: string): Setting {
  if (game === 'dominion') return { game, setup: readKingdom(kingdom ?? 'first-game', players, seed) }
  if (kingdom !== undefined) throw new Mistake('--kingdom is for Dominion; Burgund has no kingdoms.')
  return { game, setup: parseBurgund({ players }) }
}
