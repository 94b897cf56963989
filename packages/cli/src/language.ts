import { LANGUAGES, type Language } from '@kartentisch/kernel'
import { UsageMistake } from './usage.ts'
import { say } from './words/say.ts'

/** The language asked for, or else that of the environment: German where it says so, English elsewhere. */
export function readLanguage(
  text: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  if (text === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = environment
    return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('de') ? 'de' : 'en'
  }
  const language = LANGUAGES.find(known => known === text)
  if (language === undefined)
    throw new UsageMistake(say('unknownLanguage', { known: LANGUAGES.join(', '), given: text }))
  return language
}
