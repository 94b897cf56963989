import { Mistake } from '@kartentisch/kernel'
import type { ChatLine } from '../store/contract.ts'
import { Audience } from './audience.ts'
import { type Entry, readEntry } from './entry.ts'
import { keepSnapshot, type Opened, openSitting } from './opening.ts'
import { type Person, readRecord, seatOfPerson, storedTable, type TableRecord } from './record.ts'
import { replayOf } from './replay.ts'
import { type Sitting, TooFarBack } from './sitting.ts'
import { Again, dutyOf, type Surroundings } from './surroundings.ts'
import type { Watcher } from './watcher.ts'

/** Games that began together shall not all be written down at the same moment. */
const snapshotEvery = (id: string): number => 40 + (Number.parseInt(id.slice(0, 6), 36) % 24)

/**
 * A table as one node serves it. Everything that happens to it goes through one queue; whatever happens is worked out
 * first, then written, and told only when it is written.
 */
export class Table {
  readonly id: string
  readonly #around: Surroundings
  readonly #audience: Audience
  #record: TableRecord
  #opened: Opened | undefined
  #last: Promise<unknown> = Promise.resolve()
  #duty = ''
  #turnOf: string | undefined
  usedAt: number

  constructor(around: Surroundings, record: TableRecord) {
    this.id = record.id
    this.#around = around
    this.#record = record
    this.#audience = new Audience(record.id)
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
    return this.#opened?.sitting
  }

