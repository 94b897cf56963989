import type { Language, Random } from '@kartentisch/kernel'
import { createDominion } from './dominion.ts'
import type { Drawing } from './kingdom/random.ts'
import type { Selection } from './kingdom/selection.ts'
import type { Setup } from './setup.ts'
import { standard } from './standard.ts'
import * as counting from './words/counting.ts'
import * as names from './words/names.ts'

/** Dominion from the sets that come with the program. */
export const dominion = createDominion({ sets: standard })

const { catalogue } = dominion
export const { cards, events, landmarks, splitPiles, sets, recommended, kingdomSets } = catalogue
export const pileIds = () => catalogue.pileIds()
export const pileNamed = (id: string) => catalogue.pileNamed(id)
export const pileTraits = (id: string) => catalogue.pileTraits(id)
export const pilesFrom = (ids: readonly string[]) => catalogue.pilesFrom(ids)
export const cardName = (id: string, language: Language) => names.cardName(catalogue, id, language)
export const cardText = (id: string, language: Language) => names.cardText(catalogue, id, language)
export const countedCard = (n: number, id: string, language: Language) =>
  counting.countedCard(catalogue, n, id, language)
export const listed = (ids: readonly string[], language: Language) => counting.listed(catalogue, ids, language)
export const parseSetup = (given: unknown) => dominion.parseSetup(given)
export const parseSelection = (text: string) => dominion.parseSelection(text)
export const kingdomNamed = (random: Random, text: string) => dominion.kingdomNamed(random, text)
export const chooseKingdom = (random: Random, selection: Selection, keep?: readonly string[]) =>
  dominion.chooseKingdom(random, selection, keep)
export const randomKingdom = (random: Random, drawing: Drawing) => dominion.randomKingdom(random, drawing)
export const completed = (
  random: Random,
  kingdom: Pick<Setup, 'kingdom' | 'events' | 'landmarks' | 'bane'>,
  drawing: Drawing,
) => dominion.completed(random, kingdom, drawing)
export const dominionLitmus = dominion.litmus
