import { story, type Tables } from '@kartentisch/dominion'
import type { Event, Language } from '@kartentisch/kernel'
import { cardName, cards, events, landmarks } from '../sets/dominion.ts'
import { Chronicle } from '../table/chronicle.ts'

/** Whether something is a card, event or landmark and not a part of the turn. */
export const isCard = (id: string): boolean => cards.has(id) || events.has(id) || landmarks.has(id)

/** The names that may stand in the sentences about these events. */
function namesIn(tables: Tables, happened: readonly Event[], language: Language): (readonly [string, string])[] {
  const ids = new Set(
    happened.flatMap(({ cards, about, from, to }) => [...cards.map(card => tables.name(card)), about, from, to]),
  )
  return [...ids].filter(isCard).map(id => [cardName(id, language), id])
}

/** The log of a game of Dominion, turn by turn. */
export const dominionChronicle = (tables: Tables, language: Language, names: readonly string[]): Chronicle =>
  new Chronicle({
    begins: ({ type }) => type === 'turn',
    tell(happened) {
      const sentences = story(tables, happened, language, names)
      if (happened[0]?.type !== 'turn') return { title: undefined, sentences }
      return { title: sentences[0]?.replace(/\.$/, ''), sentences: sentences.slice(1) }
    },
    namesIn: happened => namesIn(tables, happened, language),
  })
