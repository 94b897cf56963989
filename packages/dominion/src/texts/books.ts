import type { Language } from '@kartentisch/kernel'
import { de } from './de/book.ts'
import { en } from './en/book.ts'

/** The English book says what there is to say; what another lacks doesn't compile. */
type Book = typeof en

export type SetId = keyof Book['cards']
export type KingdomId = keyof Book['kingdoms']

export const books: Readonly<Record<Language, Book>> = { de, en }
