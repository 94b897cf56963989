import { phrasebook } from '@kartentisch/kernel'
import { lab as de } from './de/lab.ts'
import { lab as en } from './en/lab.ts'

export const books = { de, en }

export const say = phrasebook(books)
