import { type Entry, entryFor, Mistake, type Seat, seat as seatOf } from '@kartentisch/kernel'
import { type AtTable, type FromClient, type FromServer, missingAfter } from '@kartentisch/protocol'
import { playDaily } from '../../people/daily.ts'
import { meaningsOf } from '../../people/meaning.ts'
import { withComer } from '../../people/tournament.ts'
import { say } from '../../words/tables.ts'
import { botNamed } from '../lobby/kits.ts'
import { giveUp, join, leave, start } from '../lobby/lobby.ts'
import type { Underway } from '../log/log.ts'
import type { Watcher } from '../table/audience.ts'
import type { Table } from '../table/table.ts'
import type { Way } from '../table/way.ts'
import type { Hall } from './hall.ts'

/** A message that comes after `hello`. */
export type Request = Exclude<FromClient, { type: 'hello' }>

const LISTED_AT_ONCE = 100

/** Takes the requests of one connection, in its person's name. */
export class Desk {
  readonly #hall: Hall
  readonly #watcher: Watcher
  readonly #watched = new Set<Table>()
  readonly #searches = new Set<string>()
  #away = false

  constructor(hall: Hall, watcher: Watcher) {
    this.#hall = hall
    this.#watcher = watcher
  }

  get #person() {
    return this.#watcher.person
  }

  /** Whether whoever is connected looks elsewhere. */
  get away(): boolean {
    return this.#away
  }

  /** Does what is asked and gives what is to be answered; what can't be done is thrown as a `Mistake`. */
  async take(request: Request, way?: Way): Promise<FromServer> {
    const { id } = request
    switch (request.type) {
      case 'ping':
        return { type: 'acknowledged', id }
      case 'attention':
        this.#away = request.away
        for (const table of this.#watched) table.attend(this.#watcher, request.away)
        return { type: 'acknowledged', id }
      case 'seek': {
        const { search } = request
        this.#searches.add(search)
        const table = await this.#hall.automatch.seek(this.#person, request, (found, at) =>
          this.#watcher.send(JSON.stringify({ type: 'matched', search: found, table: at } satisfies FromServer)),
        )
        return { type: 'acknowledged', id, ...(table !== undefined && { table }) }
      }
      case 'daily': {
        const { game, again = false } = request
        const table = await playDaily(this.#hall, this.#person, game, again ? id : undefined)
        return { type: 'acknowledged', id, table }
      }
      case 'unseek':
        await this.#hall.automatch.unseek(this.#person, request.search)
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
          ...(search !== undefined &&
            search.trim() !== '' && { search, meanings: meaningsOf(search, this.#hall.shelf) }),
          ...(after !== undefined && { after }),
        }
        return { type: 'tables', id, ...(await this.#hall.list(filter, this.#person)) }
      }
      default: {
        const table = await this.#hall.table(request.table)
        const done = await this.#at(table, request, way)
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

  async #at(table: Table, request: AtTable, way?: Way): Promise<{ number?: number; table?: string }> {
    const person = this.#person
    if (withComer(table.record, person) !== table.record) await table.change(record => withComer(record, person))
    switch (request.type) {
      case 'join':
        await this.#hall.mustBeWelcome(table, person)
        await table.change(record => join(record, person, request.seat, request.invitation))
        return {}
      case 'invite':
        await this.#hall.invite(table, person, request.player)
        return {}
      case 'leave':
        await table.change(record => leave(record, person))
        return {}
      case 'start':
        await table.change(record => {
          const { shelf, now, newSeed } = this.#hall
          return start(record, person, shelf, now(), newSeed())
        })
        return {}
      case 'watch':
        // Everybody may have agreed to another game when a node stopped.
        await this.#hall.playAgain(table)
        this.#watched.add(table)
        await table.watch(this.#watcher, { ...request, away: this.#away })
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
        return this.#rematch(table, request)
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
    const at = this.#hall.now()
    const question = request.type === 'answer' ? request.number : undefined
    const number = await table.act(
      `${person.id}/${request.id}`,
      game => ({ ...this.#entry(request, seat, table, game, at), at }),
      question,
      way,
    )
    return { number }
  }

  /** Acknowledged with the new table, once everybody agrees. */
  async #rematch(table: Table, { anew = false, agree = true }: Extract<AtTable, { type: 'rematch' }>) {
    const next = await this.#hall.rematch(table, this.#person, anew, agree)
    return next === undefined ? {} : { table: next.id }
  }

  /** What a player's request becomes in the log, as things stand. */
  #entry(request: AtTable, seat: Seat, table: Table, { sitting, clock }: Underway, at: number): Entry {
    switch (request.type) {
      case 'answer':
      case 'consent':
      case 'abandon':
        return entryFor(sitting, seat, request)
      case 'undo': {
        if (table.record.day !== null) throw new Mistake(say('dailyOnce'))
        const entry = entryFor(sitting, seat, request)
        if (table.record.rated && entry.what === 'ask-undo') throw new Mistake(say('ratedUndo'))
        return entry
      }
      case 'resign':
        return entryFor(sitting, seat, { type: 'resign', level: table.standIn })
      case 'take-back': {
        const spent = clock.isSpent({ seat, answers: sitting.match.number })
        if (spent !== undefined) throw new Mistake(say(spent === 'game' ? 'timeSpent' : 'botAnswers'))
        return entryFor(sitting, seat, request)
      }
      case 'hand-over': {
        if (request.seat === seat) {
          const { rated, day, tournament } = table.record
          if (rated || day !== null || tournament !== null) throw new Mistake(say('ratedHandOver'))
          const { level = table.standIn } = request
          return entryFor(sitting, seat, {
            type: 'hand-over',
            level: botNamed(this.#hall.shelf, table.record.game, level),
          })
        }
        if (table.record.timer.per !== 'none') throw new Mistake(say('clockDecides'))
        const { rated } = table.record
        const isMissing = sitting.asked === request.seat && at - clock.since >= missingAfter({ rated })
        if (!isMissing) throw new Mistake(say(rated ? 'notMissingRated' : 'notMissing'))
        // Where it counts, who leaves has lost, and doesn't come back for the end of what a bot has played.
        return entryFor(sitting, seatOf(request.seat), { type: rated ? 'resign' : 'hand-over', level: table.standIn })
      }
      default:
        throw new Mistake(say('notInGame', { type: request.type }))
    }
  }

  /** The connection is gone. */
  leaveAll(): void {
    for (const table of this.#watched) table.unwatch(this.#watcher)
    for (const search of this.#searches) this.#hall.automatch.leave(this.#person.id, search)
    this.#watched.clear()
  }
}
