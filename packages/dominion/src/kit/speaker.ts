import { at, type Event, type Language, type Question, type Speaker, type Thing } from '@kartentisch/kernel'
import { isDominionEvent } from '../events.ts'
import { moveOf } from '../moves.ts'
import { isDominionQuestion } from '../questions.ts'
import type { Tables } from '../tables.ts'
import { choiceLabel } from '../words/labels.ts'
import { cardName, cardText, isThing } from '../words/names.ts'
import { prompt } from '../words/prompt.ts'
import { sentence } from '../words/sentence.ts'
import { story } from '../words/story.ts'

/** The id of the card, pile, event or landmark that one of the choices is. */
function idOf(tables: Tables, question: Question, n: number): string | undefined {
  if (!isDominionQuestion(question)) return undefined
  switch (question.of) {
    case 'card':
    case 'effect':
      return tables.name(n)
    case 'name':
      return n < 0 ? undefined : tables.name(n)
    case 'pile':
      return at(tables.piles, n).id
    case 'move': {
      const move = moveOf(n)
      if (move.kind === 'event') return at(tables.events, move.of).id
      return move.kind === 'play' || move.kind === 'buy' ? tables.name(move.of) : undefined
    }
    default:
      return undefined
  }
}

/** Speaks of a game of Dominion. */
export const speaker = (tables: Tables, language: Language, names: readonly string[]): Speaker => {
  const { catalogue } = tables
  const thing = (id: string): Thing => ({
    id,
    name: cardName(catalogue, id, language),
    text: cardText(catalogue, id, language),
  })
  const idsIn = ({ cards, about, from, to }: Event) => [...cards.map(card => tables.name(card)), about, from, to]
  return {
    prompt: question => prompt(tables, question, language, names),
    choice: (question, n) => choiceLabel(tables, question, n, language),
    story: events => story(tables, events, language, names),
    thing(question, n) {
      const id = idOf(tables, question, n)
      return id === undefined ? undefined : thing(id)
    },
    title: event =>
      isDominionEvent(event) && event.type === 'turn'
        ? sentence(tables, event, language, names)?.replace(/\.$/, '')
        : undefined,
    named: events => [...new Set(events.flatMap(idsIn))].filter(id => isThing(catalogue, id)).map(thing),
  }
}
