import { fill, joined, type Language, type Wordings, wording } from '@kartentisch/kernel'
import { data } from '../data.ts'
import { nameOf } from './names.ts'

export const parts: Wordings = {
  triples: { de: 'SP der Drillinge: {list}.', en: 'VP of triples: {list}.' },
  rounds: { de: 'Möglichkeiten der Durchgangskarten: {list}.', en: 'Options of the round cards: {list}.' },
  dice: { de: 'Würfel der Aktionskarten: {list}.', en: 'Dice of the action cards: {list}.' },
  goods: { de: 'Waren: {list}.', en: 'Goods: {list}.' },
  animals: { de: 'Tiere: {list}.', en: 'Animals: {list}.' },
  all: { de: 'alle', en: 'all of them' },
}

/** The component values that were not checked against the printed cards yet, a sentence for each sort of them. */
export function assumed(language: Language): string[] {
  const name = ({ id }: { readonly id: string }) => nameOf(id, language)
  const isAssumed = ({ mark }: { readonly mark: string }) => mark === 'assumed'
  const cards = data.cards.filter(({ diceMark }) => diceMark === 'assumed')
  const lists = {
    triples: data.kinds.flatMap(kind => (kind.tripleMark === 'assumed' ? [`${name(kind)} ${kind.triple}`] : [])),
    rounds: data.roundCards.filter(isAssumed).map(({ id }) => id),
    dice: cards.length === data.cards.length ? [wording(parts, 'all', language)] : cards.map(name),
    goods: data.goods.filter(isAssumed).map(name),
    animals: data.animals.filter(isAssumed).map(name),
  }
  return Object.entries(lists).flatMap(([what, list]) =>
    list.length === 0 ? [] : [fill(wording(parts, what, language), () => joined(list, 'and', language))],
  )
}
