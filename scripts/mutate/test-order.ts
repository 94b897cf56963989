import type { Mutant } from './mutants.ts'
import { idOf, nearTo, type Test } from './tests.ts'
import type { Report } from './worker.ts'

type Covered = Extract<Report, { readonly kind: 'covered' }>

/** In which order tests try a mutant: those of its card first, then those that notice most in the least time. */
export class TestOrder {
  readonly #tests: readonly Test[]
  readonly #noticed: number[]
  readonly #covered: Covered

  constructor(tests: readonly Test[], covered: Covered, noticing: readonly string[]) {
    this.#tests = tests
    this.#covered = covered
    this.#noticed = tests.map(() => 0)
    const places = new Map(tests.map((test, i) => [idOf(test), i]))
    for (const id of noticing) this.notice(places.get(id))
  }

  notice(i: number | undefined): void {
    if (i !== undefined) this.#noticed[i] = (this.#noticed[i] ?? 0) + 1
  }

  /** Parts tests so that the first take a fifth of a second: most mutants are noticed by then, and the others can wait. */
  parted(tests: readonly number[]): readonly [now: readonly number[], later: readonly number[]] {
    let cost = 0
    const end = tests.findIndex(i => {
      cost += this.#covered.costs[i] ?? 0
      return cost > 200
    })
    return end < 0 ? [tests, []] : [tests.slice(0, end + 1), tests.slice(end + 1)]
  }

  of({ file, within, about }: Mutant): number[] {
    const calling = within < 0 ? [-1] : (this.#covered.calls[`${file} ${within}`] ?? [])
    // What runs while modules are loaded concerns everybody.
    const concerned = calling.includes(-1) ? this.#tests.map((_, i) => i) : calling
    const near = nearTo(about)
    const ranked = concerned.map(i => {
      const test = this.#tests[i]
      const worth = ((this.#noticed[i] ?? 0) + 0.2) / ((this.#covered.costs[i] ?? 0) + 1)
      return { i, near: test === undefined ? 0 : near(test), worth }
    })
    return ranked.sort((a, b) => b.near - a.near || b.worth - a.worth).map(({ i }) => i)
  }
}
