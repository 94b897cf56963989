import {
  BurgundRules,
  type Sight as BurgundSight,
  type State as BurgundState,
  story as burgundStory,
  cardId,
} from '@kartentisch/burgund'
import {
  DominionRules,
  type Setup as DominionSetup,
  type Sight as DominionSight,
  type State as DominionState,
  story as dominionStory,
} from '@kartentisch/dominion'
import type { Event, Player, Rules } from '@kartentisch/kernel'
import { forBurgund, forDominion, type Interpreter } from '../outside/interpreter.ts'
import { burgundPlayer, dominionPlayer } from '../players.ts'
import type { Page } from './diary.ts'
import type { Setting } from './job.ts'

/** What the simulator needs to know of a game. */
export interface SimGame<State, Sight> {
  /** The rules when this seat starts. */
  rules(first: number): Rules<State, Sight>
  player(name: string): (seed: string) => Player<Sight>
  /** Speaks to players that are programs of their own. */
  readonly interpreter: Interpreter<Sight>
  /** How long the game was for each player. */
  turns(state: State): readonly number[]
  /** Writes an event down. */
  write(event: Event, page: Page): void
  /** What happened, in sentences. */
  story(events: readonly Event[], names: readonly string[]): string[]
}

export const GAMES = ['dominion', 'burgund'] as const
export type GameId = Setting['game']

/** What is counted and told about each game, in words. */
export const WORDS = {
  dominion: {
    name: 'Dominion',
    length: 'turns',
    money: 'Coins made in a turn',
    cards: 'Cards gained and events bought',
  },
  burgund: { name: 'Burgund', length: 'rounds', money: 'Silver taken in a turn', cards: 'Projects placed' },
} as const

/** The rules of the last kingdom: many jobs in a row are often of the same, and rules take longer than some games. */
let laid = { kingdom: '', rules: new Map<number, DominionRules>() }

function dominionRules(setup: DominionSetup, first: number): DominionRules {
  const kingdom = JSON.stringify(setup)
  if (laid.kingdom !== kingdom) laid = { kingdom, rules: new Map() }
  const rules = laid.rules.get(first) ?? new DominionRules({ ...setup, first })
  laid.rules.set(first, rules)
  return rules
}

export function dominionGame({ setup }: Setting & { game: 'dominion' }): SimGame<DominionState, DominionSight> {
  // The numbers of the cards follow from the set-up, whoever starts.
  const { tables } = dominionRules(setup, 0)
  return {
    rules: first => dominionRules(setup, first),
    player: dominionPlayer,
    interpreter: forDominion,
    turns: state => state.players.map(({ turns }) => turns),
    write({ type, seat, cards, count, from, to }, page) {
      if (type === 'turn') {
        // An extra turn counts as none: what it brings belongs to the turn before.
        if (to === 'extra') page.endTurn()
        else page.beginTurn(seat)
      } else if (type === 'coins') page.earn(seat, count)
      else if (type === 'gain') for (const card of cards) page.got(seat, tables.name(card))
      else if (type === 'buy-event') page.got(seat, from)
    },
    story: (events, names) => dominionStory(tables, events, 'en', names),
  }
}

export function burgundGame({ setup }: Setting & { game: 'burgund' }): SimGame<BurgundState, BurgundSight> {
  return {
    rules: first => new BurgundRules({ ...setup, first }),
    player: burgundPlayer,
    interpreter: forBurgund,
    turns: ({ players, round }) => players.map(() => round + 1),
    write({ type, seat, cards, count }, page) {
      if (type === 'turn') page.beginTurn(seat)
      else if (type === 'silver') page.earn(seat, count)
      else if (type === 'place-project') for (const card of cards) page.got(seat, cardId(card))
    },
    story: (events, names) => burgundStory(events, 'en', names),
  }
}
