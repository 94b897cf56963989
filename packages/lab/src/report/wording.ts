import { type Language, type SayIn, sayIn } from '@kartentisch/kernel'
import { type books, say } from '../words/say.ts'

/** What a report is written in. */
export interface Wording {
  readonly language: Language
  readonly say: SayIn<typeof books.en>
  /** A number as people write it, `12,345`. */
  counted(n: number): string
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-US' }

export const wordingIn = (language: Language): Wording => ({
  language,
  say: sayIn(say, language),
  counted: n => n.toLocaleString(LOCALES[language]),
})
