import { didYouMean, type Language } from '@kartentisch/kernel'
import { saySelection } from '../words/say-setup.ts'
import { type Count, NONE, type Range, SOME, type What } from './condition.ts'
import type { Reader, Token } from './reader.ts'
import type { Named, Vocabulary } from './vocabulary.ts'

/** What a clause of a selection speaks of, and how many of it. */
export interface Phrase {
  readonly what: What | Exclude<Named, { readonly kind: 'other' }>
  readonly count: Count | undefined
  /** Whether the number stands behind the name. */
  readonly behind: boolean
  /** Where the name stands. */
  readonly spot: readonly Token[]
}

/** Words no name contains: what follows a name begins with one of them. */
const AFTER_NAME = ['if', 'or', 'at', 'all', 'no']
const KEYWORDS = ['costing', 'bane', 'with', 'without', 'no', 'at least', 'at most']

/** Reads `3-5 alchemy or none`; the number may be settled already, and may stand behind the name. */
export function readPhrase(vocabulary: Vocabulary, reader: Reader, settled?: Count): Phrase {
  const before = settled ?? readCount(reader)
  const start = reader.token
  const cost = reader.take('costing') === undefined ? undefined : readCost(reader)
  const { what, spot } = cost === undefined ? readName(vocabulary, reader) : { what: cost, spot: [start] }
  const after = before === undefined && cost === undefined ? readRange(reader) : undefined
  const count = before ?? after
  const orNone = reader.take('or') !== undefined && reader.expect('none') === 'none'
  return { what, spot, behind: after !== undefined, count: orNone ? countOrNone(count ?? SOME) : count }
}

const countOrNone = (count: Count): Count => (count.from === 0 ? count : { ...count, orNone: true })

function readCount(reader: Reader): Count | undefined {
  if (reader.take('no')) return NONE
  if (reader.take('a', 'an')) return SOME
  return readRange(reader)
}

function readRange(reader: Reader): Range | undefined {
  const { token } = reader
  const relation = reader.take('at') ? reader.expect('least', 'most') : reader.take('>=', '<=', '>', '<', '=')
  if (relation !== undefined) return bounded(reader, relation)
  if (token.kind !== 'number') return undefined
  const from = reader.number()
  if (reader.take('+')) return { from }
  if (!reader.take('-')) return { from, to: from }
  const end = reader.token
  const to = reader.number()
  if (from > to) reader.fail(saySelection('turnedRound', { from, to }), [token, end])
  return { from, to }
}

function bounded(reader: Reader, relation: string): Range {
  const { token } = reader
  const n = reader.number()
  switch (relation) {
    case 'least':
    case '>=':
      return { from: n }
    case '>':
      return { from: n + 1 }
    case 'most':
    case '<=':
      return { from: 0, to: n }
    case '<':
      return n > 0 ? { from: 0, to: n - 1 } : reader.fail(saySelection('lessThanNothing'), [token])
    default:
      return { from: n, to: n }
  }
}

function readCost(reader: Reader): What {
  if (reader.take('potion', 'potions', 'trank', 'tränke')) return { kind: 'potion' }
  if (reader.take('debt', 'schulden')) return { kind: 'debt' }
  const coins = readRange(reader)
  if (coins !== undefined) return { kind: 'cost', coins }
  return reader.fail(saySelection('expectedCost'))
}

const joined = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ')

/** Reads a name, of one word or several. */
export function readName(vocabulary: Vocabulary, reader: Reader): Pick<Phrase, 'what' | 'spot'> {
  const spot = reader.words(AFTER_NAME)
  if (spot.length === 0) return reader.fail(saySelection('expectedName'))
  const name = joined(spot)
  const what = vocabulary.named(name)
  if (what === undefined) return unknown(vocabulary, reader, spot)
  if (what.kind === 'other') return reader.fail(saySelection('noKingdomCard', { name }), spot)
  for (const _ of spot) reader.skip()
  return { what, spot }
}

/** Two names in a row are two clauses; a name with something behind it may be a slip in a longer name or not. */
function unknown(vocabulary: Vocabulary, reader: Reader, spot: readonly Token[]): never {
  const gap = spot.findLastIndex((_, i) => vocabulary.named(joined(spot.slice(0, i))))
  const after = spot.slice(Math.max(0, gap))
  const hint = (language: Language) => didYouMean(joined(spot), [...vocabulary.all, ...KEYWORDS])[language]
  if (gap > 0 && (hint('en') === '' || vocabulary.named(joined(after))))
    reader.fail(saySelection('expectedComma'), after)
  return reader.fail(saySelection('unknownName', { name: joined(spot) }), spot, hint)
}
