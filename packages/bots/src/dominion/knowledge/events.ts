import type { Card } from '@kartentisch/dominion'
import { ACTION, CURSE, costsUpTo, DUCHY, ESTATE, PROVINCE } from '@kartentisch/dominion'
import type { Judgement } from '../judgement.ts'
import * as way from './ways.ts'

const COINS_OF_POINT = 1.4

const intoAction = (j: Judgement, card: Card): number =>
  j.exchange(card, other => j.is(other, ACTION) && costsUpTo(j.cost(other), 6))

const intoPoints = (j: Judgement, card: Card): number => COINS_OF_POINT * j.cost(card).coins - j.worth(card)

/** Events, and what landmarks ask. */
export const events: way.Records = {
  advance: { trashing: intoAction, buy: j => j.hand.some(card => j.is(card, ACTION) && intoAction(j, card) > 1) },
  annex: {
    buy: j => j.sight.supply(DUCHY) > 0,
    answers: { keep: (j, q) => [...way.cardsOf(q)].sort((a, b) => j.worth(a) - j.worth(b)).slice(0, q.max) },
  },
  aqueduct: { answers: { 'asks-move-first': () => way.may(true) } },
  arena: { answers: { discard: way.worstWorth } },
  dominate: { buy: j => j.sight.supply(PROVINCE) > 0 },
  donate: { buy: j => j.junk(j.tables.all.filter(card => j.own(card) > 0)).length > 0 },
  ritual: {
    trashing: intoPoints,
    buy: j => j.sight.supply(CURSE) > 0 && j.hand.some(card => intoPoints(j, card) > 4),
  },
  'salt-the-earth': { answers: { trash: way.worstWorth } },
  // Debt waits for whoever buys the next Province: a little keeps the others off, more keeps everybody off.
  tax: {
    buy: j => j.sight.debtOnPile(PROVINCE) < 4,
    answers: { 'put-debt': (_, { choices }) => [choices.includes(PROVINCE) ? PROVINCE : (choices[0] ?? 0)] },
  },
  triumph: { buy: j => j.sight.supply(ESTATE) > 0 },
  windfall: { buy: j => j.sight.deckSize() === 0 && j.sight.topOfDiscard(j.whose) === undefined },
}
