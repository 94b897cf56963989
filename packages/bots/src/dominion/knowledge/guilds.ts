import { ACTION, CURSE, PROVINCE } from '@kartentisch/dominion'
import type { Question } from '@kartentisch/kernel'
import type { Judgement } from '../judgement.ts'
import * as way from './ways.ts'

export const guilds: way.Records = {
  advisor: {
    answers: {
      discard: (j, q) => way.one(j.best(way.cardsOf(q), card => (j.isDead(card) ? 0 : (j.lore.rough[card] ?? 0)))),
    },
  },
  butcher: { answers: { 'remove-coffers': removeCoffers } },
  doctor: {
    answers: {
      'asks-fate': (j, question) => {
        const card = way.shown(question)
        if (j.junk([card]).length > 0) return way.options('trash')
        return way.options(j.isDead(card) || j.use(card) < j.drawn ? 'discard' : 'keep')
      },
      name: (j, question) => way.name(j.junk(j.tables.all.filter(card => j.own(card) > 0))[0] ?? CURSE, question),
      overpay: way.leftOver(Infinity),
    },
  },
  herald: { answers: { overpay: way.leftOver(1) } },
  journeyman: {
    answers: {
      // What makes the rest better on average by being passed over.
      name: (j, q) =>
        way.name(
          way.likely(j, card => Math.max(0.01, j.average - (j.isDead(card) ? 0 : j.use(card)))),
          q,
        ),
    },
  },
  masterpiece: { answers: { overpay: way.most } },
  plaza: {
    answers: {
      discard: (j, q) => way.one(way.cardsOf(q).find(card => j.isPoor(card) && j.coins < j.cost(PROVINCE).coins)),
    },
  },
  stonemason: {
    answers: {
      overpay: (j, { choices }) => {
        const able = j.supplyCards(card => j.is(card, ACTION) && choices.includes(j.cost(card).coins))
        // The one that is being bought is as good as owned.
        const owned = j.owned.map((n, card) => (card === j.card('stonemason') ? n + 1 : n))
        const wanted = j.supposing(owned, () => j.wanted(able))
        const cost = wanted === undefined ? 0 : j.cost(wanted).coins
        return [choices.includes(cost) ? cost : (choices[0] ?? 0)]
      },
    },
  },
}

/** As many coffers as the better card is worth. The trashed card lies on top of the trash. */
function removeCoffers(j: Judgement, { choices }: Question) {
  const trashed = j.sight.trash.at(-1)
  if (trashed === undefined) return choices.slice(0, 1)
  const { coins, potion, debt } = j.cost(trashed)
  const value = (n: number) => {
    const gained = j.gainOf(
      j.supplyCards(card => {
        const cost = j.cost(card)
        return cost.coins <= coins + n && cost.potion <= potion && cost.debt <= debt
      }),
    )
    return (gained === undefined ? 0 : j.worth(gained)) - 0.9 * n
  }
  return [choices.reduce((best, n) => (value(n) > value(best) ? n : best))]
}
