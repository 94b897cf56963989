import { phrasebook } from '@kartentisch/kernel'
import { people as de } from './de/people.ts'
import { people as en } from './en/people.ts'

export const PEOPLE = { en, de }

/** What is said about people: ratings, opponents, profiles. */
export const say = phrasebook(PEOPLE)
