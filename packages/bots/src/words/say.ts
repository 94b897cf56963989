import { phrasebook } from '@kartentisch/kernel'
import { players as de } from './de/players.ts'
import { players as en } from './en/players.ts'

/** All phrases of this package, by language. */
export const BOOKS = { en, de }

export const say = phrasebook(BOOKS)
