import type { Measured } from '@kartentisch/kernel'

/**
 * How strong the levels are at a table for two, by game: written by `npm run bot-ratings` from what `npm run strength` has
 * measured.
 */
export const MEASURED: Readonly<Record<string, Readonly<Record<string, Measured>>>> = {
  dominion: {
    easy: { points: 1004, games: 100 },
    medium: { points: 1500, games: 125 },
    hard: { points: 1729, games: 25 },
    expert: { points: 1864, games: 26 },
  },
  burgund: {
    easy: { points: 1297, games: 100 },
    medium: { points: 1500, games: 148 },
    hard: { points: 1759, games: 48 },
    expert: { points: 1919, games: 71 },
  },
}
