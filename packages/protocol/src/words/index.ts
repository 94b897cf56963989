import { phrasebook } from '@kartentisch/kernel'
import { wire as de } from './de/wire.ts'
import { wire as en } from './en/wire.ts'

export const books = { en, de }

export const say = phrasebook(books)
