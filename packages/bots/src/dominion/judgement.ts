import { ACTION, type Card, CURSE, type Sight, TREASURE } from '@kartentisch/dominion'
import { at, type Seat } from '@kartentisch/kernel'
import type { Holding, Knowledge } from './knowledge/record.ts'
import { COIN_OF, givesOf } from './lore.ts'
import { less, ORDER } from './order.ts'
import type { Strategy } from './strategy.ts'
import type { Exchange, Traits } from './trial/traits.ts'
import { Worth } from './worth.ts'

/** A card not yet seen is worth more than a Copper, or nobody would play cards that draw one. */
const UNSEEN = 1.05
/** What is won in the long run counts less than coins at once. */
const LATER = 0.6
/** Of more cards drawn at once not all serve. */
const SERVE = 5
/** What it is worth to be rid of a card. */
const RID = 1.3

/** What a plan player thinks of the hand at the moment, in coins. */
export class Judgement extends Worth {
  /** For whom it decides, and the hand it decides about. */
  whose: Seat
  hand: readonly Card[] = []
  readonly #known: ReadonlyMap<string, Knowledge<Judgement>>
  #average = 0
  #averageAfter = -1

  /** `known` is what is known of single cards and events beyond their traits, by id. */
  constructor(sight: Sight, strategy: Strategy, known: ReadonlyMap<string, Knowledge<Judgement>>) {
    super(sight, strategy)
    this.whose = sight.seat
    this.#known = known
  }

  /** What is known of a card or event beyond what it does when tried out. */
  knows(id: string): Knowledge<Judgement> | undefined {
    return this.#known.get(id)
  }

