import { type Offered, offered as shipped } from '../src/kits/list.ts'

/** What the page offers in tests: one line more, and a third game is there. */
export const offered: readonly Offered[] = [
  ...shipped,
  {
    game: 'toy',
    kit: async () => (await import('@kartentisch/toy')).toyKit,
    players: async () => (await import('@kartentisch/toy')).toyPlayers,
  },
]
