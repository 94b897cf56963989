import {
  ACTION,
  asCard,
  type Card,
  CURSE,
  type DominionRules,
  moveNumber,
  optionNumber,
  rulesWith,
  type State,
  type Tables,
  TYPES,
} from '@kartentisch/dominion'
import { type Answer, type Driver, isMove, type Question, type Seat, seat, seeded } from '@kartentisch/kernel'
import { NO_TRAITS, type Traits } from './traits.ts'

const NO = optionNumber('no')
const HAND = 5
const DECK = 15

/** Plays one card, takes the dearest card where one is gained, and else does no more than it must. */
class Trial implements Driver {
  readonly hears = false
  /** What its player could choose from. */
  offered: Answer = []
  readonly #move: number
  readonly #cost: (card: number) => number
  readonly #option: number | undefined
  readonly #seat: Seat

  /** `option` is taken where it is offered. */
  constructor(move: number, seat: Seat, cost: (card: number) => number, option?: number) {
    this.#move = move
    this.#seat = seat
    this.#cost = cost
    this.#option = option
  }

  ask(question: Question): Answer {
    if (isMove(question)) return [this.#move]
    const { choices, min, step, of, whose } = question
    if (of === 'option' && choices.includes(NO)) return [NO]
    if (step === 'choose' && whose === this.#seat && min === 1) {
      this.offered = choices
      return this.#option === undefined ? choices.slice(0, 1) : [this.#option]
    }
    if (step !== 'gain' || of !== 'card') return choices.slice(0, min)
    return [choices.reduce((best, card) => (this.#cost(card) > this.#cost(best) ? card : best))]
  }

  tell(): void {}
}

const curses = (n: number): Card[] => Array.from({ length: n }, () => CURSE)

/**
 * Finds out what every card of a game gives by playing it once, with nothing but Curses around: those do nothing
 * themselves, so that what comes of it is the card's own.
 */
export function triedAmongCurses(tables: Tables): Traits[] {
  const rules = rulesWith(tables)
  const cost = (card: number) => tables.coins[card] ?? 0
  return tables.faces.map(({ play }, card) => {
    // What is another card whenever it is played gives nothing of its own.
    const gives = play !== undefined && !tables.is(asCard(card), TYPES.command)
    return gives ? triedWithOptions(rules, asCard(card), cost) : NO_TRAITS
  })
}

/** What a card does, and what it does by each option where it offers some. */
function triedWithOptions(rules: DominionRules, card: Card, cost: (card: number) => number): Traits {
  const { traits, offered } = tryOut(rules, card, cost)
  return { ...traits, options: offered.map(option => tryOut(rules, card, cost, option).traits) }
}

function tryOut(
  rules: DominionRules,
  card: Card,
  cost: (card: number) => number,
  option?: number,
): { readonly traits: Traits; readonly offered: Answer } {
  const state = rules.lay(seeded('trial'))
  for (const player of state.players) Object.assign(player, { hand: curses(HAND), deck: curses(DECK) })
  const { turn } = state
  const isAction = rules.tables.is(card, ACTION)
  turn.phase = isAction ? 'action' : 'buy'
  turn.actions = isAction ? 1 : 0
  const me = state.players[turn.seat]
  const neighbour = state.players[(turn.seat + 1) % state.players.length]
  if (me === undefined || neighbour === undefined) return { traits: NO_TRAITS, offered: [] }
  me.hand = [card, ...curses(HAND - 1)]
  me.coffers = 0
  const trial = new Trial(moveNumber('play', card), turn.seat, cost, option)
  rules.play(state, trial).step()
  const mustTrash = option === undefined ? 0 : state.trash.length
  const traits = {
    ...NO_TRAITS,
    mustTrash,
    cards: me.hand.length - (HAND - 1) + mustTrash,
    actions: turn.actions,
    buys: turn.buys - 1,
    coins: turn.coins,
    potions: turn.potions,
    coffers: me.coffers,
    vp: me.vp,
    gains: turn.gains.reduce((sum, gained) => sum + cost(gained), 0),
    curses: gainedBy(state, turn.seat + 1),
    handLoss: HAND - neighbour.hand.length,
  }
  return { traits, offered: trial.offered }
}

/** How many cards a player has more than they began with. */
function gainedBy(state: State, n: number): number {
  const { deck, hand, discard, aside } = state.players[seat(n % state.players.length)] ?? {}
  const sizes = [deck, hand, discard, aside].map(zone => zone?.length ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0) - HAND - DECK
}
