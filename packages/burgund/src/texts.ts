import type { Language } from '@kartentisch/kernel'
import { bonuses as bonusesDe } from './texts/de/bonuses.ts'
import { cards as cardsDe } from './texts/de/cards.ts'
import { choices as choicesDe } from './texts/de/choices.ts'
import { terms as termsDe } from './texts/de/terms.ts'
import { bonuses as bonusesEn } from './texts/en/bonuses.ts'
import { cards as cardsEn } from './texts/en/cards.ts'
import { choices as choicesEn } from './texts/en/choices.ts'
import { terms as termsEn } from './texts/en/terms.ts'
import type { Face } from './texts/face.ts'

/** Names and texts of everything in the game, by language and id. */
export const texts: Readonly<Record<Language, Readonly<Record<string, Face>>>> = {
  en: { ...cardsEn, ...termsEn, ...choicesEn, ...bonusesEn },
  de: { ...cardsDe, ...termsDe, ...choicesDe, ...bonusesDe },
}
