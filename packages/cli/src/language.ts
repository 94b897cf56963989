import { LANGUAGES, type Language } from '@kartentisch/kernel'
import { UsageMistake } from './usage.ts'
import { say } from './words/say.ts'

/** A language by its name. */
export function readLanguage(text: string): Language {
  const language = LANGUAGES.find(known => known === text)
  if (language === undefined)
    throw new UsageMistake(say('unknownLanguage', { known: LANGUAGES.join(', '), given: text }))
  return language
}

/** What somebody speaks who asked for no language: German where the environment says so, English elsewhere. */
export function spokenIn({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Language {
  return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('de') ? 'de' : 'en'
}
