import { type Entry, Mistake, type Seat } from '@kartentisch/kernel'
import { Attendance, type Attendees } from '../../people/attendance.ts'
import { readable } from '../../people/company.ts'
import { begin, dailyResultOf } from '../../people/daily.ts'
import { resultOf } from '../../people/rated.ts'
import { tournamentResultOf } from '../../people/tournament.ts'
import type { Belonging } from '../../store/belonging.ts'
import type { ChatLine } from '../../store/contract.ts'
import { say } from '../../words/tables.ts'
import { thingsAt } from '../lobby/kits.ts'
import { beginsByItself } from '../lobby/lobby.ts'
import { Log, type Underway } from '../log/log.ts'
import { Audience, type Watcher, type WatchWishes } from './audience.ts'
import { type Person, readRecord, seatOfPerson, storedTable, type TableRecord } from './record.ts'
import { Again, type Surroundings } from './surroundings.ts'
import type { Way } from './way.ts'

/** So many lines of what was said are told to who comes, and so many are taken at all. */
const CHAT_TOLD = 200
const CHAT_TAKEN = 2000

const NOBODY_DEAF: ReadonlySet<string> = new Set()

/**
 * A table as one node serves it. Everything that happens to it goes through one queue; whatever happens is worked out
 * first, then written, and told only when it is written.
 */
export class Table {
  readonly id: string
  readonly #around: Surroundings
  readonly #audience: Audience
  readonly #attendance = new Attendance()
  readonly #log: Log
  #record: TableRecord
  #last: Promise<unknown> = Promise.resolve()
  #turnOf: string | undefined
  /** The last line of chat known here. */
  #said = 0
  usedAt: number

  constructor(around: Surroundings, record: TableRecord) {
    this.id = record.id
    this.#around = around
    this.#record = record
    this.#audience = new Audience(record.id)
    this.#log = new Log(record.id, around)
    this.usedAt = around.now()
  }

  get record(): TableRecord {
    return this.#record
  }

  get watchers(): number {
    return this.#audience.size
  }

  /** The game under way as it was last told; nothing before its start or while it has to be read again. */
  get game(): Underway | undefined {
    return this.#log.game
  }

  /** The bot that plays on for whoever is gone. */
  get standIn(): string {
    return this.#record.standIn ?? this.#around.shelf.kit(this.#record.game).players.usual
  }

