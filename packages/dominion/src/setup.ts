import { didYouMean, Mistake } from '@kartentisch/kernel'
import { isBasic } from './card.ts'
import type { Catalogue } from './catalogue.ts'

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
  /** The pile Obelisk counts; otherwise a random one. */
  readonly obelisk?: string
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
    throw new Mistake({ de: `„${field}“ ist eine Liste von Namen.`, en: `"${field}" is a list of ids.` })
  }
  return given
}

/** Where in a set-up something stands; in English each place is called as its field is. */
const PLACES = {
  kingdom: 'im Königreich',
  'the kingdom': 'im Königreich',
  events: 'bei den Ereignissen',
  landmarks: 'bei den Landmarken',
  bane: 'als Bannstapel',
  obelisk: 'als Stapel des Obelisken',
  blackMarket: 'im Schwarzmarktstapel',
  strays: 'bei den Karten ohne Stapel',
  'kingdom, bane and Black Market deck': 'in Königreich, Bannstapel und Schwarzmarktstapel',
}

type Place = keyof typeof PLACES

const UNKNOWN = { card: 'Unbekannte Karte', event: 'Unbekanntes Ereignis', landmark: 'Unbekannte Landmarke' }

function unknown(what: keyof typeof UNKNOWN, id: string, where: Place, all: readonly string[]): Mistake {
  return new Mistake({
    de: `${UNKNOWN[what]} „${id}“ ${PLACES[where]}.${didYouMean(id, all, 'de')}`,
    en: `Unknown ${what} "${id}" in ${where}.${didYouMean(id, all)}`,
  })
}

function known(
  ids: readonly string[],
  table: ReadonlyMap<string, unknown>,
  what: keyof typeof UNKNOWN,
  where: Place,
): void {
  for (const id of ids) if (!table.has(id)) throw unknown(what, id, where, [...table.keys()])
}

/** The pile a name stands for: its own id, or that of the split pile the card is on top of. */
export function pile(catalogue: Catalogue, id: string, where: Place): string {
  const found = catalogue.pileNamed(id)
  if (found !== undefined) return found
  const whole = catalogue.splitPiles.find(({ cards }) => cards(2).includes(id))
  if (whole === undefined) throw unknown('card', id, where, [...catalogue.pileIds()])
  throw new Mistake({
    de: `„${id}“ ${PLACES[where]} ist Teil eines Stapels; der Stapel heißt „${whole.id}“.`,
    en: `"${id}" in ${where} is part of a pile; the pile is "${whole.id}".`,
  })
}

function refuseTwice(ids: readonly string[], where: Place): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined)
    throw new Mistake({
      de: `„${twice}“ steht zweimal ${PLACES[where]}; alles darf dort einmal stehen.`,
      en: `"${twice}" stands twice in ${where}; each may be there once.`,
    })
}

const FIELDS = [
  'players',
  'kingdom',
  'events',
  'landmarks',
  'edition',
  'bane',
  'obelisk',
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
    throw new Mistake({
      de: `Ein Königreich hat höchstens ${MAX_PILES} Stapel, nicht ${kingdom.length}; ein Bannstapel steht als „bane“ da.`,
      en: `A kingdom has at most ${MAX_PILES} piles, not ${kingdom.length}; a bane pile is given as "bane".`,
    })
  }
  const youngWitch = [...piles, ...blackMarket].some(id => catalogue.needs(id, 'bane'))
  if (youngWitch !== (bane !== undefined)) {
    throw new Mistake(
      youngWitch
        ? {
            de: 'Die Junge Hexe braucht einen Bannstapel: gib „bane“ an.',
            en: 'Young Witch needs a bane pile: give "bane".',
          }
        : { de: 'Nur die Junge Hexe benutzt einen Bannstapel.', en: 'Only Young Witch uses a bane pile.' },
    )
  }
  if (piles.some(id => catalogue.needs(id, 'market-deck')) !== blackMarket.length > 0) {
    throw new Mistake({
      de: 'Der Schwarzmarkt und sein Stapel gehören zusammen: gib „black-market“ als Stapel und „blackMarket“ an.',
      en: 'The Black Market and its deck belong together: give "black-market" as a pile and "blackMarket".',
    })
  }
  refuseTwice([...piles, ...blackMarket.map(id => catalogue.pileOf(id))], 'kingdom, bane and Black Market deck')
  return setup
}

