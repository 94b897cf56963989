import { ACTION, type Card, CURSE, GOLD, SILVER, TREASURE } from '../card.ts'
import { costsLess, costsSame, costsUpToMore } from '../costs.ts'
import { card } from '../face.ts'
import { offer } from '../options.ts'
import { without } from '../play/piles.ts'

const fateOfCard = offer('asks-fate', ['trash', 'discard', 'keep'])

/** Guilds: coffers, and cards that may be overpaid. */
export const guilds = [
  card('advisor', { cost: 4, types: ['action'] }, g => {
    g.actions(1)
    const revealed = g.revealCards(3)
    const discarded = g.choose('discard', revealed, { seat: g.left(g.me), concerns: g.me, from: 'aside' })
    g.discard(g.me, discarded, 'aside')
    g.putInHand(g.me, without(revealed, discarded), 'aside')
  }),

  card(
    'baker',
    {
      cost: 5,
      types: ['action'],
      setUp: state => {
        for (const player of state.players) player.coffers++
      },
    },
    g => {
      g.draw(1)
      g.actions(1)
      g.coffers(1)
    },
  ),

  card('butcher', { cost: 5, types: ['action'] }, g => {
    g.coffers(2)
    const trashed = g.mayTrashOne()
    if (trashed === undefined) return
    const cost = g.cost(trashed)
    const removed = g.number('remove-coffers', 0, g.player(g.me).coffers)
    g.removeCoffers(removed)
    g.gainChosen(card => costsUpToMore(g.cost(card), cost, removed))
  }),

  card('candlestick-maker', { cost: 2, types: ['action'] }, g => {
    g.actions(1)
    g.buys(1)
    g.coffers(1)
  }),

  card(
    'doctor',
    {
      cost: 3,
      types: ['action'],
      offers: [fateOfCard],
      overpay: {
        act: (g, coins) => {
          for (let looks = 0; looks < coins; looks++) {
            const [card] = g.lookAtCards(1)
            if (card === undefined) return
            const fate = g.chooseFrom(fateOfCard, { shown: [card] })
            if (fate === 'trash') g.trash(g.me, [card], 'looked')
            else if (fate === 'discard') g.discard(g.me, [card], 'looked')
            else g.putOnDeck(g.me, [card], 'looked')
          }
        },
      },
    },
    g => {
      const named = g.nameCard()
      const revealed = g.revealCards(3)
      const trashed = revealed.filter(card => card === named)
      g.trash(g.me, trashed, 'aside')
      g.backOnDeck(without(revealed, trashed), 'aside')
    },
  ),

  card(
    'herald',
    {
      cost: 4,
      types: ['action'],
      overpay: {
        act: (g, coins) => {
          for (let moved = 0; moved < coins; moved++) {
            const card = g.chooseOne('put-on-deck', g.lookThroughDiscard(), { from: 'discard' })
            if (card === undefined) return
            g.putOnDeck(g.me, [card], 'discard')
          }
        },
      },
    },
    g => {
      g.draw(1)
      g.actions(1)
      const card = g.revealTop()
      if (card !== undefined && g.is(card, ACTION)) g.playFrom(card, 'deck')
    },
  ),

  card('journeyman', { cost: 5, types: ['action'] }, g => {
    const named = g.nameCard()
    let missing = 3
    const revealed = g.revealUntil(g.me, card => card !== named && --missing === 0)
    const others = revealed.filter(card => card !== named)
    g.putInHand(g.me, others, 'aside')
    g.discard(g.me, without(revealed, others), 'aside')
  }),

  card(
    'masterpiece',
    { cost: 3, types: ['treasure'], onlyMoney: true, overpay: { act: (g, coins) => g.gainSome(coins, SILVER) } },
    g => {
      g.coins(1)
    },
  ),

  card('merchant-guild', { cost: 5, types: ['action'], whileInPlay: { onBuy: g => g.coffers(1) } }, g => {
    g.buys(1)
    g.coins(1)
  }),

  card('plaza', { cost: 4, types: ['action'] }, g => {
    g.draw(1)
    g.actions(2)
    if (g.mayDiscardOne(card => g.is(card, TREASURE)) !== undefined) g.coffers(1)
  }),

  card('soothsayer', { cost: 5, types: ['action', 'attack'] }, g => {
    g.gain(GOLD)
    g.attack(victim => {
      if (g.gain(CURSE, { seat: victim })) g.draw(1, victim)
    })
  }),

  card(
    'stonemason',
    {
      cost: 2,
      types: ['action'],
      overpay: {
        act: (g, coins, potion) => {
          const overpaid = { coins, potion, debt: 0 }
          for (let n = 0; n < 2; n++) {
            g.gainChosen(card => g.is(card, ACTION) && costsSame(g.cost(card), overpaid))
          }
        },
      },
    },
    g => {
      const trashed = g.trashOne()
      if (trashed === undefined) return
      const cost = g.cost(trashed)
      for (let n = 0; n < 2; n++) g.gainChosen(card => costsLess(g.cost(card), cost))
    },
  ),

  card('taxman', { cost: 4, types: ['action', 'attack'] }, g => {
    const isTreasure = (card: Card) => g.is(card, TREASURE)
    const trashed = g.mayTrashOne(isTreasure)
    if (trashed === undefined) return
    const cost = g.cost(trashed)
    g.attack(victim => {
      if (g.handSize(victim) < 5) return
      if (g.player(victim).hand.includes(trashed)) g.discard(victim, [trashed])
      else g.revealHand(victim)
    })
    g.gainChosen(card => isTreasure(card) && costsUpToMore(g.cost(card), cost, 3), { to: 'deck' })
  }),
]
