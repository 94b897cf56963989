import { type Card, TREASURE } from '@kartentisch/dominion'
import type { Judgement } from './judgement.ts'

/** What it is worth to be rid of a Treasure that isn't wanted any more. */
const RID = 1.5

/** Junk that pays for something better than being rid of it waits until it doesn't. */
export function keepingPurchase(j: Judgement, junk: readonly Card[], min: number): Card[] {
  const dead = junk.filter(card => !j.is(card, TREASURE))
  const paying = junk.filter(card => j.is(card, TREASURE))
  const { turn } = j.sight
  if (paying.length === 0 || turn.seat !== j.whose || turn.phase !== 'action') return [...junk]
  let best = 0
  let most = -Infinity
  for (let n = 0; n <= paying.length; n++) {
    const lost = paying.slice(0, n).reduce((sum, card) => sum + (j.lore.coins[card] ?? 0), 0)
    const value = RID * n + j.power(j.coinsAhead - lost)
    if (value >= most && dead.length + n >= Math.min(min, junk.length)) {
      most = value
      best = n
    }
  }
  return [...dead, ...paying.slice(0, best)]
}
