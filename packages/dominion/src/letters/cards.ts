import {
  didYouMean,
  LANGUAGES,
  type Language,
  Mistake,
  meant,
  type Paint,
  type Style,
  sayIn,
  wrapped,
} from '@kartentisch/kernel'
import type { Cost, Type } from '../card.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Sight } from '../sight.ts'
import { sayLetters } from '../words/books.ts'
import { countedCard } from '../words/counting.ts'
import { cardName, cardText, costSign, typeName } from '../words/names.ts'

/** How things are said and shown. */
export interface Look {
  /** All the cards there are. */
  readonly catalogue: Catalogue
  readonly language: Language
  /** The players' names, by seat. */
  readonly names: readonly string[]
  readonly paint: Paint
}

/** Colours of the types; of several the first here counts. */
const COLOURS: readonly [Type, Style][] = [
  ['curse', 'magenta'],
  ['attack', 'red'],
  ['reaction', 'blue'],
  ['treasure', 'yellow'],
  ['victory', 'green'],
]

/** The types that have a sign. */
const SIGNED = ['action', 'treasure', 'victory', 'curse', 'attack', 'reaction', 'duration'] as const satisfies Type[]

/** How cards are written on the table. */
export class CardWriter {
  readonly look: Look
  /** Says a phrase of the table. */
  readonly say

  constructor(look: Look) {
    this.look = look
    this.say = sayIn(sayLetters, look.language)
  }

  name(id: string): string {
    return cardName(this.look.catalogue, id, this.look.language)
  }

  types(id: string): readonly Type[] {
    return this.look.catalogue.cards.get(id)?.types ?? []
  }

  counted(n: number, id: string): string {
    return countedCard(this.look.catalogue, n, id, this.look.language)
  }

  cost(cost: Cost): string {
    return costSign(cost, this.look.language)
  }

  /** Sets something about a card in the colour of its types. */
  paint(types: readonly Type[], text: string): string {
    const colour = COLOURS.find(([type]) => types.includes(type))
    return colour === undefined ? text : this.look.paint(colour[1], text)
  }

  /** The signs of a card's types, so that nothing is told by colour alone. */
  signs(types: readonly Type[]): string {
    return types
      .flatMap(type => SIGNED.filter(signed => signed === type).map(signed => this.say(`sign ${signed}`)))
      .join('')
  }

  /** Cards with their types, equal ones together. */
  list(ids: readonly string[]): string[] {
    return [...new Set(ids)].map(id => {
      const types = this.types(id)
      const written = this.counted(ids.filter(other => other === id).length, id)
      return `${this.paint(types, written)} ${this.look.paint('dim', this.signs(types))}`
    })
  }

  /** A hand: Actions, then Treasures, then the rest. */
  hand(ids: readonly string[]): string[] {
    const rank = (id: string): number => {
      const types = this.types(id)
      return types.includes('action') ? 0 : types.includes('treasure') ? 1 : 2
    }
    const { language } = this.look
    return this.list(ids.toSorted((a, b) => rank(a) - rank(b) || this.name(a).localeCompare(this.name(b), language)))
  }

  /** All about a card, event, landmark or pile by its name: first those of this game, then all there are. */
  about(typed: string, sight: Sight, width: number): string[] {
    const { catalogue } = this.look
    const { cards, events, landmarks, splitPiles } = catalogue
    const here = [...sight.tables.names, ...sight.tables.piles.map(({ id }) => id)]
    const all = [...cards.keys(), ...events.keys(), ...landmarks.keys(), ...splitPiles.map(({ id }) => id)]
    const namesOf = (id: string) => [...LANGUAGES.map(language => cardName(catalogue, id, language)), id]
    const found = [here, all].map(ids => [...new Set(meant(typed, ids, namesOf))]).find(ids => ids.length > 0) ?? []
    const [only] = found
    if (only === undefined) {
      const hint = didYouMean(typed, all.flatMap(namesOf))
      throw new Mistake(this.say('unknown', { name: typed, hint }))
    }
    if (found.length > 1) {
      const names = found.map(id => this.name(id)).toSorted()
      throw new Mistake(this.say('several', { name: typed, names: names.join(', ') }))
    }
    const pile = splitPiles.find(({ id }) => id === only)
    const things = pile === undefined ? [only] : [...new Set(pile.cards(sight.players))]
    return things.flatMap(id => this.#describe(id, sight, width))
  }

  #describe(id: string, sight: Sight, width: number): string[] {
    const { language, paint, catalogue } = this.look
    const face = catalogue.cards.get(id)
    const cost = face?.cost ?? catalogue.events.get(id)?.cost
    const types = face?.types.map(type => typeName(type, language)).join(', ')
    const number = sight.tables.number(id)
    const left =
      face !== undefined && number >= 0 ? this.say('left', { n: sight.supply(sight.tables.card(id)) }) : undefined
    const facts = [
      cost === undefined ? undefined : this.cost(cost),
      types ?? this.say(catalogue.events.has(id) ? 'event' : 'landmark'),
      left,
    ]
    const heading = [paint('bold', this.name(id)), ...facts.filter(fact => fact !== undefined)].join(' · ')
    const text = cardText(catalogue, id, language).split('\n')
    return [heading, ...text.flatMap(line => (line === '---' ? ['  ───'] : wrapped(line, width, '  ')))]
  }
}
