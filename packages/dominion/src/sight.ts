import { at, type Seat, seat as seatOf } from '@kartentisch/kernel'
import type { Card, Cost } from './card.ts'
import { cheaperBy, priceNow } from './costs.ts'
import type { Counter } from './counter.ts'
import {
  type WhyNotBought,
  type WhyNotPlayed,
  whyNoPurchase,
  whyNotAfforded,
  whyNotEventAfforded,
  whyNotPlayed,
} from './purchase.ts'
import { account, countOwn, ownAccount, ownCards, pointsOfMore, type ScoreLine, total } from './scoring.ts'
import { nobodyAt, type Phase, type PlayerState, type State, type TurnState } from './state.ts'
import type { Tables } from './tables.ts'
import { topOfPile } from './top-of-pile.ts'
import { withTreasuresPlayed } from './treasures.ts'
import type { Backs, PlayerView, Treasures, View } from './view.ts'

const pointsIn = (lines: readonly ScoreLine[]): Pick<PlayerView, 'score' | 'account'> => ({
  score: total(lines),
  account: lines,
})

/** What was counted, by the counters' ids. */
function named(counters: readonly Counter[], numbers: readonly number[]): Readonly<Record<string, number>> {
  const byId: Record<string, number> = {}
  for (const [i, { id }] of counters.entries()) byId[id] = at(numbers, i)
  return byId
}

/**
 * What a seat may know, live: bots look through it in simulations, and `view` writes it down.
 * It is built by listing what may be seen, never by leaving out what may not.
 */
export class Sight {
  readonly tables: Tables
  readonly seat: Seat
  readonly #state: State
  /** How many of each card this seat owned when it was last counted, and after which change that was. */
  #counts: number[] | undefined
  #counted = -1
  #total = 0

  constructor(tables: Tables, state: State, seat: Seat) {
    this.tables = tables
    this.seat = seat
    this.#state = state
  }

  /** The turn's counters and memories are public; of the phase others see what `phase` tells. */
  get turn(): Readonly<TurnState> {
    return this.#state.turn
  }

  get players(): number {
    return this.#state.players.length
  }

  /** Whether this seat decides for itself or for the player of a turn it controls. */
  knowsHandOf(seat: Seat): boolean {
    const { turn } = this.#state
    return seat === this.seat || (seat === turn.seat && this.seat === turn.controller && turn.phase !== 'between')
  }

  /** The phase as far as this seat may know it. */
  get phase(): Phase {
    const { seat, phase, unseen } = this.#state.turn
    return unseen && !this.knowsHandOf(seat) ? 'action' : phase
  }

