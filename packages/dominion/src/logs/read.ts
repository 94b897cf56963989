import { at, LANGUAGES, Mistake, type Seat, seat as seatOf } from '@kartentisch/kernel'
import type { Catalogue } from '../catalogue.ts'
import { logHeadBooks, sayLogMistake } from '../words/say-logs.ts'
import { isAside, type LineKey, readLine, type WrittenLine } from './line.ts'
import { NameBook } from './names.ts'
import type { Said, Verb } from './said.ts'

/** What was said in a line, and where it stands. */
export interface LogLine extends Said {
  readonly number: number
  readonly text: string
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
}

interface Raw {
  readonly number: number
  readonly text: string
  readonly readings: readonly WrittenLine[]
}

const HEAD = /^([^:]+):\s*(.+)$/u
const CARDS_ONLY = /^(\d+|an?|eine?) (?:cards?|karten?)$/iu
const BETWEEN = /,\s+(?:and|und)\s+|,\s+|\s+(?:and|und)\s+/iu

type Head = keyof (typeof logHeadBooks)['en']

const headNamed = (text: string): Head | undefined =>
  LANGUAGES.flatMap(language => Object.entries(logHeadBooks[language])).find(
    ([, name]) => name.toLowerCase() === text.trim().toLowerCase(),
  )?.[0] as Head | undefined

/** Reads a log line by line. What isn't understood is a mistake that names the line. */
export class LogReader {
  readonly #book: NameBook
  readonly #things = new Set<string>()
  readonly #unknown = new Map<string, number>()

  constructor(catalogue: Catalogue) {
    this.#book = new NameBook(catalogue)
  }

  read(text: string): ReadLog {
    const raw: Raw[] = []
    const setup: Record<string, unknown> = {}
    for (const [i, line] of text.split(/\r?\n/).entries()) {
      const bare = line.trim()
      if (bare === '' || isAside(bare)) continue
      if (this.#readHead(bare, i + 1, setup)) continue
      const readings = readLine(bare)
      if (readings.length === 0) throw new Mistake(sayLogMistake('notUnderstood', { line: i + 1, text: bare }))
      raw.push({ number: i + 1, text: bare, readings })
    }
    if (raw.length === 0) throw new Mistake(sayLogMistake('empty'))
    return this.#put(raw, setup)
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

  #put(raw: readonly Raw[], setup: WrittenSetup): ReadLog {
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
      throw new Mistake(sayLogMistake('unknownPlayer', { line: line.number, who, players: names.join(', ') }))
    }
    const isPlayer = (who: string) => labels.includes(who) || names.includes(who)
    const hands: (readonly string[] | undefined)[] = names.map(() => undefined)
    const lines: LogLine[] = []
    let resigned: Seat | undefined
    let begun = false
    for (const line of raw) {
      const reading = line.readings.find(({ who }) => isPlayer(who)) ?? at(line.readings, 0)
      const { key } = reading
      const seat = seatBy(reading.who, line)
      const where = { number: line.number, text: line.text, seat }
      if (key === 'turn' || key === 'extra turn') begun = true
      if (key === 'resign') resigned = seat
      if (key === 'shuffle' || key === 'resign') continue
      const cards = this.#cards(reading.cards, line.number)
      if (key === 'start') this.#checkStart(cards.ids, line.number)
      else if (!begun && key === 'draw') hands[seat] = cards.ids
      else lines.push(...linesOf(key, reading.n, cards).map(said => ({ ...said, ...where })))
    }
    this.#refuseUnknown()
    const first = seatBy(at(headers, 0).who, at(raw, 0))
    return { names, first, setup, hands, lines, things: this.#things, resigned }
  }

  #checkStart(ids: readonly string[] | undefined, line: number): void {
    const start = ids?.length === 7 ? 'copper' : ids?.length === 3 ? 'estate' : undefined
    if (start === undefined || !ids?.every(id => id === start)) throw new Mistake(sayLogMistake('wrongStart', { line }))
  }

  /** The cards of a line; only counted, or named. */
  #cards(text: string, number: number): Cards {
    if (text === '') return { ids: undefined, count: 0 }
    const [, n] = CARDS_ONLY.exec(text) ?? []
    if (n !== undefined) return { ids: undefined, count: /^\d/.test(n) ? Number(n) : 1 }
    const ids = text.split(BETWEEN).flatMap(part => {
      const { n, id, name } = this.#book.some(part)
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
    throw new Mistake(sayLogMistake('unknownCards', { cards, line: first[1] }))
  }
}

interface Cards {
  readonly ids: readonly string[] | undefined
  readonly count: number
}

/** What a line says, one thing after the other. */
function linesOf(key: LineKey, n: number, { ids, count }: Cards): Omit<Said, 'seat'>[] {
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
    case 'name another':
      return [{ verb: 'name', cards: [], count: 1 }]
    case 'no bid':
      return [{ verb: 'bid', count: 0 }]
    case 'put-debt':
      return [{ verb: key, ...cards, count: 1 }]
    case 'deck-to-discard':
    case 'all-to-hand':
    case 'shuffle-into-deck':
      return [{ verb: key, count: 1 }]
    case 'start':
    case 'shuffle':
    case 'resign':
      return []
    default: {
      const verb: Verb = key
      return [ids === undefined && count === 0 ? { verb, count: n } : { verb, ...cards, count }]
    }
  }
}
