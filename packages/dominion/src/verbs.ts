import type { Seat } from '@kartentisch/kernel'
import type { Card, Cost, Self, TypeBits } from './card.ts'
import type { Counter } from './counter.ts'
import type { Offer, Option, OwnStep } from './options.ts'
import type { About, From, FromIn, StepFor } from './questions.ts'
import type { Later, PlayerState, State, TurnState } from './state.ts'

/** Where a player's cards lie, but for the play area. */
export type Zone = 'deck' | 'hand' | 'discard' | 'aside' | 'looked'

/** How a question is put, where it differs from "choose exactly one for yourself, from your hand". */
export interface Asking<Place extends From = never> {
  readonly seat?: Seat
  /** Another player whose cards or fate it is about. */
  readonly concerns?: Seat
  /** The card or rule that asks, if it isn't the one being followed. */
  readonly about?: About
  readonly from?: Place
  readonly min?: number
  readonly max?: number
  readonly ordered?: boolean
  readonly shown?: readonly Card[]
}

/** A card that has just been gained. */
export interface Gain {
  readonly card: Card
  readonly gainer: Seat
  /** The pile it was taken from, or -1. */
  readonly pile: number
  /** It is the gainer's n-th gain in a turn of their own; 0 in another player's turn or between turns. */
  readonly nth: number
  /** Where it lies now, as far as this gain knows. */
  place: GainTo
}

export type GainTo = 'discard' | 'hand' | 'deck'

export interface Gaining {
  readonly to?: GainTo
  readonly seat?: Seat
  /** Who chooses, if it isn't the gainer. */
  readonly chooser?: Seat
  readonly min?: 0 | 1
}

/**
 * The words cards are written in: a game being played, as their texts see it and change it. Whatever `seat` isn't given
 * is the player whose turn it is.
 */
export interface Verbs {
  // The table.

  readonly state: State
  readonly turn: TurnState
  /** The player whose turn it is: "you" on the cards played in it. */
  readonly me: Seat
  readonly firstEdition: boolean
  player(seat: Seat): PlayerState
  /** The next player in turn order. */
  left(of: Seat): Seat
  /** All other players in turn order. */
  others(of: Seat): readonly Seat[]
  /** All players in turn order, beginning with this one. */
  everyoneFrom(first: Seat): Seat[]
  is(card: Card, type: TypeBits): boolean
  /** The number of a card by its id, in a game that has it. */
  card(id: string): Card
  /** Whether a card has this name, which may be one that isn't in this game. */
  isNamed(card: Card, id: string): boolean

  // Decks, hands and discard piles.

  /** +`n` Cards. Answers how many were drawn. */
  draw(n: number, seat?: Seat): number
  /** Reveals the top card of a deck, leaving it there. */
  revealTop(seat?: Seat): Card | undefined
  /** Takes the top `n` cards off the deck and lays them face up. */
  revealCards(n: number, seat?: Seat): Card[]
  /** Takes the top `n` cards off the deck for whoever decides for this player to look at. */
  lookAtCards(n: number, seat?: Seat): Card[]
  /** Reveals cards one at a time until one is wanted, or there are none; gives back all of them, in that order. */
  revealUntil(seat: Seat, enough: (card: Card) => boolean): Card[]
  /** Reveals cards until one is wanted, puts that one into the hand or onto the deck and discards the others. */
  digFor(wanted: (card: Card) => boolean, to: 'hand' | 'deck', seat?: Seat): void
  /** Shows cards of a hand to everybody. */
  reveal(seat: Seat, cards: readonly Card[], from?: Zone): void
  revealHand(seat?: Seat): readonly Card[]
  handSize(seat?: Seat): number
  deckSize(seat?: Seat): number
  discardSize(seat?: Seat): number
  /** Lets a player look through their own discard pile. */
  lookThroughDiscard(seat?: Seat): readonly Card[]
  /** Discards cards; the last one comes to lie on top. */
  discard(seat: Seat, cards: readonly Card[], from?: Zone): void
  /** Discards the top card of the deck, and gives it back. */
  discardTop(seat?: Seat): Card | undefined
  /** Puts cards onto the deck; the last one comes to lie on top. Only what was revealed before is seen. */
  putOnDeck(seat: Seat, cards: readonly Card[], from?: Zone): void
  /** Puts cards into the hand. */
  putInHand(seat: Seat, cards: readonly Card[], from: Zone): void
  /** Sets cards of a hand aside, face up. */
  setAside(seat: Seat, cards: readonly Card[], from?: Zone): void
  /** Puts the whole deck and the discard pile into the hand. */
  allToHand(seat: Seat): void
  /** Shuffles cards into the whole deck; if there are none, the deck stays as it is. */
  shuffleIntoDeck(seat: Seat, cards: readonly Card[], from: Zone): void
  /** Puts the whole deck onto the discard pile, turned over as a block. */
  deckToDiscard(seat?: Seat): void

