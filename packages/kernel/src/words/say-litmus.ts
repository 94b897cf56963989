import { phrasebook } from '../phrasebook.ts'
import { litmus as de } from './de/litmus.ts'
import { litmus as en } from './en/litmus.ts'

export const litmusBooks = { en, de }

/** What is said of rule tests. Apart from the other words, as no table needs it. */
export const sayLitmus = phrasebook(litmusBooks)
