import { at, type Event, fill, firstKey, type Language, possessive } from '@kartentisch/kernel'
import { animalName, bonusName, bonusVp, cardId, DIE, GOODS, goodName } from '../card.ts'
import { data } from '../data.ts'
import { type BurgundEvent, isBurgundEvent, kindOf } from '../events.ts'
import { books } from './books.ts'
import { counted, countedGoods, given, isCounted, listed } from './counting.ts'
import { capitalised, faceName, nameOf } from './names.ts'

/** Why something was given or left, where the sentence doesn't say it: a card, the round bonus, Egon. */
const isCause = (about: string): boolean =>
  about === 'round-bonus' || about === 'egon' || data.cards.some(({ id }) => id === about)

/** Which of the sentences tells an event; nothing if there is nothing to tell. */
export function sentenceKey(event: BurgundEvent): keyof typeof books.sentences.en | undefined {
  const { type, count, from, to } = event
  if (count === 0 && kindOf(event).nothingWithout) return undefined
  return firstKey(books.sentences.en, [`${type} >${to}`, `${type} ${from}>`, type])
}

/** The name of one of the cards of an event. */
function nameIn(event: BurgundEvent, card: number, language: Language): string {
  const sort = kindOf(event).cards
  if (sort === 'card') return faceName(card, language)
  if (sort === 'bonus') return nameOf(bonusName(card), language)
  return nameOf(sort === 'good' ? goodName(card) : animalName(card), language)
}

/** The number at the end of `row-3` or `goods-1`. */
const placeIn = (where: string): string => where.split('-').at(-1) ?? ''

/**
 * What happened, in one sentence, as the event was told to a seat: cards it may not see are only counted.
 * `names` are the players', by seat.
 */
export function sentence(event: Event, language: Language, names: readonly string[]): string | undefined {
  if (!isBurgundEvent(event)) return undefined
  const key = sentenceKey(event)
  if (key === undefined) return undefined
  const { seat, cards, count, about, from, to } = event
  return fill(books.sentences[language][key], word => {
    if (isCounted(word)) return counted(count, word, language)
    switch (word) {
      case 'who':
        return at(names, seat)
      case 'whose':
        return possessive(at(names, seat), language)
      case 'n':
        return String(count)
      case 'cards':
        return cards.length === 0
          ? counted(count, 'card', language)
          : listed(
              cards.map(card => nameIn(event, card, language)),
              language,
            )
      case 'goods':
        return listed(
          GOODS.flatMap((_, sort) => {
            const n = cards.filter(card => card === sort).length
            return n === 0 ? [] : [countedGoods(n, sort, language)]
          }),
          language,
        )
      case 'die':
        return String(at(DIE, at(cards, 0)))
      case 'thing':
        return nameOf(cardId(at(cards, 0)), language)
      case 'points':
        return counted(bonusVp(at(cards, 0)), 'vp', language)
      case 'from':
        return from
      case 'kind':
        return nameOf(from, language)
      case 'row':
      case 'stack':
        return placeIn(from)
      case 'other':
        return placeIn(to)
      case 'pile':
        return capitalised(nameOf(from.startsWith('goods') ? 'goods' : 'animals', language))
      case 'option':
        return given(at(data.roundCards.find(({ id }) => id === from)?.options ?? [], count), language)
      case 'cause':
        return isCause(about) ? ` (${nameOf(about, language)})` : ''
      default:
        throw new RangeError(`Nothing stands for {${word}} in "${key}".`)
    }
  })
}