  /** Whether a game has been dealt here. */
  get #hasBegun(): boolean {
    return this.#record.status !== 'waiting' && this.#record.startedAt > 0
  }

  /** Does one thing after the other. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#around.now()
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** The game as it stands. Where it had to be read, it may have gone on: whoever watches is told. */
  async #open(): Promise<Underway> {
    if (this.game !== undefined) return this.game
    if (!this.#hasBegun) throw new Mistake(say(this.#record.status === 'waiting' ? 'notBegun' : 'notPlayed'))
    const game = await this.#log.open(this.#record)
    this.#tell()
    this.#awaits(false)
    return game
  }

  /** Reads the game again, since others have written. */
  #reread(): Promise<Underway> {
    this.#log.forget()
    return this.#open()
  }

  /** Lets somebody follow the table from here on. */
  watch(watcher: Watcher, wishes: WatchWishes): Promise<void> {
    return this.queue(async () => {
      const { from, chatFrom = 0, muted = false, history = false } = wishes
      await this.#beginIfAgreed()
      if (this.#hasBegun) {
        const { sitting } = await this.#open()
        // Who has seen more than this node knows comes from another that knew more.
        if (from !== undefined && from > sitting.number) await this.#reread()
      }
      this.#audience.admit(watcher, wishes)
      this.#audience.showTable(this.#record, this.game, watcher)
      this.#attend(watcher)
      if (history) await this.#tellHistory(watcher, from)
      else this.#tell(watcher)
      if (muted) return
      const lines = await this.#around.store.readChat(this.id, chatFrom + 1, CHAT_TOLD)
      this.#said = Math.max(this.#said, lines.at(-1)?.number ?? 0)
      for (const line of await readable(this.#around.store, lines, watcher.person))
        this.#audience.tellChat(this.#record, line, NOBODY_DEAF, watcher)
    })
  }

  unwatch(watcher: Watcher): void {
    this.#audience.dismiss(watcher)
    this.#attend()
  }

  /** Somebody who follows the table looks elsewhere, or is back. */
  attend(watcher: Watcher, away: boolean): void {
    this.#audience.attend(watcher, away)
    this.#attend()
  }

  /** What another node says about who is connected there. */
  hearPresence(node: string, seats: Attendees): void {
    const before = this.#present()
    const isNew = this.#attendance.hear(node, seats, this.#around.now())
    if (isNew && this.watchers > 0) this.tellNodes()
    if (JSON.stringify(this.#present()) !== JSON.stringify(before)) this.#audience.tellPresence(this.#present())
  }

  /** Tells other nodes who is connected here. */
  tellNodes(): void {
    this.#around.attends(this.id, this.#attendance.here)
  }

  #present(): Attendees {
    return this.#attendance.seats(this.#around.now())
  }

  /** Looks who is here, and tells everybody if that has changed, and in any case who has just come. */
  #attend(always?: Watcher): void {
    const before = JSON.stringify(this.#present())
    const isHere = this.#attendance.set(this.#audience.attendees(this.#record))
    const now = this.#present()
    if (JSON.stringify(now) !== before) this.#audience.tellPresence(now)
    else if (always !== undefined) this.#audience.tellPresence(now, always)
    if (isHere) this.tellNodes()
  }

  #showTable(): void {
    this.#audience.showTable(this.#record, this.game)
    this.#attend()
  }

  /** Begins the game if everybody has agreed to it already. */
  begin(): Promise<void> {
    return this.queue(() => this.#beginIfAgreed())
  }

  async #beginIfAgreed(): Promise<void> {
    while (beginsByItself(this.#record)) {
      const { shelf, now, newSeed } = this.#around
      if (!(await this.#keep(begin(this.#record, shelf, now(), newSeed)))) await this.#readRecord()
    }
  }

  mute(watcher: Watcher, muted: boolean): void {
    this.#audience.mute(watcher, muted)
  }

  /** Refuses another line where there are too many. */
  mustHearMore(): void {
    if (this.#said >= CHAT_TAKEN) throw new Mistake(say('chatFull'))
  }

  /** Tells a line of chat to everybody who is not deaf to who said it. */
  tellChat(line: ChatLine, deaf: ReadonlySet<string>): void {
    this.#said = Math.max(this.#said, line.number)
    this.#audience.tellChat(this.#record, line, deaf)
  }

  #tell(always?: Watcher): void {
    if (this.game !== undefined) this.#audience.tell(this.#record, this.game, this.#around.now(), always)
  }

  /** Shows how things stand to who has just come, with all that led to it unless that is known. */
  async #tellHistory(watcher: Watcher, from: number | undefined): Promise<void> {
    const { game } = this
    if (game === undefined || game.sitting.remembers(from)) {
      this.#tell(watcher)
      return
    }
    const history = await this.#log.history(game.sitting)
    this.#audience.tellHistory(this.#record, game, this.#around.now(), watcher, history)
  }

  /** Lets the surroundings know what is awaited now; whose turn it is only if that was written here. */
  #awaits(here = true): void {
    if (this.game === undefined) return
    this.#around.waits(this.id)
    const { awaited } = this.game.sitting
    const asked = awaited === undefined || awaited.bot !== undefined ? undefined : this.#record.seats[awaited.seat]
    const player = asked?.player ?? undefined
    if (player !== undefined && player !== this.#turnOf && here) this.#around.turn(this.id, player)
    this.#turnOf = player
  }

  /** Changes the record; whoever comes second sees what the first has made of it and tries again. */
  change(next: (record: TableRecord) => TableRecord): Promise<TableRecord> {
    return this.queue(async () => {
      for (let tries = 0; tries < 5; tries++) {
        const changed = await this.#orAnew(next)
        if (changed === this.#record) return changed
        if (await this.#keep(changed)) return this.#record
        await this.#readRecord()
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
  async #keep(changed: TableRecord, belonging?: Belonging): Promise<boolean> {
    const { store, now } = this.#around
    const record = { ...changed, revision: this.#record.revision + 1 }
    const begins = record.status === 'running' && this.#record.status === 'waiting'
    const duty = begins ? await this.#log.begin(record) : undefined
    let first = false
    try {
      first = await store.keepTable(storedTable(record, now()), record.status === 'running' ? duty : null, belonging)
    } finally {
      if (begins && !first) this.#log.forget()
    }
    if (!first) return false
    this.#record = record
    this.#around.written(this.id, this.game?.sitting.number ?? 0, record.revision)
    this.#showTable()
    this.#tell()
    if (begins) this.#awaits()
    return true
  }

  /** Whether another node has changed the record. */
  async #refreshRecord(): Promise<boolean> {
    return this.#around.shared && (await this.#readRecord())
  }

  /** Whether the record was changed, by another node or by a write nobody heard of; who watches is told. */
  async #readRecord(): Promise<boolean> {
    const stored = await this.#around.store.readTable(this.id)
    if (stored === undefined || stored.revision === this.#record.revision) return false
    this.#record = readRecord(stored)
    this.#showTable()
    if (this.#hasBegun && this.watchers > 0) await this.#open()
    return true
  }

  /**
   * Takes an entry: works it out, writes it, tells everybody. If another node was first, it is made again from what
   * that one wrote. `ref` is the message's name: the same message is never taken twice.
   */
  act(ref: string, make: (game: Underway) => Entry, question?: number, way?: Way): Promise<number> {
    return this.queue(async () => {
      way?.reach('begun')
      for (let tries = 0; tries < 4; tries++) {
        const { sitting } = await this.#open()
        if (question !== undefined && question > sitting.number) await this.#reread()
        const doubled = await this.#log.numberOf(ref, question)
        if (doubled !== undefined) return doubled
        try {
          const number = await this.#log.add(this.#record, ref, make, way)
          if (number !== undefined) return this.#added(number, way)
        } catch (fault) {
          if (fault instanceof Again) this.#around.doubts(this.id)
          if (!(fault instanceof Mistake) || !(await this.#log.isBehind())) throw fault
        }
        await this.#reread()
      }
      throw new Again('Too many act at this table at once.')
    })
  }

  /** Tells what was written. */
  #added(number: number, way?: Way): number {
    this.#around.written(this.id, number, this.#record.revision)
    this.#tell()
    way?.reach('told')
    this.#awaits()
    void this.#log.keepSnapshot()
    return number
  }

  /** Another node may have written up to this number, or changed the record up to this revision. */
  hinted(number: number, revision: number): Promise<void> {
    return this.queue(async () => {
      if (revision > this.#record.revision) await this.#refreshRecord()
      if (!this.#hasBegun) return
      if (this.game === undefined) {
        if (this.watchers > 0) await this.#open()
        return
      }
      if (number <= this.game.sitting.number) return
      const lines = await this.#log.catchUp(this.#record)
      this.#tell()
      for (const line of lines) this.#around.passedOn(this.id, line)
      this.#awaits(false)
    })
  }

  /** Opens the game, should it not be open. */
  wake(): Promise<void> {
    return this.queue(async () => {
      if (this.#record.status === 'running') await this.#open()
    })
  }

  /** Files a game that is over: result, recording, and nothing to wait for any more. */
  finish(): Promise<void> {
    return this.queue(async () => {
      const { sitting, clock } = await this.#open()
      await this.#refreshRecord()
      const { result } = sitting
      if (result === undefined || this.#record.status !== 'running') return
      const { store, now } = this.#around
      const things = thingsAt(this.#record, this.#around.shelf)
      const record = { ...this.#record, result, finishedAt: now(), things }
      // Whoever looks at it later, under other rules perhaps, sees it as it ended.
      await this.#log.keepSnapshot(true)
      await store.keepReplay(this.id, JSON.stringify(await this.#log.recording(record, sitting)))
      const rated = resultOf(record, sitting.keepers)
      const daily = dailyResultOf(record, sitting, this.#around.shelf)
      const isSpent = (seat: number) => clock.isSpent({ seat, answers: sitting.match.number }) !== undefined
      const tournament = tournamentResultOf(record, sitting.keepers, isSpent)
      await this.#keep(
        { ...record, status: result.reason === 'abandoned' ? 'abandoned' : 'finished' },
        { result: rated, daily, tournament },
      )
      if (rated !== undefined) this.#around.rates()
    })
  }

  /** The seat of a person who plays here, for what only players may do. */
  async seatOf(person: Person): Promise<Seat> {
    if (this.#record.status === 'waiting' || seatOfPerson(this.#record, person) < 0) {
      await this.queue(() => this.#refreshRecord())
    }
    const seat = seatOfPerson(this.#record, person)
    if (seat < 0) throw new Mistake(say('onlyWatching'))
    return seat
  }

  /** Writes down where the game stands, so that it can be taken up at once, also by other rules. */
  put(): Promise<void> {
    return this.queue(async () => {
      if (this.#record.status === 'running') await this.#log.keepSnapshot(true)
    })
  }
}
