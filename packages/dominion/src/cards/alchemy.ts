import { ACTION, type Card, COPPER, CURSE, DUCHY, GOLD, POTION, TREASURE, VICTORY } from '../card.ts'
import { costsUpTo } from '../costs.ts'
import { card } from '../face.ts'
import { without } from '../play/piles.ts'
import type { Verbs } from '../verbs.ts'

const isPotion = (g: Verbs, card: Card) => g.isNamed(card, POTION)

/** Alchemy, with the basic card Potion. */
export const alchemy = [
  card(
    'alchemist',
    {
      cost: { coins: 3, potion: 1 },
      types: ['action'],
      discardFromPlay: {
        can: g => g.inPlay(TREASURE).some(card => isPotion(g, card)),
        act: (g, self) => {
          if (g.may('put-on-deck')) g.fromPlayToDeck(self)
        },
      },
    },
    g => {
      g.draw(2)
      g.actions(1)
    },
  ),

  card('apothecary', { cost: { coins: 2, potion: 1 }, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    const revealed = g.revealCards(4)
    const taken = revealed.filter(card => card === COPPER || isPotion(g, card))
    g.putInHand(g.me, taken, 'aside')
    g.backOnDeck(without(revealed, taken), 'aside')
  }),

  card('apprentice', { cost: 5, types: ['action'] }, g => {
    g.actions(1)
    const trashed = g.trashOne()
    if (trashed === undefined) return
    const { coins, potion } = g.cost(trashed)
    g.draw(coins)
    if (potion > 0) g.draw(2)
  }),

  card('familiar', { cost: { coins: 3, potion: 1 }, types: ['action', 'attack'] }, g => {
    g.draw(1)
    g.actions(1)
    g.attack(victim => g.gain(CURSE, { seat: victim }))
  }),

  card('golem', { cost: { coins: 4, potion: 1 }, types: ['action'] }, g => {
    const golem = g.card('golem')
    const isFound = (card: Card) => g.is(card, ACTION) && card !== golem
    let missing = 2
    const revealed = g.revealUntil(g.me, card => isFound(card) && --missing === 0)
    const found = revealed.filter(isFound)
    g.discard(g.me, without(revealed, found), 'aside')
    // Both wait among the set-aside cards, out of reach for whichever is played first.
    const first = g.chooseOne('play', found, { from: 'aside' })
    if (first === undefined) return
    g.playFrom(first, 'aside')
    for (const second of without(found, [first])) g.playFrom(second, 'aside')
  }),

  card(
    'herbalist',
    {
      cost: 2,
      types: ['action'],
      discardFromPlay: {
        can: g => g.inPlay(TREASURE).length > 0,
        act: g => {
          const card = g.mayChoose('put-on-deck', g.inPlay(TREASURE), { from: 'play' })
          const copy = card === undefined ? undefined : g.chooseCopy(card)
          if (copy !== undefined) g.fromPlayToDeck(copy)
        },
      },
    },
    g => {
      g.buys(1)
      g.coins(1)
    },
  ),

  card('philosophers-stone', { cost: { coins: 3, potion: 1 }, types: ['treasure'] }, g => {
    g.coins(Math.floor((g.deckSize() + g.discardSize()) / 5))
  }),

  card('possession', { cost: { coins: 6, potion: 1 }, types: ['action'] }, g => {
    g.controlExtraTurnOf(g.left(g.me))
  }),

  card('potion', { cost: 4, types: ['treasure'], onlyMoney: true, pile: () => 16 }, g => g.potions(1)),

  card('scrying-pool', { cost: { coins: 2, potion: 1 }, types: ['action', 'attack'] }, g => {
    g.actions(1)
    g.spyOnAll()
    const revealed = g.revealUntil(g.me, card => !g.is(card, ACTION))
    g.putInHand(g.me, revealed, 'aside')
  }),

  card('transmute', { cost: { potion: 1 }, types: ['action'] }, g => {
    const trashed = g.trashOne()
    if (trashed === undefined) return
    if (g.is(trashed, ACTION)) g.gain(DUCHY)
    if (g.is(trashed, TREASURE)) g.gain(g.card('transmute'))
    if (g.is(trashed, VICTORY)) g.gain(GOLD)
  }),

  card('university', { cost: { coins: 2, potion: 1 }, types: ['action'] }, g => {
    g.actions(2)
    g.gainChosen(card => g.is(card, ACTION) && costsUpTo(g.cost(card), 5), { min: 0 })
  }),

  card('vineyard', {
    cost: { potion: 1 },
    types: ['victory'],
    vp: owned => Math.floor(owned.ofType(ACTION) / 3),
  }),
]
