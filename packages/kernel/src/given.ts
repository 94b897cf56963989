import { Mistake } from './mistake.ts'
import { didYouMean } from './nearest.ts'
import type { Wording } from './wording.ts'
import { sayLitmus as say } from './words/say-litmus.ts'

/** Where in what was given something stands. */
export type Path = readonly (string | number)[]

/** A mistake in something read from a file, with the place where it stands. */
export class MisplacedMistake extends Mistake {
  readonly path: Path

  constructor(said: string | Wording, path: Path) {
    super(said)
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

  fail(said: string | Wording): never {
    throw new MisplacedMistake(said, this.path)
  }

  get absent(): boolean {
    return this.value === undefined || this.value === null
  }

  get name(): string | Wording {
    const last = this.path.at(-1)
    return last === undefined ? say('theTest') : String(last)
  }

  /** The fields of a mapping; one that isn't known is a mistake. */
  record(known: readonly string[] | ((key: string) => string | undefined)): [string, Given][] {
    const { value, name } = this
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.fail(say('isMapping', { name }))
    return Object.entries(value).map(([key, inner]) => {
      const given = new Given(inner, [...this.path, key])
      if (typeof known !== 'function') {
        if (!known.includes(key)) given.fail(say('unknownField', { field: key, hint: didYouMean(key, known) }))
        return [key, given]
      }
      return [known(key) ?? given.fail(say('unknownField', { field: key, hint: '' })), given]
    })
  }

  list(): Given[] {
    const { value, name } = this
    if (!Array.isArray(value)) return this.fail(say('isList', { name }))
    return value.map((inner, i) => new Given(inner, [...this.path, i]))
  }

  get isList(): boolean {
    return Array.isArray(this.value)
  }

  get isRecord(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value)
  }

  text(): string {
    const { value, name } = this
    if (typeof value !== 'string' && typeof value !== 'number') return this.fail(say('isWord', { name }))
    return String(value)
  }

  oneOf<T extends string>(words: readonly T[]): T {
    const text = this.text()
    return (
      words.find(word => word === text) ??
      this.fail(say('notOneOf', { given: text, words: words.join(', '), hint: didYouMean(text, words) }))
    )
  }

  /** A whole number that isn't negative. */
  count(): number {
    const { value, name } = this
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      return this.fail(say('isCount', { name, given: JSON.stringify(value) }))
    return value
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail(say('isFlag', { name: this.name }))
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
    if (match === null) return this.fail(say('isComparison', { name: this.name, given: JSON.stringify(value) }))
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
