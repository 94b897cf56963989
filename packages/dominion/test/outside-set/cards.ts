import { card } from '@kartentisch/dominion'

/** Two cards that don't come with the program: a Duration, and one that acts on purchases. */
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

  card(
    'quay-goons',
    { cost: 6, types: ['action', 'attack'], whileInPlay: { onBuy: (g, buyer) => g.vp(1, buyer) } },
    g => {
      g.buys(1)
      g.coins(2)
      g.attack(victim => g.discardDownTo(3, victim))
    },
  ),
]
