import * as burgund from '@kartentisch/burgund'
import {
  type Cost,
  cardName,
  cardText,
  events,
  kingdomSets,
  landmarks,
  pilesFrom,
  type Recommended,
  recommended,
  sets,
  splitPiles,
} from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'
import { faceOf } from '../cards/face.ts'

export type GameId = 'dominion' | 'burgund'

/** A card or another thing one can look up. */
export interface Entry {
  readonly game: GameId
  readonly id: string
  /** The box it came in. */
  readonly set: string
  readonly kinds: readonly string[]
  readonly cost: Cost | undefined
}

const dominionEntries: readonly Entry[] = sets.flatMap(set =>
  [...set.cards, ...set.events, ...set.landmarks].map(({ id }): Entry => {
    const { kinds, cost } = faceOf(id)
    return { game: 'dominion', id, set: set.id, kinds, cost }
  }),
)

const { data } = burgund

/** Besides the cards, what else lies on the table of Burgund. */
const BURGUND_THINGS: readonly (readonly [kind: string, ids: readonly string[]])[] = [
  ['good', data.goods.map(({ id }) => id)],
  ['animal', data.animals.map(({ id }) => id)],
  ['bonus', ['first-triple', 'all-seven', 'start-player-card']],
  ['round-card', data.roundCards.map(({ id }) => id)],
  ['storage', ['worker', 'silver']],
]

const burgundEntry = (id: string, kind: string): Entry => ({
  game: 'burgund',
  id,
  set: 'burgund',
  kinds: [kind],
  cost: undefined,
})

const burgundEntries: readonly Entry[] = [
  ...data.cards.map(({ id, kind }) => burgundEntry(id, kind)),
  ...BURGUND_THINGS.flatMap(([kind, ids]) => ids.map(id => burgundEntry(id, kind))),
]

export const entries: readonly Entry[] = [...dominionEntries, ...burgundEntries]

export const entryOf = (game: string, id: string): Entry | undefined =>
  entries.find(entry => entry.game === game && entry.id === id)

export const entryName = ({ game, id }: Entry, language: Language): string =>
  game === 'dominion' ? cardName(id, language) : burgund.capitalised(burgund.nameOf(id, language))

export const entryText = ({ game, id }: Entry, language: Language): string =>
  game === 'dominion' ? cardText(id, language) : burgund.textOf(id, language)

/** The pile a card lies in with others; its own id otherwise. */
export const pileOf = (id: string): string => splitPiles.find(({ cards }) => cards(2).includes(id))?.id ?? id

/** The cards that lie in one pile with this one. */
export const pileMates = (id: string): readonly string[] => [
  ...new Set(splitPiles.find(({ cards }) => cards(2).includes(id))?.cards(2) ?? []),
]

/** Whether a kingdom can be asked for that has this in it. */
export const canBeChosen = (id: string): boolean =>
  events.has(id) || landmarks.has(id) || pilesFrom(kingdomSets).includes(pileOf(id))

/** The recommended kingdoms that use a card, event or landmark. */
export const usedIn = (id: string): readonly Recommended[] =>
  recommended.filter(({ kingdom, events, landmarks, bane }) =>
    [...kingdom, ...events, ...landmarks, bane].includes(pileOf(id)),
  )
