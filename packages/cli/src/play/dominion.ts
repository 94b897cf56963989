import {
  cardName,
  choiceLabel,
  countedCard,
  dominion,
  type MoveKind,
  moveNumber,
  moveOf,
  prompt,
  type Setup,
  type Sight,
  type State,
  story,
} from '@kartentisch/dominion'
import { at, type Question } from '@kartentisch/kernel'
import { dominionPlayer, forDominion, readKingdom } from '@kartentisch/lab'
import { CardWriter } from './dominion-cards.ts'
import { DominionTable } from './dominion-table.ts'
import { dominionWords } from './dominion-words.ts'
import type { Choice, Face, Look, TerminalGame } from './game.ts'

/** What is done with a card may be said in either language too. */
const VERBS = Object.values(dominionWords).map(({ verbs }) => verbs)

const CARDS = ['card', 'effect', 'name']

/** Moves that go without saying, the first one that is legal. */
const OBVIOUS = (['treasures', 'end-actions', 'end-turn'] as const).map(kind => moveNumber(kind))

/** Moves in the order of a turn. */
const ORDER: readonly MoveKind[] = ['play', 'treasures', 'coffers', 'buy', 'event', 'debt', 'end-actions', 'end-turn']
const rank = (move: number): number => ORDER.indexOf(moveOf(move).kind)

class DominionFace implements Face<Sight> {
  readonly legend: string
  readonly #look: Look
  readonly #cards: CardWriter

  constructor(look: Look) {
    this.#look = look
    this.#cards = new CardWriter(look)
    this.legend = dominionWords[look.language].legend
  }

  table(sight: Sight, width: number): string[] {
    return new DominionTable(this.#cards, sight, width).lines()
  }

  prompt(question: Question, { tables }: Sight): string {
    return prompt(tables, question, this.#look.language, this.#look.names)
  }

  choices(question: Question, sight: Sight): Choice[] {
    const choices = [...new Set(question.choices)].map(n => this.#choice(question, n, sight))
    if (question.of !== 'move') return choices
    // As the supply lies: what costs less comes first.
    const price = ({ n }: Choice) => (moveOf(n).kind === 'buy' ? at(sight.tables.coins, moveOf(n).of) : 0)
    return choices.sort((a, b) => rank(a.n) - rank(b.n) || price(a) - price(b))
  }

  #choice(question: Question, n: number, sight: Sight): Choice {
    const { tables } = sight
    const label = choiceLabel(tables, question, n, this.#look.language)
    if (question.of === 'number') return { n, label, also: [], key: String(n) }
    if (question.of === 'move') return { n, ...this.#move(n, label, sight) }
    return { n, label, also: CARDS.includes(question.of) && n >= 0 ? this.#namesOf(tables.name(n)) : [] }
  }

  /** A card may be called by its name in either language. */
  #namesOf(id: string): string[] {
    return [cardName(id, 'de'), cardName(id, 'en'), id]
  }

  #move(n: number, label: string, sight: Sight): Omit<Choice, 'n'> {
    const { tables, cheaper } = sight
    const { groups, allTreasures } = this.#cards.words
    const { kind, of } = moveOf(n)
    if (kind === 'treasures') return { label, also: [], group: groups.play, short: allTreasures }
    if (kind !== 'play' && kind !== 'buy' && kind !== 'event') return { label, also: [] }
    const { id, cost } = kind === 'event' ? at(tables.events, of) : at(tables.faces, of)
    const verb = kind === 'play' ? 'play' : 'buy'
    const names = this.#namesOf(id)
    const price = kind === 'play' ? '' : ` (${this.#cards.cost(cost, kind === 'event' ? 0 : cheaper)})`
    return {
      label,
      also: [...names, ...VERBS.flatMap(verbs => names.map(name => `${verbs[verb]} ${name}`))],
      group: groups[verb],
      short: `${this.#cards.name(id)}${price}`,
    }
  }

  obvious({ of, choices }: Question): number | undefined {
    return of === 'move' ? OBVIOUS.find(move => choices.includes(move)) : undefined
  }

  story(events: Parameters<typeof story>[1], { tables }: Sight): string[] {
    return story(tables, events, this.#look.language, this.#look.names)
  }

  card(name: string, sight: Sight, width: number): string[] {
    return this.#cards.about(name, sight, width)
  }

  points(sight: Sight): string[] {
    const { words } = this.#cards
    const { language, names, paint } = this.#look
    const players = sight.view().players.map((player, i) => ({ ...player, name: at(names, i) }))
    players.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.turns - b.turns)
    return players.flatMap(({ name, score = 0, turns, account = [] }) => [
      `${paint('bold', name)}: ${words.points(score)}, ${words.turns(turns)}`,
      ...account.map(({ id, count, points }) => {
        const what = id === 'tokens' || count === 1 ? this.#cards.name(id) : countedCard(count, id, language)
        return `  ${String(points).padStart(4)}  ${what}`
      }),
    ])
  }
}

export const dominionInTerminal: TerminalGame<Setup, State, Sight> = {
  game: dominion,
  players: { least: 2, most: 6, usual: 2 },
  usualBot: 'big-money',
  setup: ({ kingdom = 'first-game', players, seed }) => readKingdom(kingdom, players, seed),
  bot: dominionPlayer,
  interpreter: forDominion,
  face: look => new DominionFace(look),
}
