import type { Type } from '../card.ts'
import { cards, events, landmarks, splitPiles } from '../catalogue.ts'
import { cardName } from '../words/names.ts'
import { kingdomSets, pilesFrom } from './random.ts'

/** What a name in a selection stands for. */
export type Named =
  | { readonly kind: 'set' | 'pile'; readonly id: string }
  | { readonly kind: 'type'; readonly id: Type }
  /** An event or a landmark. */
  | { readonly kind: 'sideways'; readonly id: string }
  /** The events or landmarks as such. */
  | { readonly kind: 'all sideways'; readonly of: 'events' | 'landmarks' }
  /** A card without a randomizer: basic cards and prizes. */
  | { readonly kind: 'other' }

/** Sets have no words of their own in the texts. */
const SET_NAMES: Readonly<Record<string, readonly string[]>> = {
  base: ['Basis', 'Basisspiel'],
  intrigue: ['Intrige', 'Die Intrige'],
  alchemy: ['Alchemisten', 'Die Alchemisten'],
  cornucopia: ['Reiche Ernte'],
  guilds: ['Gilden', 'Die Gilden'],
  promo: ['Promos'],
}

/** The types by which kingdom piles differ; `castle` isn't among them, as it is one pile's alone. */
const COUNTED_TYPES = [
  'action',
  'treasure',
  'victory',
  'attack',
  'reaction',
  'duration',
  'gathering',
  'command',
] as const satisfies readonly Type[]

const plural = (word: string): string => `${word.replace(/y$/, 'ie')}s`

/** Spelling that makes no difference: case, apostrophes, hyphens, and how an umlaut is typed. */
const folded = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[-/\s]+/g, ' ')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .trim()

const pileOfCard: ReadonlyMap<string, string> = new Map([
  ...splitPiles.flatMap(({ id, cards }) => cards(2).map(card => [card, id] as const)),
  ...pilesFrom(kingdomSets).map(id => [id, id] as const),
])

function namedById(id: string): Named {
  if (events.has(id) || landmarks.has(id)) return { kind: 'sideways', id }
  const pile = pileOfCard.get(id)
  return pile === undefined ? { kind: 'other' } : { kind: 'pile', id: pile }
}

const things = [...splitPiles, ...cards.values(), ...events.values(), ...landmarks.values()].map(({ id }) => id)

/** Ids before printed names, English before German: what stands first is what is proposed for a slip of the pen. */
const spelled: readonly (readonly [string, Named])[] = [
  ...kingdomSets.map(id => [id, { kind: 'set', id }] as const),
  ...COUNTED_TYPES.flatMap(id => [id, plural(id)].map(word => [word, { kind: 'type', id }] as const)),
  ...['events', 'event'].map(word => [word, { kind: 'all sideways', of: 'events' }] as const),
  ...['landmarks', 'landmark'].map(word => [word, { kind: 'all sideways', of: 'landmarks' }] as const),
  ...things.map(id => [id, namedById(id)] as const),
  ...(['en', 'de'] as const).flatMap(language => things.map(id => [cardName(id, language), namedById(id)] as const)),
  ...kingdomSets.flatMap(id => (SET_NAMES[id] ?? []).map(name => [name, { kind: 'set', id }] as const)),
]

const byName = new Map<string, Named>()
for (const [name, named] of spelled) {
  const key = folded(name)
  if (!byName.has(key)) byName.set(key, named)
}

/** All that can be named, as it is proposed to someone who slipped. */
export const selectable: readonly string[] = spelled.map(([name]) => name)

/** What a name stands for, in either language. */
export const named = (name: string): Named | undefined => byName.get(folded(name))
