import { ACTION, type Card, CURSE, DUCHY, PROVINCE, TREASURE, TYPES, VICTORY } from '../card.ts'
import { costsExactlyMore } from '../costs.ts'
import { card } from '../face.ts'
import { offer } from '../options.ts'

/** How many different names there are among some cards. */
const names = (cards: readonly Card[]): number => new Set(cards).size

const whoGains = offer('asks-who-gains', ['gain-copy-self', 'gain-copy-victim'])
const prizeOrDuchy = offer('gain', ['prize', 'duchy'])

/** Cornucopia, without its prizes. */
export const cornucopia = [
  card('fairgrounds', { cost: 6, types: ['victory'], vp: owned => 2 * Math.floor(owned.different().length / 5) }),

  card('farming-village', { cost: 4, types: ['action'] }, g => {
    g.actions(2)
    g.digFor(card => g.is(card, TREASURE | ACTION), 'hand')
  }),

  card('fortune-teller', { cost: 3, types: ['action', 'attack'] }, g => {
    g.coins(2)
    g.attack(victim => g.digFor(card => g.is(card, VICTORY | TYPES.curse), 'deck', victim))
  }),

  card('hamlet', { cost: 2, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    if (g.mayDiscardOne(undefined, 'discard-for-action') !== undefined) g.actions(1)
    if (g.mayDiscardOne(undefined, 'discard-for-buy') !== undefined) g.buys(1)
  }),

  card('harvest', { cost: 5, types: ['action'] }, g => {
    const revealed = g.revealCards(4)
    g.discard(g.me, revealed, 'aside')
    g.coins(names(revealed))
  }),

  card('horn-of-plenty', { cost: 5, types: ['treasure'] }, (g, self) => {
    const gained = g.gainCostingUpTo(names(g.player(g.me).play))
    if (gained !== undefined && g.is(gained, VICTORY)) g.trashSelf(self)
  }),

  card(
    'horse-traders',
    {
      cost: 4,
      types: ['action', 'reaction'],
      reaction: { react: (g, seat) => g.setAsideForNextTurn(g.card('horse-traders'), seat) },
      nextTurn: (g, later) => {
        g.draw(1)
        g.takeBack(later)
      },
    },
    g => {
      g.buys(1)
      g.coins(3)
      g.discardFromHand(2, 2)
    },
  ),

  card('hunting-party', { cost: 5, types: ['action'] }, g => {
    g.draw(1)
    g.actions(1)
    const hand = g.revealHand()
    g.digFor(card => !hand.includes(card), 'hand')
  }),

  card('jester', { cost: 5, types: ['action', 'attack'], offers: [whoGains] }, g => {
    g.coins(2)
    g.attack(victim => {
      const card = g.discardTop(victim)
      if (card === undefined) return
      if (g.is(card, VICTORY)) g.gain(CURSE, { seat: victim })
      else if (g.inSupply(card)) {
        const who = g.chooseFrom(whoGains, { concerns: victim, shown: [card] })
        g.gain(card, { seat: who === 'gain-copy-self' ? g.me : victim })
      }
    })
  }),

  card('menagerie', { cost: 3, types: ['action'] }, g => {
    g.actions(1)
    const hand = g.revealHand()
    g.draw(names(hand) === hand.length ? 3 : 1)
  }),

  card('remake', { cost: 4, types: ['action'] }, g => {
    for (let round = 0; round < 2; round++) {
      const trashed = g.trashOne()
      if (trashed === undefined) return
      const cost = g.cost(trashed)
      g.gainChosen(card => costsExactlyMore(g.cost(card), cost, 1))
    }
  }),

  card('tournament', { cost: 4, types: ['action'], needs: 'prizes', offers: [prizeOrDuchy] }, g => {
    g.actions(1)
    const isProvince = (card: Card) => card === PROVINCE
    const revealed = g.everyoneFrom(g.me).filter(seat => g.mayReveal(isProvince, seat) !== undefined)
    if (revealed.includes(g.me)) {
      g.discard(g.me, [PROVINCE])
      // Either may be chosen, even if nothing of it is left.
      if (g.chooseFrom(prizeOrDuchy) === 'duchy') g.gain(DUCHY, { to: 'deck' })
      else {
        const prize = g.chooseOne('gain', g.state.prizes, { from: 'prizes' })
        if (prize !== undefined) g.gainPrize(prize, { to: 'deck' })
      }
    }
    if (revealed.every(seat => seat === g.me)) {
      g.draw(1)
      g.coins(1)
    }
  }),

  card('young-witch', { cost: 4, types: ['action', 'attack'], needs: 'bane' }, g => {
    g.draw(2)
    g.discardFromHand(2, 2)
    g.attack(victim => {
      if (g.mayReveal(card => g.isBane(card), victim) === undefined) g.gain(CURSE, { seat: victim })
    })
  }),
]
