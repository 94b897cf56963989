import { didYouMean, inEvery, joined, Mistake, type Wording } from '@kartentisch/kernel'
import { isBasic } from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { Needed } from './face.ts'
import { cardName, typeName } from './words/names.ts'
import { saySetup, setupPlaces } from './words/say-setup.ts'

/** All that is settled before the cards are dealt. */
export interface Setup {
  readonly players: number
  /** Kingdom piles, without the bane. */
  readonly kingdom: readonly string[]
  readonly events: readonly string[]
  readonly landmarks: readonly string[]
  readonly edition: 1 | 2
  /** The bane pile. */
  readonly bane?: string
  /** The piles that landmarks mark, by landmark; otherwise random ones. */
  readonly marked?: Readonly<Record<string, string>>
  /** The cards of the Black Market deck, in any order: it is shuffled. */
  readonly blackMarket: readonly string[]
  /** Who begins; otherwise a random seat. */
  readonly first?: number
  /** Cards that take part without a pile: only positions made by hand have them. */
  readonly strays: readonly string[]
}

const MAX_PILES = 10

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function names(given: unknown, field: string): string[] {
  if (given === undefined) return []
  if (!Array.isArray(given) || !given.every(id => typeof id === 'string')) {
    throw new Mistake(saySetup('notAList', { field }))
  }
  return given
}

/** Where in a set-up something stands. */
type Place = keyof typeof setupPlaces.en

const said = (place: Place): Wording => inEvery(language => setupPlaces[language][place])

type Unknown = 'unknownCard' | 'unknownEvent' | 'unknownLandmark'

function unknown(what: Unknown, id: string, where: Place, all: readonly string[]): Mistake {
  const hint = didYouMean(id, all)
  return new Mistake(saySetup(what, { id, place: said(where), hint }))
}

function known(ids: readonly string[], table: ReadonlyMap<string, unknown>, what: Unknown, where: Place): void {
  for (const id of ids) if (!table.has(id)) throw unknown(what, id, where, [...table.keys()])
}

/** The pile a name stands for: its own id, or that of the split pile the card is on top of. */
export function pile(catalogue: Catalogue, id: string, where: Place): string {
  const found = catalogue.pileNamed(id)
  if (found !== undefined) return found
  const whole = catalogue.splitPiles.find(({ cards }) => cards(2).includes(id))
  if (whole === undefined) throw unknown('unknownCard', id, where, [...catalogue.pileIds()])
  throw new Mistake(saySetup('partOfPile', { id, place: said(where), whole: whole.id }))
}

function refuseTwice(ids: readonly string[], where: Place): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) throw new Mistake(saySetup('twice', { id: twice, place: said(where) }))
}

/** What a card, event or landmark is called. */
const named = (catalogue: Catalogue, id: string): Wording => inEvery(language => cardName(catalogue, id, language))

/** All cards of the catalogue that need this. */
const allNeeding = (catalogue: Catalogue, what: Needed): Wording =>
  inEvery(language => {
    const needing = [...catalogue.cards.values()].filter(({ needs }) => needs === what)
    return joined(
      needing.map(({ id }) => cardName(catalogue, id, language)),
      'and',
      language,
    )
  })

/** The piles that landmarks mark: each under the landmark's own id, or all of them under `marked`. */
function readMarked(
  catalogue: Catalogue,
  given: Readonly<Record<string, unknown>>,
  piles: readonly string[],
): Readonly<Record<string, string>> {
  const together = given.marked ?? {}
  if (!isRecord(together)) throw new Mistake(saySetup('notByLandmark'))
  const odd = Object.keys(together).find(id => !catalogue.markers.has(id))
  if (odd !== undefined) throw unknown('unknownLandmark', odd, 'marked', [...catalogue.markers.keys()])
  const marked: Record<string, string> = {}
  for (const [id, type] of catalogue.markers) {
    const name = together[id] ?? given[id]
    if (name === undefined) continue
    const found = pile(catalogue, String(name), 'marked')
    const landmark = named(catalogue, id)
    if (!piles.includes(found)) throw new Mistake(saySetup('markedOutside', { landmark, pile: found }))
    if (!catalogue.pileTraits(found).types.includes(type))
      throw new Mistake(
        saySetup('markedOfOtherType', { landmark, pile: found, type: inEvery(language => typeName(type, language)) }),
      )
    marked[id] = found
  }
  return marked
}

