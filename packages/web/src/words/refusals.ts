import { phrasebook } from '@kartentisch/kernel'
import { refusals as de } from './de/refusals.ts'
import { refusals as en } from './en/refusals.ts'

export const books = { de, en }

export const say = phrasebook(books)
