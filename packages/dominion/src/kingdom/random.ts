import { below, inEvery, Mistake, oneOf, type Random, shuffle } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import type { Setup } from '../setup.ts'
import { cardName } from '../words/names.ts'
import { saySelection } from '../words/say-setup.ts'

/** What goes onto the table besides the basic cards. */
export type Kingdom = Pick<Setup, 'kingdom' | 'events' | 'landmarks' | 'blackMarket' | 'bane'>

/** How many kingdom piles a game has, the bane aside. */
export const PILES = 10
const BLACK_MARKET_SIZE = 15

/** This many of a list, or all if there are fewer. */
export function draw<T>(random: Random, from: readonly T[], n: number): T[] {
  const mixed = [...from]
  shuffle(random, mixed)
  return mixed.slice(0, n)
}

/** What a kingdom is drawn from. */
export interface Drawing {
  readonly sets: readonly string[]
  readonly events?: number
  readonly landmarks?: number
  /** How many cards the Black Market deck gets, if there is one. */
  readonly blackMarketSize?: number | 'all'
  /** Piles that may neither be the bane nor go into the Black Market deck. */
  readonly without?: readonly string[]
}

/** Draws ten piles from the sets, with events, landmarks and all that the cards bring with them. */
export function randomKingdom(catalogue: Catalogue, random: Random, drawing: Drawing): Kingdom {
  const pool = catalogue.pilesFrom(drawing.sets)
  if (pool.length < PILES)
    throw new Mistake(saySelection('tooFewTogether', { sets: drawing.sets.join(', '), n: pool.length, piles: PILES }))
  const from = catalogue.chosen(drawing.sets)
  const events = draw(
    random,
    from.flatMap(set => set.events.map(({ id }) => id)),
    drawing.events ?? 0,
  )
  const landmarks = draw(
    random,
    from.flatMap(set => set.landmarks.map(({ id }) => id)),
    drawing.landmarks ?? 0,
  )
  return completed(catalogue, random, { kingdom: draw(random, pool, PILES), events, landmarks }, drawing)
}

/** Adds the bane and the Black Market deck that a kingdom needs. A bane that is named waits for a card that needs one. */
export function completed(
  catalogue: Catalogue,
  random: Random,
  kingdom: Pick<Setup, 'kingdom' | 'events' | 'landmarks' | 'bane'>,
  { sets, without = [], blackMarketSize = BLACK_MARKET_SIZE }: Drawing,
): Kingdom {
  if (blackMarketSize !== 'all' && !(Number.isInteger(blackMarketSize) && blackMarketSize > 0))
    throw new Mistake(saySelection('marketSize', { n: blackMarketSize }))
  const used = new Set([...kingdom.kingdom, ...without])
  const unused = (of: readonly string[]) => catalogue.pilesFrom(of).filter(id => !used.has(id))
  /** The one that is named, one of these piles, or one of any set if none of these fits. */
  const chooseBane = (from: readonly string[], needing: readonly string[]): string => {
    if (kingdom.bane !== undefined) return kingdom.bane
    const here = from.filter(id => catalogue.isEligibleBane(id))
    const fits = here.length > 0 ? here : unused(catalogue.kingdomSets).filter(id => catalogue.isEligibleBane(id))
    if (fits.length === 0) {
      const card = catalogue.needing('bane', needing) ?? ''
      throw new Mistake(saySelection('noBaneLeft', { card: inEvery(language => cardName(catalogue, card, language)) }))
    }
    return oneOf(random, fits)
  }

  let bane = kingdom.kingdom.some(id => catalogue.needs(id, 'bane'))
    ? chooseBane(unused(sets), kingdom.kingdom)
    : undefined
  let blackMarket: string[] = []
  if ([...kingdom.kingdom, ...(bane === undefined ? [] : [bane])].some(id => catalogue.needs(id, 'market-deck'))) {
    const candidates = unused(sets).filter(id => id !== bane && id !== kingdom.bane)
    blackMarket = draw(random, candidates, blackMarketSize === 'all' ? candidates.length : blackMarketSize)
    if (blackMarket.some(id => catalogue.needs(id, 'bane'))) {
      const outside = candidates.filter(id => !blackMarket.includes(id) && catalogue.isEligibleBane(id))
      bane = chooseBane(outside.length > 0 ? outside : blackMarket, blackMarket)
      blackMarket = blackMarket.filter(id => id !== bane)
    }
  }
  return {
    kingdom: kingdom.kingdom,
    events: kingdom.events,
    landmarks: kingdom.landmarks,
    blackMarket: blackMarket.map(id => cardFor(catalogue, random, id)),
    ...(bane !== undefined && { bane }),
  }
}

/** A split pile gives the Black Market one of its cards. */
function cardFor(catalogue: Catalogue, random: Random, pile: string): string {
  const cards = catalogue.cardsOf(pile)
  return cards.length === 1 ? pile : oneOf(random, cards)
}

/** How many of something up to `most`, fewer being as likely as more. */
export const someOf = (random: Random, most: number): number => below(random, most + 1)
