import { ACTION, PROVINCE } from '@kartentisch/dominion'
import { ORDER } from '../order.ts'
import * as way from './ways.ts'

/** What attacks again and again to the end of the game is worth more than two turns show. */
const PRIZES = ['followers', 'trusty-steed', 'princess', 'bag-of-gold', 'diadem'] as const

/** Prizes are part of it. */
export const cornucopia: way.Records = {
  hamlet: {
    answers: {
      'discard-for-action': (j, q) => {
        const [least] = j.leastUseful(way.cardsOf(q), 1)
        return least !== undefined && j.loss(least) < way.useOfActions(j, 1) - 0.5 ? [least] : []
      },
      'discard-for-buy': (j, q) => (way.buysTwice(j) ? way.cheapestLosses(j, way.cardsOf(q), 0.1).slice(0, 1) : []),
    },
  },
  'horse-traders': {
    use: j => {
      const given = way
        .others(j, 'horse-traders')
        .map(card => (j.isDead(card) ? 0 : j.is(card, ACTION) ? 1 : j.use(card)))
        .sort((a, b) => a - b)
      return j.lore.atOnce(j.card('horse-traders')) - (given[0] ?? 0) - (given[1] ?? 0)
    },
  },
  jester: {
    answers: {
      // What would serve the other is better had, even if the plan doesn't ask for it.
      'asks-who-gains': (j, q) =>
        way.options(j.worthGaining(way.shown(q)) > -j.worth(way.shown(q)) ? 'gain-copy-self' : 'gain-copy-victim'),
    },
  },
  menagerie: {
    order: j => (new Set(way.others(j, 'menagerie')).size === j.hand.length - 1 ? ORDER.first : ORDER.lively + 90),
  },
  tournament: {
    order: j => (j.holds(PROVINCE) ? ORDER.first : ORDER.cantrip + 1),
    holding: { card: PROVINCE },
    answers: {
      gain: (j, q) => {
        if (q.of !== 'option') return way.one(PRIZES.map(id => j.card(id)).find(card => q.choices.includes(card)))
        return way.options(j.endgame <= 1 ? 'duchy' : 'prize')
      },
    },
  },
  'trusty-steed': {
    answers: {
      choose: j => {
        const busy = j.actions > 0 || !j.hand.some(card => j.is(card, ACTION))
        return busy ? way.options('cards', 'coins') : way.options('cards', 'actions')
      },
    },
  },
}
