import type { Logs, PlayersKit, TableKit } from '@kartentisch/kernel'

/** A game that can be played here: what it says about itself and its players, loaded when somebody needs it. */
export interface Offered {
  readonly game: string
  kit(): Promise<TableKit>
  players(): Promise<PlayersKit>
  /** Missing where no other program writes such games down. */
  logs?(): Promise<Logs>
}

/** Every game of this page: whoever adds one adds it here, and perhaps a look of its own in `games`. */
export const offered: readonly Offered[] = [
  {
    game: 'dominion',
    kit: async () => (await import('./dominion.ts')).kit,
    players: async () => {
      const [{ dominionPlayersOf }, { dominion }] = await Promise.all([
        import('@kartentisch/bots/dominion'),
        import('../sets/dominion.ts'),
      ])
      return dominionPlayersOf(dominion)
    },
    logs: async () => (await import('./dominion-logs.ts')).logs,
  },
  {
    game: 'burgund',
    kit: async () => (await import('./burgund.ts')).kit,
    players: async () => (await import('@kartentisch/bots/burgund')).burgundPlayers,
  },
]
