import { type Answer, onlyAnswer, type Seat } from '@kartentisch/kernel'
import { asCard, type Card, NO_CARD, type TypeBits } from '../card.ts'
import type { Offer, Option, OwnStep } from '../options.ts'
import type { DominionQuestion, From, FromIn, Of, Step, StepFor } from '../questions.ts'
import type { Asking } from '../verbs.ts'
import { Piles, takeFromHand } from './piles.ts'

const NOTHING: readonly Card[] = []

/** By their numbers. Mostly it is a hand: for so few cards a loop is quicker than a sort that calls back. */
function inOrder(cards: readonly number[]): number[] {
  const sorted = cards.slice()
  for (let i = 1; i < sorted.length; i++) {
    const card = sorted[i] ?? 0
    let k = i
    for (; k > 0 && (sorted[k - 1] ?? 0) > card; k--) sorted[k] = sorted[k - 1] ?? 0
    sorted[k] = card
  }
  return sorted
}

const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** The verbs that let a player choose. */
export abstract class Choices extends Piles {
  /** Asks; a question with one legal answer is not asked. */
  protected ask(step: Step | OwnStep, choices: readonly number[], asking: Asking<From> & { readonly of?: Of }): Answer {
    const whose = asking.seat ?? this.me
    const from = asking.from ?? 'hand'
    const question: DominionQuestion = {
      seat: this.decider(whose),
      whose,
      about: asking.about ?? this.about,
      step,
      of: asking.of ?? 'card',
      from,
      // The order in which cards came to a hand may tell the order of the deck.
      choices: from === 'hand' ? inOrder(choices) : choices,
      min: Math.min(asking.min ?? 1, choices.length),
      max: Math.min(asking.max ?? 1, choices.length),
      orNone: false,
      ordered: asking.ordered ?? false,
      shown: asking.shown ?? NOTHING,
    }
    const only = onlyAnswer(question)
    if (only !== undefined) return only
    const { concerns } = asking
    return this.driver.ask(concerns === undefined || concerns === whose ? question : { ...question, concerns })
  }

  /** Lets a player choose some of these cards. */
  choose<S extends StepFor<'card'>>(step: S, cards: readonly Card[], asking: Asking<FromIn<S>> = {}): Card[] {
    return this.ask(step, cards, asking).map(asCard)
  }

  /** Lets a player choose one of these cards, if there are any. */
  chooseOne<S extends StepFor<'card'>>(
    step: S,
    cards: readonly Card[],
    asking: Asking<FromIn<S>> = {},
  ): Card | undefined {
    return this.choose(step, cards, asking)[0]
  }

  /** Lets a player choose one of these cards or none. */
  mayChoose<S extends StepFor<'card'>>(
    step: S,
    cards: readonly Card[],
    asking: Asking<FromIn<S>> = {},
  ): Card | undefined {
    return this.choose(step, cards, { ...asking, min: 0 })[0]
  }

  /** Yes or no. */
  may(step: StepFor<'option'>, asking: Asking = {}): boolean {
    return this.option(step, ['yes', 'no'], asking) === 'yes'
  }

  /** One of several options. */
  option<O extends Option>(step: StepFor<'option'>, options: readonly O[], asking: Asking = {}): O {
    return this.chooseFrom({ step, options }, asking)
  }

  /** Several different options, in the order in which they are listed unless the player gives another. */
  options<O extends Option>(step: StepFor<'option'>, options: readonly O[], count: number, asking: Asking = {}): O[] {
    return this.chooseSeveral({ step, options }, count, asking)
  }

  /** One of the options that a card declares. */
  chooseFrom<O extends string>(offer: Offer<O, StepFor<'option'> | OwnStep>, asking: Asking = {}): O {
    const chosen = this.chooseSeveral(offer, 1, asking)[0]
    if (chosen === undefined) throw new RangeError(`${this.about} offers no options.`)
    return chosen
  }

  /** Several different ones of them, in the order in which they are listed unless the player gives another. */
  chooseSeveral<O extends string>(
    { step, options }: Offer<O, StepFor<'option'> | OwnStep>,
    count: number,
    asking: Asking = {},
  ): O[] {
    const { tables } = this
    const numbers = options.map(option => tables.optionNumber(option))
    const answer = this.ask(step, numbers, { ...asking, of: 'option', from: '', min: count, max: count })
    return answer.flatMap(n => options.filter(option => tables.optionNumber(option) === n))
  }

