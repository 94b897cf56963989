import type { Seat } from '@kartentisch/kernel'
import { Supply } from './supply.ts'

/** What is counted: Actions, Buys and money of the turn, and the tokens that stay with a player. */
export abstract class Counters extends Supply {
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

  coffers(n: number, seat: Seat = this.me): void {
    this.player(seat).coffers += n
    if (this.hears) this.tell('coffers', seat, [], { count: n })
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