  #knows(card: Card): Knowledge<Judgement> | undefined {
    return this.lore.depends[card] === true ? this.#known.get(this.tables.faces[card]?.id ?? '') : undefined
  }

  /** Turns to a new question. */
  consider(whose: Seat): void {
    this.begin()
    this.whose = whose
    this.hand = this.sight.hand(whose)
  }

  holds(card: Card): boolean {
    return this.hand.includes(card)
  }

  /** Actions that can be played with the hand as it is: in another player's turn the next one's. */
  get actionsAhead(): number {
    const { turn } = this.sight
    if (turn.seat !== this.whose) return 1
    return turn.phase === 'action' ? turn.actions : 0
  }

  /** What a card of my deck is good for on average. */
  get average(): number {
    const { owned, ownedTotal, changes } = this.sight
    if (this.#averageAfter !== changes) {
      this.#averageAfter = changes
      let sum = 0
      for (let card = 0; card < owned.length; card++) sum += (owned[card] ?? 0) * (this.lore.rough[card] ?? 0)
      this.#average = sum / Math.max(1, ownedTotal)
    }
    return this.#average
  }

  /** What drawing a card is good for. */
  get drawn(): number {
    return Math.max(UNSEEN, this.average)
  }

  /** What a card in hand is good for this turn; less than 0 if it had better not be played. */
  use(card: Card): number {
    const always = this.lore.always[card]
    if (always !== undefined) return always
    const known = this.#knows(card)
    if (known?.use !== undefined) return known.use(this)
    return known?.holding === undefined ? this.usualUse(card) : this.#useHolding(card, known.holding)
  }

  /** What a card is good for whose use depends on others in the same hand; more than were tried count as the most tried. */
  #useHolding(card: Card, holding: Holding): number {
    const { held } = this.lore.traits[card] ?? {}
    if (held === undefined) return this.usualUse(card)
    const count = less(this.hand, card).filter(other =>
      holding.type === undefined ? other === holding.card : this.is(other, holding.type),
    ).length
    const { gives, cards } = at(held, Math.min(count, held.length - 1))
    return gives + Math.min(Math.max(0, cards), this.undrawn) * this.drawn
  }

  /** What a card in hand is good for by its traits alone. */
  usualUse(card: Card): number {
    const { cards = 0, curses = 0, options = [], drawsTo } = this.lore.traits[card] ?? {}
    if (options.length > 0) return Math.max(...options.map(traits => this.#useOfOption(card, traits)))
    const harm = curses > 0 && this.sight.supply(CURSE) > 0 ? this.lore.harm(card) : 0
    const draws = drawsTo === undefined ? cards : Math.max(0, drawsTo - this.hand.length + 1)
    // What comes later was found for one size of hand.
    const own = drawsTo === undefined ? (this.lore.gives[card] ?? 0) : this.lore.atOnce(card)
    const gives = own + Math.min(draws, this.undrawn) * this.drawn + harm
    return this.lore.depends[card] === true ? this.#withTrashing(card, gives) : gives
  }

  #useOfOption(card: Card, traits: Traits): number {
    const junk = traits.mustTrash > 0 ? this.junk(less(this.hand, card), traits.mustTrash).length : 0
    const gives = givesOf(traits) + Math.min(traits.cards, this.undrawn) * this.drawn
    return junk < traits.mustTrash ? gives - 1 : gives + RID * junk
  }

  /** What a card is good for that gives so much and trashes cards of the hand: not played if nothing had better go. */
  #withTrashing(card: Card, gives: number): number {
    const { mustTrash = 0, mayTrash = 0 } = this.lore.traits[card] ?? {}
    const most = Math.max(mustTrash, mayTrash)
    if (most === 0) return gives
    const rest = less(this.hand, card)
    const trashing = this.trashingWith(card)
    if (trashing === undefined) {
      const junk = this.junk(rest, most).length
      return junk < mustTrash ? gives - 1 : gives + RID * junk
    }
    const values = rest
      .map(other => trashing(other) - this.spent(other))
      .filter(value => value > -Infinity)
      .sort((a, b) => b - a)
      .slice(0, Math.max(1, mustTrash))
    if (values.length < mustTrash) return gives > 0 ? gives : -1
    const won = values.reduce((sum, value) => sum + (mustTrash > 0 ? value : Math.max(0, value)), 0)
    return won > 0 ? gives + LATER * won : gives + won
  }

  /** What comes of trashing a card with another or an event, in coins, where it is for something; -Infinity for what it can't. */
  trashingWith(thing: number): ((given: Card) => number) | undefined {
    const exchange = this.lore.traits[thing]?.exchange
    if (exchange !== undefined) return given => this.#exchanged(given, exchange)
    if (this.lore.trashed[thing] === undefined) return undefined
    const anyway = this.#forTrashing(thing, CURSE) ?? 0
    return given => (this.#forTrashing(thing, given) ?? -Infinity) - anyway - this.worth(given)
  }

  /** What comes of buying an event that trashes a card for something, with the best of this hand; else nothing is known. */
  bestTrashedBy(event: number): number | undefined {
    if (this.lore.trashed[event] === undefined) return undefined
    return Math.max(...this.hand.map(card => (this.#forTrashing(event, card) ?? -Infinity) - this.worth(card)))
  }

  /** What a card or event gives for a card that is trashed with it, in coins; nothing if it can't be. */
  #forTrashing(thing: number, given: Card): number | undefined {
    const { traits, gains } = this.lore.trashed[thing]?.[given] ?? {}
    if (traits === undefined || gains === undefined) return undefined
    const drawn = Math.min(traits.cards, this.undrawn, SERVE) * this.drawn
    const harm = this.sight.supply(CURSE) > 0 ? COIN_OF.curse * traits.curses : 0
    return gains.reduce((sum, cards) => sum + this.#bestGain(cards), givesOf(traits) + drawn + harm)
  }

  #bestGain(cards: readonly Card[]): number {
    const able = cards.filter(card => this.sight.inSupply(card))
    const gained = this.gainOf(able)
    return gained === undefined ? 0 : Math.min(this.worth(gained), this.worthGaining(gained))
  }

  #exchanged(given: Card, { least, most, treasures }: Exchange): number {
    if (treasures && !this.is(given, TREASURE)) return -Infinity
    const { coins, potion, debt } = this.cost(given)
    return this.exchange(given, gained => {
      const cost = this.cost(gained)
      const more = cost.coins - coins
      return (
        more >= least &&
        more <= most &&
        cost.potion <= potion &&
        cost.debt <= debt &&
        (!treasures || this.is(gained, TREASURE))
      )
    })
  }

  /** The coins of a Treasure that is trashed from the hand are missing this turn, and perhaps a purchase with them. */
  spent(card: Card): number {
    const coins = this.is(card, TREASURE) && !this.is(card, ACTION) ? (this.lore.coins[card] ?? 0) : 0
    if (coins === 0 || this.sight.turn.phase !== 'action') return 0.5 * coins
    const now = this.coinsAhead
    return Math.max(0.5 * coins, 0.5 * (this.power(now) - this.power(now - coins)))
  }

  /** How many cards there are to draw. */
  get undrawn(): number {
    const { sight, whose } = this
    if (whose !== sight.seat) return Infinity
    return sight.ownedTotal - sight.handSize(whose) - sight.inPlay(whose).length
  }

  /** What a hand is good for with so many Actions to play. */
  handUse(hand: readonly Card[], actions = this.actionsAhead): number {
    const before = this.hand
    this.hand = hand
    let sum = 0
    let left = actions
    const terminals: number[] = []
    for (const card of hand) {
      if (this.isDead(card)) continue
      if (!this.is(card, ACTION)) sum += this.use(card)
      else if (actions > 0) {
        const use = this.use(card)
        const { actions: more = 0 } = this.lore.traits[card] ?? {}
        if (use < 0) continue
        if (more === 0) terminals.push(use)
        else {
          sum += use
          left += more - 1
        }
      }
    }
    this.hand = before
    terminals.sort((a, b) => b - a)
    for (let i = 0; i < Math.min(left, terminals.length); i++) sum += terminals[i] ?? 0
    return sum
  }

  /** What a hand loses with a card. */
  loss(card: Card, hand: readonly Card[] = this.hand): number {
    return this.handUse(hand) - this.handUse(less(hand, card))
  }

  /** The `n` cards a hand can best do without: Victory cards and Curses, then what loses it least. */
  leastUseful(hand: readonly Card[], n: number): Card[] {
    const dead = hand.filter(card => this.isDead(card))
    // Dead cards can still be of use to others of the hand, such as an Estate to a Baron.
    if (dead.length >= n && !hand.some(card => this.lore.depends[card] === true))
      return dead.sort((a, b) => this.worth(a) - this.worth(b)).slice(0, n)
    const found: Card[] = []
    let rest: readonly Card[] = hand
    while (found.length < n && rest.length > 0) {
      const least = this.#leastUseful(rest)
      found.push(least)
      rest = less(rest, least)
    }
    return found
  }

  #leastUseful(hand: readonly Card[]): Card {
    const whole = this.handUse(hand)
    let found = hand[0] ?? CURSE
    let least = Infinity
    for (const [i, card] of hand.entries()) {
      if (hand.indexOf(card) < i) continue
      // Of cards that are equally useful now, the one that is worth less in the long run goes.
      const loss = whole - this.handUse(less(hand, card)) + (this.isDead(card) ? -0.01 : 0.001 * this.worth(card))
      if (loss < least) {
        least = loss
        found = card
      }
    }
    return found
  }

  /** The coins of this turn with all Treasures in hand played. */
  get coinsAhead(): number {
    return this.hand.reduce((sum, card) => {
      return this.is(card, TREASURE) && !this.is(card, ACTION) ? sum + (this.lore.coins[card] ?? 0) : sum
    }, this.coins)
  }

  /** When to play an Action of the hand: the highest first; less than 0 never. */
  orderOf(card: Card): number {
    const order = this.lore.orders[card] ?? 0
    if (order >= 0) return order
    const known = this.#knows(card)?.order
    return known === undefined ? this.usualOrder(card) : known(this)
  }

  usualOrder(card: Card): number {
    const use = this.use(card)
    if (use < 0) return -1
    const { cards = 0, actions = 0, wakesAfter } = this.lore.traits[card] ?? {}
    if (wakesAfter !== undefined) return (this.sight.turn.actionsPlayed < wakesAfter ? ORDER.last : ORDER.cantrip) + use
    if (actions > 0) return this.lore.liveOrder(card)
    return this.actions > 1 && cards > 1 ? ORDER.drawing + 10 * cards + use : ORDER.last + use
  }

  /** The Actions of the hand that end the turn's playing unless there are Actions left. */
  get terminals(): Card[] {
    return this.hand.filter(card => this.is(card, ACTION) && (this.lore.traits[card]?.actions ?? 0) === 0)
  }
}
