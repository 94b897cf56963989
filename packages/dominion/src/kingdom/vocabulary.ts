import { LANGUAGES } from '@kartentisch/kernel'
import type { Type } from '../card.ts'
import type { Catalogue } from '../catalogue.ts'
import { countedTypes, sideways } from '../words/de/keywords.ts'
import { cardName } from '../words/names.ts'

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

/** All names a selection can use, in every language, and what they stand for. */
export class Vocabulary {
  readonly catalogue: Catalogue
  /** As they are proposed to someone who slipped. */
  readonly all: readonly string[]
  readonly #named: ReadonlyMap<string, Named>

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    const spelled = spellings(catalogue)
    this.all = spelled.map(([name]) => name)
    // Where two have the same name, the first one has it.
    this.#named = new Map(spelled.map(([name, named]) => [folded(name), named] as const).toReversed())
  }

  /** What a name stands for. */
  named(name: string): Named | undefined {
    return this.#named.get(folded(name))
  }
}

/** What a card, event, landmark or pile is in a selection; of a split pile every card stands for the pile. */
function namedById(catalogue: Catalogue, id: string): Named {
  if (catalogue.events.has(id) || catalogue.landmarks.has(id)) return { kind: 'sideways', id }
  const pile = catalogue.pileOf(id)
  return catalogue.setOf(pile) === undefined ? { kind: 'other' } : { kind: 'pile', id: pile }
}

/** Ids before printed names, English before other languages: what stands first is what is proposed for a slip. */
function spellings(catalogue: Catalogue): readonly (readonly [string, Named])[] {
  const { kingdomSets, splitPiles, cards, events, landmarks } = catalogue
  const languages = ['en', ...LANGUAGES.filter(language => language !== 'en')] as const
  const things = [...splitPiles, ...cards.values(), ...events.values(), ...landmarks.values()].map(
    ({ id }) => [id, namedById(catalogue, id)] as const,
  )
  const setNames = catalogue.sets.flatMap(({ id, names }) =>
    kingdomSets.includes(id) ? languages.flatMap(language => names[language].map(name => [name, id] as const)) : [],
  )
  return [
    ...kingdomSets.map(id => [id, { kind: 'set', id }] as const),
    ...COUNTED_TYPES.flatMap(id =>
      [id, plural(id), ...(countedTypes[id] ?? [])].map(word => [word, { kind: 'type', id }] as const),
    ),
    ...['events', 'event', ...sideways.events].map(word => [word, { kind: 'all sideways', of: 'events' }] as const),
    ...['landmarks', 'landmark', ...sideways.landmarks].map(
      word => [word, { kind: 'all sideways', of: 'landmarks' }] as const,
    ),
    ...things,
    ...languages.flatMap(language => things.map(([id, named]) => [cardName(catalogue, id, language), named] as const)),
    ...setNames.map(([name, id]) => [name, { kind: 'set', id }] as const),
  ]
}
