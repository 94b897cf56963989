import { CURSE, DUCHY, ESTATE, PROVINCE } from '@kartentisch/dominion'
import * as way from './ways.ts'

/** The most a player bids in debt for 8 points at Mountain Pass: it comes once in a game, which no trial shows. */
const BID = 11

/** The last to bid only has to say one more; the others say what it is worth to them. */
const bid: way.Answering = (j, { choices, whose }) => {
  const least = choices[0] ?? Infinity
  if (least > BID) return []
  return [j.sight.turn.seat === whose ? least : Math.max(least, BID - 1)]
}

/** Events, and what landmarks ask. */
export const events: way.Records = {
  annex: {
    buy: j => j.sight.supply(DUCHY) > 0,
    answers: { keep: (j, q) => [...way.cardsOf(q)].sort((a, b) => j.worth(a) - j.worth(b)).slice(0, q.max) },
  },
  aqueduct: { answers: { 'asks-move-first': () => way.may(true) } },
  arena: { answers: { discard: way.worstWorth } },
  dominate: { buy: j => j.sight.supply(PROVINCE) > 0 },
  donate: { buy: j => j.junk(j.tables.all.filter(card => j.own(card) > 0)).length > 0 },
  'mountain-pass': { answers: { bid } },
  ritual: { buy: j => j.sight.supply(CURSE) > 0 },
  'salt-the-earth': { answers: { trash: way.worstWorth } },
  // Debt waits for whoever buys the next Province: a little keeps the others off, more keeps everybody off.
  tax: {
    buy: j => j.sight.debtOnPile(PROVINCE) < 4,
    answers: { 'put-debt': (_, { choices }) => [choices.includes(PROVINCE) ? PROVINCE : (choices[0] ?? 0)] },
  },
  triumph: { buy: j => j.sight.supply(ESTATE) > 0 },
  windfall: { buy: j => j.sight.deckSize() === 0 && j.sight.topOfDiscard(j.whose) === undefined },
}
