import {
  at,
  fill,
  LANGUAGES,
  type Language,
  LineMistake,
  Mistake,
  type Seat,
  seat as seatOf,
} from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import { logHeadBooks, sayLogMistake } from '../words/say-logs.ts'
import { isAside, type LineKey, readLine, type WrittenLine } from './line.ts'
import { NameBook, UNSEEN } from './names.ts'
import { type Said, UNNAMED, type Verb } from './said.ts'

/** What was said in a line, and where it stands. */
export interface LogLine extends Said {
  readonly number: number
  readonly text: string
  /** Whether it is indented; nothing where indentation was lost. */
  readonly inner?: boolean
}

/** What a log says of a game's set-up. */
export interface WrittenSetup {
  readonly kingdom?: readonly string[]
  readonly events?: readonly string[]
  readonly landmarks?: readonly string[]
  readonly bane?: string
  readonly obelisk?: string
  readonly blackMarket?: readonly string[]
  readonly edition?: number
}

/** A log as it was read, before anybody asks whether it can be. */
export interface ReadLog {
  readonly names: readonly string[]
  readonly first: Seat
  readonly setup: WrittenSetup
  /** The first hands, where they are named. */
  readonly hands: readonly (readonly string[] | undefined)[]
  readonly lines: readonly LogLine[]
  /** All cards, events and piles that occur. */
  readonly things: ReadonlySet<string>
  readonly resigned: Seat | undefined
  /** Whether any line is indented. */
  readonly indented: boolean
  /** The language, where the log is one of ours. */
  readonly ours: Language | undefined
  /** All that stands there, but for what says nothing about the game. */
  readonly texts: readonly { readonly number: number; readonly text: string }[]
}

interface Raw {
  readonly number: number
  readonly inner: boolean
  readonly text: string
  readonly readings: readonly WrittenLine[]
}

const HEAD = /^([^:]+):\s*(.+)$/u
const CARDS_ONLY = /^(\d+|an?|eine?) (?:cards?|karten?)$/iu
const NOTHING = /^(?:nothing|nichts)$/iu
const BETWEEN = /,?\s+(?:and finally|and|und)\s+|,\s+/iu
/** Lines before the game that name players and their ratings, or how likely cards were to be drawn. */
const RATING = /: [\d.]+$|^\d+%:/u

type Head = keyof (typeof logHeadBooks)['en']

const isHead = (key: string): key is Head => Object.hasOwn(logHeadBooks.en, key)

const headNamed = (text: string): Head | undefined =>
  LANGUAGES.flatMap(language => Object.entries(logHeadBooks[language]))
    .filter(([, name]) => name.toLowerCase() === text.trim().toLowerCase())
    .map(([key]) => key)
    .find(isHead)

/** The first line of our own logs: no game elsewhere has this number. */
export const ourTitle = (language: Language): string => fill(logHeadBooks[language].game, () => '0')

/** Reads a log line by line. What isn't understood is a mistake that names the line. */
export class LogReader {
  readonly #book: NameBook
  readonly #things = new Set<string>()
  readonly #unknown = new Map<string, number>()
  #ours: Language | undefined

  constructor(catalogue: Catalogue) {
    this.#book = new NameBook(catalogue)
  }

