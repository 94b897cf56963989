import { phrasebook } from '@kartentisch/kernel'
import { dominionLesson as de } from './de/dominion-lesson.ts'
import { dominionLesson as en } from './en/dominion-lesson.ts'

export const books = { de, en }

export const say = phrasebook(books)
