import { ACTION, COPPER, SILVER, type StandardThing, TREASURE } from '@kartentisch/dominion'
import type { Judgement } from '../judgement.ts'
import { ORDER } from '../order.ts'
import * as way from './ways.ts'

/** Thrones wait for a terminal to double; if there is none, they come before what they double. */
export function throneOrder(j: Judgement, id: StandardThing): number {
  const { card, use } = way.twice(j, id)
  if (card === undefined || use < 0) return -1
  const inner = (j.lore.traits[card]?.actions ?? 0) > 0
  return inner && j.terminals.length <= 1 ? j.lore.liveOrder(card) + 1 : ORDER.drawing + 50 + use
}

/** What to double: the best by the player's own reckoning, if it is offered. */
export const doubled =
  (id: StandardThing): way.Answering =>
  (j, question) => {
    const cards = way.cardsOf(question)
    const { card, use } = way.twice(j, id, j.sight.turn.phase === 'action' ? ACTION : TREASURE)
    if (card !== undefined && cards.includes(card) && (use >= 0 || question.min > 0)) return [card]
    return question.min > 0 ? question.choices.slice(0, 1) : []
  }

export const base: way.Records = {
  cellar: {
    use: j => j.drawn * way.others(j, 'cellar').filter(card => j.isDead(card)).length,
    answers: { discard: (j, q) => way.cheapestLosses(j, way.cardsOf(q), Math.min(1, 0.9 * j.average)) },
  },
  // What it pays is more than the Copper would.
  moneylender: { holding: { card: COPPER }, answers: { trash: way.all } },
  merchant: { holding: { card: SILVER } },
  'throne-room': {
    use: j => way.twice(j, 'throne-room').use,
    order: j => throneOrder(j, 'throne-room'),
    answers: { play: doubled('throne-room') },
  },
  library: { answers: { 'set-aside': j => way.may(j.actions === 0) } },
  bureaucrat: { answers: { 'put-on-deck': way.worstWorth } },
  chancellor: { answers: { 'deck-to-discard': () => way.may(true) } },
  spy: { answers: { discard: way.spying } },
  thief: {
    answers: { trash: way.bestWorth, gain: (j, q) => way.cardsOf(q).filter(card => j.worth(card) > 1) },
  },
}
