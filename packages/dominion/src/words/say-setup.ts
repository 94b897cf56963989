import { phrasebook } from '@kartentisch/kernel'
import { selection as selectionDe } from './de/selection.ts'
import { places as placesDe, setup as setupDe } from './de/setup.ts'
import { selection as selectionEn } from './en/selection.ts'
import { places as placesEn, setup as setupEn } from './en/setup.ts'

export const setupBooks = { en: setupEn, de: setupDe }
export const selectionBooks = { en: selectionEn, de: selectionDe }

/** What can be wrong with a set-up. */
export const saySetup = phrasebook(setupBooks)

/** Where in a set-up something stands. */
export const setupPlaces = { en: placesEn, de: placesDe }

/** What can be wrong with the wish for a kingdom. */
export const saySelection = phrasebook(selectionBooks)
