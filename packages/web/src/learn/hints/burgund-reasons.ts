import {
  type Card,
  capitalised,
  cardId,
  cardName,
  cardNamed,
  DIE,
  data,
  faceName,
  type Option,
  optionOf,
  type PlayerView,
  textOf,
  type View,
} from '@kartentisch/burgund'
import { at } from '@kartentisch/kernel'
import type { Language } from '../../app/language.ts'
import type { Words } from '../lesson.ts'

const both = (say: (language: Language) => string): Words => ({ de: say('de'), en: say('en') })

/** The kind a card counts as in the estate: every building is a building. */
const kindOf = (card: number): string => data.cards.find(({ id }) => id === cardId(card))?.kind ?? ''

/** How many cards lie in the unfinished set that a card of this kind would join. */
const begun = ({ estate }: PlayerView, card: number): number =>
  estate.find(({ kind, cards }) => kind === kindOf(card) && cards.length < data.setSize)?.cards.length ?? 0

/** What placing a card does, as one sentence. */
const effectOf = (card: number): Words =>
  both(language => capitalised(textOf(cardId(card), language).replaceAll('\n', '; ').replace(/\.$/, '')))

const sentence = (before: Words, words: Words): Words => both(language => `${before[language]} ${words[language]}.`)

const SIMPLE: Readonly<Partial<Record<Option['kind'], Words>>> = {
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
  use: { de: 'Eine weitere Aktion in diesem Zug ist mehr wert.', en: 'One more action in this turn is worth more.' },
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

const BEST: Words = { de: 'Das bringt dir hier am meisten.', en: 'That brings you most here.' }

/** Why this answer is sensible, in one sentence. */
export function burgundReason(view: View, own: PlayerView, n: number): Words {
  const option = optionOf(n)
  const { kind, of } = option
  switch (kind) {
    case 'play':
      return whyPlay(view, own, of)
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

function whyPlay(view: View, own: PlayerView, card: number): Words {
  const die = at(DIE, card)
  const fitting = own.projects.find(name => DIE[cardNamed(name) ?? -1] === die)
  const named = (name: string) => (language: Language) => faceName(cardNamed(name) ?? card, language)
  if (fitting !== undefined) {
    const name = named(fitting)
    return { de: `Mit dieser Zahl wird ${name('de')} platziert.`, en: `This number places ${name('en')}.` }
  }
  const row = view.display[die - 1] ?? []
  const [first] = row
  if (first !== undefined) {
    const name = named(first)
    return { de: `In Reihe ${die} liegt ${name('de')}.`, en: `In row ${die} there is ${name('en')}.` }
  }
  return {
    de: 'Diese Zahl wirst du später am wenigsten brauchen.',
    en: 'That is the number you will need least later.',
  }
}

function whyTake(own: PlayerView, card: number): Words {
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
  return sentence({ de: 'Platziert bringt sie:', en: 'Placed it brings:' }, effectOf(card))
}

function whyPlace(own: PlayerView, card: number): Words {
  if (begun(own, card) === data.setSize - 1)
    return {
      de: 'Damit ist der Drilling voll: Punkte und ein Bonus des Durchgangs.',
      en: 'That completes the triple: points and a bonus of the round.',
    }
  return sentence({ de: 'Sie wirkt sofort:', en: 'It takes effect at once:' }, effectOf(card))
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
