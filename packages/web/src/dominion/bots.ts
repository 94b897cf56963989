import { bigMoney, dominionLevels, randomPlayer } from '@kartentisch/bots'
import type { Sight } from '@kartentisch/dominion'
import type { MakePlayer } from '@kartentisch/kernel'

/** The bots one can play Dominion against. Only the worker loads them; the page knows them by their names. */
export const dominionBots: Readonly<Record<string, MakePlayer<Sight>>> = {
  ...dominionLevels,
  'big-money': () => bigMoney,
  random: seed => randomPlayer(seed),
}
