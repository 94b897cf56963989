import type { Random, Seat, Seats } from '@kartentisch/kernel'
import type { Card } from './card.ts'

/** Where a turn stands. Quiet points lie at the beginning of each of these and before each move. */
export const PHASES = ['start', 'action', 'buy-start', 'buy', 'clean-up', 'between', 'over'] as const
/** A phase of a turn. */
export type Phase = (typeof PHASES)[number]

/** Something that waits for a later time, with the cards set aside for it. */
export interface Later {
  when: 'next-turn' | 'clean-up'
  /** Whose text it is. */
  card: Card
  /** The mark of the card that was played, if one was; less than 0 if it was played without being in play. */
  self?: number
  /** Marks of the cards that stay in play on its account. */
  keeps: number[]
  /** Cards set aside with it. */
  cards: Card[]
  /** Only their owner may look at them. */
  faceDown: boolean
  /** Who is unaffected by it, where it came by playing a card. */
  immune?: Seats
}

/** All that belongs to a player. */
export interface PlayerState {
  /** The top card is the last one, here and in every pile. */
  deck: Card[]
  hand: Card[]
  discard: Card[]
  play: Card[]
  /** For each card in play its mark: a number no other card in play has. */
  marks: number[]
  /** Set aside or revealed by the effect under way, face up. */
  aside: Card[]
  /** Looked at by the effect under way: seen by whoever decides for this seat. */
  looked: Card[]
  /** Trashed in a controlled turn; comes back at its end. */
  returning: Card[]
  later: Later[]
  coffers: number
  debt: number
  vp: number
  /** Regular turns taken, the present one included. */
  turns: number
  /** In which of them the deck was last shuffled; 0 before it was. */
  shuffled: number
  /** Goes up whenever a card comes to be this player's or stops being so: what was counted before holds no longer. */
  changes: number
}

/** What is counted or remembered for one turn. */
export interface TurnState {
  seat: Seat
  /** Who decides in it: the same seat, or the one who controls it. */
  controller: Seat
  /** An extra turn doesn't count in a tie. */
  extra: boolean
  phase: Phase
  /**
   * The action phase has passed by itself, since there is no Action in hand. Who doesn't see that hand learns of it only
   * by the next move.
   */
  unseen: boolean
  actions: number
  buys: number
  coins: number
  potions: number
  /** Purchases in this buy phase: the first one closes the time for money. */
  purchases: number
  /** How much less cards cost for the rest of the turn. */
  cheaper: number
  actionsPlayed: number
  /** What cards count for this turn, in the order of `Tables.turnCounters`. */
  counters: number[]
  /** What the player whose turn it is has gained in it. */
  gains: Card[]
  /** What is to be done between this turn and the next. */
  after: AfterTurn[]
}

/** An event or landmark that acts between turns, and whom it concerns. */
export interface AfterTurn {
  thing: number
  seat: Seat
}

export interface ExtraTurn {
  seat: Seat
  controller: Seat
}

/** A game of Dominion as it stands, as plain data. */
export interface State {
  players: PlayerState[]
  turn: TurnState
  /** Whose regular turn it is or was last. */
  regular: Seat
  extraTurns: ExtraTurn[]
  /** Cards left in each pile. */
  piles: number[]
  /** The cards of each split pile. */
  stacks: Card[][]
  /** Tokens on piles and landmarks. */
  pileVp: number[]
  pileDebt: number[]
  landmarkVp: number[]
  trash: Card[]
  prizes: Card[]
  blackMarket: Card[]
  /** Revealed from the Black Market deck by the effect under way. */
  market: Card[]
  /** What cards, events and landmarks keep for the whole game, in the order of `Tables.gameCounters`. */
  counters: number[]
  /** The next mark for a card that comes into play. */
  nextMark: number
  random: Random
}

/** Nobody sits there: a bug that says so. It stands apart to keep small what looks players up, which everything does. */
export const nobodyAt = (seat: Seat): RangeError => new RangeError(`Nobody sits at seat ${seat + 1}.`)

export const newPlayer = (): PlayerState => ({
  deck: [],
  hand: [],
  discard: [],
  play: [],
  marks: [],
  aside: [],
  looked: [],
  returning: [],
  later: [],
  coffers: 0,
  debt: 0,
  vp: 0,
  turns: 0,
  shuffled: 0,
  changes: 0,
})

/** A turn before anything has happened in it, with so many counters of cards. */
export const newTurn = (seat: Seat, counters: number): TurnState => ({
  seat,
  controller: seat,
  extra: false,
  phase: 'start',
  unseen: false,
  actions: 1,
  buys: 1,
  coins: 0,
  potions: 0,
  purchases: 0,
  cheaper: 0,
  actionsPlayed: 0,
  counters: Array.from({ length: counters }, () => 0),
  gains: [],
  after: [],
})

/** Makes a turn into the next one: everything that is counted for one turn begins anew. */
export function startTurn(turn: TurnState, seat: Seat, controller: Seat, extra: boolean): void {
  turn.seat = seat
  turn.controller = controller
  turn.extra = extra
  turn.phase = 'start'
  turn.unseen = false
  turn.actions = 1
  turn.buys = 1
  turn.coins = 0
  turn.potions = 0
  turn.purchases = 0
  turn.cheaper = 0
  turn.actionsPlayed = 0
  for (let i = 0; i < turn.counters.length; i++) turn.counters[i] = 0
  // Emptying by `length = 0` would give the memory back, to be asked for again in the next turn.
  while (turn.gains.length > 0) turn.gains.pop()
  while (turn.after.length > 0) turn.after.pop()
}

const copyTurn = (turn: TurnState): TurnState => ({
  seat: turn.seat,
  controller: turn.controller,
  extra: turn.extra,
  phase: turn.phase,
  unseen: turn.unseen,
  actions: turn.actions,
  buys: turn.buys,
  coins: turn.coins,
  potions: turn.potions,
  purchases: turn.purchases,
  cheaper: turn.cheaper,
  actionsPlayed: turn.actionsPlayed,
  counters: turn.counters.slice(),
  gains: turn.gains.slice(),
  after: turn.after.length === 0 ? [] : turn.after.map(after => ({ ...after })),
})

const copyLater = (later: Later): Later => ({ ...later, keeps: later.keeps.slice(), cards: later.cards.slice() })

function copyPlayer(p: PlayerState): PlayerState {
  return {
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    play: p.play.slice(),
    marks: p.marks.slice(),
    aside: p.aside.slice(),
    looked: p.looked.slice(),
    returning: p.returning.slice(),
    later: p.later.length === 0 ? [] : p.later.map(copyLater),
    coffers: p.coffers,
    debt: p.debt,
    vp: p.vp,
    turns: p.turns,
    shuffled: p.shuffled,
    changes: p.changes,
  }
}

/** A copy that shares nothing that changes. */
export function copyState(s: State): State {
  return {
    players: s.players.map(copyPlayer),
    turn: copyTurn(s.turn),
    regular: s.regular,
    extraTurns: s.extraTurns.length === 0 ? [] : s.extraTurns.map(extra => ({ ...extra })),
    piles: s.piles.slice(),
    stacks: s.stacks.map(stack => stack.slice()),
    pileVp: s.pileVp.slice(),
    pileDebt: s.pileDebt.slice(),
    landmarkVp: s.landmarkVp.slice(),
    trash: s.trash.slice(),
    prizes: s.prizes.slice(),
    blackMarket: s.blackMarket.slice(),
    market: s.market.slice(),
    counters: s.counters.slice(),
    nextMark: s.nextMark,
    random: s.random.slice(),
  }
}
