import { at, type Seat } from '@kartentisch/kernel'
import type { Card, Cost } from '../card.ts'
import { cheaperBy, costsUpTo, priceNow } from '../costs.ts'
import type { WhenGained } from '../face.ts'
import { NO_PILE } from '../pile.ts'
import { topOfPile } from '../top-of-pile.ts'
import type { Gain, Gaining, GainTo, Zone } from '../verbs.ts'
import { type Effect, Effects } from './effects.ts'
import { takeOut } from './piles.ts'

/** The supply: costs, gaining and trashing. */
export abstract class Supply extends Effects {
  /** How much less everything costs now. */
  get cheaper(): number {
    return cheaperBy(this.tables, this.state)
  }

  /** What a card costs in coins now. */
  coinCost(card: Card): number {
    const coins = this.tables.coins[card] ?? 0
    const cheaper = this.cheaper
    return cheaper === 0 ? coins : Math.max(0, coins - cheaper)
  }

  /** What a card costs now. */
  cost(card: Card): Cost {
    return priceNow(this.tables, card, this.cheaper)
  }

  /** The top card of a pile, or nothing. */
  topOfPile(pile: number): Card | undefined {
    return topOfPile(this.tables, this.state, pile)
  }

  /** Whether a card can be had from the supply: it is the top card of its pile. */
  inSupply(card: Card): boolean {
    const pile = at(this.tables.pileOf, card)
    return pile >= 0 && this.topOfPile(pile) === card
  }

  /** The cards that can be had from the supply, of those that fit. */
  supplyCards(fits: (card: Card) => boolean): Card[] {
    const cards: Card[] = []
    for (let pile = 0; pile < this.tables.piles.length; pile++) {
      const card = this.topOfPile(pile)
      if (card !== undefined && fits(card)) cards.push(card)
    }
    return cards
  }

  /** Whether a card is of the bane pile, wherever it lies. */
  isBane(card: Card): boolean {
    const { bane, pileOf } = this.tables
    return bane >= 0 && pileOf[card] === bane
  }

  emptyPiles(): number {
    let empty = 0
    const { piles } = this.state
    for (let pile = 0; pile < piles.length; pile++) if (piles[pile] === 0) empty++
    return empty
  }

  /** Takes the card off its pile; answers whether it was there. */
  protected takeFromSupply(card: Card): boolean {
    const pile = this.tables.pileOf[card] ?? NO_PILE
    if (pile < 0 || this.topOfPile(pile) !== card) return false
    this.state.piles[pile] = (this.state.piles[pile] ?? 0) - 1
    if (this.tables.cardOf[pile] !== card) at(this.state.stacks, at(this.tables.piles, pile).split).pop()
    return true
  }

  /** Puts a card back onto its pile; answers whether it has one. */
  protected returnToSupply(card: Card): boolean {
    const pile = at(this.tables.pileOf, card)
    if (pile < 0) return false
    this.state.piles[pile] = at(this.state.piles, pile) + 1
    const { split } = at(this.tables.piles, pile)
    if (split >= 0) at(this.state.stacks, split).push(card)
    return true
  }

  /** Gains a card from the supply. Answers whether this player gained it. */
  gain(card: Card, { to = 'discard', seat = this.me }: Gaining = {}): boolean {
    if (!this.takeFromSupply(card)) return false
    return this.receive(card, to, seat, this.tables.pileOf[card] ?? NO_PILE)
  }

  /** Gains several copies, as far as there are any. */
  gainSome(n: number, card: Card, gaining: Gaining = {}): void {
    for (let i = 0; i < n; i++) this.gain(card, gaining)
  }

  /** Lets a player choose a card of the supply that fits and gains it. Gives back what that player gained. */
  gainChosen(fits: (card: Card) => boolean, gaining: Gaining = {}): Card | undefined {
    const { seat = this.me, chooser = seat, min = 1 } = gaining
    const card = this.chooseOne('gain', this.supplyCards(fits), { seat: chooser, concerns: seat, from: 'supply', min })
    return card !== undefined && this.gain(card, gaining) ? card : undefined
  }

  gainCostingUpTo(coins: number, gaining: Gaining = {}): Card | undefined {
    return this.gainChosen(card => costsUpTo(this.cost(card), coins), gaining)
  }

  /** Gains a card that lies in the trash, if it still does. */
  gainFromTrash(card: Card, seat: Seat = this.me): boolean {
    return takeOut(this.state.trash, card) && this.receive(card, 'discard', seat, NO_PILE)
  }

  /** Gains a prize that lies beside the supply, if it still does. */
  gainPrize(card: Card, { to = 'discard', seat = this.me }: Gaining = {}): boolean {
    return takeOut(this.state.prizes, card) && this.receive(card, to, seat, NO_PILE)
  }