  // Letting players choose.

  /** Lets a player choose some of these cards. */
  choose<S extends StepFor<'card'>>(step: S, cards: readonly Card[], asking?: Asking<FromIn<S>>): Card[]
  /** Lets a player choose one of these cards, if there are any. */
  chooseOne<S extends StepFor<'card'>>(step: S, cards: readonly Card[], asking?: Asking<FromIn<S>>): Card | undefined
  /** Lets a player choose one of these cards or none. */
  mayChoose<S extends StepFor<'card'>>(step: S, cards: readonly Card[], asking?: Asking<FromIn<S>>): Card | undefined
  /** Yes or no. */
  may(step: StepFor<'option'>, asking?: Asking): boolean
  /** One of several options. */
  option<O extends Option>(step: StepFor<'option'>, options: readonly O[], asking?: Asking): O
  /** Several different options, in the order in which they are listed unless the player gives another. */
  options<O extends Option>(step: StepFor<'option'>, options: readonly O[], count: number, asking?: Asking): O[]
  /** One of the options that the card declares. */
  chooseFrom<O extends string>(offer: Offer<O, StepFor<'option'> | OwnStep>, asking?: Asking): O
  /** Several different ones of them. */
  chooseSeveral<O extends string>(offer: Offer<O, StepFor<'option'> | OwnStep>, count: number, asking?: Asking): O[]
  /** A number from `min` to `max`. */
  number(step: StepFor<'number'>, min: number, max: number, asking?: Asking): number
  /** Lets a player bid from `min` to `max` or pass, for everybody to hear: no bid is a bid of 0 then. */
  bid(min: number, max: number, seat: Seat): number | undefined
  /** Any pile of the supply, an empty one too. */
  choosePile(step: StepFor<'pile'>, asking?: Asking): number
  /** Any card's name; `NO_CARD` stands for all that aren't in this game. */
  nameCard(asking?: Asking): Card
  /** The cards of a hand that have one of these types. */
  inHand(type: TypeBits, seat?: Seat): Card[]
  /** Lets a player discard between `min` and `max` cards from hand. */
  discardFromHand(min: number, max: number, seat?: Seat): Card[]
  /** Lets a player discard one card of the hand that fits, or none. */
  mayDiscardOne(
    fits?: (card: Card) => boolean,
    step?: 'discard' | 'discard-for-action' | 'discard-for-buy',
  ): Card | undefined
  /** Lets a player reveal one card of the hand that fits, or none. */
  mayReveal(fits: (card: Card) => boolean, seat?: Seat): Card | undefined
  discardDownTo(size: number, seat: Seat): void
  discardHand(seat: Seat): void
  /** Each player passes a card of the hand to the left. All choose before any of them is passed. */
  passLeft(): void
  /** Puts `n` cards of the hand onto the deck, in an order the player likes. */
  handToDeck(n: number, seat?: Seat): void
  /** Puts cards that were revealed or looked at back onto the deck in an order the player likes. */
  backOnDeck(cards: readonly Card[], from: 'aside' | 'looked'): void

  // The supply: costs, gaining, trashing.

  /** What a card costs in coins now. */
  coinCost(card: Card): number
  /** What a card costs now. */
  cost(card: Card): Cost
  /** Whether a card can be had from the supply: it is the top card of its pile. */
  inSupply(card: Card): boolean
  /** The cards that can be had from the supply, of those that fit. */
  supplyCards(fits: (card: Card) => boolean): Card[]
  /** Whether a card is of the bane pile, wherever it lies. */
  isBane(card: Card): boolean
  emptyPiles(): number
  /** Gains a card from the supply. Answers whether this player gained it. */
  gain(card: Card, gaining?: Gaining): boolean
  /** Gains several copies, as far as there are any. */
  gainSome(n: number, card: Card, gaining?: Gaining): void
  /** Lets a player choose a card of the supply that fits and gains it. Gives back what that player gained. */
  gainChosen(fits: (card: Card) => boolean, gaining?: Gaining): Card | undefined
  gainCostingUpTo(coins: number, gaining?: Gaining): Card | undefined
  /** Gains a card that lies in the trash, if it still does. */
  gainFromTrash(card: Card, seat?: Seat): boolean
  /** Gains a prize that lies beside the supply, if it still does. */
  gainPrize(card: Card, gaining?: Gaining): boolean
  /** Moves a card just gained somewhere else, if it is still where it came to lie. */
  moveGained(gain: Gain, to: GainTo): void
  /** Trashes cards of a player's. Answers how many. */
  trash(seat: Seat, cards: readonly Card[], from?: Zone): number
  /** Trashes the top card of a deck, and gives it back. */
  trashTop(seat?: Seat): Card | undefined
  /** Trashes the top card of a supply pile. */
  trashFromSupply(card: Card): void
  /** Lets a player trash between `min` and `max` cards of the hand that fit. Gives them back. */
  trashFromHand(min: number, max: number, fits?: (card: Card) => boolean, seat?: Seat): Card[]
  /** Trashes one card of the hand, which is mandatory if there is one. */
  trashOne(fits?: (card: Card) => boolean): Card | undefined
  mayTrashOne(fits?: (card: Card) => boolean): Card | undefined

