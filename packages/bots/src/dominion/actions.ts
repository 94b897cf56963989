import { type Card, moveNumber } from '@kartentisch/dominion'
import type { Answer } from '@kartentisch/kernel'
import type { Judgement } from './judgement.ts'
import { ORDER, TERMINAL } from './order.ts'

const END_ACTIONS: Answer = [moveNumber('end-actions')]

/** The next Action of the hand to play, or none. */
export function playActions(j: Judgement): Answer {
  const { strategy, lore, hand } = j
  if (strategy.play.length > 0) {
    const said = saidToPlay(j)
    if (said !== undefined) return lore.plays[said] ?? END_ACTIONS
  }
  let found = -1
  let highest = 0
  for (const card of hand) {
    let order = lore.orders[card] ?? 0
    if (order === 0 || card === found || strategy.saysPlay[card] === true) continue
    // A terminal comes after everything else, so that it need not be looked at while there is anything else.
    if (order === TERMINAL && highest > ORDER.lively) continue
    if (order < 0) order = j.orderOf(card)
    if (order > highest) {
      highest = order
      found = card
    }
  }
  return lore.plays[found] ?? END_ACTIONS
}

/** What the plan says to play now. */
function saidToPlay(j: Judgement): Card | undefined {
  for (const { card, condition } of j.strategy.play) {
    if (j.lore.orders[card] !== 0 && j.holds(card) && (condition === undefined || condition(j))) return card
  }
  return undefined
}
