import { setTimeout as sleep } from 'node:timers/promises'
import { randomAnswer } from '@kartentisch/bots'
import { type Answer, Mistake, seeded } from '@kartentisch/kernel'
import { levelNamed } from '../bots/levels.ts'
import { LEASE_MS } from '../store/contract.ts'
import type { Hall } from './hall.ts'
import type { Sitting } from './sitting.ts'
import { Again } from './surroundings.ts'
import type { Table } from './table.ts'

const CLAIM_MS = 1000
const CLAIM_AT_MOST = 2000

/**
 * What happens at tables without a person's doing: bots move, clocks run out, finished games are filed. A node has a
 * table's duty by a lease; it is done once even if two nodes think they have it, since the log takes a number once.
 */
export class Duties {
  readonly #hall: Hall
  readonly #pauseMs: number
  /** The number after which each table's duty is being done. */
  readonly #doing = new Map<string, number>()
  readonly #clocks = new Map<string, NodeJS.Timeout>()
  #timer: NodeJS.Timeout | undefined
  #claiming: Promise<void> | undefined
  #ended = false

  constructor(hall: Hall, pauseMs: number) {
    this.#hall = hall
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
    const { sitting, id } = table
    clearTimeout(this.#clocks.get(id))
    this.#clocks.delete(id)
    if (sitting === undefined || this.#ended) return
    if (sitting.result !== undefined) this.#do(table, sitting.number, () => table.finish())
    else if (sitting.isBots(sitting.asked)) this.#do(table, sitting.number, () => this.#move(table, sitting))
    else if (sitting.due !== null) this.#wind(table, sitting.due)
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
    const { opened, asked } = sitting
    const started = performance.now()
    const answer = await this.#think(table, sitting)
    const rest = this.#pauseMs - (performance.now() - started)
    if (rest > 0) await sleep(rest, undefined, { ref: false })
    if (this.#ended) return
    await table.act(`bot/${opened}`, () => {
      return { what: 'answer', seat: asked, question: opened, answer: [...answer], bot: true, at: this.#hall.now() }
    })
  }

  /** What the bot says; whatever goes wrong with it, the game goes on. */
  async #think(table: Table, sitting: Sitting): Promise<Answer> {
    const { asked, keepers, match, opened } = sitting
    const { game, setup } = table.record
    const level = keepers[asked]?.level ?? levelNamed(game)
    const seed = `${table.record.seed}/bot/${opened}`
    const { question } = match
    try {
      const task = { game, setup, snapshot: match.fullSnapshot(), level, seed }
      return await this.#hall.bots.think(task, sitting.othersThan(asked).length > 0)
    } catch (fault) {
      if (question === undefined || this.#ended) throw fault
      this.#hall.fault(table.id, fault)
      return randomAnswer(question, seeded(seed))
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

  async #runOut(table: Table): Promise<void> {
    const { sitting } = table
    if (sitting === undefined || this.#ended) return
    const level = levelNamed(table.record.game)
    await table.act(`clock/${sitting.opened}/${sitting.number}`, ({ asked, due }) => {
      const at = this.#hall.now()
      if (due === null || due > at) throw new Mistake({ de: 'Es ist noch Zeit.', en: 'There is time left.' })
      return { what: 'time-out', seat: asked, level, at }
    })
  }
}
