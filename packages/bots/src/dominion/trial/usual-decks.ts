import {
  ACTION,
  asCard,
  type Card,
  COPPER,
  CURSE,
  type DominionRules,
  ESTATE,
  GOLD,
  moveNumber,
  moveOf,
  rulesWith,
  SILVER,
  type Sight,
  type State,
  type Tables,
} from '@kartentisch/dominion'
import { type Answer, at, type Driver, isMove, type Question, seat, seeded, shuffle } from '@kartentisch/kernel'
import { KNOWLEDGE } from '../knowledge/all.ts'
import type { Lore } from '../lore.ts'
import { parsePlan } from '../plan/plan.ts'
import { PlanPlayer } from '../plan-player.ts'
import { Strategy } from '../strategy.ts'
import type { InHand, Traits } from './traits.ts'
import { Trashes, type Trashing } from './trashes.ts'

/** Each card is tried in so many deals, which are the same for all, and each deal is played without it too. */
const DEALS = 24
const HAND = 5
const MOST_STEPS = 60
/** What is owned in the end counts less than coins at once. */
const OWNED = 0.5
const COFFER = 1.1
const VP = 0.9
const POTION = 2
const BUY = 0.25
/** Less than this may be chance. */
const NOISE = 0.5
/** What a card gives at once isn't outweighed by what comes after, or it would never be played. */
const MOST_LOST = 0.8

const PLAN = parsePlan('[province, gold]')
const BUY_SILVER: Answer = [moveNumber('buy', SILVER)]
const END_TURN: Answer = [moveNumber('end-turn')]

const copies = (n: number, card: Card): Card[] => Array.from({ length: n }, () => card)

/** What came of one deal. */
interface Run {
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
  readonly #play: number
  #played = false
  #counted = false

  constructor(players: readonly PlanPlayer[], sights: readonly Sight[], card: Card, trashes: Trashes) {
    this.#players = players
    this.#sights = sights
    this.#play = moveNumber('play', card)
    this.trashes = trashes
    this.coins = players.map(() => 0)
  }