  /** Does one thing after the other. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#around.now()
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  async #open(maxAnswers?: number): Promise<Opened> {
    if (this.#opened !== undefined && maxAnswers === undefined) return this.#opened
    if (this.#record.status === 'waiting') throw new Mistake('The game at this table has not begun.')
    if (this.#record.seed === '') throw new Mistake('No game was played at this table.')
    this.#opened = await openSitting(this.#around.store, this.#record, maxAnswers)
    return this.#opened
  }

  /** Lets somebody follow the table from here on. */
  watch(watcher: Watcher, from: number | undefined, chatFrom: number | undefined, muted: boolean): Promise<void> {
    return this.queue(async () => {
      this.#audience.admit(watcher, from, muted)
      this.#audience.showTable(this.#record, this.sitting, watcher)
      if (this.#record.status !== 'waiting' && this.#record.seed !== '') {
        await this.#open()
        // Who has seen more than this node knows comes from another that knew more.
        if (from !== undefined && from > (this.sitting?.number ?? 0)) await this.#reread()
        this.#tell(watcher)
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

  #tell(always?: Watcher): void {
    const { sitting } = this
    if (sitting !== undefined) this.#audience.tell(this.#record, sitting, this.#around.now(), always)
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
    const opened = begins ? await openSitting(store, record) : this.#opened
    const duty = begins && opened !== undefined ? dutyOf(opened.sitting, record, node) : undefined
    if (!(await store.keepTable(storedTable(record, now()), record.status === 'running' ? duty : null))) return false
    this.#record = record
    this.#opened = opened
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

  /** Lets the surroundings know what is awaited now; whose turn it is only if that was written here. */
  #awaits(here = true): void {
    const { sitting } = this
    if (sitting === undefined) return
    this.#around.waits(this)
    const player = sitting.isBots(sitting.asked) ? undefined : (this.#record.seats[sitting.asked]?.player ?? undefined)
    if (player !== undefined && player !== this.#turnOf && here) this.#around.turn(this, player)
    this.#turnOf = player
  }

  /** The number of the entry a message made, if it was taken already. */
  async #doubled(ref: string, since?: number): Promise<number | undefined> {
    const { refs } = await this.#open()
    const known = refs.get(ref)
    if (known !== undefined || since === undefined) return known
    const lines = await this.#around.store.readLog(this.id, since + 1)
    return lines.find(line => line.ref === ref)?.number
  }

  /**
   * Takes an entry: works it out, writes it, tells everybody. If another node was first, it is made again from what
   * that one wrote. `ref` is the message's name: the same message is never taken twice.
   */
  act(ref: string, make: (sitting: Sitting) => Entry, question?: number): Promise<number> {
    return this.queue(async () => {
      for (let tries = 0; tries < 4; tries++) {
        const { sitting } = await this.#open()
        if (question !== undefined && question > sitting.number) await this.#reread()
        const isLate = question !== undefined && question < sitting.opened
        const doubled = await this.#doubled(ref, isLate ? question : undefined)
        if (doubled !== undefined) return doubled
        try {
          const number = await this.#try(ref, make)
          if (number !== undefined) return number
        } catch (fault) {
          if (!(fault instanceof Mistake) || !(await this.#isBehind())) throw fault
          await this.#reread()
        }
      }
      throw new Again('Too many act at this table at once.')
    })
  }

  async #try(ref: string, make: (sitting: Sitting) => Entry): Promise<number | undefined> {
    const opened = await this.#open()
    const { sitting } = opened
    let entry: Entry
    try {
      entry = make(sitting)
      sitting.apply(entry)
    } catch (fault) {
      if (fault instanceof TooFarBack) {
        await this.#open(sitting.base - 1)
        return this.#try(ref, make)
      }
      // The rules themselves have failed: what is in memory can't be trusted any more, what is written can.
      if (!(fault instanceof Mistake)) this.#opened = undefined
      throw fault
    }
    const { number } = sitting
    const duty = dutyOf(sitting, this.#record, this.#around.node)
    const told = JSON.stringify([duty.player, duty.bot, duty.due])
    let first: boolean
    try {
      const line = { number, ref, body: JSON.stringify(entry) }
      // A bot's duty is written with every answer, for its lease.
      first = await this.#around.store.append(this.id, line, told === this.#duty && !duty.bot ? undefined : duty)
    } catch (fault) {
      // Nobody knows whether it was written. The log does, when it can be read again.
      this.#opened = undefined
      this.#around.fault(this.id, fault)
      throw new Again('The store is away for a moment.')
    }
    if (!first) {
      await this.#reread()
      return undefined
    }
    this.#duty = told
    opened.refs.set(ref, number)
    this.#around.written(this.id, number, this.#record.revision)
    this.#tell()
    this.#awaits()
    void this.#keepSnapshot(opened)
    return number
  }

  /** Whether others have written more than this node knows. */
  async #isBehind(): Promise<boolean> {
    if (!this.#around.shared) return false
    const heads = await this.#around.store.heads([this.id])
    return (heads.get(this.id) ?? 0) > (this.sitting?.number ?? 0)
  }

  /** Takes up what others have written, and tells it. */
  async #reread(): Promise<void> {
    this.#opened = undefined
    this.#duty = ''
    await this.#open()
    this.#tell()
    this.#awaits(false)
  }

  /** Another node may have written up to this number, or changed the record up to this revision. */
  hinted(number: number, revision: number): Promise<void> {
    return this.queue(async () => {
      if (revision > this.#record.revision) {
        await this.#refreshRecord()
      }
      if (this.#record.status === 'waiting' || this.#record.seed === '') return
      const opened = this.#opened
      if (opened === undefined) {
        if (this.watchers > 0) await this.#reread()
        return
      }
      if (number <= opened.sitting.number) return
      try {
        for (const { number, ref, body } of await this.#around.store.readLog(this.id, opened.sitting.number + 1)) {
          opened.sitting.apply(readEntry(body))
          opened.refs.set(ref, number)
        }
      } catch (fault) {
        if (!(fault instanceof TooFarBack)) this.#opened = undefined
        else await this.#open(opened.sitting.base - 1)
      }
      this.#duty = ''
      if (this.#opened === undefined) await this.#open()
      this.#tell()
      this.#awaits(false)
    })
  }

  /** Opens the game, should nobody have done so yet. */
  wake(): Promise<void> {
    return this.queue(async () => {
      if (this.#record.status === 'running') await this.#open()
    })
  }

  /** Writes down where the game stands, if that is due. The log alone is enough to go on, so nobody waits for it. */
  async #keepSnapshot(opened: Opened, always = false): Promise<void> {
    const { sitting, snapshotAt } = opened
    if (always ? sitting.number === snapshotAt : sitting.number - snapshotAt < snapshotEvery(this.id)) return
    opened.snapshotAt = sitting.number
    try {
      await keepSnapshot(this.#around.store, this.id, sitting, snapshotAt)
    } catch (fault) {
      opened.snapshotAt = snapshotAt
      this.#around.fault(this.id, fault)
    }
  }

  /** Files a game that is over: result, replay, and nothing to wait for any more. */
  finish(): Promise<void> {
    return this.queue(async () => {
      const { sitting } = await this.#open()
      await this.#refreshRecord()
      const { result } = sitting
      if (result === undefined || this.#record.status !== 'running') return
      const { store, now } = this.#around
      const record = { ...this.#record, result, finishedAt: now() }
      await store.keepReplay(this.id, JSON.stringify(await replayOf(store, record, sitting)))
      await this.#keep({ ...record, status: result.reason === 'abandoned' ? 'abandoned' : 'finished' })
    })
  }

  tellChat(line: ChatLine): void {
    this.#audience.tellChat(line)
  }

  /** The seat of a person who plays here, for what only players may do. */
  async seatOf(person: Person): Promise<number> {
    if (this.#record.status === 'waiting' || seatOfPerson(this.#record, person) < 0) {
      await this.queue(() => this.#refreshRecord())
    }
    const seat = seatOfPerson(this.#record, person)
    if (seat < 0) throw new Mistake('You only watch at this table.')
    return seat
  }

  /** Writes down where the game stands, so that it can be taken up at once, also by other rules. */
  put(): Promise<void> {
    return this.queue(async () => {
      if (this.#opened !== undefined && this.#record.status === 'running') await this.#keepSnapshot(this.#opened, true)
    })
  }
}
