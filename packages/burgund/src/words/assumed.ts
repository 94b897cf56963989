import { joined, type Language, sayIn } from '@kartentisch/kernel'
import { data } from '../data.ts'
import { sayAssumed } from './books.ts'
import { nameOf } from './names.ts'

/** The component values that were not checked against the printed cards yet, a sentence for each sort of them. */
export function assumed(language: Language): string[] {
  const say = sayIn(sayAssumed, language)
  const name = ({ id }: { readonly id: string }) => nameOf(id, language)
  const isAssumed = ({ mark }: { readonly mark: string }) => mark === 'assumed'
  const cards = data.cards.filter(({ diceMark }) => diceMark === 'assumed')
  const lists = {
    triples: data.kinds.flatMap(kind => (kind.tripleMark === 'assumed' ? [`${name(kind)} ${kind.triple}`] : [])),
    rounds: data.roundCards.filter(isAssumed).map(({ id }) => id),
    dice: cards.length === data.cards.length ? [say('all')] : cards.map(name),
    goods: data.goods.filter(isAssumed).map(name),
    animals: data.animals.filter(isAssumed).map(name),
  }
  return (['triples', 'rounds', 'dice', 'goods', 'animals'] as const).flatMap(what =>
    lists[what].length === 0 ? [] : [say(what, { list: joined(lists[what], 'and', language) })],
  )
}
