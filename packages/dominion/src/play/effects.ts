import type { Seat } from '@kartentisch/kernel'
import type { Touch } from '../face.ts'
import { Choices } from './choices.ts'

/** Something that happens at the same time as others. */
export interface Effect {
  /** The number of the card, event or landmark it belongs to. */
  readonly thing: number
  readonly touches: Touch | undefined
  readonly act: () => void
}

/** Effects that happen at the same time. */
export abstract class Effects extends Choices {
  /** Lets a player order effects where the order can matter, and doesn't bother them where it can't. */
  protected inAnyOrder(seat: Seat, effects: readonly Effect[]): void {
    const waiting = [...effects]
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const next = first.touches === undefined ? first : this.#chooseNext(seat, first, waiting)
      waiting.splice(waiting.indexOf(next), 1)
      next.act()
    }
  }

  /** Of the effects that could get into the way of the first, and the first itself: those of one thing are alike. */
  #chooseNext(seat: Seat, first: Effect, waiting: readonly Effect[]): Effect {
    const group = waiting.filter(effect => effect.touches === first.touches)
    const [thing] = this.ask('order', [...new Set(group.map(effect => effect.thing))], { seat, of: 'effect', from: '' })
    return group.find(effect => effect.thing === thing) ?? first
  }

  /** Follows something with another card or rule as the one that asks. */
  protected as<T>(thing: number, follow: () => T): T {
    const { about } = this
    this.about = this.tables.name(thing)
    const result = follow()
    this.about = about
    return result
  }
}
