import { CURSE, ESTATE, GOLD, SILVER } from '../card.ts'
import { card } from '../face.ts'
import { offer } from '../options.ts'

const one = () => 1

const steedOffers = offer('choose', ['cards', 'actions', 'coins', 'silvers-and-deck'])

/** The prizes of Cornucopia: one of each, beside the supply, to be had through Tournament. */
export const prizes = [
  card('bag-of-gold', { cost: 0, types: ['action', 'prize'], pile: one }, g => {
    g.actions(1)
    g.gain(GOLD, { to: 'deck' })
  }),

  card('diadem', { cost: 0, types: ['treasure', 'prize'], pile: one }, g => {
    g.coins(2 + g.turn.actions)
  }),

  card('followers', { cost: 0, types: ['action', 'attack', 'prize'], pile: one }, g => {
    g.draw(2)
    g.gain(ESTATE)
    g.attack(victim => {
      g.gain(CURSE, { seat: victim })
      g.discardDownTo(3, victim)
    })
  }),

  card('princess', { cost: 0, types: ['action', 'prize'], pile: one, whileInPlay: { cheaper: 2 } }, g => {
    g.buys(1)
  }),

  card('trusty-steed', { cost: 0, types: ['action', 'prize'], pile: one, offers: [steedOffers] }, g => {
    const chosen = g.chooseSeveral(steedOffers, 2)
    if (chosen.includes('cards')) g.draw(2)
    if (chosen.includes('actions')) g.actions(2)
    if (chosen.includes('coins')) g.coins(2)
    if (chosen.includes('silvers-and-deck')) {
      g.gainSome(4, SILVER)
      g.deckToDiscard()
    }
  }),
]
