import { at, EVERYONE, type Seat, type Seats, seatBit } from '@kartentisch/kernel'
import { ACTION, ATTACK, type Card, type Self, type TypeBits } from '../card.ts'
import type { Later, PlayerState } from '../state.ts'
import type { Verbs, Zone } from '../verbs.ts'
import { Counters } from './counters.ts'
import { takeFromHand, takeOut } from './piles.ts'
import { ReactionWindow } from './reactions.ts'

/** Playing cards, once or twice, and Attacks with the reactions to them. */
export abstract class Playing extends Counters {
  protected window: ReactionWindow | undefined

  /**
   * Puts a card of the hand into play and gives back its mark. The mark tells one copy from another while they are
   * in play; the card may since have moved, and then nothing has this mark any more.
   */
  protected putInPlay(card: Card): Self {
    const player = this.player(this.me)
    takeFromHand(player.hand, card)
    return this.#lay(player, card)
  }

  #lay(player: PlayerState, card: Card): Self {
    const mark = this.state.nextMark++
    player.play.push(card)
    player.marks.push(mark)
    return mark
  }

  /** Takes a card out of play; answers whether it was still there. */
  protected leavePlay(self: Self): boolean {
    const { play, marks } = this.player(this.me)
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

  /** Lets the player say which copy of a card in play is meant, where they stay there with different Durations or none. */
  chooseCopy(card: Card): Self | undefined {
    const { play, marks, later } = this.player(this.me)
    const copies = marks.filter((_, i) => play[i] === card)
    const staysWith = (mark: Self) =>
      later.find(({ when, keeps }) => when === 'next-turn' && keeps.includes(mark))?.card
    const durations = new Set(copies.flatMap(mark => staysWith(mark) ?? []))
    const min = copies.some(mark => staysWith(mark) === undefined) ? 0 : 1
    const chosen = this.chooseOne('stays-with', [...durations], { from: 'play', min, shown: [card] })
    return copies.findLast(mark => staysWith(mark) === chosen)
  }

  /** The cards in play that have one of these types. */
  inPlay(type: TypeBits, seat: Seat = this.me): Card[] {
    return this.player(seat).play.filter(card => this.is(card, type))
  }

  /** Puts a card from play onto the deck, if it is in play. */
  fromPlayToDeck(self: Self): void {
    const card = this.cardInPlay(self)
    if (card === undefined || !this.leavePlay(self)) return
    this.player(this.me).deck.push(card)
    if (this.hears) this.tell('put-on-deck', this.me, [card], { from: 'play', to: 'deck' })
  }

  /** Plays a card of the hand. */
  playFromHand(card: Card): void {
    const self = this.putInPlay(card)
    if (this.hears) this.tell('play', this.me, [card], { from: 'hand', to: 'play' })
    this.follow(card, self)
  }

  /**
   * Plays a Treasure that gives money and does nothing else, known by its place in the hand, where nobody listens: most cards
   * that are played in simulations are such, and nothing else of playing a card has any effect then.
   */
  protected playMoney(player: PlayerState, place: number, card: Card): void {
    const { hand } = player
    const end = hand.pop()
    if (end !== undefined && place < hand.length) hand[place] = end
    this.tables.plays[card]?.(this.g, this.#lay(player, card))
  }

  /** Plays a card that lies somewhere else of the player's. */
  playFrom(card: Card, from: 'discard' | 'aside' | 'deck'): void {
    const player = this.player(this.me)
    if (!takeOut(player[from], card)) return
    const self = this.#lay(player, card)
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
    for (const later of this.player(this.me).later)
      if (later.self === self && later.when === 'next-turn') later.keeps.push(Math.abs(by))
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
    this.about = tables.names[card] ?? 'none'
    this.immune = types & ATTACK && tables.hasReactions ? this.#reactions() : 0
    const isFirst = (types & ACTION) !== 0 && this.state.turn.actionsPlayed++ === 0
    const instead = isFirst && tables.replacing.length > 0 ? this.#insteadOfFirstAction() : undefined
    if (instead !== undefined) instead(this.g)
    else tables.plays[card]?.(this.g, self)
    this.about = about
    this.immune = immune
  }

  /** What another player's card that waits makes of the first Action of this turn, if one does. */
  #insteadOfFirstAction(): ((g: Verbs) => void) | undefined {
    const { replacing, faces } = this.tables
    const me = seatBit(this.me)
    const waiting = this.others(this.me).flatMap(seat => this.player(seat).later)
    const card = replacing.find(held => waiting.some(later => later.card === held && ((later.immune ?? 0) & me) === 0))
    return card === undefined ? undefined : faces[card]?.insteadOfFirstAction
  }

  /** Each other player may react, in turn order; gives back who is unaffected. */
  #reactions(): Seats {
    const { window } = this
    this.immune = 0
    for (const seat of this.others(this.me)) {
      this.window = new ReactionWindow(seat)
      while (this.#reactOnce(this.window));
    }
    this.window = window
    return this.immune
  }

  #reactOnce(window: ReactionWindow): boolean {
    const { seat } = window
    const able = window.unused(this.player(seat).hand).filter(card => {
      const { reaction } = at(this.tables.faces, card)
      return reaction !== undefined && (reaction.can === undefined || reaction.can(this.g, seat))
    })
    const card = this.mayChoose('react', [...new Set(able)], { seat })
    if (card === undefined) return false
    window.reacted(card)
    this.reveal(seat, [card])
    this.as(card, () => at(this.tables.faces, card).reaction?.react(this.g, seat))
    return true
  }

  /** The reaction window, if it is this player's that is open. */
  #windowOf(seat: Seat): ReactionWindow | undefined {
    return this.window?.seat === seat ? this.window : undefined
  }

  override draw(n: number, seat: Seat = this.me): number {
    const drawn = super.draw(n, seat)
    if (this.window !== undefined) this.#windowOf(seat)?.drawn(this.#lastInHand(seat, drawn))
    return drawn
  }

  #lastInHand(seat: Seat, n: number): readonly Card[] {
    const { hand } = this.player(seat)
    return hand.slice(hand.length - n)
  }

  override putOnDeck(seat: Seat, cards: readonly Card[], from: Zone = 'hand'): void {
    super.putOnDeck(seat, cards, from)
    if (from === 'hand') this.#windowOf(seat)?.putOnDeck(cards)
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

  /** Each affected player, this one first, reveals the top card of the deck; this one says whether it is discarded. */
  spyOnAll(): void {
    for (const seat of this.everyoneFrom(this.me)) {
      if (this.isUnaffected(seat)) continue
      const card = this.revealTop(seat)
      if (card === undefined) continue
      if (this.option('discard', ['discard', 'keep'], { concerns: seat, shown: [card] }) === 'discard')
        this.discardTop(seat)
    }
  }

  /** Leaves something for the start of the next turn; the card stays in play until then. */
  nextTurn(card: Card, self: Self): void {
    this.#wait(card, self, [], false)
  }

  /** Leaves cards that were looked at, face down, for the starts of the next turns. */
  lookedForNextTurns(card: Card, self: Self, cards: readonly Card[]): void {
    const { looked } = this.player(this.me)
    const left = cards.filter(each => takeOut(looked, each))
    this.#wait(card, self, left, true)
    if (this.hears)
      this.tell('set-aside-face-down', this.me, left, { seenBy: this.sees(this.me), from: 'looked', to: 'aside' })
  }

  #wait(card: Card, self: Self, cards: Card[], faceDown: boolean): void {
    const { immune } = this
    const keeps = [Math.abs(self)]
    this.player(this.me).later.push({ when: 'next-turn', card, self, keeps, cards, faceDown, immune })
  }

  /** Sets a card of the hand aside, face up, until the start of its owner's next turn. */
  setAsideForNextTurn(card: Card, seat: Seat): void {
    const player = this.player(seat)
    if (!takeOut(player.hand, card)) return
    player.later.push({ when: 'next-turn', card, keeps: [], cards: [card], faceDown: false })
    this.#windowOf(seat)?.gone(card)
    if (this.hears) this.tell('set-aside', seat, [card], { from: 'hand', to: 'aside' })
  }

  /** Takes cards set aside for this turn back into the hand, all of them if not told which. */
  takeBack(later: Later, cards: readonly Card[] = [...later.cards]): void {
    const { hand } = this.player(this.me)
    for (const card of cards) if (takeOut(later.cards, card)) hand.push(card)
    if (!this.hears || cards.length === 0) return
    const seenBy = later.faceDown ? this.sees(this.me) : EVERYONE
    this.tell('put-in-hand', this.me, cards, { seenBy, from: 'aside', to: 'hand' })
  }

  /** Trashes the card being played, if it is where it was played; answers whether it was. */
  trashSelf(self: Self): boolean {
    const card = this.cardInPlay(self)
    if (card === undefined || !this.leavePlay(self)) return false
    this.intoTrash(this.me, [card], 'play')
    return true
  }

  /** Sets the card being played aside until clean-up, if it is where it was played. */
  setSelfAside(self: Self): void {
    const card = this.cardInPlay(self)
    if (card === undefined || !this.leavePlay(self)) return
    const { later } = this.player(this.me)
    later.push({ when: 'clean-up', card, self, keeps: [], cards: [card], faceDown: false })
    if (this.hears) this.tell('set-aside', this.me, [card], { from: 'play', to: 'aside' })
  }

  /** Returns cards that were set aside to their piles; what has no pile stays aside. */
  returnAside(later: Later): void {
    const player = this.player(this.me)
    for (const card of later.cards.splice(0)) {
      player.changes++
      if (!this.returnToSupply(card)) player.aside.push(card)
      else if (this.hears) this.tell('return', this.me, [card], { from: 'aside', to: 'supply' })
    }
  }
}
