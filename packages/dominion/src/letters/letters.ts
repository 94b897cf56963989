import { at, LANGUAGES, type Lettered, type LetteredChoice, type Question } from '@kartentisch/kernel'
import { asCard } from '../card.ts'
import { type MoveKind, moveNumber, moveOf } from '../moves.ts'
import type { Sight } from '../sight.ts'
import { sayLetters } from '../words/books.ts'
import { counted } from '../words/counting.ts'
import { choiceLabel } from '../words/labels.ts'
import { cardName } from '../words/names.ts'
import { CardWriter, type Look } from './cards.ts'
import { DominionTable } from './table.ts'

/** What is done with a card may be said in any language too. */
const verbs = (verb: 'play' | 'buy'): string[] => Object.values(sayLetters(`verb ${verb}`))

const CARDS = ['card', 'effect', 'name']

/** Moves that go without saying, the first one that is legal. */
const OBVIOUS = (['treasures', 'end-actions', 'end-turn'] as const).map(kind => moveNumber(kind))

/** Moves in the order of a turn. */
const ORDER: readonly MoveKind[] = ['play', 'treasures', 'coffers', 'buy', 'event', 'debt', 'end-actions', 'end-turn']
const rank = (move: number): number => ORDER.indexOf(moveOf(move).kind)

/** The table of Dominion in letters. */
export class DominionLetters implements Lettered<Sight> {
  readonly legend: string
  readonly #look: Look
  readonly #cards: CardWriter

  constructor(look: Look) {
    this.#look = look
    this.#cards = new CardWriter(look)
    this.legend = this.#cards.say('legend')
  }

  table(sight: Sight, width: number): string[] {
    return new DominionTable(this.#cards, sight, width).lines()
  }

  choices(question: Question, sight: Sight): LetteredChoice[] {
    const choices = [...new Set(question.choices)].map(n => this.#choice(question, n, sight))
    if (question.of !== 'move') return choices
    // As the supply lies: what costs less comes first.
    const price = ({ n }: LetteredChoice) => (moveOf(n).kind === 'buy' ? at(sight.tables.coins, moveOf(n).of) : 0)
    return choices.sort((a, b) => rank(a.n) - rank(b.n) || price(a) - price(b))
  }

  #choice(question: Question, n: number, sight: Sight): LetteredChoice {
    const { tables } = sight
    const label = choiceLabel(tables, question, n, this.#look.language)
    if (question.of === 'number') return { n, label, also: [], key: String(n) }
    if (question.of === 'move') return { n, ...this.#move(n, label, sight) }
    return { n, label, also: CARDS.includes(question.of) && n >= 0 ? this.#namesOf(tables.name(n)) : [] }
  }

  /** A card may be called by its name in any language. */
  #namesOf(id: string): string[] {
    return [...LANGUAGES.map(language => cardName(this.#look.catalogue, id, language)), id]
  }

  #move(n: number, label: string, sight: Sight): Omit<LetteredChoice, 'n'> {
    const { tables } = sight
    const { say } = this.#cards
    const { kind, of } = moveOf(n)
    if (kind === 'treasures') return { label, also: [], group: say('play'), short: say('all treasures') }
    if (kind !== 'play' && kind !== 'buy' && kind !== 'event') return { label, also: [] }
    const { id, cost } = kind === 'event' ? at(tables.events, of) : at(tables.faces, of)
    const verb = kind === 'play' ? 'play' : 'buy'
    const names = this.#namesOf(id)
    const price = kind === 'play' ? '' : ` (${this.#cards.cost(kind === 'event' ? cost : sight.price(asCard(of)))})`
    return {
      label,
      also: [...names, ...verbs(verb).flatMap(said => names.map(name => `${said} ${name}`))],
      group: say(verb),
      short: `${this.#cards.name(id)}${price}`,
    }
  }

  obvious({ of, choices }: Question): number | undefined {
    return of === 'move' ? OBVIOUS.find(move => choices.includes(move)) : undefined
  }

  thing(name: string, sight: Sight, width: number): string[] {
    return this.#cards.about(name, sight, width)
  }

  points(sight: Sight): string[] {
    const { language, names, paint } = this.#look
    const players = sight.view().players.map((player, i) => ({ ...player, name: at(names, i) }))
    players.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.turns - b.turns)
    return players.flatMap(({ name, score = 0, turns, account = [] }) => [
      `${paint('bold', name)}: ${counted(score, 'point', language)}, ${counted(turns, 'turn', language)}`,
      ...account.map(({ id, count, points }) => {
        const what = id === 'tokens' || count === 1 ? this.#cards.name(id) : this.#cards.counted(count, id)
        return `  ${String(points).padStart(4)}  ${what}`
      }),
    ])
  }
}
