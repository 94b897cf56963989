import { GLANCED, type Glance } from '@kartentisch/kernel'
import { cardId, cardNamed } from '../card.ts'
import { data } from '../data.ts'
import type { View } from '../view.ts'

const idOf = (name: string): string => {
  const card = cardNamed(name)
  return card === undefined ? name : cardId(card)
}

/** Burgund at a glance: the display, and the newest of the estate of whoever's turn it is. */
export const glance = ({ round, turn, players, display }: View): Glance => ({
  turn:
    1 +
    Math.max(
      0,
      data.roundCards.findIndex(({ id }) => id === round),
    ),
  seat: turn,
  points: players.map(({ score }) => score),
  played:
    players[turn]?.estate
      .flatMap(({ cards }) => cards)
      .slice(-GLANCED)
      .map(idOf) ?? [],
  supply: display.flat().map(name => ({ id: idOf(name), left: 1 })),
})
