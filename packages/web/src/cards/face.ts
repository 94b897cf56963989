import type { Cost, Type } from '@kartentisch/dominion'
import { cards, dominion, events, landmarks, splitPiles } from '../sets/dominion.ts'

export type Kind = Type | 'event' | 'landmark'

/** What is printed on a card, event, landmark or placeholder, besides its words. */
export interface Face {
  readonly id: string
  readonly kinds: readonly Kind[]
  readonly cost: Cost | undefined
  /** Lies sideways: an event or landmark. */
  readonly sideways: boolean
}

export function faceOf(id: string): Face {
  const event = events.get(id)
  if (event !== undefined) return { id, kinds: ['event'], cost: event.cost, sideways: true }
  if (landmarks.has(id)) return { id, kinds: ['landmark'], cost: undefined, sideways: true }
  const { types, cost } = cards.get(id) ?? dominion.catalogue.pileTraits(id)
  return { id, kinds: types, cost, sideways: false }
}

/** The cards of a pile, each once. */
export const cardsOfPile = (id: string): readonly string[] => {
  const split = splitPiles.find(pile => pile.id === id)
  return split === undefined ? [id] : [...new Set(split.cards(6))]
}

/** The colour of a frame: that of the type that matters most, or of the two that do. */
export function tones({ kinds }: Face): readonly [Kind, Kind] {
  const colours = kinds.filter(kind => TONES.includes(kind))
  const [first = 'action', second = first] = colours.length > 1 ? colours.filter(kind => kind !== 'action') : colours
  if (colours.includes('action') && colours.length > 1 && (first === 'treasure' || first === 'victory'))
    return ['action', first]
  return [first, second]
}

const TONES: readonly Kind[] = ['action', 'treasure', 'victory', 'curse', 'reaction', 'duration', 'event', 'landmark']

/** What a card's frame and sign tell besides its colour: the type that matters to the others first. */
export function frameOf({ kinds }: Face): Kind {
  const telling: readonly Kind[] = [
    'attack',
    'reaction',
    'duration',
    'curse',
    'treasure',
    'victory',
    'event',
    'landmark',
  ]
  return telling.find(kind => kinds.includes(kind)) ?? 'action'
}
