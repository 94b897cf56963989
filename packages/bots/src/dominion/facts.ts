import { type Card, COPPER, ESTATE, type Sight, type Tables, TREASURE } from '@kartentisch/dominion'
import { seat } from '@kartentisch/kernel'

const PROVINCE_PILE = 5
const HAND = 5
/** What everybody begins with lies in no pile. */
const DEALT = new Map<Card, number>([
  [COPPER, 7],
  [ESTATE, 3],
])

/** The fewest gains that could end the game. */
export function fewestGains({ piles, players }: Sight): number {
  let [a, b, c, d] = [Infinity, Infinity, Infinity, Infinity]
  for (const left of piles) {
    if (left >= d) continue
    d = left
    if (d < c) [c, d] = [d, c]
    if (c < b) [b, c] = [c, b]
    if (b < a) [a, b] = [b, a]
  }
  return Math.min(piles[PROVINCE_PILE] ?? 0, a + b + c + (players < 5 ? 0 : d))
}

/** What the conditions of a plan ask about, looked up when they do. */
export class Facts {
  readonly sight: Sight
  readonly tables: Tables
  readonly #coinsOf: readonly number[]
  /** What this seat would own, where that is being weighed. */
  #supposed: readonly number[] | undefined
  #endgame = -1
  #money = 0
  #moneyAfter = -1

  /** `coinsOf` says what coins each card brings when played. */
  constructor(sight: Sight, coinsOf: readonly number[]) {
    this.sight = sight
    this.tables = sight.tables
    this.#coinsOf = coinsOf
  }

  /** A new decision: what was found out about the supply for the last one may be wrong by now. */
  protected begin(): void {
    this.#endgame = -1
  }

  /** How many of all my cards are of this kind. */
  own(card: Card): number {
    return this.owned[card] ?? 0
  }

  get owned(): readonly number[] {
    return this.#supposed ?? this.sight.owned
  }

  protected get isSupposing(): boolean {
    return this.#supposed !== undefined
  }

  /** Cards left in a pile. */
  left(pile: number): number {
    return this.sight.piles[pile] ?? 0
  }

  /** The fewest gains that could end the game. */
  get endgame(): number {
    if (this.#endgame < 0) this.#endgame = fewestGains(this.sight)
    return this.#endgame
  }

  /** How many piles are empty. */
  get empty(): number {
    return this.sight.piles.filter(left => left === 0).length
  }

  /** Cards I have gained this turn. */
  get gained(): number {
    const { seat, gains } = this.sight.turn
    return seat === this.sight.seat ? gains.length : 0
  }

  /** My points so far, as far as they can be told. */
  get points(): number {
    return this.sight.points()
  }

  /** Cards of a pile that have left it and are neither mine nor in the trash: the others have them. */
  others(pile: number): number {
    const { piles } = this.tables
    const { cards = [], size = 0 } = piles[pile] ?? {}
    const { players, trash } = this.sight
    let taken = size - this.left(pile) - trash.filter(card => cards.includes(card)).length
    for (const card of cards) taken += players * (DEALT.get(card) ?? 0) - this.own(card)
    return Math.max(0, taken)
  }

  /** My points less those of an average opponent, as far as the cards they took and their tokens tell. */
  get lead(): number {
    const { sight, tables } = this
    const rivals = Math.max(1, sight.players - 1)
    let theirs = 0
    for (const [pile, { cards }] of tables.piles.entries()) {
      const [card] = cards
      const vp = card === undefined ? 0 : (tables.faces[card]?.vp ?? 0)
      if (typeof vp === 'number' && vp !== 0) theirs += vp * this.others(pile)
    }
    for (let other = 0; other < sight.players; other++) if (other !== sight.seat) theirs += sight.tokens(seat(other)).vp
    return this.points - theirs / rivals
  }

  /** How many of these cards I hold. */
  holding(cards: readonly Card[]): number {
    return this.sight.hand().filter(card => cards.includes(card)).length
  }

  /** How many of these cards I have in play. */
  playing(cards: readonly Card[]): number {
    return this.sight.inPlay(this.sight.seat).filter(card => cards.includes(card)).length
  }

  /** How many cards I own. */
  get deck(): number {
    return this.#supposed === undefined ? this.sight.ownedTotal : this.#supposed.reduce((sum, n) => sum + n, 0)
  }

  /** The coins of all my Treasures and Actions. */
  get money(): number {
    if (this.#supposed !== undefined) return this.#countMoney(this.#supposed)
    const { owned, changes } = this.sight
    if (this.#moneyAfter !== changes) {
      this.#money = this.#countMoney(owned)
      this.#moneyAfter = changes
    }
    return this.#money
  }

  #countMoney(owned: readonly number[]): number {
    let money = 0
    for (let card = 0; card < owned.length; card++) money += (owned[card] ?? 0) * (this.#coinsOf[card] ?? 0)
    return money
  }

  /** The coins of five of my cards on average. */
  get coinsOfFive(): number {
    return (HAND * this.money) / Math.max(1, this.deck)
  }

  /** Cards I can draw before I have to shuffle. */
  get unshuffled(): number {
    return this.sight.deckSize()
  }

  /** In which of my turns my deck was last shuffled; 0 before it was. */
  get shuffled(): number {
    return this.sight.lastShuffle
  }

  /** The coins of all my Treasures alone. */
  get treasures(): number {
    const { types } = this.tables
    return this.owned.reduce((sum, n, card) => {
      return ((types[card] ?? 0) & TREASURE) === 0 ? sum : sum + n * (this.#coinsOf[card] ?? 0)
    }, 0)
  }

  /** My turns so far, this one included. */
  get turn(): number {
    return this.sight.tokens(this.sight.seat).turns
  }

  get coins(): number {
    return this.sight.turn.coins
  }

  get buys(): number {
    return this.sight.turn.buys
  }

  get actions(): number {
    return this.sight.turn.actions
  }

  /** Thinks as if this seat owned other cards. */
  supposing<T>(owned: readonly number[], think: () => T): T {
    const before = this.#supposed
    this.#supposed = owned
    const thought = think()
    this.#supposed = before
    return thought
  }
}
