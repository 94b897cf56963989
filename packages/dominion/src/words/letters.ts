import { phrasebook, type SayIn } from '@kartentisch/kernel'
import { letters as de } from './de/letters.ts'
import { letters as en } from './en/letters.ts'

export const letterBooks = { en, de }

/** What the table in letters says. */
export const sayLetters = phrasebook(letterBooks)
export type SayLetters = SayIn<typeof en>
