import { at, type Seat, type Seats, seatBit } from '@kartentisch/kernel'
import { ACTION, ATTACK, type Card, type Self } from '../card.ts'
import type { Later } from '../state.ts'
import { takeFromHand, takeOut } from './piles.ts'
import { Supply } from './supply.ts'

/** What has been revealed already in the reaction window that is open. */
export interface ReactionWindow {
  readonly seat: Seat
  /** Cards of the hand that have reacted to this Attack; each copy may once. */
  readonly used: Card[]
}

/** Playing cards, once or twice, and Attacks with the reactions to them. */
export abstract class Playing extends Supply {
  protected window: ReactionWindow | undefined

  /**
   * Puts a card of the hand into play and gives back its mark. The mark tells one copy from another while they are
   * in play; the card may since have moved, and then nothing has this mark any more.
   */
  protected putInPlay(card: Card, seat: Seat = this.me): Self {
    takeFromHand(this.player(seat).hand, card)
    return this.#lay(card, seat)
  }

  #lay(card: Card, seat: Seat): Self {
    const player = this.player(seat)
    const mark = this.state.nextMark++
    player.play.push(card)
    player.marks.push(mark)
    return mark
  }

  /** Takes a card out of play; answers whether it was still there. */
  protected leavePlay(self: Self, seat: Seat = this.me): boolean {
    const { play, marks } = this.player(seat)
    const i = marks.indexOf(self)
    if (i < 0) return false
    play.splice(i, 1)
    marks.splice(i, 1)
    return true
  }

  isInPlay(self: Self): boolean {
    return this.player(this.me).marks.includes(self)
  }

  /** The card with this mark, if it is in play. */
  cardInPlay(self: Self): Card | undefined {
    const { play, marks } = this.player(this.me)
    return play[marks.indexOf(self)]
  }

  /** Plays a card of the hand. */
  playFromHand(card: Card): void {
    const self = this.putInPlay(card)
    if (this.hears) this.tell('play', this.me, [card], { from: 'hand', to: 'play' })
    this.follow(card, self)
  }

  /** Plays a card that lies somewhere else of the player's. */
  playFrom(card: Card, from: 'discard' | 'aside' | 'deck'): void {
    if (!takeOut(this.player(this.me)[from], card)) return
    const self = this.#lay(card, this.me)
    if (this.hears) this.tell('play', this.me, [card], { from, to: 'play' })
    this.follow(card, self)
  }

  /** Plays a card of the hand twice; `by` is the card that does so. */
  playTwice(card: Card, by: Self): void {
    const self = this.putInPlay(card)
    for (let time = 0; time < 2; time++) {
      if (this.hears)
        this.tell('play', this.me, [card], { from: time === 0 ? 'hand' : 'play', to: 'play', count: time + 1 })
      this.follow(card, self)
    }
    // Whoever played a Duration twice stays with it; an outer Throne Room played only the inner one.
    for (const later of this.player(this.me).later) if (later.self === self) later.keeps.push(Math.abs(by))
  }

  /** Plays a card where it lies; `by`, the card that does so, stays in play in its stead. */
  playWithoutMoving(card: Card, by: Self): void {
    if (this.hears) this.tell('play', this.me, [card], { from: 'supply', to: 'supply' })
    this.follow(card, -Math.abs(by))
  }

  /** A card has been played: opens the reaction window of an Attack, then follows the text. */
  protected follow(card: Card, self: Self): void {
    const { tables, about, immune } = this
    const types = tables.types[card] ?? 0
    this.about = tables.names[card] ?? ''
    this.immune = types & ATTACK && tables.hasReactions ? this.#reactions() : 0
    const replaced = (types & ACTION) !== 0 && this.state.turn.actionsPlayed++ === 0 && this.enchanted()
    if (replaced) {
      this.draw(1)
      this.actions(1)
    } else tables.plays[card]?.(this.g, self)
    this.about = about
    this.immune = immune
  }

  /** Whether another player's Enchantress replaces the first Action of this turn. */
  protected enchanted(): boolean {
    const { enchantress } = this.tables
    if (enchantress < 0) return false
    const me = seatBit(this.me)
    return this.others(this.me).some(seat =>
      this.player(seat).later.some(later => later.card === enchantress && (later.immune & me) === 0),
    )
  }

  /** Each other player may react, in turn order; gives back who is unaffected. */
  #reactions(): Seats {
    const { window, immune } = this
    this.immune = 0
    for (const seat of this.others(this.me)) {
      this.window = { seat, used: [] }
      while (this.#reactOnce(this.window));
    }
    const unaffected = this.immune
    this.window = window
    this.immune = immune
    return unaffected
  }

  #reactOnce({ seat, used }: ReactionWindow): boolean {
    const unused = [...this.player(seat).hand]
    for (const card of used) takeOut(unused, card)
    const able = unused.filter(card => {
      const { reaction } = at(this.tables.faces, card)
      return reaction !== undefined && (reaction.can === undefined || reaction.can(this.g, seat))
    })
    const card = this.mayChoose('react', [...new Set(able)], { seat })
    if (card === undefined) return false
    used.push(card)
    this.reveal(seat, [card])
    this.as(card, () => at(this.tables.faces, card).reaction?.react(this.g, seat))
    return true
  }

  /** The Attack being played doesn't affect this player. */
  unaffected(seat: Seat): void {
    this.immune |= seatBit(seat)
  }

  isUnaffected(seat: Seat): boolean {
    return (this.immune & seatBit(seat)) !== 0
  }

  /** Does something to each other player who is affected, in turn order. */
  attack(hit: (victim: Seat) => void): void {
    for (const victim of this.others(this.me)) if (!this.isUnaffected(victim)) hit(victim)
  }

  /** Leaves something for the start of the next turn; the card stays in play until then. */
  nextTurn(card: Card, self: Self, set: Partial<Pick<Later, 'cards' | 'faceDown'>> = {}): void {
    const { cards = [], faceDown = false } = set
    const later: Later = {
      when: 'next-turn',
      card,
      self,
      keeps: [Math.abs(self)],
      cards,
      faceDown,
      immune: this.immune,
    }
    this.player(this.me).later.push(later)
  }

  /** Trashes the card being played, if it is where it was played; answers whether it was. */
  trashSelf(self: Self): boolean {
    const card = this.cardInPlay(self)
    if (card === undefined || !this.leavePlay(self)) return false
    this.intoTrash(this.me, [card], 'play')
    return true
  }

  actions(n: number): void {
    this.state.turn.actions += n
    if (this.hears) this.tell('actions', this.me, [], { count: n })
  }

  buys(n: number): void {
    this.state.turn.buys += n
    if (this.hears) this.tell('buys', this.me, [], { count: n })
  }

  coins(n: number): void {
    this.state.turn.coins += n
    if (this.hears) this.tell('coins', this.me, [], { count: n })
  }

  potions(n: number): void {
    this.state.turn.potions += n
    if (this.hears) this.tell('potions', this.me, [], { count: n })
  }

  coffers(n: number, seat: Seat = this.me): void {
    this.player(seat).coffers += n
    if (this.hears) this.tell('coffers', seat, [], { count: n })
  }

  vp(n: number, seat: Seat = this.me): void {
    this.player(seat).vp += n
    if (this.hears && n !== 0) this.tell('vp', seat, [], { count: n })
  }

  /** Takes debt; in a controlled turn its player's new debt goes to the controller. */
  takeDebt(n: number, seat: Seat = this.me): void {
    const debtor = this.decider(seat)
    this.player(debtor).debt += n
    if (this.hears && n !== 0) this.tell('take-debt', debtor, [], { count: n })
  }
}
