import { createHash } from 'node:crypto'
import {
  type Answer,
  botEntry,
  Mistake,
  randomAnswer,
  type Seat,
  type Sitting,
  seat,
  seeded,
} from '@kartentisch/kernel'
import { ThinkingAhead } from '../../bots/ahead.ts'
import type { BotPool } from '../../bots/pool.ts'
import { placeIn } from '../../bots/sitters.ts'
import type { Foresight } from '../../bots/thread.ts'
import { LEASE_MS, type Store } from '../../store/contract.ts'
import { say } from '../../words/tables.ts'
import { isTooLong, thinkerAt } from '../log/log.ts'
import { Again } from '../table/surroundings.ts'
import type { Table } from '../table/table.ts'

const CLAIM_MS = 1000
const CLAIM_AT_MOST = 2000

/** Who comes back from a vacation has a day before their time runs out. */
const DAY_MS = 86_400_000

/** A digest: nothing that a bot does by chance tells anything of the key by which the cards are dealt. */
const seedForBot = ({ record }: Table, what: string): string =>
  createHash('sha256').update(`${record.seed}/${what}`).digest('hex')

/** The hall whose tables are looked after. */
interface Hall {
  readonly node: string
  readonly store: Store
  readonly bots: BotPool
  now(): number
  table(id: string): Promise<Table>
  fault(table: string, fault: unknown): void
}

/**
 * What happens at tables without a person's doing: bots move, clocks run out, finished games are filed. A node has a
 * table's duty by a lease; it is done once even if two nodes think they have it, since the log takes a number once.
 */
export class Duties {
  readonly #hall: Hall
  readonly #pauseMs: number
  readonly #ahead: ThinkingAhead
  /** The number after which each table's duty is being done. */
  readonly #doing = new Map<string, number>()
  readonly #clocks = new Map<string, NodeJS.Timeout>()
  #timer: NodeJS.Timeout | undefined
  #claiming: Promise<void> | undefined
  #ended = false

  constructor(hall: Hall, pauseMs: number) {
    this.#hall = hall
    this.#ahead = new ThinkingAhead(hall.bots)
    this.#pauseMs = pauseMs
  }

