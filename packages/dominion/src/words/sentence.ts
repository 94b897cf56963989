import { at, type Event, fill, firstKey, type Language, possessive } from '@kartentisch/kernel'
import { type DominionEvent, isDominionEvent, kindOf } from '../events.ts'
import type { Tables } from '../tables.ts'
import { books } from './books.ts'
import { counted, isNoun, listed } from './counting.ts'
import { cardName, isThing } from './names.ts'

/** Which of the sentences tells an event; nothing if there is nothing to tell. */
export function sentenceKey(event: DominionEvent): keyof typeof books.sentences.en | undefined {
  const { type, cards, count, from, to } = event
  const none = cards.length === 0 && count === 0
  if (none && kindOf(event).nothingWithout) return undefined
  const keys: string[] = [`${type} ${from}>${to}`, `${type} >${to}`, `${type} ${from}>`, type]
  // Somebody who names no card of this game names one all the same, which is why that isn't a matter of the count.
  if (none || (type === 'name' && cards.length === 0)) keys.unshift(`${type} none`)
  return firstKey(books.sentences.en, keys)
}

/**
 * What happened, in one sentence, as the event was told to a seat: cards it may not see are only counted.
 * `names` are the players', by seat.
 */
export function sentence(
  tables: Tables,
  event: Event,
  language: Language,
  names: readonly string[],
): string | undefined {
  const key = isDominionEvent(event) ? sentenceKey(event) : undefined
  if (key === undefined) return undefined
  const { seat, cards, count, about, from, to } = event
  return fill(books.sentences[language][key], word => {
    if (isNoun(word)) return counted(count, word, language)
    switch (word) {
      case 'who':
        return at(names, seat)
      case 'whose':
        return possessive(at(names, seat), language)
      case 'left':
        return at(names, (seat + 1) % tables.setup.players)
      case 'controller':
        return at(names, Number(to.slice('seat-'.length)) - 1)
      case 'n':
        return String(count)
      case 'cards':
        return cards.length === 0
          ? counted(count, 'card', language)
          : listed(
              tables.catalogue,
              cards.map(card => tables.name(card)),
              language,
            )
      case 'from':
        return cardName(tables.catalogue, from, language)
      case 'to':
        return cardName(tables.catalogue, to, language)
      case 'cause':
        return isThing(tables.catalogue, about) ? ` (${cardName(tables.catalogue, about, language)})` : ''
      default:
        throw new RangeError(`Nothing stands for {${word}} in "${key}".`)
    }
  })
}
