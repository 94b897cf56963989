import { at, fill, firstKey, joined, type Language, type Question, sayIn } from '@kartentisch/kernel'
import { moveOf } from '../moves.ts'
import type { Tables } from '../tables.ts'
import { books, sayPart } from './books.ts'
import { counted, countedCard, listed } from './counting.ts'
import { askerName, cardName } from './names.ts'

/** How many cards to take: exactly so many, up to so many, or any number. */
function some({ choices, min, max }: Question, language: Language): string {
  const part = sayIn(sayPart, language)
  const most = Math.min(max, choices.length)
  const least = Math.min(min, most)
  if (most === 1) return part('one')
  if (least === most) return counted(most, 'card', language)
  if (least > 0) return part('range', { least, most: counted(most, 'card', language) })
  return most === choices.length ? part('all') : part('up to', { most: counted(most, 'card', language) })
}

/** What there is to do in the buy phase. */
function moveKey({ choices }: Question) {
  const kinds = choices.map(n => moveOf(n).kind)
  const can = (...some: readonly (typeof kinds)[number][]) => kinds.some(kind => some.includes(kind))
  if (can('play', 'coffers')) return 'buy: move'
  if (can('buy', 'event')) return 'buy: move buy'
  return can('debt') ? 'buy: move debt' : 'buy: move end'
}

/** Which of the wordings puts a question. */
export function promptKey(question: Question): keyof typeof books.prompts.en {
  const { about, step, of, from, min, orNone } = question
  if (of === 'move') return about === 'buy' ? moveKey(question) : 'action: move'
  const where = of === 'card' ? `from ${from}` : `of ${of}`
  const keys = [`${about}: ${step} ${where}`, `${about}: ${step}`, `${step} ${where}`, step]
  return firstKey(books.prompts.en, min === 0 || orNone ? keys.map(key => `${key}?`) : keys)
}

/** What is asked, beginning with the card that asks; `names` are the players', by seat. */
export function prompt(tables: Tables, question: Question, language: Language, names: readonly string[]): string {
  const { about, seat, whose, concerns, choices, min, shown, ordered } = question
  const ids = (cards: readonly number[]) => cards.map(card => tables.name(card))
  const part = sayIn(sayPart, language)
  const key = promptKey(question)
  const asked = fill(books.prompts[language][key], word => {
    switch (word) {
      case 'some':
        return some(question, language)
      case 'number':
        return min === 1 ? part('one option') : part('several options', { n: min })
      case 'any': {
        const kinds = [...new Set(ids(choices))].map(id => cardName(tables.catalogue, id, language))
        return joined(kinds, 'or', language)
      }
      case 'shown':
        return listed(tables.catalogue, ids(shown), language)
      case 'order':
        return ordered && choices.length > 1 && min > 1 ? part('last on top') : ''
      case 'left':
        return at(names, (whose + 1) % tables.setup.players)
      case 'stashes':
        return countedCard(tables.catalogue, min, 'stash', language)
      default:
        throw new RangeError(`Nothing stands for {${word}} in "${key}".`)
    }
  })
  const asker = askerName(tables.catalogue, about, language)
  if (seat !== whose) return part('prompt for another', { asker, whose: at(names, whose), asked })
  if (concerns === undefined) return part('prompt', { asker, asked })
  return part('prompt about another', { asker, concerned: at(names, concerns), asked })
}
