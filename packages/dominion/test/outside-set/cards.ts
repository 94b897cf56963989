import { card, offer } from '@kartentisch/dominion'

const lockOrSell = offer('asks-cargo', ['lock', 'sell', 'keep'])

/** Cards that don't come with the program: a Duration, one that acts on purchases, one that lets its player choose. */
export const cards = [
  card(
    'quay-village',
    {
      cost: 3,
      types: ['action', 'duration'],
      nextTurn: g => {
        g.actions(1)
        g.coins(1)
      },
    },
    (g, self) => {
      g.actions(2)
      g.coins(1)
      g.nextTurn(g.card('quay-village'), self)
    },
  ),

  card('quay-goons', { cost: 6, types: ['action', 'attack'], whileInPlay: { onBuy: g => g.vp(1) } }, g => {
    g.buys(1)
    g.coins(2)
    g.attack(victim => g.discardDownTo(3, victim))
  }),

  card('quay-chest', { cost: 5, types: ['treasure'], ownBack: true, offers: [lockOrSell] }, g => {
    if (g.option('choose', ['coins', 'buys']) === 'coins') g.coins(2)
    else g.buys(2)
    const card = g.mayChoose('put-on-deck', [...g.player(g.me).hand])
    if (card === undefined) return
    const fate = g.chooseFrom(lockOrSell, { shown: [card] })
    if (fate === 'lock') g.putOnDeck(g.me, [card])
    else if (fate === 'sell') {
      g.discard(g.me, [card])
      g.coins(1)
    }
  }),
]
