/**
 * The language in which people say what a random kingdom should be like. Clauses are parted by commas or new lines:
 *
 *   base, intrigue              piles come from these sets (otherwise from all)
 *   5 base, 3-5 alchemy or none so many piles of a set
 *   +chapel, -thief             with and without a card, event or landmark (also: with chapel, without thief)
 *   at least 2 costing 5        costs: 5 · 2-3 · >= 6 · <= 4 · potion · debt
 *   no attack                   types: action, treasure, victory, attack, reaction, duration, gathering, command
 *   reaction if attack          a condition that holds only if another does
 *   0-2 events, 1 landmark      how many of each (otherwise none)
 *   bane moat, black market 20  the bane, and the size of the Black Market deck (or: all)
 *
 * Quantities: 2 · 2-3 · 2+ · at least 2 · at most 1 · no. They stand before or after what they count.
 */
import { saySelection } from '../words/say-setup.ts'
import { admits, type Condition, type Count, type Demand, NONE, SOME } from './condition.ts'
import { readName, readPhrase } from './phrase.ts'
import { Reader, type Token } from './reader.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a random kingdom should be like. Plain data. */
export interface Selection {
  /** The sets piles come from; if none is named, all. Sets that a demand counts come to these. */
  readonly from: readonly string[]
  readonly demands: readonly Demand[]
  /** Piles, events and landmarks that must be there. */
  readonly with: readonly string[]
  /** Those that mustn't, neither as the bane nor in the Black Market deck. */
  readonly without: readonly string[]
  readonly events?: Count
  readonly landmarks?: Count
  /** Kept out of the ten piles, and the bane if there is one. */
  readonly bane?: string
  readonly blackMarket?: number | 'all'
}

type Draft = { -readonly [Key in keyof Selection]: Selection[Key] }

/** Reads a selection; what is wrong in it is pointed at. */
export function parseSelection(vocabulary: Vocabulary, text: string): Selection {
  const reader = new Reader(text)
  const draft: Draft = { from: [], demands: [], with: [], without: [] }
  for (; !reader.done; reader.skip()) {
    if (reader.atEndOfClause()) continue
    readClause(vocabulary, reader, draft)
    if (!reader.atEndOfClause()) reader.fail(saySelection('expectedClause'))
  }
  return draft
}

function readClause(vocabulary: Vocabulary, reader: Reader, draft: Draft): void {
  if (reader.take('bane')) {
    readBane(vocabulary, reader, draft)
    return
  }
  const lead = reader.take('with', '+', 'without', '-')
  const phrase = readPhrase(vocabulary, reader, lead === 'without' || lead === '-' ? NONE : undefined)
  const { what, spot } = phrase
  const isDeck = () => lead === undefined && (phrase.behind || reader.take('all'))
  const count = phrase.count ?? (lead === undefined ? undefined : SOME)
  if (what.kind === 'all sideways') {
    if (phrase.count === undefined) reader.fail(saySelection('howMany', { what: what.of }), spot)
    settle(reader, draft, what.of, phrase.count, spot)
  } else if (what.kind === 'sideways') {
    include(reader, draft, what.id, count, spot)
  } else if (what.kind === 'pile' && vocabulary.catalogue.needs(what.id, 'market-deck') && isDeck()) {
    const { from, to } = phrase.count ?? {}
    if (from !== to || from === 0) reader.fail(saySelection('howManyCards'), spot)
    settle(reader, draft, 'blackMarket', from ?? 'all', spot)
  } else if (reader.take('if')) {
    draft.demands = [...draft.demands, { count: count ?? SOME, what, if: readCondition(vocabulary, reader) }]
  } else if (what.kind === 'pile') {
    include(reader, draft, what.id, count, spot)
  } else if (what.kind === 'set' && count === undefined) {
    draft.from = [...new Set([...draft.from, what.id])]
  } else {
    draft.demands = [...draft.demands, { count: count ?? SOME, what }]
  }
}

function readCondition(vocabulary: Vocabulary, reader: Reader): Condition {
  if (reader.take('there')) reader.expect('is', 'are')
  const { what, count = SOME, spot } = readPhrase(vocabulary, reader)
  if (what.kind === 'sideways' || what.kind === 'all sideways')
    return reader.fail(saySelection('conditionOnPiles'), spot)
  return { count, what }
}

function readBane(vocabulary: Vocabulary, reader: Reader, draft: Draft): void {
  const { what, spot } = readName(vocabulary, reader)
  if (what.kind !== 'pile' || !vocabulary.catalogue.isEligibleBane(what.id))
    reader.fail(saySelection('costOfBane'), spot)
  refuseContradiction(reader, [...draft.with, ...draft.without], what.id, spot)
  settle(reader, draft, 'bane', what.id, spot)
}

/** Asks for a pile, event or landmark, or keeps it out. */
function include(reader: Reader, draft: Draft, id: string, count: Count | undefined, spot: readonly Token[]): void {
  if (count === undefined) reader.fail(saySelection('withOrWithout', { id }), spot)
  const list = admits(count, 1) ? 'with' : 'without'
  if (admits(count, 0) !== (list === 'without')) reader.fail(saySelection('onceOrNot', { id }), spot)
  refuseContradiction(reader, [...draft[list === 'with' ? 'without' : 'with'], draft.bane], id, spot)
  draft[list] = [...new Set([...draft[list], id])]
}

function refuseContradiction(
  reader: Reader,
  others: readonly (string | undefined)[],
  id: string,
  spot: readonly Token[],
): void {
  if (others.includes(id)) reader.fail(saySelection('contradiction', { id }), spot)
}

/** Fixes what can be said only once. */
function settle<Key extends 'events' | 'landmarks' | 'bane' | 'blackMarket'>(
  reader: Reader,
  draft: Draft,
  key: Key,
  value: Draft[Key],
  spot: readonly Token[],
): void {
  const said = spot.map(({ text }) => text).join(' ')
  if (draft[key] !== undefined) reader.fail(saySelection('saidTwice', { said }), spot)
  draft[key] = value
}
