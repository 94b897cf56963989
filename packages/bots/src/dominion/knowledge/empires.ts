import { ACTION, type Card, COPPER, DUCHY, ESTATE, GOLD, TREASURE, VICTORY } from '@kartentisch/dominion'
import type { Judgement } from '../judgement.ts'
import { ORDER } from '../order.ts'
import { COINS_OF_POINT } from '../worth.ts'
import { doubled, throneOrder } from './base.ts'
import * as way from './ways.ts'

/** What Overlord could be. */
const overlordChoices = (j: Judgement): Card[] => {
  const { playedAs = [] } = j.lore.traits[j.card('overlord')] ?? {}
  return j.supplyCards(card => playedAs.includes(card))
}

/** What an Overlord makes of a card: what it gives, and what its Actions let the rest of the hand do. */
function overlordUse(j: Judgement, card: Card): number {
  const more = j.lore.traits[card]?.actions ?? 0
  const actions = Math.max(0, j.actions)
  const rest = way.others(j, 'overlord')
  return j.usualUse(card) + (more > 0 ? j.handUse(rest, actions + more) - j.handUse(rest, actions) : 0)
}

export const empires: way.Records = {
  charm: { answers: { choose: () => way.options('buy-and-coins') } },
  'city-quarter': {
    order: () => ORDER.first,
    use: j => j.drawn * (j.hand.filter(card => j.is(card, ACTION)).length - 1),
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
    // The first play in a game gives what one with no tokens on the pile does.
    use: j => j.lore.atOnce(j.card('farmers-market')) + j.sight.vpOnPile(j.card('farmers-market')),
  },
  legionary: { holding: { card: GOLD } },
  'opulent-castle': {
    holding: { card: ESTATE, type: VICTORY },
    answers: { discard: way.all },
  },
  overlord: {
    // Any further one in hand would be weighed the same way again, and so on.
    use: j => Math.max(0, ...overlordChoices(j).map(card => j.usualUse(card))),
    answers: {
      play: (j, q) => way.one(j.best(overlordChoices(j), card => overlordUse(j, card)) ?? way.cardsOf(q)[0]),
    },
  },
  'royal-blacksmith': { holding: { card: COPPER } },
  'small-castle': {
    use: j => (j.sight.topOfPile(j.tables.pile('castles')) === undefined ? -1 : j.lore.atOnce(j.card('small-castle'))),
    answers: { trash: (j, q) => (q.of === 'option' ? way.options('self') : way.worstWorth(j, q)) },
  },
  'sprawling-castle': {
    // As many points, and less in the way.
    answers: { gain: j => way.options(j.sight.supply(DUCHY) > 0 ? 'duchy' : 'estates') },
  },
  temple: {
    use: j => j.lore.atOnce(j.card('temple')) + (way.junk(j, 'temple').spare < 0 ? -1 : way.junk(j, 'temple').all),
  },
  'wild-hunt': {
    answers: {
      choose: j => {
        const tokens = j.sight.vpOnPile(j.card('wild-hunt'))
        const estate = j.worth(ESTATE) + COINS_OF_POINT * tokens
        const { cards } = way.byOption(j, 'wild-hunt', 'cards')
        return way.options(j.sight.supply(ESTATE) > 0 && estate > cards * j.drawn ? 'estate' : 'cards')
      },
    },
  },
}
