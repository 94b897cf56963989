import type { Recommended } from '@kartentisch/dominion'
import { inEvery, type Language, type Rulings, type Wording } from '@kartentisch/kernel'
import { faceOf } from '../cards/face.ts'
import {
  cardName,
  cardText,
  dominion,
  events,
  kingdomSets,
  landmarks,
  recommended,
  splitPiles,
} from '../sets/dominion.ts'
import type { Entry } from './entry.ts'

export const dominionEntries: readonly Entry[] = dominion.catalogue.sets.flatMap(set =>
  [...set.cards, ...set.events, ...set.landmarks].map(({ id }): Entry => {
    const { kinds, cost } = faceOf(id)
    return {
      game: 'dominion',
      id,
      set: set.id,
      kinds,
      cost,
      name: inEvery(language => cardName(id, language)),
      text: inEvery(language => cardText(id, language)),
    }
  }),
)

/** What the sets are called, in the order of the list. */
export const setNames: Readonly<Record<string, Wording>> = Object.fromEntries(
  dominion.catalogue.sets.map(({ id, names }) => [id, inEvery(language => names[language][0])]),
)

/** The rulings of sets that bring them along. */
export const ownRulings = (language: Language): Rulings =>
  Object.assign({}, ...dominion.catalogue.sets.map(({ rulings }) => (rulings === 'in files' ? {} : rulings[language])))

/** The pile a card lies in with others; its own id otherwise. */
export const pileOf = (id: string): string => splitPiles.find(({ cards }) => cards(2).includes(id))?.id ?? id

/** The cards that lie in one pile with this one. */
export const pileMates = (id: string): readonly string[] => [
  ...new Set(splitPiles.find(({ cards }) => cards(2).includes(id))?.cards(2) ?? []),
]

/** Whether a kingdom can be asked for that has this in it. */
export const canBeChosen = (id: string): boolean =>
  events.has(id) || landmarks.has(id) || dominion.catalogue.pilesFrom(kingdomSets).includes(pileOf(id))

/** The recommended kingdoms that use a card, event or landmark. */
export const usedIn = (id: string): readonly Recommended[] =>
  recommended.filter(({ kingdom, events, landmarks, bane }) =>
    [...kingdom, ...events, ...landmarks, bane].includes(pileOf(id)),
  )
