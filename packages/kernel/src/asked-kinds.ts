import type { Question } from './question.ts'

/** What asks, for which things from where, whether they may be left, and whether one player decides for another. */
function kindOf({ about, step, of, from, min, orNone, seat, whose }: Question): string {
  const things = from === '' ? of : `${of} from ${from}`
  return `${about}: ${step} (${things}${min === 0 || orNone ? ' or none' : ''})${seat === whose ? '' : ', for another'}`
}

/** Which kinds of questions come up in rule tests, and which of them some test answers by name. */
export class AskedKinds {
  readonly #byName = new Map<string, boolean>()

  note(question: Question, byName: boolean): void {
    const kind = kindOf(question)
    this.#byName.set(kind, byName || this.#byName.get(kind) === true)
  }

  /** How many kinds there are. */
  get size(): number {
    return this.#byName.size
  }

  /** Those that are only explored: whose choice it is, and which answer does what, no test says. */
  get unnamed(): string[] {
    return [...this.#byName].flatMap(([kind, byName]) => (byName ? [] : [kind])).sort()
  }
}
