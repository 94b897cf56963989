import { phrasebook } from '@kartentisch/kernel'
import { storing as de } from './de/storing.ts'
import { storing as en } from './en/storing.ts'

export const storing = { en, de }

/** What the store has to say to whoever runs it. */
export const say = phrasebook(storing)
