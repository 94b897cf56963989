import { burgundLevels, greedy, randomPlayer } from '@kartentisch/bots'
import type { Sight } from '@kartentisch/burgund'
import type { Bots } from '../game/local-table.ts'

/** The bots one can play Burgund against. Only the worker loads them; the page knows them by their names. */
export const burgundBots: Bots<Sight> = {
  ...burgundLevels,
  greedy: () => greedy,
  random: seed => randomPlayer(seed),
}
