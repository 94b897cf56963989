import { data, type Gives } from '../data.ts'
import { Piles } from './piles.ts'

export type StackSort = 'goods' | 'animals'

/** The verbs for what a player keeps in storage: silver, workers, points, goods and animals. */
export abstract class Storage extends Piles {
  protected silver(count: number): void {
    this.own.silver += count
    if (this.hears && count > 0) this.tell('silver', this.me, [], { count })
  }

  protected workers(count: number): void {
    this.own.workers += count
    if (this.hears && count > 0) this.tell('workers', this.me, [], { count })
  }

  protected vp(count: number): void {
    this.own.vp += count
    if (this.hears && count > 0) this.tell('vp', this.me, [], { count })
  }

  protected give({ silver = 0, workers = 0, vp = 0 }: Gives): void {
    this.silver(silver)
    this.workers(workers)
    this.vp(vp)
  }

  protected paySilver(count: number): void {
    this.own.silver -= count
    if (this.hears && count > 0) this.tell('pay-silver', this.me, [], { count })
  }

  protected payWorkers(count: number): void {
    this.own.workers -= count
    if (this.hears && count > 0) this.tell('pay-workers', this.me, [], { count })
  }

  protected refillWorkers(): void {
    this.workers(Math.max(0, data.refillTo - this.own.workers))
  }

  protected convert(workers: number, silver: number): void {
    this.payWorkers(workers)
    this.paySilver(silver)
    this.vp(Math.floor((workers + silver) / data.convertRate))
  }

  /** Sells all goods of a sort and takes the start player card, whose back then shows. */
  protected sell(sort: number): void {
    const { state, own } = this
    const count = own.goods[sort] ?? 0
    own.goods[sort] = 0
    own.sold[sort] = (own.sold[sort] ?? 0) + count
    if (this.hears)
      this.tell('sell-goods', this.me, new Array<number>(count).fill(sort), { from: 'storage', to: 'sold' })
    this.silver(count * data.soldGoodSilver)
    if (state.egon !== null) return
    state.holder = this.me
    state.front = false
    if (this.hears) this.tell('start-player-card', this.me, [], { to: 'back' })
  }

  /** Cards left in the two stacks. */
  protected leftIn(sort: StackSort): number {
    const [one = [], other = []] = this.state[sort]
    return one.length + other.length
  }

  /** Takes the top card of a stack. If that empties it, the other stack is divided at once. */
  protected takeFromStack(sort: StackSort, i: number): void {
    const stacks = this.state[sort]
    const stack = stacks[i]
    const other = stacks[1 - i]
    const top = stack?.pop()
    if (stack === undefined || other === undefined || top === undefined)
      throw new RangeError(`No ${sort} in stack ${i}.`)
    const stored = this.own[sort]
    stored[top] = (stored[top] ?? 0) + 1
    const from = `${sort}-${i + 1}` as const
    if (this.hears) this.tell(sort === 'goods' ? 'good' : 'animal', this.me, [top], { from, to: 'storage' })
    if (stack.length === 0 && other.length > 1) {
      // The upper half, rounded up, stays in place.
      for (const card of other.splice(0, Math.floor(other.length / 2))) stack.push(card)
      if (this.hears) this.tell('divide', this.me, [], { count: stack.length, from: `${sort}-${2 - i}`, to: from })
    }
    if (this.hears && stack.length > 0)
      this.tell(sort === 'goods' ? 'uncover-good' : 'uncover-animal', this.me, stack.slice(-1), { from })
  }
}
