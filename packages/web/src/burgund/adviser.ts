import { greedy } from '@kartentisch/bots'
import { optionOf, type Sight } from '@kartentisch/burgund'
import type { Adviser } from '@kartentisch/kernel'

/** Whoever takes what brings most at once can also say why. */
export const adviser: Adviser<Sight> = {
  player: greedy,
  // A die is nothing by itself; the action with it follows.
  opensNothing: (_, [n = 0]) => ['play', 'use'].includes(optionOf(n).kind),
}
