import { at, fill, type Language, phraseIn, type Question } from '@kartentisch/kernel'
import { moveOf } from '../moves.ts'
import { isDominionQuestion, nounAsked } from '../questions.ts'
import type { Tables } from '../tables.ts'
import { books } from './books.ts'
import { counted } from './counting.ts'
import { cardName } from './names.ts'

/** What an option is called by the card that offers it, else by any card. */
function optionLabel(tables: Tables, { about }: Question, n: number, language: Language): string {
  const option = tables.optionOf(n)
  const own = tables.catalogue.face(about, language)?.options?.[option]
  return own ?? phraseIn(books.options, option, language) ?? option
}

function moveLabel(tables: Tables, n: number, language: Language): string {
  const { kind, of } = moveOf(n)
  return fill(books.moves[language][kind], word => {
    if (word === 'coffers' || word === 'debt') return counted(of, word, language)
    return cardName(tables.catalogue, kind === 'event' ? at(tables.events, of).id : tables.name(of), language)
  })
}

/** What a number in the answer to a question stands for. */
export function choiceLabel(tables: Tables, question: Question, n: number, language: Language): string {
  if (!isDominionQuestion(question)) throw new RangeError(`Nobody asks for "${question.step}" in Dominion.`)
  switch (question.of) {
    case 'card':
    case 'effect':
      return cardName(tables.catalogue, tables.name(n), language)
    case 'name':
      return n < 0 ? books.others[language]['no card'] : cardName(tables.catalogue, tables.name(n), language)
    case 'pile':
      return cardName(tables.catalogue, at(tables.piles, n).id, language)
    case 'option':
      return optionLabel(tables, question, n, language)
    case 'move':
      return moveLabel(tables, n, language)
    case 'number':
      return counted(n, nounAsked(question.step), language)
    case 'position':
      return fill(books.others[language].position, () => String(n + 1))
  }
}
