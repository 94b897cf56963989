import {
  ACTION,
  type Card,
  type DominionRules,
  moveNumber,
  moveOf,
  SILVER,
  type Sight,
  type State,
} from '@kartentisch/dominion'
import { type Answer, at, type Driver, isMove, type Question, seat, seeded, shuffle } from '@kartentisch/kernel'
import { less } from '../order.ts'
import { PlanPlayer } from '../plan-player.ts'
import type { Strategy } from '../strategy.ts'
import { Trashes } from './trashes.ts'

/** Each card is tried in so many deals, which are the same for all, and each deal is played without it too. */
const DEALS = 24
export const HAND = 5
const MOST_STEPS = 60
/** What is owned in the end counts less than coins at once. */
const OWNED = 0.5
const COFFER = 1.1
const VP = 0.9
const POTION = 2
const BUY = 0.25

const BUY_SILVER: Answer = [moveNumber('buy', SILVER)]
const END_TURN: Answer = [moveNumber('end-turn')]

/** What came of one deal. */
export interface Run {
  /** For everybody: coins to spend in the turns that were played, and what was won besides. */
  readonly value: readonly number[]
  /** Cards in hand after the card was played, the card itself aside. */
  readonly hand: number
}

/** Plays two turns of one player and one of each other as plan players would, with one purchase in each. */
class Trial implements Driver {
  readonly hears = false
  readonly coins: number[]
  readonly trashes: Trashes
  readonly #players: readonly PlanPlayer[]
  readonly #sights: readonly Sight[]
  readonly #first: number
  #done = false
  #counted = false

  /** `first` is what is tried: it is done as soon as it can be. */
  constructor(players: readonly PlanPlayer[], sights: readonly Sight[], first: number, trashes: Trashes) {
    this.#players = players
    this.#sights = sights
    this.#first = first
    this.trashes = trashes
    this.coins = players.map(() => 0)
  }