const FIELDS = [
  'players',
  'kingdom',
  'events',
  'landmarks',
  'edition',
  'bane',
  'marked',
  'blackMarket',
  'first',
  'strays',
]

/** Reads the set-up of a game; what is wrong in it is said with the nearest right thing. */
export function parseSetup(catalogue: Catalogue, given: unknown): Setup {
  const setup = readSetup(catalogue, given)
  const { kingdom, bane, blackMarket } = setup
  const piles = bane === undefined ? kingdom : [...kingdom, bane]
  if (kingdom.length > MAX_PILES) {
    throw new Mistake(saySetup('tooManyPiles', { most: MAX_PILES, n: kingdom.length }))
  }
  const needsBane = catalogue.needing('bane', [...piles, ...blackMarket])
  if (needsBane === undefined && bane !== undefined)
    throw new Mistake(saySetup('noBane', { cards: allNeeding(catalogue, 'bane') }))
  if (needsBane !== undefined && bane === undefined)
    throw new Mistake(saySetup('needsBane', { card: named(catalogue, needsBane) }))
  if ((catalogue.needing('market-deck', piles) !== undefined) !== blackMarket.length > 0)
    throw new Mistake(saySetup('marketAndDeck', { cards: allNeeding(catalogue, 'market-deck') }))
  refuseTwice([...piles, ...blackMarket.map(id => catalogue.pileOf(id))], 'kingdom, bane and Black Market deck')
  return setup
}

/** Reads a set-up with any number of piles, as positions made by hand have it. */
export function readSetup(catalogue: Catalogue, given: unknown): Setup {
  if (!isRecord(given)) throw new Mistake(saySetup('notAnObject'))
  const fields = [...FIELDS, ...catalogue.markers.keys()]
  for (const field of Object.keys(given)) {
    if (!fields.includes(field)) throw new Mistake(saySetup('unknownField', { field, hint: didYouMean(field, fields) }))
  }
  const players = given.players ?? 2
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > 6) {
    throw new Mistake(saySetup('wrongPlayers', { players: String(players) }))
  }
  const kingdom = names(given.kingdom, 'kingdom').map(id => pile(catalogue, id, 'kingdom'))
  refuseTwice(kingdom, 'kingdom')
  for (const id of kingdom) {
    if (isBasic(id)) {
      throw new Mistake(saySetup('basicCard', { id }))
    }
  }
  const chosenEvents = names(given.events, 'events')
  known(chosenEvents, catalogue.events, 'unknownEvent', 'events')
  refuseTwice(chosenEvents, 'events')
  const chosenLandmarks = names(given.landmarks, 'landmarks')
  known(chosenLandmarks, catalogue.landmarks, 'unknownLandmark', 'landmarks')
  refuseTwice(chosenLandmarks, 'landmarks')
  const edition = given.edition ?? 2
  if (edition !== 1 && edition !== 2) throw new Mistake(saySetup('wrongEdition', { edition: String(edition) }))
  const blackMarket = names(given.blackMarket, 'blackMarket')
  known(blackMarket, catalogue.cards, 'unknownCard', 'blackMarket')
  const strays = names(given.strays, 'strays')
  known(strays, catalogue.cards, 'unknownCard', 'strays')
  const first = given.first
  if (first !== undefined && (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= players)) {
    throw new Mistake(saySetup('wrongFirst', { last: players - 1, first: String(first) }))
  }
  const bane = given.bane === undefined ? undefined : pile(catalogue, String(given.bane), 'bane')
  if (bane !== undefined) {
    if (kingdom.includes(bane)) throw new Mistake(saySetup('baneInKingdom', { bane }))
    if (!catalogue.isEligibleBane(bane)) {
      throw new Mistake(saySetup('costOfBane', { bane }))
    }
  }
  const marked = readMarked(catalogue, given, bane === undefined ? kingdom : [...kingdom, bane])
  return {
    players,
    kingdom,
    events: chosenEvents,
    landmarks: chosenLandmarks,
    edition,
    blackMarket,
    strays,
    ...(bane !== undefined && { bane }),
    ...(Object.keys(marked).length > 0 && { marked }),
    ...(first !== undefined && { first }),
  }
}
