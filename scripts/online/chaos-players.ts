import { at, randomAnswer, seeded } from '@kartentisch/kernel'
import type { Feed, FromServer } from '@kartentisch/protocol'
import { Client } from '@kartentisch/protocol/client'
import { becomeGuest, inTurns, openTable } from './players.ts'
import { unrulySocket } from './unruly-socket.ts'

/** An answer the server has acknowledged: it must be in the log, at this place and with these choices. */
export interface Acknowledged {
  readonly table: string
  readonly number: number
  readonly question: number
  readonly answer: readonly number[]
}

/** What went wrong: an answer that is gone, one that counts twice, or one that somebody was not told of. */
export interface Fault {
  readonly kind: 'lost' | 'doubled' | 'untold'
  readonly what: string
}

interface Follower {
  readonly client: Client
  readonly table: string
  feed: Feed | undefined
  /** Numbers of steps as they were told, to find gaps and doubles. */
  last: number
  faults: Fault[]
}

/** Who plays together, one game after the other. */
interface Party {
  readonly number: number
  readonly host: Client
  readonly guest: Client
  readonly watcher: Client | undefined
}

/** Two players and sometimes a spectator at each table, who answer as soon as they are asked. */
export class ChaosPlayers {
  readonly acknowledged: Acknowledged[] = []
  readonly followers: Follower[] = []
  readonly tables: string[] = []
  readonly cookies: string[] = []
  refusals = new Map<string, number>()
  #playing = true
  readonly #seed: string
  readonly #pauseMs: number

  constructor(seed: string, pauseMs: number) {
    this.#seed = seed
    this.#pauseMs = pauseMs
  }

  async open(address: string, tables: number): Promise<void> {
    const names = Array.from({ length: Math.ceil(tables * 2.5) }, (_, i) => `player ${i}`)
    const clients = await inTurns(names, 20, async (name, i) => {
      const cookie = await becomeGuest(address, name)
      this.cookies.push(cookie.split('=')[1] ?? '')
      const random = seeded(`${this.#seed} socket ${i}`)
      const open = () => unrulySocket(`ws://${address}/ws`, cookie, random)
      const client = new Client({ url: 'any', open, maxWaitMs: 800, patienceMs: 3000 })
      await client.welcome()
      return client
    })
    const numbers = Array.from({ length: tables }, (_, i) => i)
    await inTurns(numbers, 10, async i => {
      const [host, guest] = [at(clients, 2 * i), at(clients, 2 * i + 1)]
      await this.#play({ number: i, host, guest, watcher: clients[2 * tables + i] })
    })
  }

  /** Plays a game, and then the next: there is always something to be lost. */
  async #play(party: Party): Promise<void> {
    const { number, host, guest, watcher } = party
    const table = await openTable(host, guest, number % 3 === 2 ? 'burgund' : 'dominion')
    this.tables.push(table)
    let isOver = false
    this.#follow(host, table, 2 * number, feed => {
      if (isOver || !this.#playing || feed.standing.asked >= 0) return
      isOver = true
      this.#play(party).catch(fault => this.#refused(fault))
    })
    this.#follow(guest, table, 2 * number + 1)
    if (watcher !== undefined) this.#follow(watcher, table, -1)
  }

  #refused(fault: unknown): void {
    const reason = fault instanceof Error ? fault.message.replace(/\d+/g, 'N') : String(fault)
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1)
  }

  #follow(client: Client, table: string, player: number, heard: (feed: Feed) => void = () => undefined): void {
    const follower: Follower = { client, table, feed: undefined, last: -1, faults: [] }
    this.followers.push(follower)
    const random = seeded(`${this.#seed} player ${player} at table ${this.tables.length}`)
    let answering = -1
    const leave = client.follow(table, {
      feed: feed => {
        follower.feed = feed
        heard(feed)
        for (const { number } of feed.steps) {
          if (number !== follower.last + 1) {
            const kind = number > follower.last ? 'untold' : 'doubled'
            follower.faults.push({ kind, what: `${table}: ${number} came after ${follower.last}` })
          }
          follower.last = number
        }
        if (feed.number < follower.last)
          follower.faults.push({ kind: 'lost', what: `${table}: back from ${follower.last} to ${feed.number}` })
        follower.last = feed.number
        const { question, asked } = feed.standing
        // Who has seen the end goes: a reconnect shall not ask for all games ever played.
        if (asked < 0) leave()
        if (question === null || !this.#playing || question.number <= answering) return
        answering = question.number
        const answer = randomAnswer(question, random)
        const pause = this.#pauseMs * (0.5 + Math.random())
        setTimeout(() => void this.#answer(client, table, question.number, answer), pause)
      },
    })
  }

  async #answer(client: Client, table: string, question: number, answer: readonly number[]): Promise<void> {
    if (!this.#playing) return
    try {
      const told: FromServer = await client.answer(table, question, answer)
      if (told.type === 'acknowledged' && told.number !== undefined)
        this.acknowledged.push({ table, number: told.number, question, answer })
    } catch (fault) {
      this.#refused(fault)
    }
  }

  stop(): void {
    this.#playing = false
  }

  close(): void {
    for (const { client } of this.followers) client.close()
  }
}
