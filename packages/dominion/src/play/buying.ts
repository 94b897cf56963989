import { at } from '@kartentisch/kernel'
import type { Card } from '../card.ts'
import { NO_PILE } from '../pile.ts'
import { whyNoPurchase, whyNotAfforded } from '../purchase.ts'
import type { Effect } from './effects.ts'
import { takeOut } from './piles.ts'
import { Tokens } from './tokens.ts'

/** What was paid for a card beyond its cost. */
interface Overpaid {
  readonly coins: number
  readonly potions: number
}

/** Buying cards and events: paying, what happens on buying, and then the gain. */
export abstract class Buying extends Tokens {
  /** Whether the money at hand pays for a card. The debt in a cost needs none. */
  affords(card: Card): boolean {
    return whyNotAfforded(this.tables, this.state.turn, card, this.cheaper) === undefined
  }

  /** Whether any purchase is allowed now. */
  protected mayPurchase(): boolean {
    return whyNoPurchase(this.state) === undefined
  }

  /** Buys a card of the supply in the buy phase. */
  protected buy(card: Card): void {
    this.state.turn.buys--
    this.state.turn.purchases++
    this.#pay(card, 'supply')
    this.gain(card)
  }

  /** Reveals the top cards of the Black Market deck. */
  revealMarket(n: number): Card[] {
    const { blackMarket, market } = this.state
    const cards = blackMarket.splice(Math.max(0, blackMarket.length - n)).reverse()
    market.push(...cards)
    if (this.hears && cards.length > 0) this.tell('reveal', this.me, cards, { from: 'black-market', to: 'market' })
    return cards
  }

  /** Whether the money at hand buys this from the Black Market, where no Buy is needed. */
  canBuyFromMarket(card: Card): boolean {
    return this.player(this.me).debt === 0 && this.affords(card)
  }

  /** Buys a card revealed from the Black Market deck, which uses no Buy. */
  buyFromMarket(card: Card): void {
    this.#pay(card, 'market')
    if (takeOut(this.state.market, card)) this.receive(card, 'discard', this.me, NO_PILE)
  }

  /** Puts revealed cards under the Black Market deck, the last one lowest. */
  putUnderMarket(cards: readonly Card[]): void {
    const { blackMarket, market } = this.state
    const all = { min: cards.length, max: cards.length, ordered: true }
    for (const card of this.choose('put-under', cards, { from: 'market', ...all }))
      if (takeOut(market, card)) blackMarket.unshift(card)
    if (this.hears && cards.length > 0) this.tell('put-under', this.me, [], { count: cards.length, from: 'market' })
  }

  protected buyEvent(i: number): void {
    const { turn } = this.state
    const event = at(this.tables.events, i)
    turn.buys--
    turn.purchases++
    turn.coins -= event.cost.coins
    if (this.hears) this.tell('buy-event', this.me, [], { from: event.id })
    this.takeDebt(event.cost.debt)
    this.as(this.tables.number(event.id), () => event.bought(this.g))
  }

  /** Pays for a card, more than it costs perhaps, and does all that happens on buying it. */
  #pay(card: Card, from: 'supply' | 'market'): void {
    const { turn } = this.state
    const overpay = this.tables.faces[card]?.overpay
    turn.coins -= this.coinCost(card)
    turn.potions -= this.tables.potion[card] ?? 0
    const more = overpay === undefined ? undefined : this.#payMore(card)
    if (this.hears) this.tell('buy', this.me, [card], { from })
    this.takeDebt(this.tables.debt[card] ?? 0)
    if (this.tables.hasOnBuy) this.#whenBought(card, more)
  }

  /** Lets the player pay more than the card costs. */
  #payMore(card: Card): Overpaid {
    const { turn } = this.state
    const about = this.tables.name(card)
    const coins = this.number('overpay', 0, turn.coins, { about })
    const potions = this.number('overpay-potions', 0, turn.potions, { about })
    turn.coins -= coins
    turn.potions -= potions
    return { coins, potions }
  }

  #whenBought(card: Card, more: Overpaid | undefined): void {
    const { tables, g } = this
    const effects: Effect[] = []
    const add = (thing: number, touches: Effect['touches'], act: () => void) =>
      effects.push({ thing, touches, act: () => this.as(thing, act) })
    const { onBuy, overpay } = at(tables.faces, card)
    if (onBuy !== undefined) add(card, undefined, () => onBuy(g))
    if (overpay !== undefined && more !== undefined && more.coins + more.potions > 0)
      add(card, 'gains', () => overpay.act(g, more.coins, more.potions))
    for (const waiting of tables.waitingForPurchase) {
      const { nextPurchase } = at(tables.faces, waiting)
      if (nextPurchase === undefined) continue
      for (; this.counted(nextPurchase.counter) > 0; this.count(nextPurchase.counter, -1))
        add(waiting, 'gains', () => nextPurchase.act(g, card))
    }
    for (const held of this.player(this.me).play) {
      const whenHeld = at(tables.faces, held).whileInPlay?.onBuy
      if (whenHeld !== undefined) add(held, undefined, () => whenHeld(g, card))
    }
    for (const { id, onBuyCard } of [...tables.events, ...tables.landmarks]) {
      if (onBuyCard === undefined || onBuyCard.when?.(g, card) === false) continue
      add(tables.number(id), onBuyCard.touches, () => onBuyCard.act(g, card))
    }
    this.inAnyOrder(this.me, effects)
  }

  /** Spends coffers for coins. */
  protected spendCoffers(n: number): void {
    this.player(this.me).coffers -= n
    if (this.hears) this.tell('spend-coffers', this.me, [], { count: n })
    this.coins(n)
  }

  /** Pays off debt with coins. */
  payDebt(n: number): void {
    this.player(this.me).debt -= n
    this.state.turn.coins -= n
    if (this.hears && n > 0) this.tell('pay-debt', this.me, [], { count: n })
  }
}
