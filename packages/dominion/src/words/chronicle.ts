import { phrasebook } from '@kartentisch/kernel'
import { chronicle as de } from './de/chronicle.ts'
import { chronicle as en } from './en/chronicle.ts'

export const chronicleBooks = { en, de }

/** What graphs and reports call what is counted. */
export const sayChronicle = phrasebook(chronicleBooks)
