import {
  animalName,
  type Sight as BurgundSight,
  bonusName,
  burgund,
  cardName as burgundCard,
  prompt as burgundPrompt,
  CARDS,
  COPIES,
  cardId,
  DIE,
  data,
  EVENTS,
  faceName,
  goodName,
  KIND,
  KINDS,
  tellOption,
  textOf,
} from '@kartentisch/burgund'
import {
  cardName,
  cardText,
  type Sight as DominionSight,
  dominion,
  prompt as dominionPrompt,
  tellNumber,
} from '@kartentisch/dominion'
import { at, type Event, type Question } from '@kartentisch/kernel'

/**
 * Says what a seat sees in words and plain data, for a program that knows nothing of our numbers. It is given the sight
 * of the seat and never the state of the game, so that nothing else can get out.
 */
export interface Interpreter<Sight> {
  readonly game: string
  /** Of the rules. */
  readonly version: string
  /** What the ids mean that occur in this game. */
  catalogue(sight: Sight): unknown
  view(sight: Sight): unknown
  /** What one of the choices is. */
  choice(question: Question, n: number, sight: Sight): string
  /** The cards a question shows besides its choices. */
  shown(question: Question, sight: Sight): string[]
  prompt(question: Question, sight: Sight): string
  /** The cards of an event that was told to the seat. */
  cards(event: Event, sight: Sight): string[]
}

const namesFor = (players: number): string[] => Array.from({ length: players }, (_, i) => `seat ${i}`)

export const forDominion: Interpreter<DominionSight> = {
  game: dominion.id,
  version: dominion.version,
  catalogue({ tables }) {
    const words = (id: string) => ({ id, name: cardName(id, 'en'), text: cardText(id, 'en') })
    return {
      cards: tables.faces.map(({ id, types, cost }) => ({ ...words(id), types, cost })),
      piles: tables.piles.map(({ id, size, cards }) => ({ id, size, cards: cards.map(card => tables.name(card)) })),
      events: tables.events.map(({ id, cost }) => ({ ...words(id), cost })),
      landmarks: tables.landmarks.map(({ id }) => words(id)),
    }
  },
  view: sight => sight.view(),
  choice: ({ of }, n, { tables }) => tellNumber(tables, of, n),
  shown: ({ shown }, { tables }) => shown.map(card => tables.name(card)),
  prompt: (question, { tables, players }) => dominionPrompt(tables, question, 'en', namesFor(players)),
  cards: ({ cards }, { tables }) => cards.map(card => tables.name(card)),
}

/** What the cards of each event of Burgund are. */
const SORTS: ReadonlyMap<string, string> = new Map(Object.entries(EVENTS))

function nameIn({ type }: Event, card: number): string {
  switch (SORTS.get(type)) {
    case 'bonus':
      return bonusName(card)
    case 'good':
      return goodName(card)
    case 'animal':
      return animalName(card)
    default:
      return burgundCard(card)
  }
}

export const forBurgund: Interpreter<BurgundSight> = {
  game: burgund.id,
  version: burgund.version,
  catalogue: () => ({
    cards: CARDS.map(card => ({
      id: burgundCard(card),
      name: faceName(card, 'en'),
      text: textOf(cardId(card), 'en'),
      kind: at(KINDS, at(KIND, card)),
      die: at(DIE, card),
      copies: at(COPIES, card),
    })),
    /** Every figure of the rulebook. */
    data,
  }),
  view: sight => sight.view(),
  choice: (_, n) => tellOption(n),
  shown: ({ shown }) => shown.map(burgundCard),
  prompt: question => burgundPrompt(question, 'en'),
  cards: event => event.cards.map(card => nameIn(event, card)),
}
