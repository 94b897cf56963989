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

/** Which of the wordings puts a question: one of the card that asks, else one that any card can use. */
export function promptKey({ catalogue }: Tables, question: Question): { readonly of: string; readonly key: string } {
  const { about, step, of, from, min, orNone } = question
  if (of === 'move') return { of: '', key: about === 'buy' ? moveKey(question) : 'action: move' }
  const plain = [`${step} ${of === 'card' ? `from ${from}` : `of ${of}`}`, step]
  const keys = min === 0 || orNone ? [...plain.map(key => `${key}?`), ...plain] : plain
  const own = catalogue.face(about, 'en')?.prompts ?? {}
  const ownKey = keys.find(key => Object.hasOwn(own, key))
  return ownKey === undefined ? { of: '', key: firstKey(books.prompts.en, keys) } : { of: about, key: ownKey }
}

/** The words a question is put in, with what is to be filled in. */
function wordsFor(tables: Tables, question: Question, language: Language): string {
  const { of, key } = promptKey(tables, question)
  const said: Readonly<Record<string, string | undefined>> =
    of === '' ? books.prompts[language] : (tables.catalogue.face(of, language)?.prompts ?? {})
  return said[key] ?? ''
}

/** What is asked, beginning with the card that asks; `names` are the players', by seat. */
export function prompt(tables: Tables, question: Question, language: Language, names: readonly string[]): string {
  const { about, seat, whose, concerns, choices, min, shown, ordered } = question
  const ids = (cards: readonly number[]) => cards.map(card => tables.name(card))
  const part = sayIn(sayPart, language)
  const words = wordsFor(tables, question, language)
  const asked = fill(words, word => {
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
      case 'copies':
        return countedCard(tables.catalogue, min, about, language)
      default:
        throw new RangeError(`Nothing stands for {${word}} in "${words}".`)
    }
  })
  const asker = askerName(tables.catalogue, about, language)
  if (seat !== whose) return part('prompt for another', { asker, whose: at(names, whose), asked })
  if (concerns === undefined) return part('prompt', { asker, asked })
  return part('prompt about another', { asker, concerned: at(names, concerns), asked })
}
