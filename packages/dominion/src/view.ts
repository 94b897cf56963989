import { type Read, shape } from '@kartentisch/kernel'
import { WHY_NOT_BOUGHT, WHY_NOT_PLAYED } from './purchase.ts'
import { PHASES } from './state.ts'

const { byName, fields, flag, list, number, orNull, seat, text, word } = shape

const cost = fields({ coins: number, potion: number, debt: number })
const whyNotBought = orNull(word(WHY_NOT_BOUGHT))

/** What the backs of cards tell that have one of their own. */
const backs = fields({
  /** How many of them are in the hand, by card. */
  hand: byName(number),
  /** The one on top of the deck. */
  topOfDeck: orNull(text),
  /** Where they lie in a deck this seat plays from, by card, counted from the top, which is 0. */
  deck: orNull(byName(list(number))),
})

const player = fields(
  {
    handSize: number,
    /** The cards of a hand this seat may see. */
    hand: orNull(list(text)),
    /** Why cards of that hand can't be played now, by card; the others can. */
    whyNot: orNull(byName(word(WHY_NOT_PLAYED))),
    deckSize: orNull(number),
    topOfDiscard: orNull(text),
    play: list(text),
    /** For each card in play whether it stays there in the next clean-up. */
    staying: list(flag),
    aside: list(text),
    looked: orNull(list(text)),
    lookedSize: number,
    later: list(fields({ card: text, cards: orNull(list(text)), size: number })),
    coffers: number,
    debt: number,
    vp: number,
    turns: number,
  },
  {
    /** In a game that has cards with a back of their own. */
    backs,
    /** The points: of one's own seat as far as one may know them, of all when the game is over. */
    score: number,
    account: list(fields({ id: text, count: number, points: number })),
    /** When the game is over. */
    cards: list(text),
  },
)

const turn = fields({
  seat,
  controller: seat,
  extra: flag,
  phase: word(PHASES),
  actions: number,
  buys: number,
  coins: number,
  potions: number,
  purchases: number,
  cheaper: number,
  actionsPlayed: number,
  /** What cards count for this turn. */
  counters: byName(number),
  gains: list(text),
  after: list(fields({ thing: text, seat })),
})

const pile = fields({
  pile: text,
  left: number,
  /** The cards of a split pile from the top down. */
  cards: list(text),
  vp: number,
  debt: number,
  /** The landmarks that count this pile. */
  marks: list(text),
  /** Why its top card can't be bought now by the player whose turn it is; null if it can. */
  whyNot: whyNotBought,
})

const treasures = fields({
  coins: number,
  potions: number,
  /** The piles and events that could be bought then. */
  buys: list(text),
})

/** What a seat may know of a game, as plain data with ids for cards. */
const view = fields({
  seat,
  turn,
  regular: seat,
  extraTurns: list(fields({ seat, controller: seat })),
  players: list(player),
  supply: list(pile),
  /** What costs something else now than is printed on it. */
  prices: byName(cost),
  /**
   * What there is to spend once all Treasures in hand are played, if this seat may play them now; nothing where that
   * does more than give money, or there are none.
   */
  treasures: orNull(treasures),
  events: list(fields({ id: text, whyNot: whyNotBought })),
  landmarks: list(fields({ id: text, vp: number })),
  trash: list(text),
  prizes: list(text),
  /** Which cards are in the deck, not their order. */
  blackMarket: list(text),
  market: list(text),
  bane: orNull(text),
  /** What cards, events and landmarks keep for the whole game, by their counters. */
  counters: byName(number),
  over: flag,
})

/** The game as a seat sees it, as plain data. */
export type View = Read<typeof view>
/** What a seat sees of a player. */
export type PlayerView = Read<typeof player>
export type Backs = Read<typeof backs>
export type Treasures = Read<typeof treasures>

/** Reads a view that came from a worker or a server. */
export const readView = (given: unknown): View => view(given, 'view')
