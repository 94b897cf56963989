import { card } from '../face.ts'

/** Of Seaside we have Caravan alone. */
export const seaside = [
  card('caravan', { cost: 4, types: ['action', 'duration'], nextTurn: g => g.draw(1) }, (g, self) => {
    g.draw(1)
    g.actions(1)
    g.nextTurn(g.card('caravan'), self)
  }),
]
