import { phrasebook } from '@kartentisch/kernel'
import { toy as de } from './de/toy.ts'
import { toy as en } from './en/toy.ts'

export const books = { en, de }

export const say = phrasebook(books)
