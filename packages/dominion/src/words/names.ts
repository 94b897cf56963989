import type { Language, Wording, Wordings } from '@kartentisch/kernel'
import type { Cost, Type } from '../card.ts'
import type { Catalogue } from '../catalogue.ts'

/** Names of what is no card but may count in the final account. */
const others: Wordings = {
  tokens: { de: 'SP-Marker', en: 'VP tokens' },
}

/** When something happens or is asked that no card asks for. */
const phases: Wordings = {
  start: { de: 'Zugbeginn', en: 'Start of the turn' },
  action: { de: 'Aktionsphase', en: 'Action phase' },
  buy: { de: 'Kaufphase', en: 'Buy phase' },
  'clean-up': { de: 'Aufräumphase', en: 'Clean-up' },
  between: { de: 'Nach dem Zug', en: 'After the turn' },
}

/** Whether this is a card, an event or a landmark, and not a part of the turn. */
export const isThing = (catalogue: Catalogue, id: string): boolean => catalogue.face(id, 'en') !== undefined

/** The name of a card, event, landmark or pile; a split pile has the names of both its cards. */
export function cardName(catalogue: Catalogue, id: string, language: Language): string {
  const name = catalogue.face(id, language)?.name ?? others[id]?.[language]
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
  phases[id]?.[language] ?? cardName(catalogue, id, language)

const types: Readonly<Record<Type, Wording>> = {
  action: { de: 'Aktion', en: 'Action' },
  treasure: { de: 'Geld', en: 'Treasure' },
  victory: { de: 'Punkte', en: 'Victory' },
  curse: { de: 'Fluch', en: 'Curse' },
  attack: { de: 'Angriff', en: 'Attack' },
  reaction: { de: 'Reaktion', en: 'Reaction' },
  duration: { de: 'Dauer', en: 'Duration' },
  prize: { de: 'Preis', en: 'Prize' },
  gathering: { de: 'Sammlung', en: 'Gathering' },
  command: { de: 'Befehl', en: 'Command' },
  castle: { de: 'Schloss', en: 'Castle' },
}

export const typeName = (type: Type, language: Language): string => types[type][language]

const signs = {
  potion: { de: 'T', en: 'P' },
  debt: { de: 'S', en: 'D' },
} as const

/** A cost in short: `4`, `3P` with a potion, `8D` of debt, `8+8D`. */
export function costSign({ coins, potion, debt }: Cost, language: Language): string {
  const money = `${coins > 0 || potion + debt === 0 ? coins : ''}${signs.potion[language].repeat(potion)}`
  return [money, debt > 0 ? `${debt}${signs.debt[language]}` : ''].filter(part => part !== '').join('+')
}
