import { phrasebook } from '@kartentisch/kernel'
import { burgundHints as de } from './de/burgund-hints.ts'
import { burgundHints as en } from './en/burgund-hints.ts'

export const books = { de, en }

export const say = phrasebook(books)
