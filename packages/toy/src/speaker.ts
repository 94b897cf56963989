import type { Event, Language, Question, Speaker, Thing, Wording } from '@kartentisch/kernel'
import { type EventType, isEventType } from './events.ts'
import { DOUBT, kindOf, LAY } from './moves.ts'
import { CARDS } from './rules.ts'
import { say } from './words/say.ts'

export const cardName = (card: number): Wording => say('cardNamed', { card })

/** A move, a card or an option in words. */
export function choiceName({ of }: Question, n: number): Wording {
  if (of === 'card') return cardName(n)
  if (of === 'option') return say(n === DOUBT ? 'doubt' : 'believe')
  const kind = kindOf(n)
  return kind === 'lay' ? say('lay', { card: cardName(n - LAY) }) : say(kind)
}

export function prompt({ step }: Question): Wording {
  if (step === 'card') return say('card')
  return say(step === 'doubt' ? 'doubtOrNot' : 'move')
}

/** What is said of each event; `what` are its cards, as far as they are seen. */
const SENTENCES: Readonly<Record<EventType, (who: string, what: Wording, count: number) => Wording>> = {
  turn: who => say('turn', { who }),
  draw: (who, what) => say('hasDrawn', { who, what }),
  lay: (who, what) => say('hasLaid', { who, what }),
  claim: (who, what) => say('hasClaimed', { who, what }),
  believe: who => say('hasBelieved', { who }),
  doubt: who => say('hasDoubted', { who }),
  show: (who, what) => say('hasShown', { who, what }),
  discard: (who, what) => say('hasDiscarded', { who, what }),
  tokens: (who, _, count) => say('hasEarned', { who, count }),
  shuffle: who => say('hasMixed', { who }),
  over: () => say('isOver'),
}

function sentence({ type, seat, cards, count }: Event, names: readonly string[]): Wording[] {
  if (!isEventType(type)) return []
  const [card] = cards
  return [SENTENCES[type](names[seat] ?? '', card === undefined ? say('aCard') : cardName(card), count)]
}

export function thing(card: number, language: Language): Thing | undefined {
  if (!CARDS.includes(card)) return undefined
  return { id: String(card), name: cardName(card)[language], text: say('cardText', { card })[language] }
}

/** The toy in one language. */
export const speaker = (language: Language, names: readonly string[]): Speaker => ({
  prompt: question => prompt(question)[language],
  choice: (question, n) => choiceName(question, n)[language],
  story: events => events.flatMap(event => sentence(event, names)).map(said => said[language]),
  thing: ({ of }, n) => (of === 'card' ? thing(n, language) : thing(n - LAY, language)),
  title: ({ type, seat }) => (type === 'turn' ? say('turn', { who: names[seat] ?? '' })[language] : undefined),
  named: events => {
    const cards = new Set(events.flatMap(event => event.cards))
    return [...cards].flatMap(card => thing(card, language) ?? [])
  },
})
