import { at, type Language } from '@kartentisch/kernel'
import { cardId, DIE } from '../card.ts'
import { texts } from '../texts.ts'

/** The name of anything in the game by its id: a card without its die, a kind, a good, a bonus card, an action. */
export function nameOf(id: string, language: Language): string {
  const name = texts[language][id]?.name
  if (name === undefined) throw new RangeError(`"${id}" has no name.`)
  return name
}

/** Our own short text of it; empty for what has none. */
export const textOf = (id: string, language: Language): string => texts[language][id]?.text ?? ''

/** An action card with its die: `ship 4`. */
export const faceName = (card: number, language: Language): string =>
  `${nameOf(cardId(card), language)} ${at(DIE, card)}`

/** The same with a capital letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
