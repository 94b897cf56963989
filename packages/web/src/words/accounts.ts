import { phrasebook, type Wording } from '@kartentisch/kernel'
import { accounts as de } from './de/accounts.ts'
import { accounts as en } from './en/accounts.ts'

export const books = { de, en }

export const say = phrasebook(books)

const isCode = (code: string): code is keyof typeof en & Uppercase<string> => code in en

/** What the library for accounts means by one of its codes, if that is known. */
export const accountReason = (code: string): Wording | undefined => (isCode(code) ? say(code) : undefined)
