import { cardName, faceName, sentence, sortOf, story } from '@kartentisch/burgund'
import type { Event, Language } from '@kartentisch/kernel'
import { Chronicle } from '../table/chronicle.ts'

/** The names of the cards that may stand in the sentences about these events. */
function namesIn(happened: readonly Event[], language: Language): (readonly [string, string])[] {
  const cards = new Set(happened.flatMap(event => (sortOf(event) === 'card' ? event.cards : [])))
  return [...cards].map(card => [faceName(card, language), cardName(card)])
}

/** The log of a game of Burgund, by rounds and turns. */
export const burgundChronicle = (language: Language, names: readonly string[]): Chronicle =>
  new Chronicle({
    begins: ({ type }) => type === 'round' || type === 'turn',
    tell(happened) {
      const [first, ...rest] = happened
      const title = first === undefined ? undefined : sentence(first, language, names)
      return first?.type === 'round' || first?.type === 'turn'
        ? { title: title?.replace(/\.$/, ''), sentences: story(rest, language, names) }
        : { title: undefined, sentences: story(happened, language, names) }
    },
    namesIn: happened => namesIn(happened, language),
  })