  read(text: string): ReadLog {
    const raw: Raw[] = []
    const texts: { readonly number: number; readonly text: string }[] = []
    const setup: Record<string, unknown> = {}
    for (const [i, line] of text.split(/\r?\n/).entries()) {
      const bare = line.trim()
      this.#ours ??= LANGUAGES.find(language => bare === ourTitle(language))
      if (bare === '' || isAside(bare) || (raw.length === 0 && RATING.test(bare))) continue
      texts.push({ number: i + 1, text: line.trimEnd() })
      if (this.#readHead(bare, i + 1, setup)) continue
      const readings = readLine(bare)
      if (readings.length === 0)
        throw new LineMistake(sayLogMistake('notUnderstood', { line: i + 1, text: bare }), i + 1)
      raw.push({ number: i + 1, inner: /^\s/.test(line), text: bare, readings })
    }
    if (raw.length === 0) throw new Mistake(sayLogMistake('empty'))
    return this.#put(raw, setup, texts)
  }

  /** A line such as `Supply: Cellar, Market`; answers whether it is one. */
  #readHead(text: string, number: number, setup: Record<string, unknown>): boolean {
    const [, name = '', list = ''] = HEAD.exec(text) ?? []
    const head = headNamed(name)
    if (head === undefined) return false
    if (head === 'edition') setup.edition = Number(list)
    else {
      const ids = list.split(/,\s*/).map(part => this.#named(part, number))
      if (head === 'supply') setup.kingdom = ids
      else if (head === 'market') setup.blackMarket = ids
      else if (head === 'bane' || head === 'obelisk') setup[head] = ids[0]
      else setup[head] = ids
    }
    return true
  }

  #named(text: string, number: number): string {
    const { id, name } = this.#book.some(text)
    if (id === undefined && !this.#unknown.has(name)) this.#unknown.set(name, number)
    return id ?? name
  }

  #put(raw: readonly Raw[], setup: WrittenSetup, texts: ReadLog['texts']): ReadLog {
    const of = (line: Raw, key: LineKey) => line.readings.find(reading => reading.key === key)
    const headers = raw.flatMap(line => of(line, 'turn') ?? of(line, 'extra turn') ?? [])
    const labels = [...new Set(raw.flatMap(line => of(line, 'start')?.who ?? []))]
    const full = [...new Set(headers.map(({ who }) => who))]
    if (full.length === 0) throw new Mistake(sayLogMistake('noTurns'))
    if (labels.length < 2) throw new Mistake(sayLogMistake('noPlayers'))
    const names = labels.map(label => full.find(name => name.startsWith(label)) ?? label)
    const seatBy = (who: string, line: Raw): Seat => {
      const found = [labels.indexOf(who), names.indexOf(who)].find(i => i >= 0)
      if (found !== undefined) return seatOf(found)
      const { number } = line
      throw new LineMistake(sayLogMistake('unknownPlayer', { line: number, who, players: names.join(', ') }), number)
    }
    const isPlayer = (who: string) => labels.includes(who) || names.includes(who)
    const hands: (readonly string[] | undefined)[] = names.map(() => undefined)
    const indented = raw.some(({ inner }) => inner)
    const lines: LogLine[] = []
    let resigned: Seat | undefined
    let begun = false
    // What happens once before the first turn: everybody's two kinds of cards, and the first hand.
    const once = new Set<string>()
    const only = (what: string, { number, text }: Raw) => {
      if (once.has(what)) throw new LineMistake(sayLogMistake('toldTwice', { line: number, text }), number)
      once.add(what)
    }
    for (const line of raw) {
      const reading = line.readings.find(({ who }) => isPlayer(who)) ?? at(line.readings, 0)
      const { key } = reading
      const seat = seatBy(reading.who, line)
      const where = { number: line.number, text: line.text, seat, ...(indented && { inner: line.inner }) }
      if (key === 'turn' || key === 'extra turn') begun = true
      if (key === 'resign') resigned = seat
      if (key === 'resign' || (key === 'shuffle' && !begun)) continue
      const cards = this.#cards(reading.cards, line.number)
      const other = this.#cards(reading.other, line.number)
      if (key === 'start') {
        this.#checkStart(cards.ids, line.number)
        only(`${seat} starts with ${cards.count}`, line)
      } else if (!begun && key === 'draw') {
        only(`${seat} draws`, line)
        hands[seat] = cards.ids
      } else lines.push(...linesOf(key, reading.n, cards, other).map(said => ({ ...said, ...where })))
    }
    this.#refuseUnknown()
    const first = seatBy(at(headers, 0).who, at(raw, 0))
    return { names, first, setup, hands, lines, things: this.#things, resigned, indented, ours: this.#ours, texts }
  }

  #checkStart(ids: readonly string[] | undefined, line: number): void {
    const start = ids?.length === 7 ? 'copper' : ids?.length === 3 ? 'estate' : undefined
    if (start === undefined || !ids?.every(id => id === start))
      throw new LineMistake(sayLogMistake('wrongStart', { line }), line)
  }

  /** The cards of a line; only counted, or named. */
  #cards(text: string, number: number): Cards {
    if (text === '') return { ids: undefined, count: 0 }
    if (NOTHING.test(text)) return { ids: [], count: 0 }
    const [, n] = CARDS_ONLY.exec(text) ?? []
    if (n !== undefined) return { ids: undefined, count: /^\d/.test(n) ? Number(n) : 1 }
    const ids = text.split(BETWEEN).flatMap(part => {
      const { n, id, name } = this.#book.some(part)
      if (UNSEEN.has(name.toLowerCase())) return new Array<string>(Math.min(n, 500)).fill(UNNAMED)
      if (id === undefined && !this.#unknown.has(name)) this.#unknown.set(name, number)
      if (id !== undefined) this.#things.add(id)
      return new Array<string>(Math.min(n, 500)).fill(id ?? name)
    })
    return { ids, count: ids.length }
  }

  #refuseUnknown(): void {
    const [first] = this.#unknown
    if (first === undefined) return
    const cards = [...this.#unknown.keys()].join(', ')
    const [, line] = first
    throw new LineMistake(sayLogMistake('unknownCards', { cards, line }), line)
  }
}

interface Cards {
  readonly ids: readonly string[] | undefined
  readonly count: number
}

/** What a line says, one thing after the other. */
function linesOf(key: LineKey, n: number, { ids, count }: Cards, other: Cards): Omit<Said, 'seat'>[] {
  const cards = ids && { cards: ids }
  switch (key) {
    case 'turn':
    case 'extra turn':
      return [{ verb: 'turn', count: n, extra: key === 'extra turn' }]
    case 'play again':
      return [{ verb: 'play', count, ...cards, again: true }]
    case 'buy and gain':
      return (ids ?? []).flatMap(id => [
        { verb: 'buy' as const, cards: [id], count: 1 },
        { verb: 'gain' as const, cards: [id], count: 1 },
      ])
    case 'wish found':
      return [
        { verb: 'name', count, ...cards },
        { verb: 'reveal', count, ...cards },
        { verb: 'put-in-hand', count, ...cards },
      ]
    case 'wish missed':
      return [
        { verb: 'name', count, ...cards },
        { verb: 'reveal', count: other.count, ...(other.ids && { cards: other.ids }) },
      ]
    case 'name another':
      return [{ verb: 'name', cards: [], count: 1 }]
    case 'no bid':
      return [{ verb: 'bid', count: 0 }]
    case 'put-debt':
      return [{ verb: key, ...cards, count: 1 }]
    case 'shuffle':
    case 'deck-to-discard':
    case 'all-to-hand':
    case 'shuffle-into-deck':
      return [{ verb: key, count: 1 }]
    case 'start':
    case 'resign':
      return []
    default: {
      const verb: Verb = key
      return [ids === undefined && count === 0 ? { verb, count: n } : { verb, ...cards, count }]
    }
  }
}
