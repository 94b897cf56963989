import { Mistake } from '@kartentisch/kernel'
import type { AtTable, FromClient, FromServer } from '@kartentisch/protocol'
import { levelNamed } from '../bots/levels.ts'
import type { Entry } from './entry.ts'
import type { Hall } from './hall.ts'
import { giveUp, join, leave, start } from './lobby.ts'
import type { Sitting } from './sitting.ts'
import type { Table } from './table.ts'
import type { Watcher } from './watcher.ts'

/** A message that comes after `hello`. */
export type Request = Exclude<FromClient, { type: 'hello' }>

const LISTED_AT_ONCE = 100

/** How long somebody must have been awaited before others may give their seat to a bot. */
const MISSING_MS = 120_000

/** Takes the requests of one connection, in its person's name. */
export class Desk {
  readonly #hall: Hall
  readonly #watcher: Watcher
  readonly #watched = new Set<Table>()

  constructor(hall: Hall, watcher: Watcher) {
    this.#hall = hall
    this.#watcher = watcher
  }

  get #person() {
    return this.#watcher.person
  }

  /** Does what is asked and gives what is to be answered; what can't be done is thrown as a `Mistake`. */
  async take(request: Request): Promise<FromServer> {
    const { id } = request
    switch (request.type) {
      case 'ping':
        return { type: 'acknowledged', id }
      case 'create': {
        const table = await this.#hall.create(request, this.#person)
        return { type: 'acknowledged', id, table: table.id }
      }
      case 'list':
        return { type: 'tables', id, ...(await this.#list(request)) }
      case 'finished': {
        const { search, mine = false, after } = request
        const filter = {
          status: ['finished' as const],
          limit: LISTED_AT_ONCE,
          ...(mine ? { players: this.#person.ids } : { listed: true }),
          ...(search !== undefined && { search }),
          ...(after !== undefined && { after }),
        }
        return { type: 'tables', id, ...(await this.#hall.list(filter, this.#person)) }
      }
      default: {
        const table = await this.#hall.table(request.table)
        const done = await this.#at(table, request)
        return { type: 'acknowledged', id, table: table.id, ...done }
      }
    }
  }

  #list({ which, after }: Extract<Request, { type: 'list' }>) {
    const page = { limit: LISTED_AT_ONCE, ...(after !== undefined && { after }) }
    if (which === 'mine') {
      return this.#hall.list({ players: this.#person.ids, status: ['waiting', 'running'], ...page }, this.#person)
    }
    return this.#hall.list({ listed: true, status: [which === 'open' ? 'waiting' : 'running'], ...page }, this.#person)
  }

  async #at(table: Table, request: AtTable): Promise<{ number?: number; table?: string }> {
    const person = this.#person
    switch (request.type) {
      case 'join':
        await table.change(record => join(record, person, request.seat, request.invitation))
        return {}
      case 'leave':
        await table.change(record => leave(record, person))
        return {}
      case 'start':
        await table.change(record => start(record, person, this.#hall.now()))
        return {}
      case 'watch':
        this.#watched.add(table)
        await table.watch(this.#watcher, request)
        return {}
      case 'unwatch':
        this.#watched.delete(table)
        table.unwatch(this.#watcher)
        return {}
      case 'mute':
        table.mute(this.#watcher, request.muted)
        return {}
      case 'chat':
        return { number: await this.#hall.chat(table, person, request.text) }
      case 'rematch':
        return { table: (await this.#hall.rematch(table, person, request.id, request.anew ?? false)).id }
      case 'abandon':
        if (table.record.status === 'waiting') {
          await table.change(record => giveUp(record, person))
          return {}
        }
        break
      default:
        break
    }
    const seat = await table.seatOf(person)
    const question = request.type === 'answer' ? request.number : undefined
    const number = await table.act(
      `${person.id}/${request.id}`,
      sitting => entryFor(request, seat, sitting, table.record.game, this.#hall.now()),
      question,
    )
    return { number }
  }

  /** The connection is gone. */
  leaveAll(): void {
    for (const table of this.#watched) table.unwatch(this.#watcher)
    this.#watched.clear()
  }
}

/** What a player's request becomes in the log, as things stand. */
function entryFor(request: AtTable, seat: number, sitting: Sitting, game: string, at: number): Entry {
  switch (request.type) {
    case 'answer':
      return { what: 'answer', seat, question: request.number, answer: request.answer, bot: false, at }
    case 'undo': {
      const { to, free } = sitting.undoFor(seat)
      return { what: free ? 'undo' : 'ask-undo', seat, to, at }
    }
    case 'consent': {
      const { number, agree } = request
      if (!agree) return { what: 'decline', seat, request: number, at }
      const open = sitting.request
      const isLast = open?.number === number && open.waitingFor.length === 1 && open.waitingFor[0] === seat
      return { what: 'agree', seat, request: number, to: isLast ? open.to : null, at }
    }
    case 'resign':
      if (sitting.keepers[seat]?.resigned)
        throw new Mistake({ de: 'Du hast schon aufgegeben.', en: 'You have resigned already.' })
      return { what: 'resign', seat, level: levelNamed(game), at }
    case 'abandon':
      if (sitting.othersThan(seat).length > 0)
        throw new Mistake({
          de: 'Andere spielen noch mit: Du kannst nur selbst aufgeben.',
          en: 'Others are still playing: resign instead.',
        })
      return { what: 'abandon', seat, at }
    case 'hand-over': {
      const isMissing = sitting.asked === request.seat && at - sitting.clock.since >= MISSING_MS
      if (request.seat !== seat && !isMissing)
        throw new Mistake({
          de: 'Der Platz von jemand anderem geht an einen Bot, wenn zwei Minuten gewartet wurde.',
          en: 'A seat of somebody else can be handed over when they have been awaited for two minutes.',
        })
      return { what: 'hand-over', seat: request.seat, level: levelNamed(game, request.level), at }
    }
    case 'take-back':
      return { what: 'take-back', seat, at }
    default:
      throw new Mistake(`"${request.type}" is nothing that happens in a game.`)
  }
}
