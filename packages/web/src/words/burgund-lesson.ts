import { phrasebook } from '@kartentisch/kernel'
import { burgundLesson as de } from './de/burgund-lesson.ts'
import { burgundLesson as en } from './en/burgund-lesson.ts'

export const books = { de, en }

export const say = phrasebook(books)
