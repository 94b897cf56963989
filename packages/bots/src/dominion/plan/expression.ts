import { didYouMean, type Wording } from '@kartentisch/kernel'
import { say } from '../../words/say.ts'
import type { Source } from './source.ts'

/** What a condition can ask about besides single cards. */
export const FACTS = [
  'endgame',
  'empty',
  'deck',
  'money',
  'turn',
  'coins',
  'buys',
  'actions',
  'gained',
  'points',
  'lead',
  'average',
  'undrawn',
  'shuffled',
] as const
export type Fact = (typeof FACTS)[number]

/** Where cards of a name are counted. */
export const COUNTS = ['own', 'supply', 'hand', 'play', 'others'] as const
export type Count = (typeof COUNTS)[number]
const COMPARISONS = ['<=', '>=', '!=', '==', '<', '>', '='] as const
type Comparison = '<=' | '>=' | '!=' | '=' | '<' | '>'

export type Amount =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'fact'; readonly fact: Fact }
  | { readonly is: Count; readonly name: string }
  | { readonly is: '+' | '-' | '*' | '/'; readonly left: Amount; readonly right: Amount }

export type Truth =
  | { readonly is: Comparison; readonly left: Amount; readonly right: Amount }
  | { readonly is: 'and' | 'or'; readonly first: Truth; readonly second: Truth }
  | { readonly is: 'not'; readonly of: Truth }

/** What may be counted as one kind, besides the cards of a name. */
export const COUNTED_TYPES = ['action', 'treasure', 'victory', 'attack'] as const

const compared = (fact: Fact, is: '<=' | '>', value: number): Truth => ({
  is,
  left: { is: 'fact', fact },
  right: { is: 'number', value },
})

/** Words for the phases of a game, each a condition by itself. */
export const PHASES: Readonly<Record<'opening' | 'building' | 'ending', Truth>> = {
  opening: compared('turn', '<=', 2),
  building: { is: 'and', first: compared('turn', '>', 2), second: compared('endgame', '>', 5) },
  ending: compared('endgame', '<=', 5),
}
type Phase = keyof typeof PHASES
const PHASE_WORDS: readonly Phase[] = ['opening', 'building', 'ending']

/** Either may stand in parentheses; which one it was shows when it has been read. */
type Read =
  | { readonly amount: Amount; readonly at: number; readonly truth?: undefined }
  | { readonly truth: Truth; readonly at: number; readonly amount?: undefined }

const WORD = /[a-z]+/y
const NUMBER = /\d+(?:\.\d+)?/y
const NAME = /[a-z][a-z/-]*/y

/** Reads a condition: `own(smithy) < 2 and (deck >= 16 or endgame <= 3)`. */
export class ConditionReader {
  readonly #source: Source
  readonly #knows: (name: string, at: number) => void
  #at: number

  /** Reads on in a source from a place; `knows` refuses names of cards that aren't any. */
  constructor(source: Source, from: number, knows: (name: string, at: number) => void) {
    this.#source = source
    this.#at = from
    this.#knows = knows
  }

