import { Mistake } from './mistake.ts'
import type { Answer } from './question.ts'
import type { Seat } from './seat.ts'
import { seat as seatOf } from './seat.ts'
import { say } from './words/say.ts'

/** What is the same for every entry: whose doing it is, and when, where a clock runs. */
interface Done {
  readonly seat: Seat
  readonly at?: number
}

/**
 * Everything that can be done at a table under way. A log of these, after the deal, is the whole truth about a game.
 * `level` is the name of the bot that plays on.
 */
export type Entry =
  /** `question` is the number of the entry after which it was asked. `bot` says that no person gave the answer. */
  | (Done & { readonly what: 'answer'; readonly question: number; readonly answer: Answer; readonly bot: boolean })
  /** Back to the first `to` answers. */
  | (Done & { readonly what: 'undo'; readonly to: number })
  | (Done & { readonly what: 'ask-undo'; readonly to: number })
  /** `request` is the number of the entry that asked. The last consent names where it leads, as an undo does. */
  | (Done & { readonly what: 'agree'; readonly request: number; readonly to: number | null })
  | (Done & { readonly what: 'decline'; readonly request: number })
  | (Done & { readonly what: 'resign'; readonly level: string })
  | (Done & { readonly what: 'hand-over'; readonly level: string })
  | (Done & { readonly what: 'take-back' })
  /** Time has run out: a bot plays on. */
  | (Done & { readonly what: 'time-out'; readonly level: string })
  | (Done & { readonly what: 'abandon' })

/** An entry of one kind. */
export type EntryOf<What extends Entry['what']> = Extract<Entry, { readonly what: What }>

/** Reads the fields of an entry, and says which is wrong. */
class Fields {
  readonly #fields: Map<string, unknown>

  constructor(given: unknown) {
    this.#fields = new Map(typeof given === 'object' && given !== null ? Object.entries(given) : [])
  }

  get(field: string): unknown {
    return this.#fields.get(field)
  }

  fail(field: string): never {
    throw new Mistake(say('damagedEntry', { field }))
  }

  whole(field: string, least = 0): number {
    const value = this.get(field)
    return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : this.fail(field)
  }

  word(field: string): string {
    const value = this.get(field)
    return typeof value === 'string' ? value : this.fail(field)
  }

  flag(field: string): boolean {
    const value = this.get(field)
    return typeof value === 'boolean' ? value : this.fail(field)
  }

  wholes(field: string): number[] {
    const value = this.get(field)
    return Array.isArray(value) && value.every(one => Number.isInteger(one)) ? value : this.fail(field)
  }
}

/** Reads an entry of a log that was written down; throws a `Mistake` if it is damaged. */
export function readEntry(given: unknown): Entry {
  const fields = new Fields(given)
  const time = fields.get('at')
  if (time !== undefined && typeof time !== 'number') fields.fail('at')
  const done = { seat: seatOf(fields.whole('seat')), ...(typeof time === 'number' && { at: time }) }
  const what = fields.word('what')
  switch (what) {
    case 'answer': {
      const [question, answer, bot] = [fields.whole('question'), fields.wholes('answer'), fields.flag('bot')]
      return { what, ...done, question, answer, bot }
    }
    case 'undo':
    case 'ask-undo':
      return { what, ...done, to: fields.whole('to') }
    case 'agree': {
      const to = fields.get('to') === null ? null : fields.whole('to')
      return { what, ...done, request: fields.whole('request'), to }
    }
    case 'decline':
      return { what, ...done, request: fields.whole('request') }
    case 'resign':
    case 'hand-over':
    case 'time-out':
      return { what, ...done, level: fields.word('level') }
    case 'take-back':
    case 'abandon':
      return { what, ...done }
    default:
      throw new Mistake(say('unknownEntry', { what }))
  }
}

/** The answers that count after all these entries: what was taken back is left out. */
export function answersIn(entries: Iterable<Entry>): Answer[] {
  const answers: Answer[] = []
  for (const entry of entries) {
    if (entry.what === 'answer') answers.push(entry.answer)
    const to = entry.what === 'undo' || entry.what === 'agree' ? entry.to : null
    if (to !== null) answers.length = to
  }
  return answers
}
