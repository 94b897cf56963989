import {
  type Entry,
  historyOf,
  Mistake,
  readEntry,
  Sitting,
  type SittingSnapshot,
  type Step,
  TooFarBack,
} from '@kartentisch/kernel'
import type { Duty, LogLine } from '../../store/contract.ts'
import { say } from '../../words/tables.ts'
import type { TableRecord } from '../table/record.ts'
import { Again, type Surroundings } from '../table/surroundings.ts'
import type { Way } from '../table/way.ts'
import { Clock, type ClockSnapshot, type Thinker } from './clock.ts'
import { answersIn, counting } from './history.ts'

/** How far back doubled messages are known by heart. */
const KNOWN_REFS = 40

/** So far after its question a late answer is looked for, and so many lines at once. */
const LOOKED_THROUGH = 200
const PAGE = 40

/** How many steps stay in memory for who comes back. */
const REMEMBERED = 48

/** A log longer than this takes nothing but the end of the game. */
const MOST_ENTRIES = 20_000

/** So many entries may count for nothing in the end: enough for any game, and an end to any play with the log. */
const MOST_IN_VAIN = 4000

/** Games that began together shall not all be written down at the same moment. */
const snapshotEvery = (id: string): number => 40 + (Number.parseInt(id.slice(0, 6), 36) % 24)

/** A game as it stands: the sitting and its clock, as the entries of its log make them. */
export interface Underway {
  readonly sitting: Sitting
  readonly clock: Clock
}

/** What a snapshot holds. */
type Kept = SittingSnapshot<unknown> & ClockSnapshot & { readonly version: string }

/** The person whose answer is awaited; a bot has all the time. */
export function thinkerAt({ awaited, match }: Sitting): Thinker | undefined {
  return awaited === undefined || awaited.bot !== undefined ? undefined : { seat: awaited.seat, answers: match.number }
}

export const isTooLong = ({ number }: Sitting): boolean => number >= MOST_ENTRIES

/** Refuses what would make a log grow without end. */
function mustFit(sitting: Sitting, { what }: Entry): void {
  if (what === 'resign' || what === 'abandon' || what === 'time-out') return
  if (isTooLong(sitting)) throw new Mistake(say('tooLong'))
  if (what !== 'answer' && sitting.number - sitting.match.number >= MOST_IN_VAIN)
    throw new Mistake(say('tooMuchTakenBack'))
}

/**
 * The log of the game at a table, as far as this node knows it: taken up from the store when it is needed, added to
 * here, and caught up with what other nodes have written.
 */
export class Log {
  readonly #id: string
  readonly #around: Surroundings
  #game: Underway | undefined
  /** Which message made which entry. */
  #refs = new Map<string, number>()
  /** Up to which number steps are kept with a snapshot; -1 if none are. */
  #kept = -1
  /** The duty that was written last, so that it is written only when it changes. */
  #duty = ''

  constructor(id: string, around: Surroundings) {
    this.#id = id
    this.#around = around
  }

  /** The game as it stands; nothing before its start or while it has to be read again. */
  get game(): Underway | undefined {
    return this.#game
  }

  forget(): void {
    this.#game = undefined
    this.#duty = ''
  }

