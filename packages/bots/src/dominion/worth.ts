import {
  ACTION,
  asCard,
  type Card,
  COPPER,
  type Cost,
  type Sight,
  type StandardThing,
  TREASURE,
  VICTORY,
} from '@kartentisch/dominion'
import { Facts } from './facts.ts'
import type { Lore } from './lore.ts'
import { less } from './order.ts'
import type { Preference, Strategy, Wish } from './strategy.ts'

export const COINS_OF_POINT = 1.4
const BURDEN = 2.5
const UNWANTED = 0.4
/** What doesn't cost an Action is less in the way. */
const UNASKED = 0.7
/** What is good for a coin each time it is drawn is worth so many. */
const UNPRICED = 1.5
/** With no more money than this in the whole deck even Copper is dear. */
const POOR = 5
/** How many gains from the end a game is young. */
const YOUNG = 8

/** What cards are worth to somebody with a plan, in coins. */
export class Worth extends Facts {
  readonly strategy: Strategy
  readonly lore: Lore
  /** What more of each card would score, as far as it was asked for since the deck last changed. */
  #points: number[] = []
  #pointsAfter = -1
  /** What coins would buy is worth, as far as it was asked for at this decision. */
  readonly #powers = new Map<number, number>()

  constructor(sight: Sight, strategy: Strategy) {
    super(sight, strategy.lore.coins)
    this.strategy = strategy
    this.lore = strategy.lore
  }

  protected override begin(): void {
    super.begin()
    if (this.#powers.size > 0) this.#powers.clear()
  }

  is(card: Card, type: number): boolean {
    return ((this.tables.types[card] ?? 0) & type) !== 0
  }

  /** Whether a card does nothing in hand. */
  isDead(card: Card): boolean {
    return !this.is(card, ACTION | TREASURE)
  }

  /** A card by its id; one that isn't in this game is none that anybody holds. */
  card(id: StandardThing): Card {
    return asCard(this.tables.number(id))
  }

  isVictory(card: Card): boolean {
    return this.is(card, VICTORY)
  }

  cost(card: Card): Cost {
    return this.sight.price(card)
  }

  /** 1 as long as the game is young, 0 when it ends. */
  get youth(): number {
    return Math.min(1, this.endgame / YOUNG)
  }

  /** What a card's points are worth, as things stand. */
  inPoints(card: Card): number {
    return COINS_OF_POINT * (this.lore.points[card] ?? this.#pointsOf(card))
  }

  /** Scoring a deck takes a while, and the same cards are weighed again and again. */
  #pointsOf(card: Card): number {
    const { changes } = this.sight
    if (changes !== this.#pointsAfter) {
      this.#pointsAfter = changes
      this.#points = []
    }
    const known = this.#points[card]
    if (known !== undefined) return known
    const points = this.sight.pointsOfMore(card)
    this.#points[card] = points
    return points
  }

  /** What owning a card is worth for the rest of the game. */
  worth(card: Card): number {
    const asPoints = this.inPoints(card)
    if (this.isDead(card)) return asPoints - BURDEN * this.youth
    const useful = card === COPPER ? (this.treasures > POOR ? -0.5 : 2) : this.#price(card)
    return asPoints + useful * (0.35 + 0.65 * this.youth)
  }

  /** What a card costs, all in coins; what has no pile is worth what it does. */
  #price(card: Card): number {
    const { coins, potion, debt, pileOf } = this.tables
    if ((pileOf[card] ?? -1) < 0) return UNPRICED * this.lore.whole(card)
    return (coins[card] ?? 0) + 1.5 * (potion[card] ?? 0) + 0.6 * (debt[card] ?? 0)
  }

  /** Whether a card had better be another: one that does nothing, or a Copper. */
  isPoor(card: Card): boolean {
    return this.isDead(card) || card === COPPER
  }

  /** What a card is worth if it can be had. */
  worthOfGain(card: Card): number {
    return this.sight.inSupply(card) ? this.worth(card) : 0
  }

  /** What gaining a card is worth: at least its price if the plan wants it; an Action nobody asked for is in the way. */
  worthGaining(card: Card): number {
    const worth = this.worth(card)
    if (this.wanted([card]) !== undefined) return Math.max(worth, this.tables.coins[card] ?? 0)
    if (worth <= 0 || !this.is(card, ACTION)) return worth
    const terminal = (this.lore.traits[card]?.actions ?? 0) === 0
    return terminal ? UNWANTED * worth - 1 : UNASKED * worth - 0.5
  }

  best(cards: readonly Card[], by: (card: Card) => number = card => this.worth(card)): Card | undefined {
    let found: Card | undefined
    let most = -Infinity
    for (const card of cards) {
      const value = by(card)
      if (value > most) {
        most = value
        found = card
      }
    }
    return found
  }

  /** The first of these cards the plan wants, if it wants any. */
  wanted(cards: readonly Card[]): Card | undefined {
    for (const wish of this.strategy.buy) {
      const card = cards.find(candidate => this.#means(wish, candidate))
      if (card !== undefined && (wish.condition === undefined || wish.condition(this))) return card
    }
    return undefined
  }

  #means(wish: Wish, card: Card): boolean {
    return wish.card >= 0 ? wish.card === card : wish.pile >= 0 && this.tables.pileOf[card] === wish.pile
  }

  /** What to gain of these: what the plan wants, else what is worth most. */
  gainOf(cards: readonly Card[]): Card | undefined {
    return this.wanted(cards) ?? this.best(cards, card => this.worthGaining(card))
  }

  /** The cards on top of the supply's piles that fit. */
  supplyCards(fits: (card: Card) => boolean): Card[] {
    return this.tables.piles.flatMap((_, pile) => {
      const card = this.sight.topOfPile(pile)
      return card !== undefined && fits(card) ? [card] : []
    })
  }

  /** What is won by giving a card away for the best one that fits. */
  exchange(card: Card, fits: (gained: Card) => boolean): number {
    const gained = this.gainOf(this.supplyCards(fits))
    return (gained === undefined ? 0 : this.worthGaining(gained)) - this.worth(card)
  }

  /** The best purchase the plan knows for so many coins: its card, or nothing. */
  purchase(coins: number): Card | undefined {
    return this.wanted(this.sight.affordable(coins))
  }

  /** What so many coins would buy is worth. */
  power(coins: number): number {
    const known = this.isSupposing ? undefined : this.#powers.get(coins)
    if (known !== undefined) return known
    const card = this.purchase(coins)
    const power = (card === undefined ? 0 : this.worth(card)) + 0.05 * coins
    if (!this.isSupposing) this.#powers.set(coins, power)
    return power
  }

  /** Which of these cards the plan or good sense would rather not own, the worst first, each judged as the others go. */
  junk(cards: readonly Card[], most = Infinity): Card[] {
    const owned = [...this.owned]
    return this.supposing(owned, () =>
      this.#preferred(this.strategy.trash, cards, most, card => {
        owned[card] = (owned[card] ?? 0) - 1
      }),
    )
  }

  /** Which of these cards the plan says to discard, in its order. */
  discarded(cards: readonly Card[], most: number): Card[] {
    return this.#preferred(this.strategy.discard ?? [], cards, most, () => {})
  }

  #preferred(list: readonly Preference[], cards: readonly Card[], most: number, taken: (card: Card) => void): Card[] {
    const found: Card[] = []
    let rest: readonly Card[] = cards
    for (const { card, condition } of list) {
      while (found.length < most && rest.includes(card) && (condition === undefined || condition(this))) {
        found.push(card)
        rest = less(rest, card)
        taken(card)
      }
    }
    return found
  }
}
