import { Mistake } from './mistake.ts'
import { didYouMean } from './nearest.ts'

/** Where in what was given something stands. */
export type Path = readonly (string | number)[]

/** A mistake in something read from a file, with the place where it stands. */
export class MisplacedMistake extends Mistake {
  readonly path: Path

  constructor(message: string, path: Path) {
    super(message)
    this.path = path
  }
}

/** A value from a file and where it stands, read piece by piece; what doesn't fit is said with its place. */
export class Given {
  readonly value: unknown
  readonly path: Path

  constructor(value: unknown, path: Path = []) {
    this.value = value
    this.path = path
  }

  fail(message: string): never {
    throw new MisplacedMistake(message, this.path)
  }

  get absent(): boolean {
    return this.value === undefined || this.value === null
  }

  get name(): string {
    return String(this.path.at(-1) ?? 'the test')
  }

  /** The fields of a mapping; one that isn't known is a mistake. */
  record(known: readonly string[] | ((key: string) => string | undefined), what = 'field'): [string, Given][] {
    const { value } = this
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.fail(`"${this.name}" is a mapping.`)
    return Object.entries(value).map(([key, inner]) => {
      const given = new Given(inner, [...this.path, key])
      if (typeof known !== 'function') {
        if (!known.includes(key)) given.fail(`Unknown ${what} "${key}".${didYouMean(key, known)}`)
        return [key, given]
      }
      const name = known(key)
      return [name ?? given.fail(`Unknown ${what} "${key}".`), given]
    })
  }

  list(): Given[] {
    const { value } = this
    if (!Array.isArray(value)) return this.fail(`"${this.name}" is a list.`)
    return value.map((inner, i) => new Given(inner, [...this.path, i]))
  }

  get isList(): boolean {
    return Array.isArray(this.value)
  }

  get isRecord(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value)
  }

  text(): string {
    const { value } = this
    if (typeof value !== 'string' && typeof value !== 'number') return this.fail(`"${this.name}" is a word.`)
    return String(value)
  }

  oneOf<T extends string>(words: readonly T[]): T {
    const text = this.text()
    return (
      words.find(word => word === text) ??
      this.fail(`"${text}" is not one of ${words.join(', ')}.${didYouMean(text, words)}`)
    )
  }

  /** A whole number that isn't negative. */
  count(): number {
    const { value } = this
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      return this.fail(`"${this.name}" is a whole number, not ${JSON.stringify(value)}.`)
    return value
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail(`"${this.name}" is true or false.`)
  }

  /** A list in which `copper x4` stands four times for copper. */
  names(): { readonly name: string; readonly given: Given }[] {
    return this.list().flatMap(given => {
      const match = /^(.*\S)\s+x\s*(\d+)$/.exec(given.text())
      const name = match?.[1] ?? given.text().trim()
      return Array.from({ length: match === null ? 1 : Number(match[2]) }, () => ({ name, given }))
    })
  }

  /** A test on a number: an exact one, or a comparison such as ">= 3". */
  comparison(): (n: number) => boolean {
    const { value } = this
    if (typeof value === 'number') return n => n === value
    const match = /^\s*(>=|<=|!=|==?|>|<)\s*(-?\d+)\s*$/.exec(String(value))
    if (match === null)
      return this.fail(`"${this.name}" is a number or a comparison such as ">= 3", not ${JSON.stringify(value)}.`)
    const bound = Number(match[2])
    switch (match[1]) {
      case '>=':
        return n => n >= bound
      case '<=':
        return n => n <= bound
      case '>':
        return n => n > bound
      case '<':
        return n => n < bound
      case '!=':
        return n => n !== bound
      default:
        return n => n === bound
    }
  }
}