  /** The hand this seat knows: its own, or the one it plays for. */
  hand(seat: Seat = this.seat): readonly Card[] {
    return this.knowsHandOf(seat) ? (this.#state.players[seat]?.hand ?? []) : []
  }

  handSize(seat: Seat): number {
    return this.#player(seat).hand.length
  }

  deckSize(): number {
    return this.#own.deck.length
  }

  inPlay(seat: Seat): readonly Card[] {
    return this.#player(seat).play
  }

  topOfDiscard(seat: Seat): Card | undefined {
    return this.#player(seat).discard.at(-1)
  }

  /** In which of its own turns this seat's deck was last shuffled; 0 before it was. */
  get lastShuffle(): number {
    return this.#own.shuffled
  }

  tokens(seat: Seat): Pick<PlayerState, 'coffers' | 'debt' | 'vp' | 'turns'> {
    return this.#player(seat)
  }

  /** Cards left in each pile. */
  get piles(): readonly number[] {
    return this.#state.piles
  }

  /** Cards left in a card's pile; 0 for a card without one. */
  supply(card: Card): number {
    const pile = this.tables.pileOf[card] ?? -1
    return pile < 0 ? 0 : (this.#state.piles[pile] ?? 0)
  }

  /** The card on top of a pile, or nothing. */
  topOfPile(pile: number): Card | undefined {
    return topOfPile(this.tables, this.#state, pile)
  }

  /** Whether a card can be had from the supply: it is the top card of its pile. */
  inSupply(card: Card): boolean {
    const pile = this.tables.pileOf[card] ?? -1
    return pile >= 0 && topOfPile(this.tables, this.#state, pile) === card
  }

  /** VP on a card's pile. */
  vpOnPile(card: Card): number {
    return this.#state.pileVp[this.tables.pileOf[card] ?? -1] ?? 0
  }

  /** Debt on a card's pile. */
  debtOnPile(card: Card): number {
    return this.#state.pileDebt[this.tables.pileOf[card] ?? -1] ?? 0
  }

  /** VP on a landmark, by its place among them. */
  vpOnLandmark(landmark: number): number {
    return this.#state.landmarkVp[landmark] ?? 0
  }

  /** How much less everything costs now. */
  get cheaper(): number {
    return cheaperBy(this.tables, this.#state)
  }

  /** What a card costs now. */
  price(card: Card): Cost {
    return priceNow(this.tables, card, this.cheaper)
  }

  /** The cards on top of the supply's piles that so many coins, and the Potions of this turn, pay for. */
  affordable(coins: number): Card[] {
    const { tables, cheaper } = this
    const money = { coins, potions: this.#state.turn.potions }
    const found: Card[] = []
    const { length } = tables.piles
    for (let pile = 0; pile < length; pile++) {
      const card = this.topOfPile(pile)
      if (card !== undefined && whyNotAfforded(tables, money, card, cheaper) === undefined) found.push(card)
    }
    return found
  }

  /** Why the top card of a pile can't be bought by the player whose turn it is, if so. */
  whyNotBought(pile: number): WhyNotBought | undefined {
    return this.#whyNotBought(pile, whyNoPurchase(this.#state, this.phase), this.cheaper)
  }

  /** The same, where it is known why nothing at all can be bought, if so, and how much less everything costs. */
  #whyNotBought(pile: number, nothing: WhyNotBought | undefined, cheaper: number): WhyNotBought | undefined {
    const card = this.topOfPile(pile)
    if (card === undefined) return 'pile empty'
    return nothing ?? whyNotAfforded(this.tables, this.#state.turn, card, cheaper)
  }

  /** Why an event can't be bought by the player whose turn it is, if so. */
  whyNotEvent(event: number): WhyNotBought | undefined {
    return whyNoPurchase(this.#state, this.phase) ?? whyNotEventAfforded(this.tables, this.#state.turn, event)
  }

  /** Why a card of the hand can't be played by the player whose turn it is, if so. */
  whyNotPlayed(card: Card): WhyNotPlayed | undefined {
    return whyNotPlayed(this.#state.turn, at(this.tables.types, card), this.phase)
  }

  /**
   * The points of this seat if the game ended now, line by line, without what is compared with others' cards.
   */
  account(): readonly ScoreLine[] {
    return ownAccount(this.tables, this.#state, this.seat)
  }

  /** The sum of that account. */
  points(): number {
    return total(this.account())
  }

  get trash(): readonly Card[] {
    return this.#state.trash
  }

  /** Revealed from the Black Market deck by the effect under way. */
  get market(): readonly Card[] {
    return this.#state.market
  }

  /** How many of its own cards are this one: a player knows what they own, though not where it lies. */
  owns(card: Card): number {
    return this.owned[card] ?? 0
  }

  /** How many of each card this seat owns, by card; counted anew only when that has changed. */
  get owned(): readonly number[] {
    const own = this.#own
    if (this.#counted !== own.changes || this.#counts === undefined) return this.#count(own)
    return this.#counts
  }

  /** The points each of a few more copies of a card would bring this seat, as far as it can tell. */
  pointsOfMore(card: Card): number {
    return pointsOfMore(this.tables, this.#state, this.seat, this.owned, this.ownedTotal, card)
  }

  /** Goes up whenever what this seat owns changes, so that whatever follows from it can be kept until then. */
  get changes(): number {
    return this.#own.changes
  }

  /** How many cards this seat owns. */
  get ownedTotal(): number {
    const own = this.#own
    if (this.#counted !== own.changes) this.#count(own)
    return this.#total
  }

  #count(own: PlayerState): readonly number[] {
    this.#counts ??= this.tables.faces.map(() => 0)
    this.#total = countOwn(own, this.#counts)
    this.#counted = own.changes
    return this.#counts
  }

  #player(seat: Seat): PlayerState {
    const player = this.#state.players[seat]
    if (player === undefined) throw nobodyAt(seat)
    return player
  }

  get #own(): PlayerState {
    const own = this.#state.players[this.seat]
    if (own === undefined) throw new RangeError('Whoever only watches owns nothing.')
    return own
  }

  /** All of it as plain data with ids for cards. */
  view(): View {
    const { tables } = this
    const state = this.#state
    const { turn } = state
    const marked = tables.landmarks.flatMap(({ id, marksPile }) =>
      marksPile === undefined ? [] : [{ id, pile: at(state.counters, tables.counterIndex(marksPile.counter)) }],
    )
    const names = (cards: readonly Card[]) => tables.namesOf(cards)
    const over = turn.phase === 'over'
    const { phase, cheaper } = this
    const nothing = whyNoPurchase(state, phase)
    return {
      seat: this.seat,
      turn: {
        seat: turn.seat,
        controller: turn.controller,
        extra: turn.extra,
        phase,
        actions: turn.actions,
        buys: turn.buys,
        coins: turn.coins,
        potions: turn.potions,
        purchases: turn.purchases,
        cheaper: turn.cheaper,
        actionsPlayed: turn.actionsPlayed,
        counters: named(tables.turnCounters, turn.counters),
        gains: names(turn.gains),
        after: turn.after.map(({ thing, seat }) => ({ thing: tables.name(thing), seat })),
      },
      regular: state.regular,
      extraTurns: state.extraTurns.map(extra => ({ ...extra })),
      players: state.players.map((player, i) => this.#viewPlayer(player, i, over)),
      supply: tables.piles.map((pile, i) => ({
        pile: pile.id,
        left: at(state.piles, i),
        cards: pile.split < 0 ? [] : names(at(state.stacks, pile.split).toReversed()),
        vp: at(state.pileVp, i),
        debt: at(state.pileDebt, i),
        marks: marked.length === 0 ? [] : marked.filter(({ pile }) => pile === i).map(({ id }) => id),
        whyNot: this.#whyNotBought(i, nothing, cheaper) ?? null,
      })),
      prices: this.#changedPrices(),
      treasures: this.#viewTreasures(),
      events: tables.events.map(({ id }, i) => ({
        id,
        whyNot: nothing ?? whyNotEventAfforded(tables, turn, i) ?? null,
      })),
      landmarks: tables.landmarks.map(({ id }, i) => ({ id, vp: at(state.landmarkVp, i) })),
      trash: names(state.trash),
      prizes: names(state.prizes),
      blackMarket: names(state.blackMarket).sort(),
      market: names(state.market),
      bane: tables.bane < 0 ? null : at(tables.piles, tables.bane).id,
      counters: named(tables.gameCounters, state.counters),
      over,
    }
  }

  #whyNotHeld(hand: readonly Card[]): Readonly<Record<string, WhyNotPlayed>> {
    const { phase, tables } = this
    const { turn } = this.#state
    const held: Record<string, WhyNotPlayed> = {}
    for (const card of hand) {
      const why = whyNotPlayed(turn, tables.types[card] ?? 0, phase)
      if (why !== undefined) held[tables.name(card)] = why
    }
    return held
  }

  #viewTreasures(): Treasures | null {
    const { tables } = this
    const then = this.knowsHandOf(this.turn.seat) ? withTreasuresPlayed(tables, this.#state) : undefined
    if (then === undefined) return null
    const { coins, potions } = then.turn
    const buys: string[] = []
    if (whyNoPurchase(then) === undefined) {
      const cheaper = cheaperBy(tables, then)
      for (const [i, { id }] of tables.piles.entries()) {
        const card = topOfPile(tables, then, i)
        if (card !== undefined && whyNotAfforded(tables, then.turn, card, cheaper) === undefined) buys.push(id)
      }
      for (const [i, { id }] of tables.events.entries())
        if (whyNotEventAfforded(tables, then.turn, i) === undefined) buys.push(id)
    }
    return { coins, potions, buys }
  }

  #viewBacks({ hand, deck }: PlayerState, open: boolean): Backs {
    const { ownBacks } = this.tables
    const byCard = <T>(of: (card: Card) => T) =>
      Object.fromEntries(ownBacks.map(card => [this.tables.name(card), of(card)]))
    const top = deck.at(-1)
    const fromTop = deck.toReversed()
    return {
      hand: byCard(card => hand.filter(held => held === card).length),
      topOfDeck: top !== undefined && ownBacks.includes(top) ? this.tables.name(top) : null,
      deck: open ? byCard(card => fromTop.flatMap((each, i) => (each === card ? [i] : []))) : null,
    }
  }

  #changedPrices(): Readonly<Record<string, Cost>> {
    const { tables, cheaper } = this
    if (cheaper === 0) return {}
    return Object.fromEntries(
      tables.all
        .filter(card => at(tables.coins, card) > 0)
        .map(card => [tables.name(card), priceNow(tables, card, cheaper)]),
    )
  }

  #viewPlayer(player: PlayerState, i: number, over: boolean): PlayerView {
    const { tables } = this
    const names = (cards: readonly Card[]) => tables.namesOf(cards)
    const whose = seatOf(i)
    const top = player.discard.at(-1)
    const open = this.knowsHandOf(whose)
    const seen = {
      handSize: player.hand.length,
      hand: open ? names(player.hand).sort() : null,
      whyNot: open ? this.#whyNotHeld(player.hand) : null,
      deckSize: open ? player.deck.length : null,
      topOfDiscard: top === undefined ? null : tables.name(top),
      play: names(player.play),
      staying: player.marks.map(mark => player.later.some(later => later.keeps.includes(mark))),
      aside: names([...player.aside, ...player.returning]),
      looked: open ? names(player.looked) : null,
      lookedSize: player.looked.length,
      later: player.later.map(later => ({
        card: tables.name(later.card),
        cards: later.faceDown && !open ? null : names(later.cards),
        size: later.cards.length,
      })),
      coffers: player.coffers,
      debt: player.debt,
      vp: player.vp,
      turns: player.turns,
    }
    const backs = tables.ownBacks.length > 0 ? { backs: this.#viewBacks(player, open) } : undefined
    if (over) {
      const points = pointsIn(account(tables, this.#state, whose))
      return { ...seen, ...backs, ...points, cards: names([...ownCards(player)]).sort() }
    }
    if (whose === this.seat) return { ...seen, ...backs, ...pointsIn(this.account()) }
    return backs === undefined ? seen : { ...seen, ...backs }
  }
}
