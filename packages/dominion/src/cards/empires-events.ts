import { ACTION, type Card, COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER, VICTORY } from '../card.ts'
import { costsUpTo } from '../costs.ts'
import { without } from '../play/piles.ts'
import { event } from '../sideways.ts'

const NEW_HAND = 5
const STAYING = 5

/** The events of Empires. */
export const empiresEvents = [
  event('advance', 0, g => {
    const isAction = (card: Card) => g.is(card, ACTION)
    if (g.mayTrashOne(isAction) === undefined) return
    g.gainChosen(card => isAction(card) && costsUpTo(g.cost(card), 6))
  }),

  event('delve', 2, g => {
    g.buys(1)
    g.gain(SILVER)
  }),

  event(
    'tax',
    2,
    g => {
      g.putDebtOnPile(g.choosePile('put-debt'), 2)
    },
    {
      setUp: state => {
        state.pileDebt = state.pileDebt.map(debt => debt + 1)
      },
      onBuyCard: { act: (g, card) => g.takeDebtFromPile(card) },
    },
  ),

  event('banquet', 3, g => {
    g.gainSome(2, COPPER)
    g.gainChosen(card => !g.is(card, VICTORY) && costsUpTo(g.cost(card), 5))
  }),

  event('salt-the-earth', 4, g => {
    g.vp(1)
    const victories = g.supplyCards(card => g.is(card, VICTORY))
    const card = g.chooseOne('trash', victories, { from: 'supply' })
    if (card !== undefined) g.trashFromSupply(card)
  }),

  event('ritual', 4, g => {
    if (!g.gain(CURSE)) return
    const trashed = g.trashOne()
    if (trashed !== undefined) g.vp(g.coinCost(trashed))
  }),

  event('wedding', { coins: 4, debt: 3 }, g => {
    g.vp(1)
    g.gain(GOLD)
  }),

  event('windfall', 5, g => {
    const { deck, discard } = g.player(g.me)
    if (deck.length === 0 && discard.length === 0) g.gainSome(3, GOLD)
  }),

  event('conquest', 6, g => {
    g.gainSome(2, SILVER)
    g.vp(g.turn.gains.filter(card => card === SILVER).length)
  }),

  event('dominate', 14, g => {
    if (g.gain(PROVINCE)) g.vp(9)
  }),

  event('triumph', { debt: 5 }, g => {
    if (g.gain(ESTATE)) g.vp(g.turn.gains.length)
  }),

  event('annex', { debt: 8 }, g => {
    const discard = g.lookThroughDiscard()
    const staying = g.choose('keep', discard, { from: 'discard', min: 0, max: STAYING })
    g.shuffleIntoDeck(g.me, without(discard, staying), 'discard')
    g.gain(DUCHY)
  }),

  event('donate', { debt: 8 }, g => g.afterThisTurn('donate', g.me), {
    afterTurn(g) {
      g.allToHand(g.me)
      g.trashFromHand(0, Infinity)
      g.shuffleIntoDeck(g.me, [...g.player(g.me).hand], 'hand')
      g.draw(NEW_HAND)
    },
  }),
]