/** Reads a set-up with any number of piles, as positions made by hand have it. */
export function readSetup(catalogue: Catalogue, given: unknown): Setup {
  if (!isRecord(given))
    throw new Mistake({
      de: 'Ein Aufbau ist ein Objekt mit players, kingdom …',
      en: 'A set-up is an object with players, kingdom …',
    })
  for (const field of Object.keys(given)) {
    if (!FIELDS.includes(field))
      throw new Mistake({
        de: `Unbekanntes Feld „${field}“ im Aufbau.${didYouMean(field, FIELDS, 'de')}`,
        en: `Unknown field "${field}" in the set-up.${didYouMean(field, FIELDS)}`,
      })
  }
  const players = given.players ?? 2
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > 6) {
    throw new Mistake({
      de: `Dominion ist für 2 bis 6 Personen, nicht für ${players}.`,
      en: `Dominion is for 2 to 6 players, not ${players}.`,
    })
  }
  const kingdom = names(given.kingdom, 'kingdom').map(id => pile(catalogue, id, 'kingdom'))
  refuseTwice(kingdom, 'kingdom')
  for (const id of kingdom) {
    if (isBasic(id)) {
      throw new Mistake({
        de: `„${id}“ ist eine Grundkarte: Sie liegt im Vorrat, wenn sie gebraucht wird, und ist kein Königreichstapel.`,
        en: `"${id}" is a basic card: it is in the supply whenever it is needed and can't be a kingdom pile.`,
      })
    }
  }
  const chosenEvents = names(given.events, 'events')
  known(chosenEvents, catalogue.events, 'event', 'events')
  refuseTwice(chosenEvents, 'events')
  const chosenLandmarks = names(given.landmarks, 'landmarks')
  known(chosenLandmarks, catalogue.landmarks, 'landmark', 'landmarks')
  refuseTwice(chosenLandmarks, 'landmarks')
  const edition = given.edition ?? 2
  if (edition !== 1 && edition !== 2)
    throw new Mistake({ de: `„edition“ ist 1 oder 2, nicht ${edition}.`, en: `"edition" is 1 or 2, not ${edition}.` })
  const blackMarket = names(given.blackMarket, 'blackMarket')
  known(blackMarket, catalogue.cards, 'card', 'blackMarket')
  const strays = names(given.strays, 'strays')
  known(strays, catalogue.cards, 'card', 'strays')
  const first = given.first
  if (first !== undefined && (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= players)) {
    throw new Mistake({
      de: `„first“ ist ein Platz von 0 bis ${players - 1}, nicht ${first}.`,
      en: `"first" is a seat from 0 to ${players - 1}, not ${first}.`,
    })
  }
  const bane = given.bane === undefined ? undefined : pile(catalogue, String(given.bane), 'bane')
  if (bane !== undefined) {
    if (kingdom.includes(bane))
      throw new Mistake({
        de: `Der Bannstapel „${bane}“ ist schon ein Königreichstapel.`,
        en: `The bane "${bane}" is a kingdom pile already.`,
      })
    if (!catalogue.isEligibleBane(bane)) {
      throw new Mistake({
        de: `Der Bannstapel „${bane}“ muss genau 2 oder 3 Münzen kosten.`,
        en: `The bane "${bane}" must cost exactly 2 or 3 coins.`,
      })
    }
  }
  const obelisk = given.obelisk === undefined ? undefined : pile(catalogue, String(given.obelisk), 'obelisk')
  if (obelisk !== undefined && obelisk !== bane && !kingdom.includes(obelisk)) {
    throw new Mistake({
      de: `Der Stapel des Obelisken „${obelisk}“ muss im Königreich sein.`,
      en: `The Obelisk pile "${obelisk}" must be in the kingdom.`,
    })
  }
  if (obelisk !== undefined && !catalogue.pileTraits(obelisk).types.includes('action')) {
    throw new Mistake({
      de: `Der Stapel des Obelisken „${obelisk}“ muss aus Aktionskarten bestehen.`,
      en: `The Obelisk pile "${obelisk}" must be a pile of Actions.`,
    })
  }
  return {
    players,
    kingdom,
    events: chosenEvents,
    landmarks: chosenLandmarks,
    edition,
    blackMarket,
    strays,
    ...(bane !== undefined && { bane }),
    ...(obelisk !== undefined && { obelisk }),
    ...(first !== undefined && { first }),
  }
}
