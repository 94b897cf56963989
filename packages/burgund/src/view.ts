import { type Read, shape } from '@kartentisch/kernel'
import { WHY_NO_ACTION, WHY_NO_PURCHASE, WHY_NOT_REACHED } from './reach.ts'
import { PHASES } from './state.ts'

const { byName, fields, flag, list, number, orNull, seat, text, word } = shape

const counts = byName(number)
const account = list(fields({ id: text, count: number, points: number }))
const set = fields({ kind: text, cards: list(text) })
const stack = fields({ top: orNull(text), height: number })

const reached = fields({
  /** The workers it takes. */
  workers: number,
  whyNot: orNull(word(WHY_NOT_REACHED)),
})

/** What a die reaches. */
const reach = fields({
  die: number,
  /** Rows 1 to 6. */
  rows: list(reached),
  /** In the order in which the projects lie. */
  projects: list(reached),
  goods: byName(reached),
})

const player = fields({
  handSize: number,
  /** The seat's own hand. */
  hand: orNull(list(text)),
  stack: number,
  projects: list(text),
  estate: list(set),
  goods: counts,
  animals: counts,
  sold: counts,
  silver: number,
  workers: number,
  vp: number,
  bonus: list(text),
  /** The running score, without the start player card until the game is over. */
  score: number,
  account,
})

const egon = fields({
  /** Heights of the stacks not yet turned up, the next one first. */
  stacks: list(number),
  estate: list(set),
  bonus: list(text),
  score: number,
  account,
})

/** What a seat may know of a game, as plain data with ids for cards. */
const view = fields({
  seat,
  round: text,
  cycle: number,
  phase: word(PHASES),
  turn: seat,
  purchased: flag,
  /** Why the player whose turn it is can't make the purchase; nothing where it can be made. */
  whyNoPurchase: orNull(word(WHY_NO_PURCHASE)),
  whyNoAction: orNull(word(WHY_NO_ACTION)),
  /** What the die reaches for which an action is being chosen. */
  acting: orNull(reach),
  players: list(player),
  /** Rows 1 to 6. */
  display: list(list(text)),
  draw: number,
  discard: list(text),
  bought: list(text),
  goods: list(stack),
  animals: list(stack),
  bonus: list(text),
  start: orNull(fields({ holder: seat, face: text, first: seat })),
  egon: orNull(egon),
  over: flag,
  winners: list(seat),
})

/** The game as a seat sees it, as plain data. */
export type View = Read<typeof view>
/** What a seat sees of a player. */
export type PlayerView = Read<typeof player>
/** What everybody sees of Egon. */
export type EgonView = Read<typeof egon>
/** A set of cards in an estate. */
export type SetView = Read<typeof set>
/** A stack of cards of which the number is known. */
export type StackView = Read<typeof stack>
/** What a die can do with a thing. */
export type Reach = Read<typeof reach>
/** What a die can do with a thing, and what it takes. */
export type Reached = Read<typeof reached>

/** Reads a view that came from a worker or a server. */
export const readView = (given: unknown): View => view(given, 'view')
