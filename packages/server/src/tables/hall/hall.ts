import { randomBytes } from 'node:crypto'
import { type Glance, Mistake, NOBODY } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { FromClient, TableShown } from '@kartentisch/protocol'
import { BotPool } from '../../bots/pool.ts'
import { type Hint, type Hints, noHints } from '../../nodes/hints.ts'
import type { Attendees } from '../../people/attendance.ts'
import { Automatch } from '../../people/automatch.ts'
import { deafTo, mayTalk, mustBeWelcome } from '../../people/company.ts'
import { Director } from '../../people/director.ts'
import { House, NO_VISITORS, type Visitors } from '../../people/house.ts'
import { invite } from '../../people/inviting.ts'
import { Rater } from '../../people/rater.ts'
import { agreedByAll, agreeToRematch, declineRematch, isRematchOpen } from '../../people/rematch.ts'
import type { Call } from '../../people/tournament.ts'
import { type LogLine, pageMark, type Store, type TableFilter } from '../../store/contract.ts'
import { say } from '../../words/tables.ts'
import type { Drawn } from '../lobby/kits.ts'
import { newSeed, newTable, newTableId, rematch, secret } from '../lobby/lobby.ts'
import {
  mayChat,
  type Person,
  readRecord,
  seatOfPerson,
  storedTable,
  type TableRecord,
  tableFor,
} from '../table/record.ts'
import type { Surroundings } from '../table/surroundings.ts'
import { Table } from '../table/table.ts'
import { Duties } from './duties.ts'

export interface HallOptions {
  readonly store: Store
  /** The games that can be played here. */
  readonly shelf: Shelf
  readonly hints?: Hints
  readonly now?: () => number
  /** What decides all chance at a table that begins. */
  readonly newSeed?: () => string
  /** What nobody outside knows, the same on every node. */
  readonly secret?: string
  /** How long a bot waits before it moves, so that people can follow. */
  readonly botPauseMs?: number
  readonly botThreads?: number
  /** How often what other nodes wrote is looked for, should a hint be lost; 0 where there are no others. */
  readonly pollMs?: number
  /** It has become a player's turn at a table, after the entry of this number if that was written by this node. */
  readonly onTurn?: (table: string, player: string, number?: number) => void
  /** Somebody is asked to a table, or to another game. Where that was done on this node, `mutual` says whether they follow who asks. */
  readonly onInvite?: (record: TableRecord, invited: Invited, mutual?: boolean) => void
  /** A tournament calls somebody; `first` says that this node is the one to tell it outside of its connections too. */
  readonly onCall?: (call: Call, first: boolean) => void
  /** Who is connected to this node. */
  readonly visitors?: () => Visitors
  /** What another node has written was told to those connected here. */
  readonly onPassedOn?: (table: string, line: LogLine) => void
  readonly onFault?: (table: string, fault: unknown) => void
}

/** Who is asked to a table, and by whom. */
export type Invited = NonNullable<Hint['invited']>

const UNUSED_MS = 5 * 60_000
const SWEEP_MS = 15_000

/** How often other nodes are told who is here. */
const PRESENCE_MS = 15_000

/** So soon a table is looked at again of which nobody knows whether something was written. */
const LOOK_AGAIN_MS = 500

/** All tables this node serves. Any node can serve any table: it is opened when somebody wants something of it. */
export class Hall implements Surroundings {
  readonly node = randomBytes(8).toString('hex')
  readonly store: Store
  readonly shelf: Shelf
  readonly shared: boolean
  readonly now: () => number
  readonly newSeed: () => string
  readonly secret: string
  readonly bots: BotPool
  readonly #hints: Hints
  readonly #duties: Duties
  readonly #rater: Rater
  readonly automatch: Automatch
  readonly director: Director
  readonly house: House
  readonly #tables = new Map<string, Promise<Table>>()
  readonly #open = new Map<string, Table>()
  readonly #doubtful = new Set<string>()
  readonly #options: HallOptions
  readonly #timers: NodeJS.Timeout[] = []
  /** How many entries were written here. */
  entries = 0

