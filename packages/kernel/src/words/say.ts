import { phrasebook } from '../phrasebook.ts'
import { sitting as sittingDe } from './de/sitting.ts'
import { sitting as sittingEn } from './en/sitting.ts'

/** All that the table itself says, whatever is played on it. */
export const books = { de: sittingDe, en: sittingEn }

export const say = phrasebook(books)
