import type { Seat } from '@kartentisch/kernel'
import type { Counter } from '../counter.ts'
import { Supply } from './supply.ts'

/** What is counted: Actions, Buys and money of the turn, and the tokens that stay with a player. */
export abstract class Counters extends Supply {
  /** The numbers among which a counter's is kept. */
  #numbers({ lasts }: Counter): number[] {
    return lasts === 'turn' ? this.state.turn.counters : this.state.counters
  }

  counted(counter: Counter): number {
    return this.#numbers(counter)[this.tables.counterIndex(counter)] ?? 0
  }

  count(counter: Counter, n = 1): number {
    const numbers = this.#numbers(counter)
    const i = this.tables.counterIndex(counter)
    const sum = (numbers[i] ?? 0) + n
    numbers[i] = sum
    return sum
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
    if (this.hears && n !== 0) this.tell('coins', this.me, [], { count: n })
  }

  potions(n: number): void {
    this.state.turn.potions += n
    if (this.hears) this.tell('potions', this.me, [], { count: n })
  }

  coffers(n: number): void {
    this.player(this.me).coffers += n
    if (this.hears) this.tell('coffers', this.me, [], { count: n })
  }

  /** Puts coffers back without getting coins for them. */
  removeCoffers(n: number): void {
    this.player(this.me).coffers -= n
    if (this.hears && n > 0) this.tell('remove-coffers', this.me, [], { count: n })
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
