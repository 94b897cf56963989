import { type Catalogue, dominion } from '@kartentisch/dominion'
import { didYouMean, inEvery } from '@kartentisch/kernel'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { say } from '../../words/say.ts'
import { COUNTED_TYPES, ConditionReader, type Truth } from './expression.ts'
import { failing, type Source } from './source.ts'

/** A line of a plan: something wanted, and when. */
export interface PlanLine {
  /** As it was written. */
  readonly text: string
  /** The id of a card, of a pile of several kinds, or of an event. */
  readonly name: string
  /** Always, if nothing is said. */
  readonly when: Truth | undefined
}

/** A way to play a kingdom, as a strategist writes it down. */
export interface Plan {
  readonly name: string
  /** What must be on the table. */
  readonly requires: readonly string[]
  /** For each buy and each gain the first line that holds and can be had. */
  readonly buy: readonly PlanLine[]
  /** What to play, trash and discard first; what isn't said the player decides. */
  readonly play: readonly PlanLine[] | undefined
  readonly trash: readonly PlanLine[] | undefined
  readonly discard: readonly PlanLine[] | undefined
}

const SECTIONS = ['buy', 'play', 'trash', 'discard'] as const
const FIELDS = ['name', 'requires', ...SECTIONS]
const UNNAMED = 'plan'

/** What a plan may name. */
interface Names {
  readonly cards: ReadonlySet<string>
  /** What a condition can count. */
  readonly counted: ReadonlySet<string>
  readonly buyable: ReadonlySet<string>
  readonly things: ReadonlySet<string>
}

function namesIn({ cards, splitPiles, events, landmarks }: Catalogue): Names {
  const named = [...cards.keys(), ...splitPiles.map(({ id }) => id)]
  const buyable = [...named, ...events.keys()]
  return {
    cards: new Set(named),
    counted: new Set([...named, ...COUNTED_TYPES]),
    buyable: new Set(buyable),
    things: new Set([...buyable, ...landmarks.keys()]),
  }
}

/** The names of each game's sets. */
const names = new WeakMap<Catalogue, Names>()

function namesOf(catalogue: Catalogue): Names {
  const known = names.get(catalogue) ?? namesIn(catalogue)
  names.set(catalogue, known)
  return known
}

/** Reads a plan from YAML text: a mapping with at least `buy`, or that list alone. It may name what is in these sets. */
export function parsePlan(text: string, catalogue: Catalogue = dominion.catalogue): Plan {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const fail = failing(text, lines)
  const [error] = document.errors
  // What yaml adds in further lines shows the place, which is said already.
  if (error !== undefined)
    fail(
      error.pos[0],
      inEvery(() => error.message.split(/ at line \d+|\n/)[0] ?? error.message),
    )
  return new PlanReader(text, fail, namesOf(catalogue)).read(document.contents)
}

class PlanReader {
  readonly #text: string
  readonly #fail: Source['fail']
  readonly #names: Names

  constructor(text: string, fail: Source['fail'], names: Names) {
    this.#text = text
    this.#fail = fail
    this.#names = names
  }

  read(contents: Node | null): Plan {
    if (isSeq(contents)) return { ...this.#empty(), buy: this.#section(contents, 'buy') }
    if (!isMap(contents)) return this.#fail(0, say('noPlan'))
    const plan: { -readonly [Field in keyof Plan]: Plan[Field] } = this.#empty()
    for (const { key, value } of contents.items) {
      const at = offset(key)
      const field = isScalar(key) ? String(key.value) : ''
      const section = SECTIONS.find(candidate => candidate === field)
      if (section !== undefined) plan[section] = this.#section(value, section, at)
      else if (field === 'name') plan.name = this.#word(value, field, at)
      else if (field === 'requires') plan.requires = this.#requires(value, at)
      else this.#fail(at, say('unknownPlanField', { field, hint: didYouMean(field, FIELDS) }))
    }
    if (plan.buy.length === 0) this.#fail(offset(contents), say('noBuy'))
    return plan
  }

  #empty(): Plan {
    return { name: UNNAMED, requires: [], buy: [], play: undefined, trash: undefined, discard: undefined }
  }

  #word(value: unknown, field: string, at: number): string {
    if (!isScalar(value) || value.value === null) return this.#fail(offset(value, at), say('isWord', { field }))
    return String(value.value)
  }

  #requires(value: unknown, at: number): string[] {
    if (!isSeq(value)) return this.#fail(offset(value, at), say('isListOfIds'))
    return value.items.map(item => {
      const name = this.#word(item, 'requires', at)
      this.#check(name, offset(item), this.#names.things)
      return name
    })
  }

  #section(value: unknown, field: (typeof SECTIONS)[number], at = 0): PlanLine[] {
    if (!isSeq(value)) return this.#fail(offset(value, at), say('isListOfLines', { field }))
    const names = field === 'buy' ? this.#names.buyable : this.#names.cards
    return value.items.map(item => this.#line(item, offset(item, at), names))
  }

  #line(item: unknown, at: number, names: ReadonlySet<string>): PlanLine {
    if (!isScalar(item) || typeof item.value !== 'string' || !item.range) return this.#fail(at, say('noLine'))
    // The text itself is read, so that a mistake's place is right; quotes aren't part of it.
    const quoted = item.type === 'QUOTE_DOUBLE' || item.type === 'QUOTE_SINGLE'
    const start = at + (quoted ? 1 : 0)
    const end = item.range[1] - (quoted ? 1 : 0)
    const source: Source = { text: this.#text, end, fail: this.#fail }
    const match = /^(\S+)(?:\s+(\S+))?/.exec(this.#text.slice(start, end))
    const name = match?.[1] ?? this.#fail(start, say('noName'))
    this.#check(name, start, names)
    const line = { text: item.value, name, when: undefined }
    const keyword = match?.[2]
    if (keyword === undefined) return line
    const next = start + (match?.[0].length ?? 0)
    if (keyword !== 'when') this.#fail(next - keyword.length, say('noWhen', { name, word: keyword }))
    const reader = new ConditionReader(source, next, (card, place) => this.#check(card, place, this.#names.counted))
    return { ...line, when: reader.read() }
  }

  #check(name: string, at: number, known: ReadonlySet<string>): void {
    if (!known.has(name)) this.#fail(at, say('unknownCard', { name, hint: didYouMean(name, known) }))
  }
}

/** Where a piece of YAML stands. */
function offset(node: unknown, otherwise = 0): number {
  if (typeof node !== 'object' || node === null || !('range' in node)) return otherwise
  return Array.isArray(node.range) && typeof node.range[0] === 'number' ? node.range[0] : otherwise
}
