import { bits, Mistake, seeded } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { type FromClient, timer } from '@kartentisch/protocol'
import { z } from 'zod'
import type { Store } from '../store/contract.ts'
import type { StoredSeek } from '../store/seeks.ts'
import type { Drawn } from '../tables/lobby/kits.ts'
import { matchId, newTable, sitting } from '../tables/lobby/lobby.ts'
import { type Person, storedTable } from '../tables/table/record.ts'
import { say } from '../words/people.ts'
import { inCommon, match } from './matching.ts'
import { ladderOf } from './rated.ts'
import { shownRating, UNKNOWN } from './ratings.ts'

type Seek = Extract<FromClient, { type: 'seek' }>

/** What all who play together want alike. */
const wanted = z.object({ game: z.string(), players: z.int(), rated: z.boolean(), timer })

/** What somebody wants who looks, as the store keeps it. */
export const readWanted = (text: string): z.infer<typeof wanted> => wanted.parse(JSON.parse(text))

/** So long somebody looks without a sign of life; where days are counted they need not stay. */
const LOOKS_MS = 30_000
const LOOKS_FOR_DAYS_MS = 86_400_000

/** So often it is written down who still looks. */
const RENEWS_MS = 8000

/** So often what is long over is forgotten: all who looked within a day are gone through for it. */
const SWEEPS_MS = 60_000

const TICK_MS = 1000
const SELDOM = 10
const AT_ONCE = 4000

/** So many tables are made at once: answers of others go through the same store. */
const TABLES_AT_ONCE = 4

/** A node that finds who fits and says nothing for so long is gone: another does it. */
const LEADS_MS = 4000

/** What it needs of the hall. */
interface Hall {
  readonly node: string
  readonly store: Store
  readonly shelf: Shelf
  now(): number
  /** Draws what somebody wishes to play with. */
  draw(game: string, selection: string, person: string): Promise<Drawn>
  /** A table was made at which everybody wants to play. */
  begins(table: string): Promise<unknown>
  fault(table: string, fault: unknown): void
}

type Tell = (search: string, table: string) => void

/**
 * Brings those together who want to play the same. Who looks is in the store; any node finds who fits, and writes that down
 * with their table in one step: each is found once, whichever nodes look and whenever one dies.
 */
export class Automatch {
  readonly #hall: Hall
  /** Who looks and is connected here, and what tells them. */
  readonly #here = new Map<string, { readonly search: string; readonly days: boolean; readonly tell: Tell }>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  /** When those who look from here are to be kept looking again. */
  #renewAt = 0
  #sweepAt = 0
  /** Whether this node has brought people together. */
  #led = false

  constructor(hall: Hall) {
    this.#hall = hall
  }

  begin(): void {
    let ticks = 0
    this.#timer = setInterval(() => {
      // Where nobody here looks for anybody, it is enough to see now and then whether somebody else's search was left alone.
      if (this.#here.size > 0 || ++ticks % SELDOM === 0) this.#soon()
    }, TICK_MS)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    if (this.#led) await this.#hall.store.seeks.follow(this.#hall.node)
  }

  #soon(): void {
    this.#looking ??= this.look()
      .catch(fault => this.#hall.fault('', fault))
      .finally(() => {
        this.#looking = undefined
      })
  }

  /** Looks for others. Gives the table if they were found already. */
  async seek(person: Person, request: Seek, tell: Tell): Promise<string | undefined> {
    const { store, shelf, now } = this.#hall
    const { game, players, rated, search, pool, programs = false } = request
    const { seats, draw, game: rules } = shelf.kit(game).game
    if (players < Math.max(2, seats.least) || players > seats.most)
      throw new Mistake(say('wrongPlayers', { least: Math.max(2, seats.least), most: seats.most }))
    if (rated && (person.guest || person.bot === true)) throw new Mistake(say('ratedAccounts'))
    if (draw !== undefined && pool.length === 0) throw new Mistake(say('emptyPool'))
    if (draw === undefined && pool.length > 0) throw new Mistake(say('noPool'))
    // What can't be drawn is refused here, and not when others have been found.
    const isNew = (await store.seeks.of(person.id))?.search !== search
    for (const words of isNew ? pool : []) await this.#hall.draw(game, words, person.id)
    const [rating] = await store.results.ratingsIn(ladderOf(rules.id, players), [person.id])
    const days = request.timer.per === 'days'
    const kept = await store.seeks.keep({
      player: person.id,
      search,
      name: person.name,
      wanted: JSON.stringify(wanted.parse({ ...request, game: rules.id })),
      pool,
      address: rated ? (person.address ?? null) : null,
      rating: shownRating(rating ?? UNKNOWN),
      since: now(),
      until: now() + (days ? LOOKS_FOR_DAYS_MS : LOOKS_MS),
      program: person.bot === true,
      programs,
      table: null,
    })
    if (kept?.table != null && kept.search === search) return kept.table
    this.#here.set(person.id, { search, days, tell })
    return undefined
  }

