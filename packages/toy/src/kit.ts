import {
  at,
  below,
  type Chronicle,
  type Fuzzing,
  type GameKit,
  GLANCED,
  Mistake,
  type Naming,
} from '@kartentisch/kernel'
import { EVENTS } from './events.ts'
import { letters } from './letters.ts'
import { toyLitmus } from './litmus.ts'
import { DOUBT, kindOf, moveName } from './moves.ts'
import { numerals } from './numerals.ts'
import { CARDS, ToyRules, toy } from './rules.ts'
import { LEAST_PLAYERS, MOST_PLAYERS, parseSetup, type Setup } from './setup.ts'
import type { Sight } from './sight.ts'
import { cardName, speaker } from './speaker.ts'
import type { State } from './state.ts'
import { readView, type View } from './view.ts'
import { say } from './words/say.ts'

const naming: Naming = {
  choice: ({ of }, n) => {
    if (of === 'move') return moveName(n)
    if (of === 'card') return String(n)
    return n === DOUBT ? 'doubt' : 'believe'
  },
  shown: () => [],
  cards: event => event.cards.map(String),
  catalogue: { cards: CARDS.map(card => ({ id: String(card), name: cardName(card) })) },
}

const chronicle: Chronicle<State, ToyRules> = {
  turns: ({ players }) => players.map(({ turns }) => turns),
  words: { length: say('length'), earned: say('earned'), got: say('got') },
  turn: ({ type }) => (type === 'turn' ? 'own' : undefined),
  earned: ({ type, count }) => (type === 'tokens' ? count : 0),
  got: (_, { type, cards }) => (type === 'lay' ? cards.map(String) : []),
  figures: [{ id: 'hand', name: say('inHand'), of: ({ players }, seat) => at(players, seat).hand.length }],
}

const THINGS = ['draw', 'lay', 'claim', 'believe', 'doubt', 'show', 'shuffle', 'over', ...CARDS.map(String)]

const fuzzing: Fuzzing<State, ToyRules> = {
  things: (only = THINGS) => THINGS.filter(thing => only.includes(thing)),
  rules: random =>
    new ToyRules(parseSetup({ players: LEAST_PLAYERS + below(random, MOST_PLAYERS - LEAST_PLAYERS + 1), rounds: 6 })),
  start: (rules, _, seed) => rules.deal(seed),
  exercised: (_, { type, cards }) => [type, ...cards.map(String)],
  leadsTo: (_, move) => kindOf(move),
  kindOf,
}

/** The toy, for whoever puts games on a table. */
export const toyKit: GameKit<Setup, State, Sight, ToyRules, View> = {
  game: toy,
  name: say('name'),
  seats: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: LEAST_PLAYERS },
  setup({ players, selection }) {
    if (selection !== undefined) throw new Mistake(say('noSelection'))
    return parseSetup({ players })
  },
  startingWith: (setup, first) => ({ ...setup, first }),
  selected: () => [],
  box: {
    parts: [],
    entries: () => CARDS.map(card => ({ id: String(card), names: cardName(card) })),
    lines: language => CARDS.map(card => cardName(card)[language]),
  },
  nextFirst: (_, winners) => winners[0],
  readView,
  glance: ({ players, turn, deck }) => ({
    turn: 1 + Math.max(...players.map(({ laid }) => laid.length)),
    seat: turn,
    points: players.map(({ score }) => score),
    played: players[turn]?.laid.slice(-GLANCED).map(String) ?? [],
    supply: [{ id: 'deck', left: deck }],
  }),
  speak: (_, language, names) => speaker(language, names),
  naming: () => naming,
  events: EVENTS,
  chronicle,
  litmus: toyLitmus,
  fuzzing,
  letters: (_, language, names, paint) => letters(language, names, paint),
  numerals,
}
