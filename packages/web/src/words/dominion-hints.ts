import { phrasebook } from '@kartentisch/kernel'
import { dominionHints as de } from './de/dominion-hints.ts'
import { dominionHints as en } from './en/dominion-hints.ts'

export const books = { de, en }

export const say = phrasebook(books)
