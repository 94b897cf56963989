import { cardSet } from '@kartentisch/dominion'
import { cards } from './cards.ts'
import { de, en, rulings } from './texts.ts'

/**
 * A set of cards as somebody outside the repository would write it. They do what Fishing Village and Goons do, under
 * names of their own, so that those two can still come with a set of ours.
 */
export default cardSet({
  id: 'harbour',
  names: { de: ['Hafen', 'Der Hafen'], en: ['Harbour', 'Harbor'] },
  cards,
  texts: { de, en },
  rulings,
  recommended: [
    {
      id: 'harbour-night',
      names: { de: 'Nacht am Hafen', en: 'Night at the Harbour' },
      kingdom: ['quay-village', 'quay-goons', ...'cellar market militia mine moat remodel smithy workshop'.split(' ')],
      events: [],
      landmarks: [],
      edition: 2,
      sets: ['base'],
    },
  ],
})
