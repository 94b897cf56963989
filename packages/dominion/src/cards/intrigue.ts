import { ACTION, type Card, COPPER, CURSE, DUCHY, ESTATE, SILVER, TREASURE, VICTORY } from '../card.ts'
import { costsExactlyMore, costsSame, costsUpToMore } from '../costs.ts'
import { countedPerTurn } from '../counter.ts'
import { card } from '../face.ts'
import { without } from '../play/piles.ts'

const coppersmiths = countedPerTurn('coppersmiths')

/** Intrigue, 1st edition. */
export const intrigue = [
  card('baron', { cost: 4, types: ['action'] }, g => {
    g.buys(1)
    if (g.mayDiscardOne(card => card === ESTATE) !== undefined) g.coins(4)
    else g.gain(ESTATE)
  }),

  card('bridge', { cost: 4, types: ['action'] }, g => {
    g.buys(1)
    g.coins(1)
    g.turn.cheaper++
  }),

  card('conspirator', { cost: 4, types: ['action'] }, g => {
    g.coins(2)
    if (g.turn.actionsPlayed < 3) return
    g.draw(1)
    g.actions(1)
  }),

  card(
    'coppersmith',
    {
      cost: 4,
      types: ['action'],
      counters: [coppersmiths],
      addsTo: { card: COPPER, act: g => g.coins(g.counted(coppersmiths)) },
    },
    g => {
      g.count(coppersmiths)
    },
  ),

  card('courtyard', { cost: 2, types: ['action'] }, g => {
    g.draw(3)
    g.handToDeck(1)
  }),

  card('duke', { cost: 5, types: ['victory'], vp: owned => owned.of(DUCHY) }),

  card('great-hall', { cost: 3, types: ['action', 'victory'], vp: 1 }, g => {
    g.draw(1)
    g.actions(1)
  }),

  card('harem', { cost: 6, types: ['treasure', 'victory'], onlyMoney: true, vp: 2 }, g => {
    g.coins(2)
  }),

  card('ironworks', { cost: 4, types: ['action'] }, g => {
    const gained = g.gainCostingUpTo(4)
    if (gained === undefined) return
    if (g.is(gained, ACTION)) g.actions(1)
    if (g.is(gained, TREASURE)) g.coins(1)
    if (g.is(gained, VICTORY)) g.draw(1)
  }),

  card('masquerade', { cost: 3, types: ['action'] }, g => {
    g.draw(2)
    g.passLeft()
    g.mayTrashOne()
  }),

  card('mining-village', { cost: 4, types: ['action'] }, (g, self) => {
    g.draw(1)
    g.actions(2)
    if (g.isInPlay(self) && g.may('trash') && g.trashSelf(self)) g.coins(2)
  }),

  card('minion', { cost: 5, types: ['action', 'attack'] }, g => {
    g.actions(1)
    if (g.option('choose', ['coins', 'discard']) === 'coins') {
      g.coins(2)
      return
    }
    g.discardHand(g.me)
    g.draw(4)
    g.attack(victim => {
      if (g.handSize(victim) < 5) return
      g.discardHand(victim)
      g.draw(4, victim)
    })
  }),

  card('nobles', { cost: 6, types: ['action', 'victory'], vp: 2 }, g => {
    if (g.option('choose', ['cards', 'actions']) === 'cards') g.draw(3)
    else g.actions(2)
  }),

  card('pawn', { cost: 2, types: ['action'] }, g => {
    const chosen = g.options('choose', ['cards', 'actions', 'buys', 'coins'], 2)
    if (chosen.includes('cards')) g.draw(1)
    if (chosen.includes('actions')) g.actions(1)
    if (chosen.includes('buys')) g.buys(1)
    if (chosen.includes('coins')) g.coins(1)
  }),

  card('saboteur', { cost: 5, types: ['action', 'attack'] }, g => {
    // Only coins count for "3 or more": a card costing 8 debt is passed over.
    const isHit = (card: Card) => g.coinCost(card) >= 3
    g.attack(victim => {
      const revealed = g.revealUntil(victim, isHit)
      const hit = revealed.filter(isHit)
      g.trash(victim, hit, 'aside')
      for (const card of hit) {
        const cost = g.cost(card)
        g.gainChosen(other => costsUpToMore(g.cost(other), cost, -2), { seat: victim, min: 0 })
      }
      g.discard(victim, without(revealed, hit), 'aside')
    })
  }),

  card('scout', { cost: 4, types: ['action'] }, g => {
    g.actions(1)
    const revealed = g.revealCards(4)
    const victories = revealed.filter(card => g.is(card, VICTORY))
    g.putInHand(g.me, victories, 'aside')
    g.backOnDeck(without(revealed, victories), 'aside')
  }),

  card(
    'secret-chamber',
    {
      cost: 2,
      types: ['action', 'reaction'],
      reaction: {
        react: (g, seat) => {
          g.draw(2, seat)
          g.handToDeck(2, seat)
        },
      },
    },
    g => {
      g.coins(g.discardFromHand(0, Infinity).length)
    },
  ),

  card('shanty-town', { cost: 3, types: ['action'] }, g => {
    g.actions(2)
    g.revealHand()
    if (g.inHand(ACTION).length === 0) g.draw(2)
  }),

  card('steward', { cost: 3, types: ['action'] }, g => {
    const chosen = g.option('choose', ['cards', 'coins', 'trash'])
    if (chosen === 'cards') g.draw(2)
    else if (chosen === 'coins') g.coins(2)
    else g.trashFromHand(2, 2)
  }),

  card('swindler', { cost: 3, types: ['action', 'attack'] }, g => {
    g.coins(2)
    g.attack(victim => {
      const trashed = g.trashTop(victim)
      if (trashed === undefined) return
      const cost = g.cost(trashed)
      g.gainChosen(card => costsSame(g.cost(card), cost), { seat: victim, chooser: g.me })
    })
  }),

  card('torturer', { cost: 5, types: ['action', 'attack'] }, g => {
    g.draw(3)
    g.attack(victim => {
      if (g.option('choose', ['discard', 'curse'], { seat: victim }) === 'discard') g.discardFromHand(2, 2, victim)
      else g.gain(CURSE, { seat: victim, to: 'hand' })
    })
  }),

  card('trading-post', { cost: 5, types: ['action'] }, g => {
    if (g.trashFromHand(2, 2).length === 2) g.gain(SILVER, { to: 'hand' })
  }),

  card('tribute', { cost: 5, types: ['action'] }, g => {
    const neighbour = g.left(g.me)
    const revealed = g.revealCards(2, neighbour)
    g.discard(neighbour, revealed, 'aside')
    for (const card of new Set(revealed)) {
      if (g.is(card, ACTION)) g.actions(2)
      if (g.is(card, TREASURE)) g.coins(2)
      if (g.is(card, VICTORY)) g.draw(2)
    }
  }),

  card('upgrade', { cost: 5, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    const trashed = g.trashOne()
    if (trashed === undefined) return
    const cost = g.cost(trashed)
    g.gainChosen(card => costsExactlyMore(g.cost(card), cost, 1))
  }),

  card('wishing-well', { cost: 3, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    const named = g.nameCard()
    const card = g.revealTop()
    if (card !== undefined && card === named) g.putInHand(g.me, [card], 'deck')
  }),
]
