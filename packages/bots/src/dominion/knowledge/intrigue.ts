import { ACTION, COPPER, CURSE, ESTATE, PROVINCE } from '@kartentisch/dominion'
import { COIN_OF } from '../lore.ts'
import { less, ORDER } from '../order.ts'
import { keepingPurchase } from '../trashing.ts'
import * as way from './ways.ts'

const HAND = 5
/** With more money than this in the deck Coppers are in the way. */
const RICH = 18

export const intrigue: way.Records = {
  masquerade: {
    answers: {
      // One Copper at a time makes no deck better that has little else.
      trash: (j, q) => {
        const junk = j.junk(way.cardsOf(q), 1)
        if (j.strategy.saysTrash) return junk
        return keepingPurchase(j, junk, 0).filter(card => card !== COPPER || j.money > RICH)
      },
    },
  },
  baron: { holding: { card: ESTATE }, answers: { discard: way.all } },
  coppersmith: { holding: { card: COPPER } },
  minion: {
    answers: {
      // The last one decides about what is left of the hand.
      choose: j => {
        if (j.holds(j.card('minion'))) return way.options('coins')
        const now = j.power(j.coinsAhead + way.byOption(j, 'minion', 'coins').coins)
        const { cards, handLoss } = way.byOption(j, 'minion', 'discard')
        const then = j.power(Math.floor(j.coins + (HAND - 1 + cards) * j.average))
        return way.options(
          now < then + (way.othersHold(j, HAND) ? COIN_OF.handLoss * handLoss : 0) ? 'discard' : 'coins',
        )
      },
    },
  },
  // Not for less than a Province.
  'mining-village': {
    answers: {
      trash: j => {
        const coins = j.lore.traits[j.card('mining-village')]?.agreed?.coins ?? 0
        return way.may(way.coinsMatter(j, coins) && j.coinsAhead + coins >= j.cost(PROVINCE).coins)
      },
    },
  },
  nobles: {
    order: j =>
      j.actions === 1 && j.terminals.length > 1 ? ORDER.village : ORDER.drawing + 30 + (j.actions > 1 ? 3 : 0),
    answers: {
      choose: j => {
        const { actions } = way.byOption(j, 'nobles', 'actions')
        const { cards } = way.byOption(j, 'nobles', 'cards')
        return way.options(way.useOfActions(j, actions) > cards * j.drawn ? 'actions' : 'cards')
      },
    },
  },
  pawn: {
    answers: {
      choose: j => {
        const idle = j.actions === 0 && j.hand.some(card => j.is(card, ACTION))
        return way.options('cards', idle ? 'actions' : 'coins')
      },
    },
  },
  'secret-chamber': {
    use: j => j.hand.filter(card => j.isDead(card)).length,
    answers: { discard: (j, q) => way.cheapestLosses(j, way.cardsOf(q), 0.9) },
  },
  'shanty-town': {
    order: j => (j.hand.filter(card => j.is(card, ACTION)).length === 1 ? ORDER.first : ORDER.lively),
  },
  steward: {
    answers: {
      choose: j => {
        const { mustTrash } = way.byOption(j, 'steward', 'trash')
        const junk = j.junk(j.hand, mustTrash)
        // Coppers pay now and aren't worth a turn.
        const worthwhile = j.strategy.saysTrash || junk.some(card => j.isDead(card))
        if (junk.length === mustTrash && worthwhile) return way.options('trash')
        const { coins } = way.byOption(j, 'steward', 'coins')
        return way.options(way.coinsMatter(j, coins) || j.average < 1 ? 'coins' : 'cards')
      },
    },
  },
  swindler: { answers: { gain: way.leastWelcome } },
  torturer: {
    answers: {
      choose: j => {
        if (j.sight.supply(CURSE) === 0) return way.options('curse')
        const [first, second] = j.leastUseful(j.hand, 2)
        if (first === undefined || second === undefined) return way.options('discard')
        return way.options(j.loss(first) + j.loss(second, less(j.hand, first)) <= -j.worth(CURSE) ? 'discard' : 'curse')
      },
    },
  },
  'trading-post': {
    use: j => (way.junk(j, 'trading-post').spare < 0 ? -1 : j.usualUse(j.card('trading-post'))),
  },
  'wishing-well': {
    answers: {
      name: (j, q) =>
        way.name(
          way.likely(j, () => 1),
          q,
        ),
    },
  },
}