  begin(): void {
    this.#timer = setInterval(() => {
      this.#claiming ??= this.#claim()
        .catch(fault => this.#hall.fault('', fault))
        .finally(() => {
          this.#claiming = undefined
        })
    }, CLAIM_MS)
  }

  async end(): Promise<void> {
    this.#ended = true
    clearInterval(this.#timer)
    this.#ahead.end()
    for (const clock of this.#clocks.values()) clearTimeout(clock)
    await this.#claiming
  }

  /** Keeps what this node has, and takes on what dead nodes have left. */
  async #claim(): Promise<void> {
    const { node, now, store } = this.#hall
    for (const { table: id, number } of await store.claim(node, LEASE_MS, now() + 2 * CLAIM_MS, CLAIM_AT_MOST)) {
      if (this.#ended || (this.#doing.get(id) ?? -1) >= number) continue
      const table = await this.#hall.table(id)
      // What others have written since is read first.
      await table.hinted(number, 0)
      await table.wake()
      this.attend(table)
    }
  }

  /** Does what a table waits for, or sees to it that it is done in time. */
  attend(table: Table): void {
    const { game, id } = table
    clearTimeout(this.#clocks.get(id))
    this.#clocks.delete(id)
    if (game === undefined || this.#ended) return
    const { sitting, clock } = game
    const due = clock.due(thinkerAt(sitting))
    if (sitting.awaited === undefined) this.#do(table, sitting.number, () => table.finish())
    else if (sitting.awaited.bot !== undefined) this.#do(table, sitting.number, () => this.#move(table, sitting))
    else {
      if (due !== null) this.#wind(table, due)
      this.#letBotsThinkAhead(table, sitting)
    }
  }

  /** While a person is asked, the bots at the table have time to think. */
  #letBotsThinkAhead(table: Table, { keepers, number }: Sitting): void {
    const { game, setup } = table.record
    const foresight = (at: Seat): Foresight | undefined => {
      const sitting = table.game?.sitting
      const level = keepers[at]?.level ?? null
      if (sitting?.number !== number || level === null) return undefined
      return { game, setup, snapshot: sitting.match.fullSnapshot(), level, seed: seedForBot(table, 'ahead'), seat: at }
    }
    const seats = keepers.flatMap(({ level }, i) => (level === null ? [] : [seat(i)]))
    this.#ahead.at(table.id, { seats, foresight })
  }

  #do(table: Table, number: number, work: () => Promise<void>): void {
    const { id } = table
    if ((this.#doing.get(id) ?? -1) >= number) return
    this.#doing.set(id, number)
    work()
      .catch(fault => {
        // A mistake means that somebody else was first or the table has changed: that is fine.
        if (!(fault instanceof Mistake || fault instanceof Again) && !this.#ended) this.#hall.fault(id, fault)
      })
      .finally(() => {
        if (this.#doing.get(id) === number) this.#doing.delete(id)
      })
  }

  async #move(table: Table, sitting: Sitting): Promise<void> {
    const { awaited } = sitting
    if (awaited === undefined) return
    const { seat, number } = awaited
    const started = performance.now()
    const answer = isTooLong(sitting) ? [] : await this.#think(table, sitting)
    const rest = this.#pauseMs - (performance.now() - started)
    if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest).unref())
    if (this.#ended) return
    await table.act(`bot/${number}`, game => {
      const at = this.#hall.now()
      // Nobody else would end a game that goes on for ever.
      if (isTooLong(game.sitting)) return { what: 'abandon', seat, at }
      return { ...botEntry(game.sitting, answer), seat, question: number, at }
    })
  }

  /** What the bot says; whatever goes wrong with it, the game goes on. */
  async #think(table: Table, sitting: Sitting): Promise<Answer> {
    const { awaited, match } = sitting
    const { game, setup, host } = table.record
    if (awaited === undefined) return []
    const seed = seedForBot(table, `bot/${awaited.number}`)
    try {
      const level = awaited.bot ?? table.standIn
      const place = placeIn(sitting, seedForBot(table, `seat ${awaited.seat}, ${level}`))
      const task = { game, setup, snapshot: match.fullSnapshot(), level, seed, place }
      return await this.#hall.bots.think(task, host, sitting.othersThan(awaited.seat).length > 0)
    } catch (fault) {
      if (this.#ended) throw fault
      this.#hall.fault(table.id, fault)
      return randomAnswer(awaited.question, seeded(seed))
    }
  }

  /** Timers of Node reach 24 days; longer ones are wound again by the claims. */
  #wind(table: Table, due: number): void {
    const ms = Math.max(0, due - this.#hall.now())
    if (ms > 86_400_000) return
    const clock = setTimeout(() => void this.#runOut(table).catch(fault => this.#ignore(table, fault)), ms)
    clock.unref()
    this.#clocks.set(table.id, clock)
  }

  #ignore(table: Table, fault: unknown): void {
    if (!(fault instanceof Mistake || fault instanceof Again) && !this.#ended) this.#hall.fault(table.id, fault)
  }

  /** Whether somebody is on vacation and has days to think: then their time runs out when they are back, and not before. */
  async #isAway({ record }: Table, seat: number): Promise<boolean> {
    const player = record.seats[seat]?.player ?? null
    if (record.timer.per !== 'days' || player === null) return false
    const owner = (await this.#hall.store.readPlayer(player))?.id ?? player
    return (await this.#hall.store.notices.wishesOf(owner)).awayUntil + DAY_MS > this.#hall.now()
  }

  async #runOut(table: Table): Promise<void> {
    const { game } = table
    if (game === undefined || this.#ended) return
    const { opened, number } = game.sitting
    if (await this.#isAway(table, game.sitting.asked)) return
    await table.act(`clock/${opened}/${number}`, ({ sitting, clock }) => {
      const at = this.#hall.now()
      const due = clock.due(thinkerAt(sitting))
      if (due === null || due > at) throw new Mistake(say('timeLeft'))
      // Where it counts the game is lost then: nobody lets a bot play for them and comes back for the end, and nobody has
      // to play on against a bot while a whole round waits.
      const isLost = table.record.rated || table.record.tournament !== null
      return { what: isLost ? 'resign' : 'time-out', seat: sitting.asked, level: table.standIn, at }
    })
  }
}
