import {
  type Cost,
  cardName,
  cards,
  cardText,
  costSign,
  countedCard,
  events,
  landmarks,
  type Sight,
  splitPiles,
  type Type,
  typeName,
} from '@kartentisch/dominion'
import { Mistake, nearest } from '@kartentisch/kernel'
import { type DominionWords, dominionWords, signsOf } from './dominion-words.ts'
import type { Look } from './game.ts'
import { meant } from './input.ts'
import { wrapped } from './layout.ts'
import type { Style } from './terminal.ts'

/** Colours of the types; of several the first here counts. */
const COLOURS: readonly [Type, Style][] = [
  ['curse', 'magenta'],
  ['attack', 'red'],
  ['reaction', 'blue'],
  ['treasure', 'yellow'],
  ['victory', 'green'],
]

/** How cards are written on the table. */
export class CardWriter {
  readonly look: Look
  readonly words: DominionWords

  constructor(look: Look) {
    this.look = look
    this.words = dominionWords[look.language]
  }

  name(id: string): string {
    return cardName(id, this.look.language)
  }

  cost(cost: Cost, cheaper = 0): string {
    return costSign({ ...cost, coins: Math.max(0, cost.coins - cheaper) }, this.look.language)
  }

  /** Sets something about a card in the colour of its types. */
  paint(types: readonly Type[], text: string): string {
    const colour = COLOURS.find(([type]) => types.includes(type))
    return colour === undefined ? text : this.look.paint(colour[1], text)
  }

  signs(types: readonly Type[]): string {
    return signsOf(types, this.words)
  }

  /** Cards with their types, equal ones together. */
  list(ids: readonly string[]): string[] {
    return [...new Set(ids)].map(id => {
      const types = cards.get(id)?.types ?? []
      const written = countedCard(ids.filter(other => other === id).length, id, this.look.language)
      return `${this.paint(types, written)} ${this.look.paint('dim', this.signs(types))}`
    })
  }

  /** A hand: Actions, then Treasures, then the rest. */
  hand(ids: readonly string[]): string[] {
    const rank = (id: string): number => {
      const types = cards.get(id)?.types ?? []
      return types.includes('action') ? 0 : types.includes('treasure') ? 1 : 2
    }
    const { language } = this.look
    return this.list(ids.toSorted((a, b) => rank(a) - rank(b) || this.name(a).localeCompare(this.name(b), language)))
  }

  /** All about a card, event, landmark or pile by its name: first those of this game, then all there are. */
  about(typed: string, sight: Sight, width: number): string[] {
    const here = [...sight.tables.names, ...sight.tables.piles.map(({ id }) => id)]
    const all = [...cards.keys(), ...events.keys(), ...landmarks.keys(), ...splitPiles.map(({ id }) => id)]
    const namesOf = (id: string) => [cardName(id, 'de'), cardName(id, 'en'), id]
    const found = [here, all].map(ids => [...new Set(meant(typed, ids, namesOf))]).find(ids => ids.length > 0) ?? []
    const [only] = found
    if (only === undefined) throw new Mistake(this.words.unknown(typed, nearest(typed, all.flatMap(namesOf))))
    if (found.length > 1) throw new Mistake(this.words.several(typed, found.map(id => this.name(id)).toSorted()))
    const pile = splitPiles.find(({ id }) => id === only)
    const things = pile === undefined ? [only] : [...new Set(pile.cards(sight.players))]
    return things.flatMap(id => this.#describe(id, sight, width))
  }

  #describe(id: string, sight: Sight, width: number): string[] {
    const { language, paint } = this.look
    const face = cards.get(id)
    const cost = face?.cost ?? events.get(id)?.cost
    const types = face?.types.map(type => typeName(type, language)).join(', ')
    const number = sight.tables.number(id)
    const left = face !== undefined && number >= 0 ? this.words.left(sight.supply(sight.tables.card(id))) : undefined
    const facts = [
      cost === undefined ? undefined : this.cost(cost),
      types ?? (events.has(id) ? this.words.event : this.words.landmark),
      left,
    ]
    const heading = [paint('bold', this.name(id)), ...facts.filter(fact => fact !== undefined)].join(' · ')
    const text = cardText(id, language).split('\n')
    return [heading, ...text.flatMap(line => (line === '---' ? ['  ───'] : wrapped(line, width, '  ')))]
  }
}
