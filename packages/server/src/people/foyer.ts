import type { Glance } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { Foyer as Shown } from '@kartentisch/protocol'
import type { Store } from '../store/contract.ts'
import { readRecord, seatsShown, type TableRecord } from '../tables/table/record.ts'
import { readWanted } from './automatch.ts'
import { dayOf } from './daily.ts'
import type { House } from './house.ts'

/** What it needs of the hall. */
interface Hall {
  readonly store: Store
  readonly shelf: Shelf
  readonly house: House
  now(): number
  /** What a spectator sees of a running game. */
  glance(table: string): Promise<Glance | null>
  fault(table: string, fault: unknown): void
}

/** It is looked at anew so often at most, however many ask; and so much of each is shown. */
const EVERY_MS = 2000
const PLAYING = 12
const SEEKING = 12
const PEOPLE = 60
const FINISHED = 8

/** A search may name sixteen things in four hundred letters each; here a few short ones are enough to join it. */
const POOL = 4
const WORDS = 60

/** What goes on in the house, for whoever comes in: worked out once for all who ask within a moment. */
export class Foyer {
  readonly #hall: Hall
  #shown: Promise<Shown> | undefined
  #at = Number.NEGATIVE_INFINITY

  constructor(hall: Hall) {
    this.#hall = hall
  }

  shown(): Promise<Shown> {
    const now = this.#hall.now()
    if (this.#shown === undefined || now - this.#at >= EVERY_MS) {
      this.#at = now
      const shown = this.#look()
      this.#shown = shown
      // What failed is tried again by whoever asks next.
      shown.catch(() => {
        if (this.#shown === shown) this.#shown = undefined
      })
    }
    return this.#shown
  }

  async #look(): Promise<Shown> {
    const { store, house } = this.#hall
    const [running, finished, seeking, daily] = await Promise.all([
      store.listTables({ listed: true, status: ['running'], limit: PLAYING }),
      store.listTables({ listed: true, status: ['finished'], limit: FINISHED }),
      this.#seeking(),
      this.#daily(),
    ])
    const { accounts, guests } = house.all()
    return {
      playing: await Promise.all(
        running.map(readRecord).map(async record => ({
          ...passedBy(record),
          timer: record.timer,
          glance: await this.#glance(record.id),
        })),
      ),
      seeking,
      here: { count: accounts.length + guests, people: accounts.slice(0, PEOPLE) },
      finished: finished.map(readRecord).map(record => ({
        ...passedBy(record),
        result: record.result,
        finishedAt: record.finishedAt,
      })),
      daily,
    }
  }

  /** A table that can't be read keeps nobody from seeing the others. */
  async #glance(table: string): Promise<Glance | null> {
    try {
      return await this.#hall.glance(table)
    } catch (fault) {
      this.#hall.fault(table, fault)
      return null
    }
  }

  async #seeking(): Promise<Shown['seeking']> {
    const { store, now } = this.#hall
    const seeks = await store.seeks.waiting(now(), SEEKING)
    return seeks.map(({ name, rating, program, wanted, pool }) => ({
      name,
      rating,
      program,
      ...readWanted(wanted),
      pool: pool.filter(words => words.length <= WORDS).slice(0, POOL),
    }))
  }

  async #daily(): Promise<Shown['daily']> {
    const { store, shelf, now } = this.#hall
    const day = dayOf(now())
    const games = await Promise.all(
      shelf.kits
        .filter(({ game }) => game.seats.least <= 2)
        .map(async ({ game: { game } }) => {
          const [[best], played] = await Promise.all([
            store.dailies.results(day, game.id, 1),
            store.dailies.count(day, game.id),
          ])
          const points = best?.points ?? null
          return {
            game: game.id,
            played,
            best: best === undefined || points === null ? null : { name: best.name, points },
          }
        }),
    )
    return { day, games }
  }
}

const passedBy = (record: TableRecord) => ({
  table: record.id,
  name: record.name,
  openedBy: record.openedBy,
  game: record.game,
  rated: record.rated,
  seats: seatsShown(record).map(({ kind, name, player, program, level }) => ({ kind, name, player, program, level })),
})