  constructor(options: HallOptions) {
    this.#options = options
    this.store = options.store
    this.shelf = options.shelf
    this.shared = (options.pollMs ?? 0) > 0
    this.now = options.now ?? Date.now
    this.newSeed = options.newSeed ?? newSeed
    this.secret = options.secret ?? secret()
    this.bots = new BotPool(options.shelf.modules, options.botThreads)
    this.#hints = options.hints ?? noHints
    this.automatch = new Automatch(this)
    this.director = new Director(this)
    this.house = new House(options.visitors ?? (() => NO_VISITORS), this.now)
    this.#rater = new Rater(options.store.results, fault => this.fault('', fault))
    this.#duties = new Duties(this, options.botPauseMs ?? 0)
    this.#hints.listen(hint => {
      if (hint.visitors !== undefined && hint.node !== this.node) this.house.hear(hint.node, hint.visitors)
      if (hint.invited !== undefined && hint.node !== this.node) this.#tellInvited(hint.table, hint.invited)
      if (hint.called !== undefined && hint.node !== this.node) options.onCall?.(hint.called, false)
      if (hint.turn !== undefined && hint.node !== this.node) options.onTurn?.(hint.table, hint.turn)
      const table = this.#open.get(hint.table)
      if (table === undefined || hint.node === this.node) return
      if (hint.presence !== undefined) table.hearPresence(hint.node, hint.presence)
      else if (hint.chat !== undefined) void this.#tellChat(table, hint.chat)
      else this.#catchUp(table, hint.number, hint.revision)
    })
    this.#every(SWEEP_MS, () => this.#closeUnused())
    this.#every(LOOK_AGAIN_MS, () => this.#lookAgain())
    const { pollMs = 0 } = options
    if (pollMs > 0) {
      this.#every(pollMs, () => this.#poll())
      this.#every(PRESENCE_MS, async () => {
        for (const table of this.#open.values()) if (table.watchers > 0) table.tellNodes()
        this.#hints.tell({ node: this.node, table: '', number: 0, revision: 0, visitors: this.house.own() })
      })
    }
    this.#duties.begin()
    this.automatch.begin()
    this.director.begin()
  }

  #every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => work().catch(fault => this.fault('', fault)), ms)
    this.#timers.push(timer)
  }

  get openTables(): number {
    return this.#open.size
  }

  written(table: string, number: number, revision: number): void {
    this.entries++
    this.#hints.tell({ node: this.node, table, number, revision })
  }

  passedOn(table: string, line: LogLine): void {
    this.#options.onPassedOn?.(table, line)
  }

  doubts(table: string): void {
    this.#doubtful.add(table)
  }

  async #lookAgain(): Promise<void> {
    for (const id of this.#doubtful) {
      const table = this.#open.get(id)
      // It stays doubtful until it could be read.
      await table?.wake()
      this.#doubtful.delete(id)
    }
  }

  waits(id: string): void {
    const table = this.#open.get(id)
    if (table !== undefined) this.#duties.attend(table)
  }

  turn(id: string, player: string): void {
    const table = this.#open.get(id)
    const number = table?.game?.sitting.number ?? 0
    this.#options.onTurn?.(id, player, number)
    this.#hints.tell({ node: this.node, table: id, number, revision: table?.record.revision ?? 0, turn: player })
  }

  attends(table: string, presence: Attendees): void {
    this.#hints.tell({ node: this.node, table, number: 0, revision: 0, presence })
  }

  rates(): void {
    this.#rater.soon()
  }

  fault(table: string, fault: unknown): void {
    this.#options.onFault?.(table, fault)
  }

  /** The table of this id, opened if it has to be. */
  table(id: string): Promise<Table> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    const opening = this.#read(id)
    this.#tables.set(id, opening)
    opening.catch(() => this.#tables.delete(id))
    return opening
  }

  async #read(id: string): Promise<Table> {
    const stored = await this.store.readTable(id)
    if (stored === undefined) throw new Mistake(say('noSuchTable'))
    const table = new Table(this, readRecord(stored))
    this.#open.set(id, table)
    return table
  }

  async create(given: Extract<FromClient, { type: 'create' }>, person: Person): Promise<Table> {
    const { game, selection } = given
    const drawn = selection === undefined ? {} : await this.draw(game, selection, person.id)
    return this.#add(newTable(newTableId(person, given.id), given, person, this.shelf, this.now(), drawn))
  }

  draw(game: string, selection: string, person: string): Promise<Drawn> {
    return this.drawBy(secret(), game, selection, person)
  }

  /** Draws what follows from a seed. */
  drawBy(seed: string, game: string, selection: string, person: string): Promise<Drawn> {
    return this.bots.draw({ game: this.shelf.kit(game).game.game.id, selection, seed }, person)
  }

  async #add(record: TableRecord): Promise<Table> {
    // If it is there already, the message came twice and the table is the one it made.
    await this.store.keepTable(storedTable(record, this.now()), null)
    return this.table(record.id)
  }

  /** What a spectator sees of a running game at a glance, as far as that can be known now. */
  async glance(id: string): Promise<Glance | null> {
    const table = await this.table(id)
    if (this.shared) await table.hinted((await this.store.heads([id])).get(id) ?? 0, 0)
    await table.wake()
    const { game, record } = table
    if (game === undefined) return null
    const kit = this.shelf.kit(record.game).game
    return kit.glance(kit.readView(game.sitting.match.view(NOBODY)))
  }

  /** Somebody would like another game, or would not. Gives its table once everybody agrees. */
  async rematch(table: Table, person: Person, anew: boolean, agree: boolean): Promise<Table | undefined> {
    let isNew = false
    await table.change(record => {
      isNew = agree && !isRematchOpen(record)
      return agree ? agreeToRematch(record, person, anew, this.now()) : declineRematch(record, person)
    })
    if (isNew) await this.#askAgain(table, person)
    return this.playAgain(table)
  }

  /** Those with whom somebody would like to play again are told, wherever they are: they may have left the table. */
  async #askAgain(table: Table, person: Person): Promise<void> {
    const deaf = await this.store.manners.deafTo(person.id)
    for (const { player } of table.record.seats)
      if (player !== null && !person.ids.includes(player) && !deaf.has(player))
        this.#tellAsked(table, { player, from: person.name, again: true })
  }

  #tellAsked(table: Table, invited: Invited, mutual?: boolean): void {
    this.#options.onInvite?.(table.record, invited, mutual)
    this.#hints.tell({ node: this.node, table: table.id, number: 0, revision: 0, invited })
  }

  /** The table of the rematch, if everybody has agreed to one: made once, whoever comes here first. */
  async playAgain(table: Table): Promise<Table | undefined> {
    const { next, game, wish, rematch: agreement } = table.record
    if (next !== null) return this.table(next)
    const host = agreedByAll(table.record, this.now())
    if (host === undefined) return undefined
    const drawn = agreement?.anew === true && wish !== null ? await this.draw(game, wish.selection, host) : undefined
    const another = await this.#add(rematch(table.record, host, this.shelf, this.now(), drawn))
    await another.begin()
    await table.change(record => (record.next === null ? { ...record, next: another.id } : record))
    return another
  }

  /** Asks somebody to a table: they are told where they are connected. */
  async invite(table: Table, person: Person, player: string): Promise<void> {
    const { first, mutual } = await invite(this.store, table.record, person, player, this.now())
    if (first) this.#tellAsked(table, { player, from: person.name, again: false }, mutual)
  }

  calls(called: Call): void {
    this.#options.onCall?.(called, true)
    this.#hints.tell({ node: this.node, table: '', number: 0, revision: 0, called })
  }

  #tellInvited(id: string, invited: Invited): void {
    this.table(id).then(
      ({ record }) => this.#options.onInvite?.(record, invited),
      fault => this.fault(id, fault),
    )
  }

  /** Everybody at a table has agreed to play: the game begins. */
  async begins(id: string): Promise<void> {
    await (await this.table(id)).begin()
  }

  /** One page of tables, and where the next begins. */
  async list(filter: TableFilter, person: Person): Promise<{ tables: TableShown[]; more: string | null }> {
    const stored = await this.store.listTables(filter)
    const last = stored.length < filter.limit ? undefined : stored.at(-1)
    return {
      tables: stored.map(table => tableFor(readRecord(table), person, this.#open.get(table.id)?.game?.sitting.keepers)),
      more: last === undefined ? null : pageMark(last),
    }
  }

  /** Refuses a seat beside somebody who has blocked this person, or whom they have blocked. */
  mustBeWelcome({ record }: Table, person: Person): Promise<void> {
    return mustBeWelcome(this.store, record, person)
  }

  async chat(table: Table, person: Person, text: string): Promise<number> {
    if (!mayChat(table.record, person)) throw new Mistake(say('chatClosed'))
    mayTalk(person, this.now())
    table.mustHearMore()
    const seat = seatOfPerson(table.record, person)
    const line = { seat, player: person.id, name: person.name, text, at: this.now() }
    const number = await this.store.addChat(table.id, line)
    table.tellChat({ ...line, number }, await this.store.manners.deafTo(person.id))
    this.#hints.tell({ node: this.node, table: table.id, number: 0, revision: 0, chat: number })
    return number
  }

  async #tellChat(table: Table, number: number): Promise<void> {
    const [line] = await this.store.readChat(table.id, number, 1)
    if (line?.number === number) table.tellChat(line, await deafTo(this.store, line.player))
  }

  #catchUp(table: Table, number: number, revision: number): void {
    table.hinted(number, revision).catch(fault => this.fault(table.id, fault))
  }

  /** A hint may be lost: what is being watched is looked up now and then. */
  async #poll(): Promise<void> {
    const watched = [...this.#open.values()].filter(table => table.watchers > 0)
    const running = watched.filter(table => table.record.status === 'running')
    const heads = await this.store.heads(running.map(({ id }) => id))
    for (const table of running) {
      const head = heads.get(table.id) ?? 0
      if (table.game === undefined || head > table.game.sitting.number) this.#catchUp(table, head, 0)
    }
    for (const table of watched.filter(({ record }) => record.status === 'waiting')) {
      const stored = await this.store.readTable(table.id)
      if (stored !== undefined && stored.revision > table.record.revision) this.#catchUp(table, 0, stored.revision)
    }
  }

  async #closeUnused(): Promise<void> {
    const before = this.now() - UNUSED_MS
    for (const table of this.#open.values()) {
      if (table.watchers > 0 || table.usedAt > before) continue
      await table.put()
      if (table.watchers > 0) continue
      this.#open.delete(table.id)
      this.#tables.delete(table.id)
    }
  }

  /** Stops what goes on by itself, and writes down where every game stands. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#duties.end()
    await this.bots.close()
    await this.automatch.close()
    await this.director.close()
    await this.#rater.close()
    await Promise.all([...this.#open.values()].map(table => table.put()))
  }
}
