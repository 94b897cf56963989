import type { Seat } from '@kartentisch/kernel'
import { ACTION, CURSE, GOLD, SILVER, TREASURE } from '../card.ts'
import { countedPerTurn } from '../counter.ts'
import { card } from '../face.ts'
import type { Verbs } from '../verbs.ts'

/** Rocks: in the player's own buy phase the Silver goes onto the deck, at any other time into the hand. */
function silverForRocks(g: Verbs, seat: Seat): void {
  const buying = seat === g.me && g.turn.phase === 'buy'
  g.gain(SILVER, { seat, to: buying ? 'deck' : 'hand' })
}

/** Lets the player take a card of this name out of the discard pile. */
function mayFetch(g: Verbs, id: string): void {
  const found = g.lookThroughDiscard().filter(card => g.isNamed(card, id))
  const card = g.mayChoose('put-in-hand', found, { from: 'discard' })
  if (card === undefined) return
  g.reveal(g.me, [card], 'discard')
  g.putInHand(g.me, [card], 'discard')
}

/** How often the coins were to be doubled: only the first time counts. */
const doubled = countedPerTurn('doubled')

/** The cards of the split piles of Empires but for the castles, pile by pile. */
export const empiresSplit = [
  card('catapult', { cost: 3, types: ['action', 'attack'] }, g => {
    g.coins(1)
    const trashed = g.trashOne()
    if (trashed === undefined) return
    if (g.coinCost(trashed) >= 3) g.attack(victim => g.gain(CURSE, { seat: victim }))
    if (g.is(trashed, TREASURE)) g.attack(victim => g.discardDownTo(3, victim))
  }),

  card(
    'rocks',
    {
      cost: 4,
      types: ['treasure'],
      onGain: { act: (g, gain) => silverForRocks(g, gain.gainer) },
      onTrash: silverForRocks,
    },
    g => g.coins(1),
  ),

  card(
    'encampment',
    {
      cost: 2,
      types: ['action'],
      cleanUp: (g, later) => g.returnAside(later),
    },
    (g, self) => {
      g.draw(2)
      g.actions(2)
      const able = g.player(g.me).hand.filter(card => card === GOLD || g.isNamed(card, 'plunder'))
      const shown = g.mayChoose('reveal', able)
      if (shown === undefined) g.setSelfAside(self)
      else g.reveal(g.me, [shown])
    },
  ),

  card('plunder', { cost: 5, types: ['treasure'] }, g => {
    g.coins(2)
    g.vp(1)
  }),

  card('gladiator', { cost: 3, types: ['action'] }, g => {
    g.coins(2)
    const neighbour = g.left(g.me)
    const shown = g.chooseOne('reveal', g.player(g.me).hand)
    if (shown !== undefined) g.reveal(g.me, [shown])
    const same = g.player(neighbour).hand.filter(card => card === shown)
    const answer = g.mayChoose('reveal', same, { seat: neighbour })
    if (answer !== undefined) g.reveal(neighbour, [answer])
    else {
      g.coins(1)
      g.trashFromSupply(g.card('gladiator'))
    }
  }),

  card(
    'fortune',
    {
      cost: { coins: 8, debt: 8 },
      types: ['treasure'],
      counters: [doubled],
      onGain: {
        act: (g, { gainer }) => {
          const gladiators = g.player(gainer).play.filter(card => g.isNamed(card, 'gladiator'))
          g.gainSome(gladiators.length, GOLD, { seat: gainer })
        },
      },
    },
    g => {
      g.buys(1)
      if (g.count(doubled) === 1) g.coins(g.turn.coins)
    },
  ),

  card('patrician', { cost: 2, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    const card = g.revealTop()
    if (card !== undefined && g.coinCost(card) >= 5) g.putInHand(g.me, [card], 'deck')
  }),

  card(
    'emporium',
    {
      cost: 5,
      types: ['action'],
      onGain: {
        when: (g, { gainer }) => g.inPlay(ACTION, gainer).length >= 5,
        act: (g, { gainer }) => g.vp(2, gainer),
      },
    },
    g => {
      g.draw(1)
      g.actions(1)
      g.coins(1)
    },
  ),

  card('settlers', { cost: 2, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    mayFetch(g, 'copper')
  }),

  card('bustling-village', { cost: 5, types: ['action'] }, g => {
    g.draw(1)
    g.actions(3)
    mayFetch(g, 'settlers')
  }),
]
