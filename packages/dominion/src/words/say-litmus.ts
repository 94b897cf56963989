import { phrasebook } from '@kartentisch/kernel'
import { litmus as de } from './de/litmus.ts'
import { litmus as en } from './en/litmus.ts'

export const litmusBooks = { en, de }

/** What may be wrong with a rule test. Apart from the other words, as no table needs it. */
export const sayLitmus = phrasebook(litmusBooks)