  async unseek(person: Person, search: string): Promise<void> {
    this.leave(person.id, search)
    await this.#hall.store.seeks.drop(person.id, search)
  }

  /** Somebody's connection is gone: others are looked for a while longer, and they may ask again. */
  leave(player: string, search: string): void {
    if (this.#here.get(player)?.search === search) this.#here.delete(player)
  }

  /** Finds who fits, and tells those here who were found, by whichever node. */
  async look(): Promise<void> {
    const { store, now } = this.#hall
    const staying = [...this.#here].flatMap(([player, { days }]) => (days ? [] : [player]))
    if (now() >= this.#renewAt) {
      this.#renewAt = now() + RENEWS_MS
      await store.seeks.renew(staying, now() + LOOKS_MS)
    }
    // One node at a time is enough. Nothing depends on it: two who find the same find it once.
    const isCompany = (await store.seeks.waiting(now(), 2)).length > 1
    if (isCompany && (await store.seeks.lead(this.#hall.node, now(), now() + LEADS_MS))) await this.bringTogether()
    for (const { player, search, table } of await store.seeks.found([...this.#here.keys()])) {
      const here = this.#here.get(player)
      if (here?.search !== search || table === null) continue
      this.#here.delete(player)
      here.tell(search, table)
    }
  }

  /** Brings those together who fit. */
  async bringTogether(): Promise<void> {
    this.#led = true
    const { store, now } = this.#hall
    const seeks = await store.seeks.waiting(now(), AT_ONCE)
    const blocks = new Set((await store.manners.blocksOfSeekers()).map(({ player, other }) => `${player} ${other}`))
    const areApart = (a: string, b: string) => blocks.has(`${a} ${b}`) || blocks.has(`${b} ${a}`)
    const found = match(seeks, now(), text => readWanted(text).players, areApart)
    for (let i = 0; i < found.length; i += TABLES_AT_ONCE)
      await Promise.all(found.slice(i, i + TABLES_AT_ONCE).map(together => this.#seat(together)))
    if (now() < this.#sweepAt) return
    this.#sweepAt = now() + SWEEPS_MS
    await store.seeks.sweep(now() - LOOKS_FOR_DAYS_MS)
  }

  /** Makes the table of those who were found, unless somebody else has found one of them meanwhile. */
  async #seat(found: readonly StoredSeek[]): Promise<void> {
    const { store, shelf, now } = this.#hall
    const [first] = found
    if (first === undefined) return
    const { game, rated, timer: clock } = readWanted(first.wanted)
    const id = matchId(found)
    const common = inCommon(found)
    // What is played of all that they would play, and who begins, is left to chance, the same for whoever works it out.
    const chance = Math.abs(bits(seeded(id)))
    const selection = common[chance % Math.max(1, common.length)]
    const drawn = selection === undefined ? {} : await this.#hall.draw(game, selection, first.player)
    const people = await Promise.all(
      found.map(async ({ player, name, address, program }) => ({
        id: player,
        name,
        ids: [player],
        bot: program,
        guest: (await store.readPlayer(player))?.account == null,
        ...(address !== null && { address }),
      })),
    )
    const turned = people.map((_, i) => people[(i + chance) % people.length] ?? people[0])
    const [host] = turned
    if (host === undefined) return
    const given = {
      type: 'create' as const,
      id,
      name: people
        .map(({ name }) => name)
        .join(' – ')
        .slice(0, 60),
      game,
      setup: {},
      ...(selection !== undefined && { selection }),
      seats: people.map(() => ({ kind: 'open' as const })),
      listed: true,
      rated,
      timer: clock,
    }
    const opened = newTable(id, given, { ...host, guest: false }, shelf, now(), drawn)
    const seats = opened.seats.map((seat, i) => {
      const person = turned[i]
      return person === undefined ? seat : { ...seat, ...sitting(person, opened.invitation) }
    })
    const pairing = { seeks: found, at: now() }
    if (await store.keepTable(storedTable({ ...opened, seats, agreed: true }, now()), null, { pairing }))
      await this.#hall.begins(id)
  }
}
