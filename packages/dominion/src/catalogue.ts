import { Mistake } from '@kartentisch/kernel'
import type { CardFace, Cost, Type } from './card.ts'
import { alchemy } from './cards/alchemy.ts'
import { base } from './cards/base.ts'
import { base1 } from './cards/base1.ts'
import { basic } from './cards/basic.ts'
import { castles } from './cards/castles.ts'
import { cornucopia } from './cards/cornucopia.ts'
import { empires } from './cards/empires.ts'
import { empiresEvents } from './cards/empires-events.ts'
import { empiresLandmarks } from './cards/empires-landmarks.ts'
import { empiresPiles } from './cards/empires-piles.ts'
import { empiresSplit } from './cards/empires-split.ts'
import { guilds } from './cards/guilds.ts'
import { intrigue } from './cards/intrigue.ts'
import { prizes } from './cards/prizes.ts'
import { promo } from './cards/promo.ts'
import { seaside } from './cards/seaside.ts'
import type { SplitPile } from './pile.ts'
import type { EventFace, LandmarkFace } from './sideways.ts'
import { alchemy as alchemyWords } from './texts/alchemy.ts'
import { base as baseWords } from './texts/base.ts'
import { base1 as base1Words } from './texts/base1.ts'
import { basic as basicWords } from './texts/basic.ts'
import { cornucopia as cornucopiaWords } from './texts/cornucopia.ts'
import { empires as empiresWords } from './texts/empires.ts'
import { empiresEvents as empiresEventsWords } from './texts/empires-events.ts'
import { empiresLandmarks as empiresLandmarksWords } from './texts/empires-landmarks.ts'
import { guilds as guildsWords } from './texts/guilds.ts'
import { intrigue as intrigueWords } from './texts/intrigue.ts'
import { promo as promoWords } from './texts/promo.ts'
import { seaside as seasideWords } from './texts/seaside.ts'
import type { Words } from './texts/words.ts'

/** A set of cards as it came in a box, with its names and texts. */
export interface CardSet {
  readonly id: string
  readonly cards: readonly CardFace[]
  readonly splitPiles: readonly SplitPile[]
  readonly events: readonly EventFace[]
  readonly landmarks: readonly LandmarkFace[]
  readonly words: Words
}

const set = (id: string, words: Words, cards: readonly CardFace[], more: Partial<CardSet> = {}): CardSet => ({
  id,
  cards,
  splitPiles: [],
  events: [],
  landmarks: [],
  words,
  ...more,
})

export const sets: readonly CardSet[] = [
  set('basic', basicWords, basic),
  set('base', baseWords, base),
  set('base1', base1Words, base1),
  set('intrigue', intrigueWords, intrigue),
  set('alchemy', alchemyWords, alchemy),
  set('cornucopia', cornucopiaWords, [...cornucopia, ...prizes]),
  set('guilds', guildsWords, guilds),
  set('promo', promoWords, promo),
  set('seaside', seasideWords, seaside),
  set(
    'empires',
    { ...empiresWords, ...empiresEventsWords, ...empiresLandmarksWords },
    [...empires, ...empiresSplit, ...castles],
    {
      splitPiles: empiresPiles,
      events: empiresEvents,
      landmarks: empiresLandmarks,
    },
  ),
]

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map(item => [item.id, item]))

export const cards = byId(sets.flatMap(({ cards }) => cards))
export const events = byId(sets.flatMap(({ events }) => events))
export const landmarks = byId(sets.flatMap(({ landmarks }) => landmarks))
export const splitPiles = sets.flatMap(({ splitPiles }) => splitPiles)

const inSplitPiles = new Set(splitPiles.flatMap(({ cards }) => cards(2)))

/** A pile by its own id, or by the id of its top card. */
const pileByName: ReadonlyMap<string, string> = new Map([
  ...[...cards.values()]
    .filter(({ id, types }) => !types.includes('prize') && !inSplitPiles.has(id))
    .map(({ id }) => [id, id] as const),
  ...splitPiles.flatMap(({ id, cards }) => [[id, id] as const, [cards(2)[0] ?? id, id] as const]),
])

export const pileIds = (): Iterable<string> => pileByName.keys()
export const pileNamed = (id: string): string | undefined => pileByName.get(id)

/** What a pile is as a pile. */
export function pileTraits(id: string): { readonly types: readonly Type[]; readonly cost: Cost } {
  const traits = splitPiles.find(pile => pile.id === id) ?? cards.get(id)
  if (traits === undefined) throw new Mistake({ de: `„${id}“ ist kein Stapel.`, en: `${id} is not a pile.` })
  return traits
}
