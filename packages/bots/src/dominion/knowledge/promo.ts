import * as way from './ways.ts'

/** Buys from the Black Market what the plan wants, or what is worth more than the purchase it would spoil. */
const buyFromMarket: way.Answering = (j, question) => {
  const cards = way.cardsOf(question)
  const wanted = j.wanted(cards)
  if (wanted !== undefined) return [wanted]
  const best = j.best(cards)
  if (best === undefined) return []
  const before = j.purchase(j.coinsAhead)
  const after = j.purchase(j.coinsAhead - j.cost(best).coins)
  const lost = (before === undefined ? 0 : j.worth(before)) - (after === undefined ? 0 : j.worth(after))
  return j.worth(best) > Math.max(1, lost) ? [best] : []
}

export const promo: way.Records = {
  'black-market': { answers: { play: (_, { choices }) => choices.slice(0, 1), buy: buyFromMarket } },
  'walled-village': { answers: { 'put-on-deck': () => way.may(true) } },
}
