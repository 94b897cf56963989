import { type Box, didYouMean, inEvery, type Language, Mistake, type Wording } from '@kartentisch/kernel'
import type { CardSet } from '../card-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { pileSize } from '../pile.ts'
import { saySets } from '../words/say-sets.ts'

const PLAYER_COUNTS = [2, 3, 4, 5, 6]

/** An entry of the catalogue as it is printed. */
export interface Entry {
  readonly id: string
  readonly kind: 'card' | 'event' | 'landmark'
  readonly set: string
  readonly names: Wording
  readonly cost: { readonly coins: number; readonly potion: number; readonly debt: number; readonly overpay: boolean }
  readonly types: readonly string[]
  readonly pile: Readonly<Record<string, number>>
  readonly text: Wording
}

/** How many copies of a card its pile has, with each number of players. */
function copies(set: CardSet, id: string): Record<string, number> {
  const split = set.splitPiles.find(pile => pile.cards(6).includes(id))
  const face = set.cards.find(card => card.id === id)
  return Object.fromEntries(
    PLAYER_COUNTS.map(players => {
      if (split !== undefined) return [players, split.cards(players).filter(name => name === id).length]
      return [players, face === undefined ? 0 : pileSize(face, players)]
    }),
  )
}

/** Everything of a set, in the order of the catalogue. */
export function entries(set: CardSet): Entry[] {
  const words = (id: string) => {
    const printed = (part: 'name' | 'text') => inEvery(language => set.texts[language][id]?.[part] ?? '')
    return { names: printed('name'), text: printed('text') }
  }
  const free = { coins: 0, potion: 0, debt: 0, overpay: false }
  return [
    ...set.cards.map(face => {
      const { names, text } = words(face.id)
      const cost = { ...face.cost, overpay: face.overpay !== undefined }
      return {
        id: face.id,
        kind: face.kind,
        set: set.id,
        names,
        cost,
        types: face.types,
        pile: copies(set, face.id),
        text,
      }
    }),
    ...set.events.map(({ id, kind, cost }) => ({
      id,
      kind,
      set: set.id,
      cost: { ...free, ...cost },
      types: ['event'],
      pile: {},
      ...words(id),
    })),
    ...set.landmarks.map(({ id, kind }) => ({
      id,
      kind,
      set: set.id,
      cost: free,
      types: ['landmark'],
      pile: {},
      ...words(id),
    })),
  ]
}

/** A cost as it is written: `4`, `2P`, `8+8D`, `3+` with overpay. */
export const written = ({ coins, potion, debt, overpay }: Entry['cost']): string => {
  const parts = [coins > 0 || potion + debt === 0 ? `${coins}` : '', 'P'.repeat(potion)].join('')
  return `${[parts, debt > 0 ? `${debt}D` : ''].filter(part => part !== '').join('+')}${overpay ? '+' : ''}`
}

function line({ cost, names, types, text }: Entry, language: Language): string {
  const printed = text[language].replaceAll('\n', ' · ').replaceAll(' · --- · ', ' | ')
  return `${written(cost).padStart(6)}  ${names[language].padEnd(22)} ${types.join(', ').padEnd(26)} ${printed}`
}

/** Everything of the sets a game is made from. */
export function boxOf({ sets }: Catalogue): Box {
  const parts = sets.map(({ id }) => id)
  const all = (part?: string): Entry[] => {
    if (part !== undefined && !parts.includes(part))
      throw new Mistake(saySets('unknownSet', { id: part, hint: didYouMean(part, parts) }))
    return sets.filter(({ id }) => part === undefined || id === part).flatMap(entries)
  }
  return { parts, entries: all, lines: (language, part) => all(part).map(entry => line(entry, language)) }
}
