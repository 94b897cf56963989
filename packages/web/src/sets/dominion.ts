import {
  createDominion,
  cardName as nameIn,
  type Recommended,
  cardText as textIn,
  listed as toldIn,
} from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'
import { sets } from './list.ts'

/** Dominion as this page plays it: whatever it says about a card it takes from here. */
export const dominion = createDominion({ sets })

const { catalogue } = dominion
export const { cards, events, landmarks, splitPiles, recommended, kingdomSets } = catalogue

/** Whether something is a card, event or landmark and not a part of the turn. */
export const isCard = (id: string): boolean => cards.has(id) || events.has(id) || landmarks.has(id)

export const cardName = (id: string, language: Language): string => nameIn(catalogue, id, language)
export const cardText = (id: string, language: Language): string => textIn(catalogue, id, language)
/** Cards by their ids, equal ones together. */
export const listed = (ids: readonly string[], language: Language): string => toldIn(catalogue, ids, language)

export const setName = (id: string, language: Language): string =>
  catalogue.sets.find(set => set.id === id)?.names[language][0] ?? id

/** The name of a recommended kingdom; two of the same name are told apart by their editions. */
export function kingdomName(kingdom: Recommended, language: Language): string {
  const name = kingdom.names[language]
  const alike = recommended.filter(({ names }) => names[language] === name)
  return alike.length > 1 && kingdom.edition === 1 ? `${name} (1E)` : name
}
