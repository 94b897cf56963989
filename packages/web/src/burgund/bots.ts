import { burgundLevels, greedy, randomPlayer } from '@kartentisch/bots'
import type { Sight } from '@kartentisch/burgund'
import type { MakePlayer } from '@kartentisch/kernel'

/** The bots one can play Burgund against. Only the worker loads them; the page knows them by their names. */
export const burgundBots: Readonly<Record<string, MakePlayer<Sight>>> = {
  ...burgundLevels,
  greedy: () => greedy,
  random: seed => randomPlayer(seed),
}