  // What is counted.

  /** Counts up what a card has declared; answers how much that makes. */
  count(counter: Counter, n?: number): number
  counted(counter: Counter): number
  actions(n: number): void
  buys(n: number): void
  coins(n: number): void
  potions(n: number): void
  coffers(n: number): void
  /** Puts coffers back without getting coins for them. */
  removeCoffers(n: number): void
  vp(n: number, seat?: Seat): void
  /** Takes debt; in a controlled turn its player's new debt goes to the controller. */
  takeDebt(n: number, seat?: Seat): void

  // Playing cards, and Attacks.

  isInPlay(self: Self): boolean
  /** Lets the player say which copy of a card in play is meant, where they stay there with different Durations or none. */
  chooseCopy(card: Card): Self | undefined
  /** The cards in play that have one of these types. */
  inPlay(type: TypeBits, seat?: Seat): Card[]
  /** Puts a card from play onto the deck, if it is in play. */
  fromPlayToDeck(self: Self): void
  /** Plays a card of the hand. */
  playFromHand(card: Card): void
  /** Plays a card that lies somewhere else of the player's. */
  playFrom(card: Card, from: 'discard' | 'aside' | 'deck'): void
  /** Plays a card of the hand twice; `by` is the card that does so. */
  playTwice(card: Card, by: Self): void
  /** Plays a card where it lies; `by`, the card that does so, stays in play in its stead. */
  playWithoutMoving(card: Card, by: Self): void
  /** The Attack being played doesn't affect this player. */
  unaffected(seat: Seat): void
  isUnaffected(seat: Seat): boolean
  /** Does something to each other player who is affected, in turn order. */
  attack(hit: (victim: Seat) => void): void
  /** Each affected player, this one first, reveals the top card of the deck; this one says whether it is discarded. */
  spyOnAll(): void
  /** Leaves something for the start of the next turn; the card stays in play until then. */
  nextTurn(card: Card, self: Self): void
  /** Leaves cards that were looked at, face down, for the starts of the next turns. */
  lookedForNextTurns(card: Card, self: Self, cards: readonly Card[]): void
  /** Sets a card of the hand aside, face up, until the start of its owner's next turn. */
  setAsideForNextTurn(card: Card, seat: Seat): void
  /** Takes cards set aside for this turn back into the hand, all of them if not told which. */
  takeBack(later: Later, cards?: readonly Card[]): void
  /** Trashes the card being played, if it is where it was played; answers whether it was. */
  trashSelf(self: Self): boolean
  /** Sets the card being played aside until clean-up, if it is where it was played. */
  setSelfAside(self: Self): void
  /** Returns cards that were set aside to their piles; what has no pile stays aside. */
  returnAside(later: Later): void

  // Tokens on piles and landmarks.

  /** The VP on a card's pile. */
  tokensOnPile(card: Card): number
  /** Puts VP onto a card's pile. */
  putOnPile(card: Card, n?: number): void
  /** Takes all VP from a card's pile. */
  takeFromPile(card: Card, seat?: Seat): void
  /** Moves 1 VP from a card's pile to a landmark, if there is one. */
  moveToLandmark(card: Card, landmark: string): void
  /** Takes VP from a landmark: `n`, or what is left there. */
  takeFromLandmark(landmark: string, n: number, seat?: Seat): void
  /** Puts debt onto a pile. */
  putDebtOnPile(pile: number, n: number): void
  /** Takes all debt from a card's pile. */
  takeDebtFromPile(card: Card): void

  // Buying beside the buy phase.

  /** Reveals the top cards of the Black Market deck. */
  revealMarket(n: number): Card[]
  /** Whether the money at hand buys this from the Black Market, where no Buy is needed. */
  canBuyFromMarket(card: Card): boolean
  /** Buys a card revealed from the Black Market deck, which uses no Buy. */
  buyFromMarket(card: Card): void
  /** Puts revealed cards under the Black Market deck, the last one lowest. */
  putUnderMarket(cards: readonly Card[]): void
  /** Pays off debt with coins. */
  payDebt(n: number): void

  // Turns.

  /** Leaves what an event or landmark does between this turn and the next. */
  afterThisTurn(id: string, seat: Seat): void
  /** After this turn that player takes an extra turn in which this one decides. */
  controlExtraTurnOf(seat: Seat): void
  /** Back to the action phase, in the middle of the buy phase. */
  returnToActions(): void
}
