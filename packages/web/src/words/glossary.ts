import type { Language } from '@kartentisch/kernel'
import { burgundGlossary as burgundDe } from './de/burgund-glossary.ts'
import { dominionGlossary as dominionDe } from './de/dominion-glossary.ts'
import { burgundGlossary as burgundEn } from './en/burgund-glossary.ts'
import { dominionGlossary as dominionEn } from './en/dominion-glossary.ts'
import type { Term } from './term.ts'

type Terms<Ids extends string> = Readonly<Record<Language, Readonly<Record<Ids, Term>>>>

const dominion: Terms<keyof typeof dominionEn> = { en: dominionEn, de: dominionDe }
const burgund: Terms<keyof typeof burgundEn> = { en: burgundEn, de: burgundDe }

/** The words of each game by its id; a game without any has nothing to look up. */
export const glossaries: Readonly<Record<string, Terms<string>>> = { dominion, burgund }