  /** A number from `min` to `max`. */
  number(step: StepFor<'number'>, min: number, max: number, asking: Asking = {}): number {
    return this.ask(step, range(min, max), { ...asking, of: 'number', from: '' })[0] ?? min
  }

  /** Lets a player bid from `min` to `max` or pass, for everybody to hear: no bid is a bid of 0 then. */
  bid(min: number, max: number, seat: Seat): number | undefined {
    const [bid] = this.ask('bid', range(min, max), { seat, of: 'number', from: '', min: 0 })
    if (this.hears) this.tell('bid', seat, [], { count: bid ?? 0 })
    return bid
  }

  /** Any pile of the supply, an empty one too. */
  choosePile(step: StepFor<'pile'>, asking: Asking = {}): number {
    const piles = this.tables.piles.map((_, i) => i)
    return this.ask(step, piles, { ...asking, of: 'pile', from: 'supply' })[0] ?? 0
  }

  /** Any card's name; `NO_CARD` stands for all that aren't in this game. */
  nameCard(asking: Asking = {}): Card {
    const named = this.ask('name', [NO_CARD, ...this.tables.all], { ...asking, of: 'name', from: '' })
    const card = asCard(named[0] ?? NO_CARD)
    if (this.hears) this.tell('name', this.me, card === NO_CARD ? [] : [card], { count: 1 })
    return card
  }

  /** The cards of a hand that have one of these types. */
  inHand(type: TypeBits, seat: Seat = this.me): Card[] {
    return this.player(seat).hand.filter(card => this.is(card, type))
  }

  /** Lets a player discard between `min` and `max` cards from hand. */
  discardFromHand(min: number, max: number, seat: Seat = this.me): Card[] {
    const cards = this.choose('discard', this.player(seat).hand, { seat, min, max })
    this.discard(seat, cards)
    return cards
  }

  /** Lets a player discard one card of the hand that fits, or none. */
  mayDiscardOne(
    fits: (card: Card) => boolean = () => true,
    step: 'discard' | 'discard-for-action' | 'discard-for-buy' = 'discard',
  ): Card | undefined {
    const card = this.mayChoose(step, this.player(this.me).hand.filter(fits))
    if (card !== undefined) this.discard(this.me, [card])
    return card
  }

  /** Lets a player reveal one card of the hand that fits, or none. */
  mayReveal(fits: (card: Card) => boolean, seat: Seat = this.me): Card | undefined {
    const card = this.mayChoose('reveal', this.player(seat).hand.filter(fits), { seat })
    if (card !== undefined) this.reveal(seat, [card])
    return card
  }

  discardDownTo(size: number, seat: Seat): void {
    const surplus = this.player(seat).hand.length - size
    if (surplus > 0) this.discardFromHand(surplus, surplus, seat)
  }

  discardHand(seat: Seat): void {
    this.discard(seat, [...this.player(seat).hand])
  }

  /** Each player passes a card of the hand to the left. All choose before any of them is passed. */
  passLeft(): void {
    const everyone = this.everyoneFrom(this.me)
    // What was chosen comes last in the hand instead of being remembered: others may not know which card that is.
    for (const seat of everyone) {
      const { hand } = this.player(seat)
      const card = this.chooseOne('pass', hand, { seat })
      if (card === undefined) continue
      takeFromHand(hand, card)
      hand.push(card)
    }
    const passed = everyone.map(seat => ({ seat, card: this.player(seat).hand.pop() }))
    for (const { seat, card } of passed) {
      if (card === undefined) continue
      const left = this.left(seat)
      this.player(left).hand.push(card)
      this.player(seat).changes++
      this.player(left).changes++
      if (this.hears)
        this.tell('pass', seat, [card], { seenBy: this.sees(seat) | this.sees(left), from: 'hand', to: 'hand' })
    }
  }

  /** Puts `n` cards of the hand onto the deck, in an order the player likes. */
  handToDeck(n: number, seat: Seat = this.me): void {
    const cards = this.choose('put-on-deck', this.player(seat).hand, { seat, min: n, max: n, ordered: true })
    this.putOnDeck(seat, cards, 'hand')
  }

  /** Puts cards that were revealed or looked at back onto the deck in an order the player likes. */
  backOnDeck(cards: readonly Card[], from: 'aside' | 'looked'): void {
    const all = { min: cards.length, max: cards.length, ordered: true }
    this.putOnDeck(this.me, this.choose('put-on-deck', cards, { from, ...all }), from)
  }
}
