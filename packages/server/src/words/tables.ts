import { phrasebook } from '@kartentisch/kernel'
import { tables as de } from './de/tables.ts'
import { tables as en } from './en/tables.ts'

export const TABLES = { en, de }

/** What tables say to those who sit there. */
export const say = phrasebook(TABLES)
