import { Mistake } from '@kartentisch/kernel'
import type { ChatLine } from '../store/contract.ts'
import { Audience } from './audience.ts'
import { Course } from './course.ts'
import type { Entry } from './entry.ts'
import { openSitting } from './opening.ts'
import { type Person, readRecord, seatOfPerson, storedTable, type TableRecord } from './record.ts'
import { happeningsOf, replayOf } from './replay.ts'
import type { Sitting } from './sitting.ts'
import { Again, dutyOf, type Surroundings } from './surroundings.ts'
import { remembers } from './telling.ts'
import type { Watcher, WatchWishes } from './watcher.ts'

/**
 * A table as one node serves it. Everything that happens to it goes through one queue; whatever happens is worked out
 * first, then written, and told only when it is written.
 */
export class Table {
  readonly id: string
  readonly #around: Surroundings
  readonly #audience: Audience
  readonly #course: Course
  #record: TableRecord
  #last: Promise<unknown> = Promise.resolve()
  #turnOf: string | undefined
  usedAt: number

  constructor(around: Surroundings, record: TableRecord) {
    this.id = record.id
    this.#around = around
    this.#record = record
    this.#audience = new Audience(record.id)
    this.#course = new Course(record.id, around)
    this.usedAt = around.now()
  }

  get record(): TableRecord {
    return this.#record
  }

  get watchers(): number {
    return this.#audience.size
  }

  /** The game under way as it was last told; nothing before its start or while it has to be read again. */
  get sitting(): Sitting | undefined {
    return this.#course.sitting
  }