  /** The condition, which reaches to the end. */
  read(): Truth {
    const truth = this.#truth(this.#or())
    this.#skip()
    if (this.#at < this.#source.end) this.#fail(say('tooMuch', { rest: this.#rest() }))
    return truth
  }

  #or(): Read {
    let read = this.#and()
    while (this.#takesWord('or'))
      read = { truth: { is: 'or', first: this.#truth(read), second: this.#truth(this.#and()) }, at: read.at }
    return read
  }

  #and(): Read {
    let read = this.#not()
    while (this.#takesWord('and'))
      read = { truth: { is: 'and', first: this.#truth(read), second: this.#truth(this.#not()) }, at: read.at }
    return read
  }

  #not(): Read {
    this.#skip()
    const at = this.#at
    return this.#takesWord('not') ? { truth: { is: 'not', of: this.#truth(this.#not()) }, at } : this.#comparison()
  }

  #comparison(): Read {
    const left = this.#sum()
    this.#skip()
    const sign = COMPARISONS.find(candidate => this.#source.text.startsWith(candidate, this.#at))
    if (sign === undefined || this.#at >= this.#source.end) return left
    this.#at += sign.length
    const is = sign === '==' ? '=' : sign
    return { truth: { is, left: this.#amount(left), right: this.#amount(this.#sum()) }, at: left.at }
  }

  #sum(): Read {
    let read = this.#product()
    for (let is = this.#takesSign(['+', '-']); is !== undefined; is = this.#takesSign(['+', '-']))
      read = { amount: { is, left: this.#amount(read), right: this.#amount(this.#product()) }, at: read.at }
    return read
  }

  #product(): Read {
    let read = this.#factor()
    for (let is = this.#takesSign(['*', '/']); is !== undefined; is = this.#takesSign(['*', '/']))
      read = { amount: { is, left: this.#amount(read), right: this.#amount(this.#factor()) }, at: read.at }
    return read
  }

  #factor(): Read {
    this.#skip()
    const at = this.#at
    if (this.#takesSign(['-']) !== undefined) {
      const right = this.#amount(this.#factor())
      return { amount: { is: '-', left: { is: 'number', value: 0 }, right }, at }
    }
    if (this.#takesSign(['(']) !== undefined) {
      const read = this.#or()
      this.#expect(')')
      return read
    }
    const digits = this.#match(NUMBER)
    if (digits !== undefined) return { amount: { is: 'number', value: Number(digits) }, at }
    const word = this.#match(WORD)
    if (word === undefined)
      this.#fail(
        say('amountExpected', { facts: FACTS.join(', '), counts: COUNTS.map(count => `${count}(…)`).join(', ') }),
      )
    const fact = FACTS.find(candidate => candidate === word)
    if (fact !== undefined) return { amount: { is: 'fact', fact }, at }
    const phase = PHASE_WORDS.find(candidate => candidate === word)
    if (phase !== undefined) return { truth: PHASES[phase], at }
    const count = COUNTS.find(candidate => candidate === word)
    if (count !== undefined) return { amount: { is: count, name: this.#card() }, at }
    return this.#failAt(at, say('unknownWord', { word, hint: didYouMean(word, [...FACTS, ...PHASE_WORDS, ...COUNTS]) }))
  }

  #card(): string {
    this.#expect('(')
    this.#skip()
    const at = this.#at
    const name = this.#match(NAME)
    if (name === undefined) return this.#fail(say('idExpected'))
    this.#knows(name, at)
    this.#expect(')')
    return name
  }

  #amount(read: Read): Amount {
    return read.amount ?? this.#failAt(read.at, say('numberExpected'))
  }

  #truth(read: Read): Truth {
    return read.truth ?? this.#failAt(read.at, say('conditionExpected'))
  }

  #skip(): void {
    while (this.#at < this.#source.end && /\s/.test(this.#source.text.charAt(this.#at))) this.#at++
  }

  #match(pattern: RegExp): string | undefined {
    this.#skip()
    pattern.lastIndex = this.#at
    const word = this.#at < this.#source.end ? pattern.exec(this.#source.text)?.[0] : undefined
    if (word !== undefined) this.#at += word.length
    return word
  }

  #takesWord(word: string): boolean {
    const before = this.#at
    if (this.#match(WORD) === word) return true
    this.#at = before
    return false
  }

  #takesSign<S extends string>(signs: readonly S[]): S | undefined {
    this.#skip()
    const sign = signs.find(candidate => this.#source.text.charAt(this.#at) === candidate)
    if (sign === undefined || this.#at >= this.#source.end) return undefined
    this.#at++
    return sign
  }

  #expect(sign: string): void {
    if (this.#takesSign([sign]) === undefined) this.#fail(say('signExpected', { sign }))
  }

  #rest(): string {
    return this.#source.text.slice(this.#at, this.#source.end).trim()
  }

  #fail(problem: Wording): never {
    return this.#failAt(this.#at, problem)
  }

  #failAt(at: number, problem: Wording): never {
    return this.#source.fail(at, problem)
  }
}