  /**
   * Takes up the game from its newest snapshot with at most `maxAnswers` answers, and from the deal where there is none.
   * An undo in the log may reach back before a snapshot; then an earlier one is taken.
   */
  async open(record: TableRecord, maxAnswers?: number): Promise<Underway> {
    const { store, shelf } = this.#around
    const { game } = shelf.kit(record.game).game
    const stored = await store.readSnapshot(this.#id, maxAnswers)
    // What a snapshot holds was written by a server: it is not parsed again.
    const kept: Kept | undefined = stored === undefined ? undefined : JSON.parse(stored.body)
    // Answers are not given again by rules they were not given under.
    if (maxAnswers !== undefined && (kept?.version ?? record.version) !== game.version) throw new TooFarBack()
    const { setup, seed, version } = record
    const origin = { game, setup, seed, version }
    const bots = record.seats.map(({ kind, level }) => (kind === 'bot' ? level : null))
    const underway =
      kept === undefined
        ? { sitting: Sitting.deal(origin, bots), clock: Clock.wound(record.timer, bots.length, record.startedAt) }
        : { sitting: Sitting.resume(origin, kept), clock: new Clock(record.timer, kept) }
    const from = underway.sitting.number
    const refs = new Map<string, number>()
    try {
      for (const { number, ref, body } of await store.readLog(this.#id, Math.max(1, from + 1 - KNOWN_REFS))) {
        refs.set(ref, number)
        if (number > from) apply(underway, readEntry(JSON.parse(body)))
      }
    } catch (fault) {
      if (!(fault instanceof TooFarBack)) throw fault
      return this.open(record, underway.sitting.base - 1)
    }
    this.#refs = refs
    this.#kept = Math.max(this.#kept, kept?.number ?? -1)
    this.#game = underway
    return underway
  }

  /** The game that has just been dealt, and what it waits for. */
  async begin(record: TableRecord): Promise<Duty> {
    return this.#dutyIn(await this.open(record), record)
  }

  /** What the table waits for, as the store keeps it. */
  #dutyIn({ sitting, clock }: Underway, record: TableRecord): Duty {
    const { number, awaited } = sitting
    const { node } = this.#around
    // A game that is over has still to be filed: whoever has the table does it, as if a bot had to move.
    if (awaited === undefined || awaited.bot !== undefined) return { number, player: null, bot: true, due: null, node }
    return {
      number,
      player: record.seats[awaited.seat]?.player ?? null,
      bot: false,
      due: clock.due(thinkerAt(sitting)),
      node,
    }
  }

  /** The number of the entry a message made, if it was taken already. `question` is what a late answer was given to. */
  async numberOf(ref: string, question?: number): Promise<number | undefined> {
    const known = this.#refs.get(ref)
    const opened = this.#game?.sitting.opened ?? 0
    if (known !== undefined || question === undefined || question >= opened) return known
    for (let from = question + 1; from <= question + LOOKED_THROUGH; from += PAGE) {
      const lines = await this.#around.store.readLog(this.#id, from, PAGE)
      for (const line of lines) {
        if (line.ref === ref) return line.number
        const { what } = readEntry(JSON.parse(line.body))
        // Whatever came of the question, it came by this one.
        if (what === 'answer' || what === 'undo') return undefined
      }
      if (lines.length < PAGE) return undefined
    }
    return undefined
  }

  /** Works out an entry and writes it. Gives its number, or nothing if another node was first. */
  async add(record: TableRecord, ref: string, make: (game: Underway) => Entry, way?: Way): Promise<number | undefined> {
    const game = this.#game ?? (await this.open(record))
    const { sitting } = game
    let entry: Entry
    try {
      entry = make(game)
      mustFit(sitting, entry)
      apply(game, entry)
    } catch (fault) {
      if (fault instanceof TooFarBack && sitting.base > 0) {
        await this.open(record, sitting.base - 1)
        return this.add(record, ref, make, way)
      }
      // The rules themselves have failed: what is in memory can't be trusted any more, what is written can.
      if (!(fault instanceof Mistake)) this.forget()
      throw fault
    }
    way?.reach('decided')
    const { number } = sitting
    const duty = this.#dutyIn(game, record)
    const awaited = JSON.stringify([duty.player, duty.bot, duty.due])
    let first: boolean
    try {
      const line = { number, ref, body: JSON.stringify(entry) }
      // A bot's duty is written with every answer, for its lease.
      first = await this.#around.store.append(this.#id, line, awaited === this.#duty && !duty.bot ? undefined : duty)
    } catch (fault) {
      // Nobody knows whether it was written. The log does, when it can be read again.
      this.forget()
      this.#around.fault(this.#id, fault)
      throw new Again('The store is away for a moment.')
    }
    if (!first) {
      this.forget()
      return undefined
    }
    way?.reach('stored')
    this.#duty = awaited
    this.#note(ref, number)
    return number
  }

  #note(ref: string, number: number): void {
    this.#refs.set(ref, number)
    const [oldest] = this.#refs.keys()
    if (this.#refs.size > 10 * KNOWN_REFS && oldest !== undefined) this.#refs.delete(oldest)
  }

  /** Whether others have written more than this node knows. */
  async isBehind(): Promise<boolean> {
    if (!this.#around.shared) return false
    const heads = await this.#around.store.heads([this.#id])
    return (heads.get(this.#id) ?? 0) > (this.#game?.sitting.number ?? 0)
  }

  /** Takes in what others have written since, and gives it. */
  async catchUp(record: TableRecord): Promise<readonly LogLine[]> {
    const game = this.#game ?? (await this.open(record))
    const { sitting } = game
    this.#duty = ''
    const lines = await this.#around.store.readLog(this.#id, sitting.number + 1)
    try {
      for (const { number, ref, body } of lines) {
        apply(game, readEntry(JSON.parse(body)))
        this.#note(ref, number)
      }
    } catch (fault) {
      this.forget()
      await this.open(record, fault instanceof TooFarBack ? sitting.base - 1 : undefined)
    }
    return lines
  }

  /** Writes down where the game stands, if that is due. The log alone is enough to go on, so nobody waits for it. */
  async keepSnapshot(always = false): Promise<void> {
    const before = this.#kept
    const game = this.#game
    if (game === undefined || game.sitting.number - before < (always ? 1 : snapshotEvery(this.#id))) return
    const { sitting, clock } = game
    const { number } = sitting
    this.#kept = number
    const snapshot = sitting.snapshot()
    const kept: Kept = { version: sitting.origin.game.version, ...snapshot, ...clock.snapshot() }
    const events = JSON.stringify(counting(sitting.steps.filter(step => step.number > before)))
    try {
      const stored = { number, answers: snapshot.match.before, body: JSON.stringify(kept), events }
      await this.#around.store.keepSnapshot(this.#id, stored)
      sitting.forget(REMEMBERED)
    } catch (fault) {
      this.#kept = before
      this.#around.fault(this.#id, fault)
    }
  }

  /** All that happened and still counts: as it was kept with the snapshots, and the rest from the game itself. */
  async history(sitting: Sitting): Promise<Step[]> {
    const steps = new Map<number, Step>()
    let last = -1
    for (const { number, events } of await this.#around.store.readEvents(this.#id)) {
      // What the store keeps here was written by a server.
      const kept: Step[] = JSON.parse(events)
      for (const step of kept) steps.set(step.number, step)
      last = Math.max(last, number)
    }
    for (const step of sitting.steps) if (step.number > last) steps.set(step.number, step)
    return counting([...steps.values()].sort((a, b) => a.number - b.number))
  }

  /**
   * A finished game as a file: a recorded game that `kartentisch replay` and the page play back, with who played and
   * what happened, so that it never changes when the rules do.
   */
  async recording(record: TableRecord, sitting: Sitting): Promise<object> {
    const players = record.seats.map(({ name, level }, i) => name ?? level ?? String(i + 1))
    return {
      ...sitting.recording(players),
      answers: answersIn(await this.#around.store.readLog(this.#id, 1)),
      before: 0,
      told: historyOf(await this.history(sitting)),
      finishedAt: record.finishedAt,
    }
  }
}

/** Takes an entry in. One that can't be is refused and changes nothing. */
function apply({ sitting, clock }: Underway, entry: Entry): void {
  const thinker = thinkerAt(sitting)
  sitting.apply(entry)
  clock.take(entry, thinker)
}
