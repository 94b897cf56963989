import { bonuses } from './texts/bonuses.ts'
import { cards } from './texts/cards.ts'
import { choices } from './texts/choices.ts'
import { terms } from './texts/terms.ts'
import type { Words } from './texts/words.ts'

/** Names and texts of everything in the game, by id, in both languages. */
export const texts: Words = { ...cards, ...terms, ...choices, ...bonuses }