  ask(question: Question): Answer {
    const sight = at(this.#sights, question.seat)
    if (!this.#played && isMove(question) && question.choices.includes(this.#play)) {
      this.#played = true
      return [this.#play]
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

/**
 * Tries the cards that can be played in decks as they are in the middle of a game, one after the other, and tells more of
 * their traits. It may be stopped before any card and go on another time.
 */
export class UsualDecks {
  readonly #lore: Lore
  readonly #setting: Setting
  readonly #drawn: number
  readonly #without: readonly Run[]
  readonly #traits: Traits[]
  #next = 0

  constructor(tables: Tables, lore: Lore) {
    this.#lore = lore
    // Two are enough to see what a card does to others.
    const rules = rulesWith(tables, { ...tables.setup, players: 2, first: 0 })
    const strategy = new Strategy(PLAN, lore)
    const pool = usualDeck(lore)
    this.#drawn = Math.max(1, pool.reduce((sum, card) => sum + (lore.rough[card] ?? 0), 0) / pool.length)
    this.#setting = { rules, strategy, pool, worth: worthOfCards(rules, strategy) }
    this.#without = deals(this.#setting, CURSE, new Trashes(tables, ''))
    this.#traits = [...lore.traits]
  }

  /** What is known so far: of cards that weren't tried yet, what they do among Curses. */
  get traits(): readonly Traits[] {
    return this.#traits
  }

  get isDone(): boolean {
    return this.#next >= this.#traits.length
  }

  /** Goes on until all have been tried, or `goOn`, which is asked before each card, says no. */
  on(goOn: () => boolean): void {
    for (; !this.isDone && goOn(); this.#next++)
      this.#traits[this.#next] = this.#tried(asCard(this.#next), at(this.#traits, this.#next))
  }

  #tried(card: Card, traits: Traits): Traits {
    const { rules } = this.#setting
    const { tables } = rules
    const { play, id } = at(tables.faces, card)
    if (play === undefined || card <= GOLD) return traits
    const trashes = new Trashes(tables, id)
    const runs = deals(this.#setting, card, trashes)
    const holding = KNOWLEDGE.get(id)?.holding
    const held = holding === undefined ? undefined : this.#inHands(card, holding)
    const trashing = trashes.found()
    if (trashing.mayTrash > 0) return { ...withTrashing(traits, trashing), held }
    const cards = tables.is(card, ACTION) ? drawnIn(runs) : traits.cards
    const explained = (this.#lore.gives[card] ?? 0) + this.#lore.harm(card) + Math.max(0, cards) * this.#drawn
    const more = gained(runs, this.#without) - explained
    return { ...traits, held, cards, more: Math.abs(more) < NOISE ? 0 : Math.max(more, -MOST_LOST * explained) }
  }

  /** What a card brings with another in the same hand, and without it. */
  #inHands(card: Card, other: Card): Traits['held'] {
    const { tables } = this.#setting.rules
    const inHand = (holds: boolean): InHand => {
      const beside = { card: other, holds }
      const runs = deals(this.#setting, card, new Trashes(tables, ''), beside)
      const without = deals(this.#setting, CURSE, new Trashes(tables, ''), beside)
      const cards = tables.is(card, ACTION) ? drawnIn(runs) : 0
      return { gives: gained(runs, without) - Math.max(0, cards) * this.#drawn, cards }
    }
    return { with: inHand(true), without: inHand(false) }
  }
}

/** How many cards a hand has more of, the played one aside. */
const drawnIn = (runs: readonly Run[]): number => mean(runs.map(({ hand }) => hand)) - (HAND - 1)

/** What comes of trashing depends on the card that goes; what is left of the traits doesn't. */
const withTrashing = (traits: Traits, trashing: Trashing): Traits => ({
  ...traits,
  ...trashing,
  cards: traits.cards + trashing.mustTrash,
  gains: trashing.exchange === undefined ? traits.gains : 0,
})

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length

/** What the player had more of with the card, and the next one less. */
function gained(runs: readonly Run[], without: readonly Run[]): number {
  const differences = runs.map(({ value }, i) => {
    const base = at(without, i).value
    // What the next player loses is as good as won, where there are two.
    const [own = 0, next = 0] = value.map((n, place) => n - (base[place] ?? 0))
    return own - next
  })
  return mean(differences)
}

/** Money, Estates and two of the kingdom's best Actions, so that cards for Actions find some. */
function usualDeck(lore: Lore): Card[] {
  const { tables, rough } = lore
  const best = tables.all
    .filter(card => tables.is(card, ACTION) && (tables.pileOf[card] ?? -1) >= 0)
    .sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0))
  return [...copies(6, COPPER), ...copies(3, SILVER), GOLD, ...copies(3, ESTATE), ...best.slice(0, 2)]
}

/** What all trials of a kingdom have in common. */
interface Setting {
  readonly rules: DominionRules
  readonly strategy: Strategy
  readonly pool: readonly Card[]
  /** What each card is worth to its owner. */
  readonly worth: readonly number[]
}

function worthOfCards(rules: DominionRules, strategy: Strategy): number[] {
  const state = rules.deal('trial')
  const judge = new PlanPlayer('trial', () => strategy).judgementOf(rules.sight(state, seat(0)))
  return rules.tables.all.map(card => judge.worth(card))
}

/** A card that is held beside the one that is tried, or isn't. */
interface Beside {
  readonly card: Card
  readonly holds: boolean
}

const deals = (setting: Setting, card: Card, trashes: Trashes, beside?: Beside): Run[] =>
  Array.from({ length: DEALS }, (_, n) => run(setting, card, trashes, n, beside))

/** Shuffled cards in such an order that the first of them, which are dealt, have a card among them or not. */
function arranged(cards: readonly Card[], beside: Beside | undefined): Card[] {
  if (beside === undefined) return [...cards]
  const [same, others] = [cards.filter(card => card === beside.card), cards.filter(card => card !== beside.card)]
  return beside.holds ? [beside.card, ...others, ...same.slice(1)] : [...others, ...same]
}

function run(
  { rules, strategy, pool, worth }: Setting,
  card: Card,
  trashes: Trashes,
  deal: number,
  beside: Beside | undefined,
): Run {
  const random = seeded(`trial ${deal}`)
  const state = rules.lay(random)
  const { turn } = state
  const first = turn.seat
  for (const [i, player] of state.players.entries()) {
    const shuffled = [...pool]
    shuffle(random, shuffled)
    const cards = arranged(shuffled, i === first ? beside : undefined)
    const hand = i === first ? [card, ...cards.splice(0, HAND - 1)] : cards.splice(0, HAND)
    Object.assign(player, { hand, deck: cards, turns: 5, changes: player.changes + 1 })
  }
  turn.phase = 'action'
  // One more for the card itself: it isn't to be weighed against others of the hand.
  if (rules.tables.is(card, ACTION)) turn.actions = 2
  const sights = state.players.map((_, i) => rules.sight(state, seat(i)))
  const players = state.players.map(() => new PlanPlayer('trial', () => strategy))
  const before = standings(state, sights, worth)
  const trial = new Trial(players, sights, card, trashes)
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
