import { Mistake } from '@kartentisch/kernel'
import { type Entry, readEntry } from './entry.ts'
import { keepSnapshot, type Opened, openSitting } from './opening.ts'
import type { TableRecord } from './record.ts'
import { type Sitting, TooFarBack } from './sitting.ts'
import { Again, dutyOf, type Surroundings } from './surroundings.ts'

/** Games that began together shall not all be written down at the same moment. */
const snapshotEvery = (id: string): number => 40 + (Number.parseInt(id.slice(0, 6), 36) % 24)

/**
 * The course of the game at a table, as far as this node knows it: taken up from the store when it is needed, added to
 * here, and caught up with what other nodes have written.
 */
export class Course {
  readonly #id: string
  readonly #around: Surroundings
  #opened: Opened | undefined
  /** The duty that was written last, so that it is written only when it changes. */
  #duty = ''

  constructor(id: string, around: Surroundings) {
    this.#id = id
    this.#around = around
  }

  /** The game as it stands; nothing before its start or while it has to be read again. */
  get sitting(): Sitting | undefined {
    return this.#opened?.sitting
  }

  /** A game that has just been dealt. */
  begin(opened: Opened): void {
    this.#opened = opened
  }

  async open(record: TableRecord, maxAnswers?: number): Promise<Opened> {
    if (this.#opened !== undefined && maxAnswers === undefined) return this.#opened
    if (record.status === 'waiting')
      throw new Mistake({
        de: 'Das Spiel an diesem Tisch hat noch nicht begonnen.',
        en: 'The game at this table has not begun.',
      })
    if (record.seed === '')
      throw new Mistake({ de: 'An diesem Tisch wurde nicht gespielt.', en: 'No game was played at this table.' })
    this.#opened = await openSitting(this.#around.store, record, maxAnswers)
    return this.#opened
  }

  /** Forgets what is known and reads it again. */
  async reopen(record: TableRecord): Promise<void> {
    this.#opened = undefined
    this.#duty = ''
    await this.open(record)
  }

  /** The number of the entry a message made, if it was taken already. */
  async doubled(record: TableRecord, ref: string, since?: number): Promise<number | undefined> {
    const { refs } = await this.open(record)
    const known = refs.get(ref)
    if (known !== undefined || since === undefined) return known
    const lines = await this.#around.store.readLog(this.#id, since + 1)
    return lines.find(line => line.ref === ref)?.number
  }

  /** Works out an entry and writes it. Gives its number, or nothing if another node was first. */
  async add(record: TableRecord, ref: string, make: (sitting: Sitting) => Entry): Promise<number | undefined> {
    const opened = await this.open(record)
    const { sitting } = opened
    let entry: Entry
    try {
      entry = make(sitting)
      sitting.apply(entry)
    } catch (fault) {
      if (fault instanceof TooFarBack) {
        await this.open(record, sitting.base - 1)
        return this.add(record, ref, make)
      }
      // The rules themselves have failed: what is in memory can't be trusted any more, what is written can.
      if (!(fault instanceof Mistake)) this.#opened = undefined
      throw fault
    }
    const { number } = sitting
    const duty = dutyOf(sitting, record, this.#around.node)
    const told = JSON.stringify([duty.player, duty.bot, duty.due])
    let first: boolean
    try {
      const line = { number, ref, body: JSON.stringify(entry) }
      // A bot's duty is written with every answer, for its lease.
      first = await this.#around.store.append(this.#id, line, told === this.#duty && !duty.bot ? undefined : duty)
    } catch (fault) {
      // Nobody knows whether it was written. The log does, when it can be read again.
      this.#opened = undefined
      this.#around.fault(this.#id, fault)
      throw new Again('The store is away for a moment.')
    }
    if (!first) return undefined
    this.#duty = told
    opened.refs.set(ref, number)
    return number
  }

  /** Whether others have written more than this node knows. */
  async isBehind(): Promise<boolean> {
    if (!this.#around.shared) return false
    const heads = await this.#around.store.heads([this.#id])
    return (heads.get(this.#id) ?? 0) > (this.sitting?.number ?? 0)
  }

  /** Takes in what others have written since. */
  async catchUp(record: TableRecord): Promise<void> {
    const opened = await this.open(record)
    const { sitting, refs } = opened
    try {
      for (const { number, ref, body } of await this.#around.store.readLog(this.#id, sitting.number + 1)) {
        sitting.apply(readEntry(body))
        refs.set(ref, number)
      }
    } catch (fault) {
      if (!(fault instanceof TooFarBack)) this.#opened = undefined
      else await this.open(record, sitting.base - 1)
    }
    this.#duty = ''
    await this.open(record)
  }

  /** Writes down where the game stands, if that is due. The log alone is enough to go on, so nobody waits for it. */
  async keepSnapshot(always = false): Promise<void> {
    const opened = this.#opened
    if (opened === undefined) return
    const { sitting, snapshotAt } = opened
    if (always ? sitting.number === snapshotAt : sitting.number - snapshotAt < snapshotEvery(this.#id)) return
    opened.snapshotAt = sitting.number
    try {
      await keepSnapshot(this.#around.store, this.#id, sitting, snapshotAt)
    } catch (fault) {
      opened.snapshotAt = snapshotAt
      this.#around.fault(this.#id, fault)
    }
  }
}
