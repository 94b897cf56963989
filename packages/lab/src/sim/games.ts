import { type Setup as BurgundSetup, burgundKit } from '@kartentisch/burgund'
import { type Setup as DominionSetup, dominionKit } from '@kartentisch/dominion'
import { type Event, type GameKit, type Player, type Rules, seat } from '@kartentisch/kernel'
import { type Interpreter, interpreterOf } from '../outside/interpreter.ts'
import { burgundPlayer, dominionPlayer } from '../players.ts'
import type { Page } from './diary.ts'
import type { Setting } from './job.ts'

/** What the simulator needs to know of a game. */
export interface SimGame<State, Sight> {
  /** The rules when this seat starts. */
  rules(first: number): Rules<State, Sight>
  player(name: string): (seed: string) => Player<Sight>
  /** Speaks to players that are programs of their own. */
  readonly interpreter: Interpreter
  /** How long the game was for each player. */
  turns(state: State): readonly number[]
  /** Writes an event down. */
  write(event: Event, page: Page): void
  /** What happened, in sentences. */
  story(events: readonly Event[], names: readonly string[]): string[]
}

export const GAMES = ['dominion', 'burgund'] as const
export type GameId = Setting['game']

/** What is counted and told about a game, in words. */
const wordsOf = ({ name, chronicle: { words } }: GameKit) => ({
  name: name.en,
  length: words.length.en,
  money: words.earned.en,
  cards: words.got.en,
})

export const WORDS = { dominion: wordsOf(dominionKit), burgund: wordsOf(burgundKit) } as const

/** A game as the simulator needs it. */
function simGame<Setup, State, Sight, R extends Rules<State, Sight>>(
  kit: GameKit<Setup, State, Sight, R>,
  setup: Setup,
  player: SimGame<State, Sight>['player'],
): SimGame<State, Sight> {
  const { chronicle } = kit
  const prepared = new Map<number, R>()
  const rulesFor = (first: number): R => {
    const rules = prepared.get(first) ?? kit.game.prepare(kit.startingWith(setup, seat(first)))
    prepared.set(first, rules)
    return rules
  }
  // What things are called follows from the set-up, whoever starts.
  const rules = rulesFor(0)
  return {
    rules: rulesFor,
    player,
    interpreter: interpreterOf(kit, rules),
    turns: chronicle.turns,
    write(event, page) {
      const turn = chronicle.turn(event)
      if (turn === 'own') page.beginTurn(event.seat)
      else if (turn === 'extra') page.endTurn()
      page.earn(event.seat, chronicle.earned(event))
      for (const id of chronicle.got(rules, event)) page.got(event.seat, id)
    },
    story: (events, names) => kit.speak(rules, 'en', names).story(events),
  }
}

/** Keeps what was made of the last set-up: many jobs in a row are often of the same, and rules take longer than some games. */
function keepingLast<Setup, Made>(make: (setup: Setup) => Made): (setup: Setup) => Made {
  let last: { readonly key: string; readonly made: Made } | undefined
  return setup => {
    const key = JSON.stringify(setup)
    if (last?.key !== key) last = { key, made: make(setup) }
    return last.made
  }
}

export const dominionGame = keepingLast((setup: DominionSetup) => simGame(dominionKit, setup, dominionPlayer))
export const burgundGame = keepingLast((setup: BurgundSetup) => simGame(burgundKit, setup, burgundPlayer))
