import { ACTION, type Card, COPPER, ESTATE, GOLD, TREASURE, TYPES, VICTORY } from '../card.ts'
import { costsMore, costsSame, costsUpTo } from '../costs.ts'
import { countedPerTurn } from '../counter.ts'
import { card } from '../face.ts'
import { offer } from '../options.ts'
import { without } from '../play/piles.ts'

/** Charms that wait for the next purchase. */
const charms = countedPerTurn('charms')

const nowOrNext = offer('choose', ['buy-and-coins', 'next-purchase'])
const cardsOrEstate = offer('choose', ['cards', 'estate'])

/** The kingdom cards of Empires that have a pile to themselves. */
export const empires = [
  card(
    'archive',
    {
      cost: 5,
      types: ['action', 'duration'],
      nextTurn: (g, later) => {
        g.takeBack(later, g.choose('put-in-hand', later.cards, { from: 'aside' }))
      },
    },
    (g, self) => {
      g.actions(1)
      const cards = g.lookAtCards(3)
      const taken = g.choose('put-in-hand', cards, { from: 'looked' })
      g.putInHand(g.me, taken, 'looked')
      const rest = without(cards, taken)
      if (rest.length > 0) g.lookedForNextTurns(g.card('archive'), self, rest)
    },
  ),

  card(
    'capital',
    {
      cost: 5,
      types: ['treasure'],
      discardFromPlay: {
        act: g => {
          g.takeDebt(6)
          g.payDebt(g.number('pay-debt', 0, Math.min(g.player(g.me).debt, g.turn.coins)))
        },
      },
    },
    g => {
      g.coins(6)
      g.buys(1)
    },
  ),

  card('chariot-race', { cost: 3, types: ['action'] }, g => {
    g.actions(1)
    const mine = g.revealTop()
    if (mine !== undefined) g.putInHand(g.me, [mine], 'deck')
    const theirs = g.revealTop(g.left(g.me))
    if (mine === undefined || theirs === undefined || !costsMore(g.cost(mine), g.cost(theirs))) return
    g.coins(1)
    g.vp(1)
  }),

  card(
    'charm',
    {
      cost: 5,
      types: ['treasure'],
      counters: [charms],
      offers: [nowOrNext],
      nextPurchase: {
        counter: charms,
        act: (g, bought) => {
          const cost = g.cost(bought)
          g.gainChosen(card => card !== bought && costsSame(g.cost(card), cost), { min: 0 })
        },
      },
    },
    g => {
      if (g.chooseFrom(nowOrNext) === 'buy-and-coins') {
        g.buys(1)
        g.coins(2)
      } else g.count(charms)
    },
  ),

  card('city-quarter', { cost: { debt: 8 }, types: ['action'] }, g => {
    g.actions(2)
    g.draw(g.revealHand().filter(card => g.is(card, ACTION)).length)
  }),

  card('crown', { cost: 5, types: ['action', 'treasure'] }, (g, self) => {
    const type = g.turn.phase === 'action' ? ACTION : TREASURE
    const card = g.mayChoose('play', g.inHand(type))
    if (card !== undefined) g.playTwice(card, self)
  }),

  card(
    'enchantress',
    {
      cost: 3,
      types: ['action', 'attack', 'duration'],
      nextTurn: g => {
        g.draw(2)
      },
      insteadOfFirstAction: g => {
        g.draw(1)
        g.actions(1)
      },
    },
    (g, self) => g.nextTurn(g.card('enchantress'), self),
  ),

  card('engineer', { cost: { debt: 4 }, types: ['action'] }, (g, self) => {
    g.gainCostingUpTo(4)
    if (g.isInPlay(self) && g.may('trash') && g.trashSelf(self)) g.gainCostingUpTo(4)
  }),

  card('farmers-market', { cost: 3, types: ['action', 'gathering'] }, (g, self) => {
    const market = g.card('farmers-market')
    g.buys(1)
    if (g.tokensOnPile(market) >= 4) {
      g.takeFromPile(market)
      g.trashSelf(self)
    } else {
      g.putOnPile(market)
      g.coins(g.tokensOnPile(market))
    }
  }),

  card('forum', { cost: 5, types: ['action'], onBuy: g => g.buys(1) }, g => {
    g.draw(3)
    g.actions(1)
    g.discardFromHand(2, 2)
  }),

  card(
    'groundskeeper',
    {
      cost: 5,
      types: ['action'],
      whileInPlay: {
        onGain: {
          when: (g, gain) => g.is(gain.card, VICTORY),
          act: (g, gain) => g.vp(1, gain.gainer),
        },
      },
    },
    g => {
      g.draw(1)
      g.actions(1)
    },
  ),

  card('legionary', { cost: 5, types: ['action', 'attack'] }, g => {
    g.coins(3)
    const golds = g.player(g.me).hand.filter(card => card === GOLD)
    const shown = g.mayChoose('reveal', golds)
    if (shown === undefined) return
    g.reveal(g.me, [shown])
    g.attack(victim => {
      g.discardDownTo(2, victim)
      g.draw(1, victim)
    })
  }),

  card('overlord', { cost: { debt: 8 }, types: ['action', 'command'] }, (g, self) => {
    const able = (card: Card) => g.is(card, ACTION) && !g.is(card, TYPES.command) && costsUpTo(g.cost(card), 5)
    const card = g.chooseOne('play', g.supplyCards(able), { from: 'supply' })
    if (card !== undefined) g.playWithoutMoving(card, self)
  }),

  card('royal-blacksmith', { cost: { debt: 8 }, types: ['action'] }, g => {
    g.draw(5)
    const coppers = g.revealHand().filter(card => card === COPPER)
    g.discard(g.me, coppers)
  }),

  card('sacrifice', { cost: 4, types: ['action'] }, g => {
    const trashed = g.trashOne()
    if (trashed === undefined) return
    if (g.is(trashed, ACTION)) {
      g.draw(2)
      g.actions(2)
    }
    if (g.is(trashed, TREASURE)) g.coins(2)
    if (g.is(trashed, VICTORY)) g.vp(2)
  }),

  card(
    'temple',
    {
      cost: 4,
      types: ['action', 'gathering'],
      onGain: {
        touches: 'pile-vp',
        act: (g, gain) => g.takeFromPile(gain.card, gain.gainer),
      },
    },
    g => {
      g.vp(1)
      const names = [...new Set(g.player(g.me).hand)]
      g.trash(g.me, g.choose('trash', names, { min: 1, max: 3 }))
      g.putOnPile(g.card('temple'))
    },
  ),

  card(
    'villa',
    {
      cost: 4,
      types: ['action'],
      onGain: {
        act: (g, gain) => {
          g.moveGained(gain, 'hand')
          if (gain.gainer !== g.me) return
          g.actions(1)
          g.returnToActions()
        },
      },
    },
    g => {
      g.actions(2)
      g.buys(1)
      g.coins(1)
    },
  ),

  card('wild-hunt', { cost: 5, types: ['action', 'gathering'], offers: [cardsOrEstate] }, g => {
    const hunt = g.card('wild-hunt')
    if (g.chooseFrom(cardsOrEstate) === 'cards') {
      g.draw(3)
      g.putOnPile(hunt)
    } else if (g.gain(ESTATE)) g.takeFromPile(hunt)
  }),
]
