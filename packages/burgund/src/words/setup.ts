import { phrasebook } from '@kartentisch/kernel'
import { setup as de } from './de/setup.ts'
import { setup as en } from './en/setup.ts'

export const setupBooks = { en, de }

/** What can be wrong with a set-up. */
export const saySetup = phrasebook(setupBooks)
