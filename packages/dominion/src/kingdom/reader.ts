import { at, didYouMean, inEvery, joined, type Language, last, Mistake, type Wording } from '@kartentisch/kernel'
import { keywords } from '../words/de/keywords.ts'
import { saySelection } from '../words/say-setup.ts'

/** A word, number or sign of a text; `end` ends a clause. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'end'
  /** As typed, signs in their plainest form. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const TOKEN =
  /(?<word>[\p{L}/][\p{L}\p{M}\d'’/-]*)|(?<number>\d+)|(?<sign>>=|<=|[-–−+<>=≥≤])|(?<end>[,\n])|(?<blank>\s)|(?<odd>.)/gu

const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map([
  ['–', '-'],
  ['−', '-'],
  ['≥', '>='],
  ['≤', '<='],
])

/** A word as this language has it: signs in their plainest form, and what is said in another language. */
function meant(text: string, before: Token | undefined): readonly string[] {
  const words = Object.hasOwn(keywords, text.toLowerCase()) ? keywords[text.toLowerCase()] : undefined
  if (words?.[0] === 'no' && before?.text === 'or') return ['none']
  return words ?? [PLAIN_SIGNS.get(text) ?? text]
}

/** Far above anything that can be asked for, and well inside what every number holds exactly. */
const LARGEST = 999

/** What somebody may have meant. */
export type Hint = (language: Language) => string

/** Reads a list of clauses word by word, and points at the spot where it goes wrong. */
export class Reader {
  readonly #text: string
  readonly #tokens: readonly Token[]
  #next = 0

  constructor(text: string) {
    this.#text = text
    this.#tokens = this.#split()
  }

  /** The token that is read next. */
  get token(): Token {
    return at(this.#tokens, this.#next)
  }

  get done(): boolean {
    return this.#next === this.#tokens.length
  }

  atEndOfClause(): boolean {
    return this.token.kind === 'end'
  }

  skip(): void {
    this.#next++
  }

  /** Reads one of these words or signs, if one comes next. */
  take(...words: readonly string[]): string | undefined {
    const { kind, text } = this.token
    const word = text.toLowerCase()
    if (kind === 'number' || kind === 'end' || !words.includes(word)) return undefined
    this.skip()
    return word
  }

  /** Reads one of these words, which must come next. */
  expect(...words: readonly string[]): string {
    const { token } = this
    const hint = (language: Language) => (token.kind === 'word' ? didYouMean(token.text, words)[language] : '')
    const quoted = (language: Language) => words.map(text => saySelection('quoted', { text })[language])
    const any = inEvery(language => joined(quoted(language), 'or', language))
    const expected = saySelection('expectedWord', { any })
    return this.take(...words) ?? this.fail(expected, [token], hint)
  }

  /** Reads a number, which must come next. */
  number(): number {
    const { kind, text } = this.token
    if (kind !== 'number') this.fail(saySelection('expectedNumber'))
    if (Number(text) > LARGEST) this.fail(saySelection('tooMany', { n: text }))
    this.skip()
    return Number(text)
  }

  /** The words from here to the next number, sign, end or one of `stops`, without reading on. */
  words(stops: readonly string[]): Token[] {
    const rest = this.#tokens.slice(this.#next)
    const length = rest.findIndex(({ kind, text }) => kind !== 'word' || stops.includes(text.toLowerCase()))
    return rest.slice(0, length)
  }

  /** Refuses the text at these tokens, or at the next one. */
  fail(problem: Wording, spot: readonly Token[] = [this.token], hint: Hint = () => ''): never {
    throw this.#mistake(problem, at(spot, 0).start, last(spot).end, hint)
  }

  #mistake(problem: Wording, start: number, end: number, hint: Hint = () => ''): Mistake {
    const before = this.#text.slice(0, start).split('\n')
    const column = last(before).length
    const line = at(this.#text.split('\n'), before.length - 1).replaceAll(/\s/g, ' ')
    const caret = ' '.repeat(column) + '^'.repeat(Math.max(1, end - start))
    const shown = `\n  ${line.trimEnd()}\n  ${caret}`
    return new Mistake(
      saySelection('where', {
        problem,
        line: before.length,
        column: column + 1,
        hint: inEvery(hint),
        shown,
      }),
    )
  }

  #split(): Token[] {
    const tokens: Token[] = []
    for (const { 0: text, index: start, groups = {} } of this.#text.matchAll(TOKEN)) {
      const end = start + text.length
      if (groups.odd !== undefined) throw this.#mistake(saySelection('unexpected', { text }), start, end)
      for (const kind of ['word', 'number', 'sign', 'end'] as const) {
        if (groups[kind] === undefined) continue
        for (const word of meant(text, tokens.at(-1))) tokens.push({ kind, text: word, start, end })
      }
    }
    const end = this.#text.length
    return [...tokens, { kind: 'end', text: '', start: end, end }]
  }
}
