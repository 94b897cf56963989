import type { Store } from '../src/store/contract.ts'

/** At which of its writes something dies: just before it, or when it is on the disk and nobody has heard of it yet. */
export interface Death {
  readonly at: number
  readonly when: 'before' | 'after'
}

/** Never: who was killed neither hears what came of their last write nor does anything afterwards. */
export const NEVER = new Promise<never>(() => undefined)

/** What changes something that is kept. */
const WRITES = /^(append|keep|claim|move|forget|drop|add|new|pack|sweep|renew|lead|apply|follow$)/

/** A store as somebody sees it who dies at one of their writes. */
export function mortal(store: Store, death: Death, die: () => unknown) {
  let writes = 0
  let dead = false
  let spared = false
  const end = () => {
    die()
    return NEVER
  }
  const seen = <T extends object>(whole: T): T =>
    new Proxy(whole, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value === 'object' && value !== null) return seen(value)
        if (typeof value !== 'function' || typeof name !== 'string') return value
        return (...given: unknown[]) => {
          if (dead) return NEVER
          const isLast = !spared && WRITES.test(name) && ++writes === death.at
          dead ||= isLast
          if (isLast && death.when === 'before') return end()
          const done: unknown = Reflect.apply(value, target, given)
          return isLast ? Promise.resolve(done).then(end) : done
        }
      },
    })
  return {
    store: seen(store),
    get isDead() {
      return dead
    },
    get writes() {
      return writes
    },
    /** Lets them end in peace; whether they have got through: what they do by the clock may have been their last write. */
    spare(): boolean {
      spared = true
      return !dead
    },
  }
}
