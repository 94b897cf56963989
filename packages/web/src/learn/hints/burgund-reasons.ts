import {
  type Card,
  cardId,
  cardName,
  cardNamed,
  choiceLabel,
  DIE,
  data,
  type Option,
  optionOf,
  type PlayerView,
  textOf,
  type View,
} from '@kartentisch/burgund'
import type { Wording } from '@kartentisch/kernel'
import type { Language } from '../../app/language.ts'
import type { Hint } from '../../table/feed.ts'

const both = (say: (language: Language) => string): Wording => ({ de: say('de'), en: say('en') })

/** The kind a card counts as in the estate: every building is a building. */
const kindOf = (card: number): string => data.cards.find(({ id }) => id === cardId(card))?.kind ?? ''

/** How many cards lie in the unfinished set that a card of this kind would join. */
const begun = ({ estate }: PlayerView, card: number): number =>
  estate.find(({ kind, cards }) => kind === kindOf(card) && cards.length < data.setSize)?.cards.length ?? 0

/** What placing a card does, as far as its first line says it. */
const effectOf = (card: number): Wording =>
  both(language => (textOf(cardId(card), language).split('\n')[0] ?? '').replace(/\.$/, ''))

const sentence = (before: Wording, words: Wording): Wording =>
  both(language => `${before[language]} ${words[language]}.`)

const SIMPLE: Readonly<Partial<Record<Option['kind'], Wording>>> = {
  'refill-workers': {
    de: 'Mit Arbeitern passt jeder Würfel: Einer ändert die Zahl um eins.',
    en: 'With workers any die will do: one changes its number by one.',
  },
  'take-silver': { de: 'Drei Silber kaufen drei Karten zur Wahl.', en: 'Three silver buy three cards to choose from.' },
  convert: {
    de: 'Was übrig ist, zählt am Ende nichts; als Punkte schon.',
    en: 'What is left over counts nothing in the end; as points it does.',
  },
  'buy-cards': {
    de: 'Drei Karten zur Wahl sind ein Projekt oder eine Aktion mehr.',
    en: 'Three cards to choose from are one more project or action.',
  },
  discard: { de: 'Dieses Projekt fehlt dir am wenigsten.', en: 'That is the project you will miss least.' },
  set: { de: 'So wird am ehesten ein Drilling daraus.', en: 'That is most likely to become a triple.' },
  goods: {
    de: 'Waren einer Sorte werden zusammen verkauft, also sammle gleiche.',
    en: 'Goods of a sort are sold together, so collect equal ones.',
  },
  animals: {
    de: 'Verschiedene Tiere zählen zusammen mehr.',
    en: 'Different animals count more together.',
  },
  bonus: { de: 'Das bringt dir jetzt am meisten.', en: 'That brings you most now.' },
  'round-bonus': {
    de: 'Nimm den Bonus zuerst: Du kannst ihn gleich brauchen.',
    en: 'Take the bonus first: you can use it at once.',
  },
  pass: { de: 'Alles andere wäre hier schlechter für dich.', en: 'Anything else would be worse for you here.' },
  'end-turn': {
    de: 'Spar das Silber: Ein späterer Zug braucht es mehr.',
    en: 'Save the silver: a later turn needs it more.',
  },
}

const BEST: Wording = { de: 'Das bringt dir hier am meisten.', en: 'That brings you most here.' }

/** Why this answer is sensible, in one sentence. */
export function burgundReason(view: View, own: PlayerView, n: number, next: Hint['next']): Wording {
  const option = optionOf(n)
  const { kind, of } = option
  switch (kind) {
    case 'play':
    case 'use':
      return whyPlay(view, next)
    case 'take-card':
    case 'keep':
      return whyTake(own, of)
    case 'place-project':
      return whyPlace(own, of)
    case 'sell-goods':
      return {
        de: 'Jede bringt einen Punkt und ein Silber, und du beginnst den nächsten Durchgang, wenn niemand mehr verkauft.',
        en: 'Each brings a point and a silver, and you begin the next round unless somebody else sells.',
      }
    default:
      return SIMPLE[kind] ?? BEST
  }
}

/** A die is chosen for what it lets one do. */
function whyPlay(view: View, next: Hint['next']): Wording {
  const [n] = next?.answer ?? []
  if (next === undefined || n === undefined) return BEST
  const label = (language: Language) => choiceLabel(next.question, n, language, view)
  return { de: `Damit kannst du ${label('de')}.`, en: `With it you can ${label('en')}.` }
}

const JOKER: Wording = {
  de: 'Ein Kloster ergänzt Karten jeder anderen Art zum Drilling.',
  en: 'A cloister completes cards of any other kind to a triple.',
}

function whyTake(own: PlayerView, card: number): Wording {
  if (begun(own, card) > 0)
    return {
      de: 'Davon liegt schon etwas in deinem Fürstentum: So wird es ein Drilling.',
      en: 'There is some of it in your estate already: that leads to a triple.',
    }
  if ((own.hand ?? []).some(name => DIE[cardNamed(name) ?? -1] === DIE[card]))
    return {
      de: 'Den Würfel zum Platzieren hast du schon auf der Hand.',
      en: 'You already hold the die to place it with.',
    }
  if (kindOf(card) === 'cloister') return JOKER
  return sentence({ de: 'Platziert bringt das:', en: 'Placed it brings:' }, effectOf(card))
}

function whyPlace(own: PlayerView, card: number): Wording {
  if (begun(own, card) === data.setSize - 1)
    return {
      de: 'Damit ist der Drilling voll: Punkte und ein Bonus des Durchgangs.',
      en: 'That completes the triple: points and a bonus of the round.',
    }
  if (kindOf(card) === 'cloister') return JOKER
  return sentence({ de: 'Das wirkt sofort:', en: 'It takes effect at once:' }, effectOf(card))
}

/** What is clicked to choose this, as a selector. */
export function clickFor({ front }: { readonly front: number }, n: number): string {
  const { kind, of, with: beside } = optionOf(n)
  const look = (card: number | Card) => `[data-look="${cardName(card)}"]`
  switch (kind) {
    case 'play':
      return `[data-place="hand:${front}"] ${look(of)}`
    case 'take-card':
      return `[data-place="row-${beside}"] ${look(of)}`
    case 'place-project':
    case 'discard':
      return `[data-place="projects:${front}"] ${look(of)}`
    case 'sell-goods':
      return `[data-place="storage:${front}"] [data-look="${data.goods[of]?.id ?? ''}"]`
    case 'goods':
    case 'animals':
      return `[data-place="${kind}-${of + 1}"] button`
    case 'keep':
      return `[data-place="bought"] li:has(${look(of)}) button:first-of-type`
    case 'use':
      return `[data-place="bought"] li:has(${look(of)}) button:last-of-type`
    case 'set':
      return `[data-place="estate:${front}"] li:nth-child(${of + 1}) button`
    default:
      return `[data-move="${kind}"]`
  }
}
