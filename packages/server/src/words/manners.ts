import { phrasebook } from '@kartentisch/kernel'
import { manners as de } from './de/manners.ts'
import { manners as en } from './en/manners.ts'

export const MANNERS = { en, de }

/** What is said about how people treat each other: blocked, reported, moderated. */
export const say = phrasebook(MANNERS)
