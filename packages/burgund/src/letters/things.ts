import {
  didYouMean,
  LANGUAGES,
  type Language,
  labelled,
  Mistake,
  meant,
  type Paint,
  type Style,
  sayIn,
  strung,
  wrapped,
} from '@kartentisch/kernel'
import { cardId, cardNamed, DIE, GOODS, KIND } from '../card.ts'
import { data, KINDS, type KindId, type Mark } from '../data.ts'
import { texts } from '../texts.ts'
import type { SetView } from '../view.ts'
import { sayLetters } from '../words/books.ts'
import { counted, countedGoods, given } from '../words/counting.ts'
import { faceName, nameOf, textOf } from '../words/names.ts'

/** How things are said and shown. */
export interface Look {
  readonly language: Language
  /** The players' names, by seat. */
  readonly names: readonly string[]
  readonly paint: Paint
}

/** Colours as near to those of the kinds as a terminal has them. */
const COLOURS: Readonly<Record<KindId, Style | undefined>> = {
  castle: 'green',
  mine: 'dim',
  cloister: 'magenta',
  knowledge: 'yellow',
  ship: 'blue',
  pasture: 'cyan',
  building: undefined,
}

const kindNamed = (id: string) => data.kinds.find(kind => kind.id === id)

/** The kind of a card by its name in a view. */
export function kindOf(name: string): KindId | undefined {
  const card = cardNamed(name)
  return card === undefined ? undefined : KINDS[KIND[card] ?? -1]
}

/** A value with a star where nobody has checked it against the printed cards. */
export const marked = (value: string, mark: Mark): string => (mark === 'assumed' ? `${value}*` : value)

/** How things are written on the table. */
export class ThingWriter {
  readonly look: Look
  /** Says a phrase of the table. */
  readonly say

  constructor(look: Look) {
    this.look = look
    this.say = sayIn(sayLetters, look.language)
  }

  name(id: string): string {
    return nameOf(id, this.look.language)
  }

  vp(n: number): string {
    return counted(n, 'vp', this.look.language)
  }

  /** Sets something in the colour of a kind. */
  paint(kind: string | undefined, text: string): string {
    const colour = COLOURS[KINDS.find(id => id === kind) ?? 'building']
    return colour === undefined ? text : this.look.paint(colour, text)
  }

  /** Action cards by their names in a view, equal ones together. */
  list(names: readonly string[]): string[] {
    return [...new Set(names)].flatMap(name => {
      const card = cardNamed(name)
      if (card === undefined) return []
      const n = names.filter(other => other === name).length
      return [this.paint(kindOf(name), `${n === 1 ? '' : `${n} × `}${faceName(card, this.look.language)}`)]
    })
  }

  /** Action cards as dice. */
  dice(names: readonly string[]): string[] {
    const { language, paint } = this.look
    return names.flatMap(name => {
      const card = cardNamed(name)
      return card === undefined ? [] : [`${paint('bold', `[${DIE[card]}]`)} ${nameOf(cardId(card), language)}`]
    })
  }

  /** A set with its cards as dots, what is missing to a triple, and what that brings. */
  set({ kind, cards }: SetView): string {
    const { triple = 0, tripleMark = 'printed' } = kindNamed(kind) ?? {}
    const dots = cards.map(name => (kind !== 'cloister' && name.startsWith('cloister') ? '◆' : '●')).join('')
    const points = marked(this.vp(triple), tripleMark)
    const done = cards.length >= data.setSize
    return `${this.paint(kind, `${dots.padEnd(data.setSize, '○')} ${this.name(kind)}`)} ${done ? points : `→ ${points}`}`
  }

  /** The sets of an estate, the unfinished ones first. */
  estate(sets: readonly SetView[]): string[] {
    const done = ({ cards }: SetView) => (cards.length >= data.setSize ? 1 : 0)
    return sets.toSorted((a, b) => done(a) - done(b)).map(set => this.set(set))
  }

  /** Goods in storage, by sort. */
  goods(counts: Readonly<Record<string, number>>): string[] {
    return GOODS.flatMap((id, sort) => {
      const n = counts[id] ?? 0
      return n === 0 ? [] : [countedGoods(n, sort, this.look.language)]
    })
  }

  animals(counts: Readonly<Record<string, number>>): string[] {
    return Object.entries(counts).flatMap(([id, n]) =>
      n === 0 ? [] : [n === 1 ? this.name(id) : `${n} × ${this.name(id)}`],
    )
  }

  /** The options of a round card. */
  options(id: string): string[] {
    const card = data.roundCards.find(card => card.id === id)
    return card?.options.map(option => given(option, this.look.language)) ?? []
  }

  /** All about a card or anything else by its name. */
  about(typed: string, width: number): string[] {
    const things = Object.keys(texts.en).filter(id => textOf(id, 'en') !== '' || this.#facts(id).length > 0)
    const namesOf = (id: string) => [...LANGUAGES.map(language => nameOf(id, language)), id]
    const wanted = typed.replace(/[\s-]\d$/, '')
    const found = meant(wanted, things, namesOf)
    const [only] = found
    if (only === undefined) {
      const hint = didYouMean(wanted, things.flatMap(namesOf))
      throw new Mistake(this.say('unknown', { name: typed, hint }))
    }
    if (found.length > 1) {
      const names = found.map(id => this.name(id)).toSorted()
      throw new Mistake(this.say('several', { name: typed, names: names.join(', ') }))
    }
    const text = textOf(only, this.look.language)
    return [
      ...strung([this.look.paint('bold', this.name(only)), ...this.#facts(only)], width),
      ...(text === '' ? [] : text.split('\n').flatMap(line => wrapped(line, width, '  '))),
      ...labelled(`  ${this.say('options')}`, this.options(only), width, ' |'),
    ]
  }

  /** What the table of values says about something. */
  #facts(id: string): string[] {
    const card = data.cards.find(card => card.id === id)
    const kind = kindNamed(card?.kind ?? id)
    const round = data.roundCards.find(({ id: letter }) => letter === id)
    const animal = data.animals.find(({ id: sort }) => sort === id)
    const dice = card?.copiesPerDie.flatMap((copies, i) => (copies === 0 ? [] : [`${copies} × [${i + 1}]`]))
    return [
      ...(kind === undefined || kind.id === id ? [] : [this.name(kind.id)]),
      ...(kind === undefined ? [] : [`${this.say('triple')}: ${marked(this.vp(kind.triple), kind.tripleMark)}`]),
      ...(card === undefined || dice === undefined
        ? []
        : [`${this.say('dice')}: ${marked(dice.join(' '), card.diceMark)}`]),
      ...(round?.mark === 'assumed' ? ['*'] : []),
      ...(animal === undefined ? [] : [this.name('animal')]),
    ]
  }
}
