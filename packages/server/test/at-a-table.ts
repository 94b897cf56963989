import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Random, randomAnswer, seeded } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'
import type { Feed, FromServer } from '@kartentisch/protocol'
import { inject } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Desk, type Request } from '../src/tables/hall/desk.ts'
import { Hall, type HallOptions } from '../src/tables/hall/hall.ts'
import type { Person } from '../src/tables/table/record.ts'
import { newDatabase } from './services.ts'

/** A data folder that is gone after the tests. */
export async function tempStore(): Promise<{ store: Store; folder: string; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-test-'))
  const store = await SqliteStore.open(folder)
  const remove = async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return { store, folder, remove }
}

/** A database of its own in the PostgreSQL of all tests; how long it takes on a busy machine fails none of them. */
export async function tempPostgres(): Promise<{ store: Store; folder: string; remove: () => Promise<void> }> {
  const store = await PostgresStore.open(await newDatabase(inject('postgres')), { patienceMs: 60_000 })
  return { store, folder: '', remove: () => store.close() }
}

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never

/** How a table is to be made otherwise than usual, and the message's name. */
type Creating = Partial<Omit<Extract<Request, { type: 'create' }>, 'type'>>

let messages = 0

/** Somebody with a connection, who remembers everything they were told. */
export class Guest {
  readonly id: string
  readonly name: string
  readonly told: FromServer[] = []
  readonly wire: string[] = []
  readonly #desk: Desk

  constructor(hall: Hall, name: string, { guest = true, address }: Partial<Pick<Person, 'guest' | 'address'>> = {}) {
    this.name = name
    this.id = `id-of-${name}`
    const person = { id: this.id, name, ids: [this.id], guest, ...(address !== undefined && { address }) }
    this.#desk = new Desk(hall, {
      person,
      send: text => {
        this.wire.push(text)
        this.told.push(JSON.parse(text))
      },
    })
  }

  // No message kept in a database of old has such a name: it would be taken for one that comes twice.
  say(request: Unnamed<Request>, id = `q${++messages}`): Promise<FromServer> {
    return this.#desk.take({ ...request, id } as Request)
  }

  async create(game: string, seats: readonly ('open' | { bot: string })[], more: Creating = {}): Promise<string> {
    const { id, ...rest } = more
    const request: Unnamed<Extract<Request, { type: 'create' }>> = {
      type: 'create',
      game,
      setup:
        game === 'dominion' ? { kingdom: ['village', 'smithy', 'militia', 'moat', 'market'], first: 0 } : { first: 0 },
      seats: seats.map(seat => (seat === 'open' ? { kind: 'open' } : { kind: 'bot', level: seat.bot })),
      listed: true,
      timer: { per: 'none' },
      ...rest,
    }
    const told = await this.say(request, id)
    if (told.type !== 'acknowledged' || told.table === undefined) throw new Error('no table')
    return told.table
  }

  get feed(): Feed {
    const feed = this.told.findLast(message => message.type === 'feed')
    if (feed === undefined) throw new Error(`${this.name} was told nothing.`)
    return feed
  }

  get question() {
    return this.feed.standing.question
  }

  /** Answers the open question by chance, or by these choices. */
  answer(table: string, random: Random, given?: readonly number[]): Promise<FromServer> {
    const { question } = this
    if (question === null) throw new Error(`${this.name} is not asked.`)
    const answer = given ?? randomAnswer(question, random)
    return this.say({ type: 'answer', table, number: question.number, answer: [...answer] })
  }
}

export interface Evening {
  readonly hall: Hall
  readonly guests: readonly Guest[]
  readonly table: string
}

/** Opens a table with these guests, and begins. */
export async function begin(hall: Hall, game: string, names: readonly string[], more: Creating = {}): Promise<Evening> {
  const guests = names.map(name => new Guest(hall, name))
  const [host, ...others] = guests
  if (host === undefined) throw new Error('Nobody came.')
  const table = await host.create(
    game,
    names.map(() => 'open'),
    more,
  )
  for (const guest of others) await guest.say({ type: 'join', table })
  for (const guest of guests) await guest.say({ type: 'watch', table })
  await host.say({ type: 'start', table })
  return { hall, guests, table }
}

/** Plays by chance for so many answers, or to the end. */
export async function playOn({ guests, table }: Evening, answers: number, seed = 'play'): Promise<void> {
  const random = seeded(seed)
  for (let i = 0; i < answers; i++) {
    const asked = guests.find(guest => guest.question !== null)
    if (asked === undefined) return
    await asked.answer(table, random)
  }
}

/** The games of the house. */
export const shelf = await Shelf.load()

export const newHall = (store: Store, options: Partial<HallOptions> = {}): Hall =>
  new Hall({ store, shelf, onFault: (table, fault) => console.error(table, fault), ...options })

/** Tests may set the clocks of others; who waits goes by the real one. */
const [realTimeout, realNow] = [setTimeout, performance.now.bind(performance)]

/** Waits until something is so; a machine that has other things to do must not fail a test. */
export async function until(ready: () => boolean | Promise<boolean>): Promise<void> {
  const end = realNow() + 60_000
  while (!(await ready())) {
    if (realNow() > end) throw new Error('This took too long.')
    await new Promise(resolve => realTimeout(resolve, 5))
  }
}
