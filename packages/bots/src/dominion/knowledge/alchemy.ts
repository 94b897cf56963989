import { ACTION, DUCHY, GOLD, TREASURE, VICTORY } from '@kartentisch/dominion'
import * as way from './ways.ts'

export const alchemy: way.Records = {
  alchemist: { answers: { 'put-on-deck': () => way.may(true) } },
  apprentice: {
    trashing: (j, card) => {
      const { coins, potion } = j.cost(card)
      // Of many cards drawn at once not all serve; and points are gone for good, though their card was in the way.
      const drawn = Math.min(coins + 2 * potion, j.undrawn, 5)
      return drawn * j.drawn - Math.max(j.worth(card), j.inPoints(card))
    },
  },
  herbalist: { answers: { 'put-on-deck': way.bestWorth } },
  'scrying-pool': {
    answers: {
      // Own Actions are drawn along with what follows; anything else would end the drawing.
      discard: (j, q) =>
        q.concerns === undefined ? way.options(j.is(way.shown(q), ACTION) ? 'keep' : 'discard') : way.spying(j, q),
    },
  },
  transmute: {
    trashing: (j, card) => {
      const gold = j.is(card, VICTORY) ? j.worthOfGain(GOLD) : 0
      const duchy = j.is(card, ACTION) ? j.worthOfGain(DUCHY) : 0
      const transmute = j.is(card, TREASURE) ? j.worthOfGain(j.card('transmute')) : 0
      return gold + duchy + 0.5 * transmute - j.worth(card)
    },
  },
}
