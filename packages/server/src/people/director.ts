import { createHmac } from 'node:crypto'
import { seat } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { Store } from '../store/contract.ts'
import type { TournamentResult } from '../store/tournaments.ts'
import type { Drawn } from '../tables/lobby/kits.ts'
import { newTable, sitting, tournamentTableId } from '../tables/lobby/lobby.ts'
import { storedTable } from '../tables/table/record.ts'
import type { Apart, Pair } from './pairing.ts'
import {
  begunInTime,
  type Call,
  goneOn,
  isCheckIn,
  readTournament,
  storedTournament,
  type TournamentRecord,
} from './tournament.ts'

/** How often is looked whether a round is over. */
const EVERY_MS = 2000
const AT_ONCE = 1000

/** What it needs of the hall. */
interface Hall {
  readonly store: Store
  readonly shelf: Shelf
  readonly secret: string
  now(): number
  drawBy(seed: string, game: string, selection: string, person: string): Promise<Drawn>
  begins(table: string): Promise<unknown>
  calls(call: Call): void
  fault(table: string, fault: unknown): void
}

/**
 * Holds tournaments: pairs rounds and opens their tables. A round follows from the log of results, a tournament takes a
 * change once, and a table is named by its tournament, round and place, so that any node may do any step at any time,
 * and do it again: nothing is lost or doubled by whoever stops half-way.
 */
export class Director {
  readonly #hall: Hall
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(hall: Hall) {
    this.#hall = hall
  }

  begin(): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.look()
        .catch(fault => this.#hall.fault('', fault))
        .finally(() => {
          this.#looking = undefined
        })
    }, EVERY_MS)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  /** Begins every tournament whose time has come, and goes on with those under way. */
  async look(): Promise<void> {
    const { store } = this.#hall
    for (const stored of await store.tournaments.list('open', AT_ONCE)) await this.#beginInTime(readTournament(stored))
    for (const stored of await store.tournaments.list('running', AT_ONCE)) await this.goOn(readTournament(stored))
  }

  async #beginInTime(record: TournamentRecord): Promise<void> {
    const { now } = this.#hall
    if (!isCheckIn(record, now())) return
    const next = begunInTime(record, now(), await this.apartIn(record))
    if (next !== record) await this.#keep(record, next)
    else if (!record.called && (await this.#keep(record, { ...record, called: true })))
      for (const { player, level } of record.entrants)
        if (level === null && !record.ready.includes(player))
          this.#hall.calls({ player, tournament: record.id, name: record.name })
  }

  /** Changes a tournament; false if another was first. */
  #keep(record: TournamentRecord, next: TournamentRecord): Promise<boolean> {
    const { store, now } = this.#hall
    return store.tournaments.keep(storedTournament({ ...next, revision: record.revision + 1 }, now()))
  }

  /** Who of those who take part has blocked whom. */
  async apartIn({ entrants }: TournamentRecord): Promise<Apart> {
    const people = entrants.flatMap(({ player, level }) => (level === null ? [player] : []))
    const blocks = await this.#hall.store.manners.blocksAmong(people)
    const apart = new Set(blocks.flatMap(({ player, other }) => [`${player} ${other}`, `${other} ${player}`]))
    return (a, b) => apart.has(`${a} ${b}`)
  }

  /** Pairs the next round of a tournament if it is time for it, and sees to it that all tables are there. */
  async goOn(record: TournamentRecord): Promise<void> {
    const results = await this.#hall.store.tournaments.results(record.id)
    // Who doesn't want whom is asked only when a round is paired.
    const isOver = goneOn(record, results) !== record
    const next = isOver ? goneOn(record, results, await this.apartIn(record)) : record
    // Another node may have been first.
    if (next !== record && !(await this.#keep(record, next))) return
    if (next.status === 'running') await this.#openTables(next, results)
  }

  async #openTables(record: TournamentRecord, results: readonly TournamentResult[]): Promise<void> {
    const { store, begins } = this.#hall
    const round = record.paired.length - 1
    for (const [i, pair] of (record.paired[round] ?? []).entries()) {
      if (pair.second === null) continue
      if (results.some(result => result.round === round && result.first === pair.first)) continue
      const id = tournamentTableId(record.id, round, i)
      const known = await store.readTable(id)
      const isNew = known === undefined && (await this.#open(id, record, round, pair))
      if (known === undefined || known.status === 'waiting') await begins.call(this.#hall, id)
      if (isNew) this.#callToGame(id, record, pair)
    }
  }

  /** Who begins is told that it is their turn; the other, that their game has begun. */
  #callToGame(table: string, { id: tournament, name, entrants }: TournamentRecord, { second }: Pair): void {
    const other = entrants.find(({ player }) => player === second)
    if (other?.level === null) this.#hall.calls({ player: other.player, tournament, name, table })
  }

  /** Opens a table; false if another was first. */
  async #open(id: string, record: TournamentRecord, round: number, pair: Pair): Promise<boolean> {
    const { store, shelf, secret, now } = this.#hall
    const { game, selection, timer } = record
    const entrants = [pair.first, pair.second ?? ''].map(
      player => record.entrants.find(one => one.player === player) ?? { player, name: '', level: null },
    )
    // All tables of a round play with the same, and nobody knows it before.
    const seed = createHmac('sha256', secret)
      .update(JSON.stringify(['tournament', record.id, round]))
      .digest('hex')
    const drawn = selection === null ? {} : await this.#hall.drawBy(seed, game, selection, record.host)
    const host = { id: record.host, name: record.name, ids: [record.host], guest: false }
    const given = {
      type: 'create' as const,
      id,
      name: `${record.name} ${round + 1}`.slice(0, 60),
      game,
      setup: {},
      ...(selection !== null && { selection }),
      seats: entrants.map(({ level }) =>
        level === null ? { kind: 'open' as const } : { kind: 'bot' as const, level },
      ),
      listed: true,
      timer,
    }
    const opened = newTable(id, given, host, shelf, now(), drawn)
    const kit = shelf.kit(game).game
    const table = {
      ...opened,
      setup: kit.startingWith(kit.game.parseSetup(opened.setup), seat(0)),
      seats: opened.seats.map((place, i) => {
        const { player = '', name = '', level = null } = entrants[i] ?? {}
        const person = { id: player, name, ids: [player], guest: false }
        return level === null ? { ...place, ...sitting(person, opened.invitation) } : place
      }),
      agreed: true,
      tournament: { id: record.id, round, entrants: entrants.map(({ player }) => player), came: [] },
    }
    return store.keepTable(storedTable(table, now()), null)
  }
}
