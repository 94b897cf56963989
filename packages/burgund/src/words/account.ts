import { firstKey, type Language } from '@kartentisch/kernel'
import { books } from './books.ts'

/** What a line of the account is for, by its id. */
export const accountName = (id: string, language: Language): string =>
  books.account[language][firstKey(books.account.en, [id])]

/** Whether something is called as the account calls it. */
export const isAccountLine = (id: string): boolean => Object.hasOwn(books.account.en, id)