  /** Puts a card just taken from somewhere where the gainer gets it, and does what follows from gaining it. */
  protected receive(card: Card, to: GainTo, seat: Seat, pile: number): boolean {
    const { turn } = this.state
    // In a controlled turn whatever its player would gain goes to the controller's discard pile.
    const gainer = this.decider(seat)
    const place = gainer === seat ? to : 'discard'
    const player = this.player(gainer)
    player[place].push(card)
    player.changes++
    let nth = 0
    if (gainer === turn.seat && turn.phase !== 'between') nth = turn.gains.push(card)
    if (this.hears) this.tell('gain', gainer, [card], { from: pile < 0 ? 'elsewhere' : 'supply', to: place })
    if (this.tables.hasOnGain) this.#whenGained({ card, gainer, pile, nth, place })
    return gainer === seat
  }

  #whenGained(gain: Gain): void {
    const { faces, landmarks } = this.tables
    const effects: Effect[] = []
    const add = (thing: number, { when, touches, act }: WhenGained) => {
      if (when !== undefined && !when(this.g, gain)) return
      effects.push({
        thing,
        touches: typeof touches === 'function' ? touches(this.g, gain) : touches,
        act: () => this.as(thing, () => act(this.g, gain)),
      })
    }
    const own = at(faces, gain.card).onGain
    if (own !== undefined) add(gain.card, own)
    for (const card of this.player(gain.gainer).play) {
      const held = at(faces, card).whileInPlay?.onGain
      if (held !== undefined) add(card, held)
    }
    for (const landmark of landmarks) {
      if (landmark.onGain !== undefined) add(this.tables.number(landmark.id), landmark.onGain)
    }
    this.inAnyOrder(gain.gainer, effects)
  }

  /** Moves a card just gained somewhere else, if it is still where it came to lie. */
  moveGained(gain: Gain, to: GainTo): void {
    const { [gain.place]: from, [to]: goal } = this.player(gain.gainer)
    if (!takeOut(from, gain.card)) return
    goal.push(gain.card)
    if (this.hears) this.tell('move', gain.gainer, [gain.card], { from: gain.place, to })
    gain.place = to
  }

  /** Trashes cards of a player's. Answers how many. */
  trash(seat: Seat, cards: readonly Card[], from: Zone = 'hand'): number {
    const zone = this.player(seat)[from]
    const trashed = cards.filter(card => takeOut(zone, card))
    this.intoTrash(seat, trashed, from)
    return trashed.length
  }

  /** Trashes the top card of a deck, and gives it back. */
  trashTop(seat: Seat = this.me): Card | undefined {
    const card = this.top(seat)
    if (card !== undefined) this.trash(seat, [card], 'deck')
    return card
  }

  /** Trashes the top card of a supply pile. */
  trashFromSupply(card: Card): void {
    if (!this.takeFromSupply(card)) return
    this.state.trash.push(card)
    if (this.hears) this.tell('trash', this.me, [card], { from: 'supply', to: 'trash' })
    this.#whenTrashed(this.me, [card])
  }

  /** Puts cards already taken from a player's zone into the trash, all together, and does what follows from it. */
  protected intoTrash(owner: Seat, cards: readonly Card[], from: Zone | 'play'): void {
    if (cards.length === 0) return
    // In a controlled turn its player's cards only count as trashed and come back at the end.
    const saved = this.controlled && owner === this.me && this.turn.phase !== 'between'
    const player = this.player(owner)
    const pile = saved ? player.returning : this.state.trash
    for (const card of cards) pile.push(card)
    player.changes++
    if (this.hears) this.tell('trash', owner, cards, { from, to: saved ? 'aside' : 'trash' })
    this.#whenTrashed(owner, cards)
  }

  #whenTrashed(by: Seat, cards: readonly Card[]): void {
    const { tables } = this
    if (!tables.hasOnTrash) return
    for (const landmark of tables.landmarks) {
      const { onTrash } = landmark
      if (onTrash !== undefined) for (const _ of cards) this.as(tables.number(landmark.id), () => onTrash(this.g, by))
    }
    const effects = cards.flatMap((card): Effect[] => {
      const { onTrash } = at(tables.faces, card)
      if (onTrash === undefined) return []
      return [{ thing: card, touches: 'gains', act: () => this.as(card, () => onTrash(this.g, by)) }]
    })
    this.inAnyOrder(by, effects)
  }

  /** Lets a player trash between `min` and `max` cards of the hand that fit. Gives them back. */
  trashFromHand(min: number, max: number, fits: (card: Card) => boolean = () => true, seat: Seat = this.me): Card[] {
    const cards = this.choose('trash', this.player(seat).hand.filter(fits), { seat, min, max })
    this.trash(seat, cards)
    return cards
  }

  /** Trashes one card of the hand, which is mandatory if there is one. */
  trashOne(fits?: (card: Card) => boolean): Card | undefined {
    return this.trashFromHand(1, 1, fits)[0]
  }

  mayTrashOne(fits?: (card: Card) => boolean): Card | undefined {
    return this.trashFromHand(0, 1, fits)[0]
  }
}
