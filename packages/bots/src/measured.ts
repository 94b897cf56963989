import type { Measured } from '@kartentisch/kernel'

/**
 * How strong the levels are at a table for two, by game: written by `npm run bot-ratings` from what `npm run strength` has
 * measured.
 */
export const MEASURED: Readonly<Record<string, Readonly<Record<string, Measured>>>> = {
  dominion: {
    easy: { points: 862, games: 100 },
    medium: { points: 1500, games: 150 },
    hard: { points: 1714, games: 50 },
    expert: { points: 1842, games: 50 },
  },
  burgund: {
    easy: { points: 1297, games: 100 },
    medium: { points: 1500, games: 148 },
    hard: { points: 1759, games: 48 },
    expert: { points: 1919, games: 71 },
  },
}
