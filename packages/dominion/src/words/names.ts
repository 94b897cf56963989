import { type Language, phraseIn } from '@kartentisch/kernel'
import type { Cost, Type } from '../card.ts'
import type { Catalogue } from '../catalogue.ts'
import { books } from './books.ts'

/** Whether this is a card, an event or a landmark, and not a part of the turn. */
export const isThing = (catalogue: Catalogue, id: string): boolean => catalogue.face(id, 'en') !== undefined

/** The name of a card, event, landmark or pile; a split pile has the names of both its cards. */
export function cardName(catalogue: Catalogue, id: string, language: Language): string {
  const name = catalogue.face(id, language)?.name ?? phraseIn(books.accounts, id, language)
  if (name !== undefined) return name
  const [top, under] = id.split('/')
  if (top === undefined || under === undefined) throw new RangeError(`"${id}" has no name.`)
  return `${cardName(catalogue, top, language)}/${cardName(catalogue, under, language)}`
}

/** Our own short text of a card, event or landmark; empty for what has none. */
export const cardText = (catalogue: Catalogue, id: string, language: Language): string =>
  catalogue.face(id, language)?.text ?? ''

/** The name of whatever asks or makes something happen: a card, or a part of the turn. */
export const askerName = (catalogue: Catalogue, id: string, language: Language): string =>
  phraseIn(books.phases, id, language) ?? cardName(catalogue, id, language)

/** What a type of cards is called. */
export const typeName = (type: Type, language: Language): string => books.types[language][type]

/** A cost in short: `4`, `3P` with a potion, `8D` of debt, `8+8D`. */
export function costSign({ coins, potion, debt }: Cost, language: Language): string {
  const signs = books.signs[language]
  const money = `${coins > 0 || potion + debt === 0 ? coins : ''}${signs.potion.repeat(potion)}`
  return [money, debt > 0 ? `${debt}${signs.debt}` : ''].filter(part => part !== '').join('+')
}
