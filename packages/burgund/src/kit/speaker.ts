import type { Event, Language, Speaker, Thing } from '@kartentisch/kernel'
import { cardId, cardName } from '../card.ts'
import { isBurgundEvent, sortOf } from '../events.ts'
import { type OptionKind, optionOf } from '../options.ts'
import { choiceLabel } from '../words/labels.ts'
import { faceName, textOf } from '../words/names.ts'
import { prompt } from '../words/prompt.ts'
import { sentence } from '../words/sentence.ts'
import { story } from '../words/story.ts'

/** Options about a card. */
const ABOUT_CARDS: readonly OptionKind[] = ['play', 'take-card', 'place-project', 'keep', 'use', 'discard']

/** Whether a new part of the log begins with an event. */
const beginsPart = (event: Event): boolean => isBurgundEvent(event) && (event.type === 'round' || event.type === 'turn')

/** Speaks of a game of Burgund. */
export const speaker = (language: Language, names: readonly string[]): Speaker => {
  const thing = (card: number): Thing => ({
    id: cardName(card),
    name: faceName(card, language),
    text: textOf(cardId(card), language),
  })
  return {
    prompt: question => prompt(question, language),
    choice: (question, n) => choiceLabel(question, n, language),
    story: events => story(events, language, names),
    thing(_, n) {
      const { kind, of } = optionOf(n)
      return ABOUT_CARDS.includes(kind) ? thing(of) : undefined
    },
    title: event => (beginsPart(event) ? sentence(event, language, names)?.replace(/\.$/, '') : undefined),
    named: events => [...new Set(events.flatMap(event => (sortOf(event) === 'card' ? event.cards : [])))].map(thing),
  }
}
