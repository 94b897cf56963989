import {
  ACTION,
  type Card,
  COPPER,
  CURSE,
  costsUpTo,
  ESTATE,
  GOLD,
  TREASURE,
  TYPES,
  VICTORY,
} from '@kartentisch/dominion'
import type { Judgement } from '../judgement.ts'
import { COIN_OF } from '../lore.ts'
import { ORDER } from '../order.ts'
import { doubled, throneOrder } from './base.ts'
import * as way from './ways.ts'

/** What Overlord could be. */
const overlordChoices = (j: Judgement): Card[] =>
  j.supplyCards(card => j.is(card, ACTION) && !j.is(card, TYPES.command) && costsUpTo(j.cost(card), 5))

/** What an Overlord makes of a card: what it gives, and what its Actions let the rest of the hand do. */
function overlordUse(j: Judgement, card: Card): number {
  const more = j.lore.traits[card]?.actions ?? 0
  const actions = Math.max(0, j.actions)
  const rest = way.others(j, 'overlord')
  return j.usualUse(card) + (more > 0 ? j.handUse(rest, actions + more) - j.handUse(rest, actions) : 0)
}

export const empires: way.Records = {
  catapult: {
    trashing: (j, card) => {
      const curses = j.cost(card).coins >= 3 && j.sight.supply(CURSE) > 0
      return (curses ? COIN_OF.curse : 0) + (j.is(card, TREASURE) ? 2 * COIN_OF.handLoss : 0) - j.worth(card)
    },
  },
  charm: { answers: { choose: () => way.options('buy-and-coins') } },
  'city-quarter': {
    order: () => ORDER.first,
    use: j => 0.2 + j.drawn * (j.hand.filter(card => j.is(card, ACTION)).length - 1),
  },
  crown: {
    use: j => {
      const buying = j.sight.turn.phase !== 'action' && j.sight.turn.seat === j.whose
      return Math.max(0, way.twice(j, 'crown', buying ? TREASURE : ACTION | TREASURE).use)
    },
    order: j => throneOrder(j, 'crown'),
    answers: { play: doubled('crown') },
  },
  engineer: { answers: { trash: j => way.may(j.endgame <= 3) } },
  'farmers-market': {
    use: j => {
      const tokens = j.sight.vpOnPile(j.card('farmers-market'))
      // The first play in a game gives what one with no tokens on the pile does.
      return j.lore.atOnce(j.card('farmers-market')) + (tokens >= 4 ? tokens - 1 : tokens)
    },
  },
  legionary: { holding: GOLD },
  'opulent-castle': {
    use: j => 2 * (j.hand.filter(card => j.isVictory(card)).length - 1),
    answers: { discard: way.all },
  },
  overlord: {
    // Any further one in hand would be weighed the same way again, and so on.
    use: j => Math.max(0, ...overlordChoices(j).map(card => j.usualUse(card))),
    answers: {
      play: (j, q) => way.one(j.best(overlordChoices(j), card => overlordUse(j, card)) ?? way.cardsOf(q)[0]),
    },
  },
  'royal-blacksmith': { use: j => Math.max(0, 5 * j.drawn - way.count(j.hand, COPPER) - 1) },
  sacrifice: {
    trashing: (j, card) => {
      const action = j.is(card, ACTION) ? 2 * j.drawn : 0
      const treasure = j.is(card, TREASURE) ? 2 - (j.lore.coins[card] ?? 0) : 0
      return action + treasure + (j.is(card, VICTORY) ? 2.8 : 0) - j.worth(card)
    },
  },
  'small-castle': {
    use: j => (j.sight.topOfPile(j.tables.pile('castles')) === undefined ? -1 : 1),
    trashing: (j, card) => -j.worth(card),
    answers: { trash: (j, q) => (q.of === 'option' ? way.options('self') : way.worstWorth(j, q)) },
  },
  'sprawling-castle': {
    answers: { gain: j => way.options(j.sight.supply(ESTATE) >= 3 && j.endgame > 3 ? 'duchy' : 'estates') },
  },
  temple: {
    use: j => j.lore.atOnce(j.card('temple')) + (way.junk(j, 'temple', 1) > 0 ? way.junk(j, 'temple', 3) : -1),
  },
  'wild-hunt': {
    answers: {
      choose: j => {
        const tokens = j.sight.vpOnPile(j.card('wild-hunt'))
        const wins = j.sight.supply(ESTATE) > 0 && tokens >= (j.endgame <= 3 ? 2 : 4)
        return way.options(wins ? 'estate' : 'cards')
      },
    },
  },
}