  ask(question: Question): Answer {
    const sight = at(this.#sights, question.seat)
    if (!this.#done && isMove(question) && question.choices.includes(this.#first)) {
      this.#done = true
      return [this.#first]
    }
    const answer = at(this.#players, question.seat).answer(question, sight)
    if (!isMove(question)) {
      this.trashes.asked(question, answer)
      return answer
    }
    const { kind } = moveOf(answer[0] ?? 0)
    if (kind !== 'buy' && kind !== 'event' && kind !== 'end-turn') return answer
    return this.#spend(sight)
  }

  /** The same purchase whatever the coins are, so that what they would buy doesn't count twice. */
  #spend({ turn, cheaper, tables }: Sight): Answer {
    const { coins, potions, buys, purchases, controller } = turn
    if (!this.#counted) {
      const could = coins + cheaper + POTION * potions + BUY * Math.max(0, buys - 1)
      this.coins[controller] = at(this.coins, controller) + could
    }
    const buying = purchases === 0 && buys > 0 && coins >= at(tables.coins, SILVER) && !this.#counted
    this.#counted = buying
    return buying ? BUY_SILVER : END_TURN
  }

  tell(): void {}
}

/** What all trials of a kingdom have in common. */
export interface Setting {
  readonly rules: DominionRules
  readonly strategy: Strategy
  readonly pool: readonly Card[]
  /** What each card is worth to its owner. */
  readonly worth: readonly number[]
}

/** How many of a card are held beside the one that is tried. */
export interface Beside {
  readonly card: Card
  readonly count: number
}

/** What is tried: a card that is played, perhaps beside another; an event that is bought, or none. */
export type Tried =
  | { readonly card: Card; readonly beside?: Beside }
  | { readonly event: number }
  | { readonly event: undefined }

/** What comes of it in some deals, which are the same whatever is tried. */
export const deals = (setting: Setting, tried: Tried, trashes = new Trashes(setting.rules.tables, '')): Run[] =>
  Array.from({ length: DEALS }, (_, n) => run(setting, tried, trashes, n))

/** Deals a hand of so many from shuffled cards, with just as many of a card in it as wanted, and says what is left. */
function dealt(cards: readonly Card[], size: number, beside: Beside | undefined): { hand: Card[]; deck: Card[] } {
  if (beside === undefined) return { hand: cards.slice(0, size), deck: cards.slice(size) }
  const { card, count } = beside
  const others = cards.filter(one => one !== card).slice(0, size - count)
  const hand = [...Array.from({ length: count }, () => card), ...others]
  return { hand, deck: hand.reduce<Card[]>(less, [...cards]) }
}

/** Begins a turn in which something can be tried, and says by which move. */
function begin({ tables }: DominionRules, turn: State['turn'], tried: Tried): number {
  if ('card' in tried) {
    turn.phase = 'action'
    // One more for the card itself: it isn't to be weighed against others of the hand.
    if (tables.is(tried.card, ACTION)) turn.actions = 2
    return moveNumber('play', tried.card)
  }
  turn.phase = 'buy'
  if (tried.event === undefined) return moveNumber('end-turn')
  turn.coins = at(tables.events, tried.event).cost.coins
  return moveNumber('event', tried.event)
}

function run(setting: Setting, tried: Tried, trashes: Trashes, deal: number): Run {
  const { rules, strategy, pool, worth } = setting
  const [own, beside] = 'card' in tried ? [[tried.card], tried.beside] : [[], undefined]
  const random = seeded(`trial ${deal}`)
  const state = rules.lay(random)
  const { turn } = state
  const first = turn.seat
  for (const [i, player] of state.players.entries()) {
    const shuffled = [...pool]
    shuffle(random, shuffled)
    const { hand, deck } = i === first ? dealt(shuffled, HAND - own.length, beside) : dealt(shuffled, HAND, undefined)
    if (i === first) hand.unshift(...own)
    Object.assign(player, { hand, deck, turns: 5, changes: player.changes + 1 })
  }
  const move = begin(rules, turn, tried)
  const sights = state.players.map((_, i) => rules.sight(state, seat(i)))
  const players = state.players.map(() => new PlanPlayer('trial', () => strategy))
  const before = standings(state, sights, worth)
  const trial = new Trial(players, sights, move, trashes)
  const play = rules.play(state, trial)
  trashes.begin()
  play.step()
  const hand = at(state.players, first).hand.length
  trashes.done(state.trash, turn.gains)
  // Round the table and once more.
  let turns = 0
  let last = turn.seat
  for (let steps = 0; steps < MOST_STEPS && turns <= state.players.length && !rules.over(state); steps++) {
    play.step()
    if (turn.seat !== last) turns++
    last = turn.seat
  }
  const after = standings(state, sights, worth)
  const value = state.players.map((_, i) => {
    const whose = (first + i) % state.players.length
    return at(trial.coins, whose) + at(after, whose) - at(before, whose)
  })
  return { value, hand }
}

/** What everybody has besides the coins of a turn. */
const standings = (state: State, sights: readonly Sight[], worth: readonly number[]): number[] =>
  state.players.map(({ coffers, vp }, i) => {
    const owned = at(sights, i).owned.reduce((sum, n, card) => sum + n * (worth[card] ?? 0), 0)
    return COFFER * coffers + VP * vp + OWNED * owned
  })

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length

/** What the player had more of with the card, and the next one less. */
export function gained(runs: readonly Run[], without: readonly Run[]): number {
  const differences = runs.map(({ value }, i) => {
    const base = at(without, i).value
    // What the next player loses is as good as won, where there are two.
    const [own = 0, next = 0] = value.map((n, place) => n - (base[place] ?? 0))
    return own - next
  })
  return mean(differences)
}

/** How many cards a hand has more of, the played one aside. */
export const drawnIn = (runs: readonly Run[]): number => mean(runs.map(({ hand }) => hand)) - (HAND - 1)