  /** Whether a game has been dealt here. */
  get #hasBegun(): boolean {
    return this.#record.status !== 'waiting' && this.#record.seed !== ''
  }

  /** Does one thing after the other. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#around.now()
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Lets somebody follow the table from here on. */
  watch(watcher: Watcher, { from, chatFrom, muted = false, history = false }: WatchWishes): Promise<void> {
    return this.queue(async () => {
      this.#audience.admit(watcher, from, muted, history)
      this.#audience.showTable(this.#record, this.sitting, watcher)
      if (this.#hasBegun) {
        await this.#course.open(this.#record)
        // Who has seen more than this node knows comes from another that knew more.
        if (from !== undefined && from > (this.sitting?.number ?? 0)) await this.#reread()
        if (history) await this.#tellHistory(watcher, from)
        else this.#tell(watcher)
      }
      if (muted) return
      const lines = await this.#around.store.readChat(this.id, (chatFrom ?? 0) + 1)
      for (const line of lines) this.#audience.tellChat(line, watcher)
    })
  }

  unwatch(watcher: Watcher): void {
    this.#audience.dismiss(watcher)
  }

  mute(watcher: Watcher, muted: boolean): void {
    this.#audience.mute(watcher, muted)
  }

  tellChat(line: ChatLine): void {
    this.#audience.tellChat(line)
  }

  #tell(always?: Watcher): void {
    const { sitting } = this
    if (sitting !== undefined) this.#audience.tell(this.#record, sitting, this.#around.now(), always)
  }

  /** Shows how things stand to who has just come, with all that led to it unless that is known. */
  async #tellHistory(watcher: Watcher, from: number | undefined): Promise<void> {
    const { sitting } = this
    if (sitting === undefined) return
    if (remembers(sitting, from)) {
      this.#tell(watcher)
      return
    }
    const { store, now } = this.#around
    const happenings = await happeningsOf(store, this.id, sitting)
    this.#audience.tellHistory(this.#record, sitting, now(), watcher, happenings)
  }

  /** Lets the surroundings know what is awaited now; whose turn it is only if that was written here. */
  #awaits(here = true): void {
    const { sitting } = this
    if (sitting === undefined) return
    this.#around.waits(this)
    const player = sitting.isBots(sitting.asked) ? undefined : (this.#record.seats[sitting.asked]?.player ?? undefined)
    if (player !== undefined && player !== this.#turnOf && here) this.#around.turn(this, player)
    this.#turnOf = player
  }

  /** Changes the record; whoever comes second sees what the first has made of it and tries again. */
  change(next: (record: TableRecord) => TableRecord): Promise<TableRecord> {
    return this.queue(async () => {
      for (let tries = 0; tries < 5; tries++) {
        const changed = await this.#orAnew(next)
        if (changed === this.#record) return changed
        if (await this.#keep(changed)) return this.#record
        await this.#refreshRecord()
      }
      throw new Again('Too many want to change this table at once.')
    })
  }

  /** What can't be done as this node sees the table may be possible as it is. */
  async #orAnew(next: (record: TableRecord) => TableRecord): Promise<TableRecord> {
    try {
      return next(this.#record)
    } catch (fault) {
      if (!(fault instanceof Mistake) || !(await this.#refreshRecord())) throw fault
      return next(this.#record)
    }
  }

  /** Writes the record and tells of it. A game that begins is dealt first. */
  async #keep(changed: TableRecord): Promise<boolean> {
    const { store, now, node } = this.#around
    const record = { ...changed, revision: this.#record.revision + 1 }
    const begins = record.status === 'running' && this.#record.status === 'waiting'
    const dealt = begins ? await openSitting(store, record) : undefined
    const duty = dealt === undefined ? undefined : dutyOf(dealt.sitting, record, node)
    if (!(await store.keepTable(storedTable(record, now()), record.status === 'running' ? duty : null))) return false
    this.#record = record
    if (dealt !== undefined) this.#course.begin(dealt)
    this.#around.written(this.id, this.sitting?.number ?? 0, record.revision)
    this.#audience.showTable(this.#record, this.sitting)
    this.#tell()
    if (begins) this.#awaits()
    return true
  }

  /** Whether another node has changed the record. */
  async #refreshRecord(): Promise<boolean> {
    if (!this.#around.shared) return false
    const stored = await this.#around.store.readTable(this.id)
    if (stored === undefined || stored.revision === this.#record.revision) return false
    this.#record = readRecord(stored)
    this.#audience.showTable(this.#record, this.sitting)
    return true
  }

  /**
   * Takes an entry: works it out, writes it, tells everybody. If another node was first, it is made again from what
   * that one wrote. `ref` is the message's name: the same message is never taken twice.
   */
  act(ref: string, make: (sitting: Sitting) => Entry, question?: number): Promise<number> {
    return this.queue(async () => {
      for (let tries = 0; tries < 4; tries++) {
        const { sitting } = await this.#course.open(this.#record)
        if (question !== undefined && question > sitting.number) await this.#reread()
        const isLate = question !== undefined && question < sitting.opened
        const doubled = await this.#course.doubled(this.#record, ref, isLate ? question : undefined)
        if (doubled !== undefined) return doubled
        try {
          const number = await this.#course.add(this.#record, ref, make)
          if (number !== undefined) return this.#added(number)
        } catch (fault) {
          if (!(fault instanceof Mistake) || !(await this.#course.isBehind())) throw fault
        }
        await this.#reread()
      }
      throw new Again('Too many act at this table at once.')
    })
  }

  /** Tells what was written. */
  #added(number: number): number {
    this.#around.written(this.id, number, this.#record.revision)
    this.#tell()
    this.#awaits()
    void this.#course.keepSnapshot()
    return number
  }

  /** Takes up what others have written, and tells it. */
  async #reread(): Promise<void> {
    await this.#course.reopen(this.#record)
    this.#tell()
    this.#awaits(false)
  }

  /** Another node may have written up to this number, or changed the record up to this revision. */
  hinted(number: number, revision: number): Promise<void> {
    return this.queue(async () => {
      if (revision > this.#record.revision) await this.#refreshRecord()
      if (!this.#hasBegun) return
      const { sitting } = this
      if (sitting === undefined) {
        if (this.watchers > 0) await this.#reread()
        return
      }
      if (number <= sitting.number) return
      await this.#course.catchUp(this.#record)
      this.#tell()
      this.#awaits(false)
    })
  }

  /** Opens the game, should nobody have done so yet. */
  wake(): Promise<void> {
    return this.queue(async () => {
      if (this.#record.status === 'running') await this.#course.open(this.#record)
    })
  }

  /** Files a game that is over: result, replay, and nothing to wait for any more. */
  finish(): Promise<void> {
    return this.queue(async () => {
      const { sitting } = await this.#course.open(this.#record)
      await this.#refreshRecord()
      const { result } = sitting
      if (result === undefined || this.#record.status !== 'running') return
      const { store, now } = this.#around
      const record = { ...this.#record, result, finishedAt: now() }
      // Whoever looks at it later, under other rules perhaps, sees it as it ended.
      await this.#course.keepSnapshot(true)
      await store.keepReplay(this.id, JSON.stringify(await replayOf(store, record, sitting)))
      await this.#keep({ ...record, status: result.reason === 'abandoned' ? 'abandoned' : 'finished' })
    })
  }

  /** The seat of a person who plays here, for what only players may do. */
  async seatOf(person: Person): Promise<number> {
    if (this.#record.status === 'waiting' || seatOfPerson(this.#record, person) < 0) {
      await this.queue(() => this.#refreshRecord())
    }
    const seat = seatOfPerson(this.#record, person)
    if (seat < 0) throw new Mistake({ de: 'Du schaust an diesem Tisch nur zu.', en: 'You only watch at this table.' })
    return seat
  }

  /** Writes down where the game stands, so that it can be taken up at once, also by other rules. */
  put(): Promise<void> {
    return this.queue(async () => {
      if (this.#record.status === 'running') await this.#course.keepSnapshot(true)
    })
  }
}
