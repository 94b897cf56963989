import { setTimeout as sleep } from 'node:timers/promises'
import { at, randomAnswer, seeded } from '@kartentisch/kernel'
import type { Feed } from '@kartentisch/protocol'
import type { Client } from '@kartentisch/protocol/client'

type Asked = NonNullable<Feed['standing']['question']>

/** A table as those see it who play and watch there. */
export interface Seen {
  readonly id: string
  readonly players: readonly Client[]
  /** Everybody who follows, with the last number each has seen. */
  readonly numbers: Map<Client, number>
  question: { readonly client: Client; readonly question: Asked } | undefined
  /** The answer under way: when it was sent, and how many have yet to see it. */
  sentAt: number
  waiting: number
}

export const newSeen = (id: string, players: readonly Client[]): Seen => ({
  id,
  players,
  numbers: new Map(),
  question: undefined,
  sentAt: 0,
  waiting: 0,
})

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length)

function percentile(list: readonly number[], p: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? 0
}

/** Sends answers for everybody at some tables, and takes the time until all there have seen what came of them. */
export class Drive {
  readonly #tables: readonly Seen[]
  readonly #random = seeded('load')
  readonly #taken: number[] = []
  readonly #unacknowledged = new Set<Promise<void>>()

  constructor(tables: readonly Seen[]) {
    this.#tables = tables
  }

  follow(table: Seen, client: Client): void {
    table.numbers.set(client, -1)
    client.follow(table.id, { feed: feed => this.#heard(table, client, feed) })
  }

  /** Resolves when everybody has seen the table they follow. */
  async ready(): Promise<void> {
    while (this.#tables.some(({ numbers }) => [...numbers.values()].includes(-1))) await sleep(100)
  }

  #heard(table: Seen, client: Client, feed: Feed): void {
    const { question } = feed.standing
    if (question !== null) table.question = { client, question }
    const before = table.numbers.get(client) ?? -1
    table.numbers.set(client, feed.number)
    if (before < 0 || table.waiting === 0) return
    if (--table.waiting === 0) this.#taken.push(performance.now() - table.sentAt)
  }

  #answer(table: Seen): boolean {
    if (table.question === undefined || table.waiting > 0) return false
    const { client, question } = table.question
    table.question = undefined
    table.sentAt = performance.now()
    table.waiting = table.numbers.size
    const done = client
      .answer(table.id, question.number, randomAnswer(question, this.#random))
      .then(
        () => undefined,
        fault => console.error(String(fault)),
      )
      .finally(() => this.#unacknowledged.delete(done))
    this.#unacknowledged.add(done)
    return true
  }

  /** Sends answers at a steady rate, whatever comes back. */
  async run(rate: number, seconds: number) {
    this.#taken.length = 0
    const started = performance.now()
    let sent = 0
    let skipped = 0
    let next = 0
    await new Promise<void>(resolve => {
      const timer = setInterval(() => {
        const passed = performance.now() - started
        const due = Math.min((passed / 1000) * rate, seconds * rate)
        for (let tries = 0; sent < due && tries < this.#tables.length; tries++) {
          if (this.#answer(at(this.#tables, next++ % this.#tables.length))) sent++
          else skipped++
        }
        if (passed < seconds * 1000) return
        clearInterval(timer)
        resolve()
      }, 2)
    })
    await sleep(1000)
    const taken = this.#taken
    return {
      wanted: rate,
      rate: Math.round(sent / seconds),
      answers: taken.length,
      unseen: sent - taken.length,
      mean: mean(taken),
      p50: percentile(taken, 50),
      p99: percentile(taken, 99),
      worst: Math.max(0, ...taken),
      busy: skipped,
    }
  }

  /** One more answer at each table, seen by all. */
  async once(): Promise<void> {
    const before = this.#taken.length
    const answered = this.#tables.filter(table => this.#answer(table)).length
    while (this.#taken.length < before + answered) await sleep(20)
  }

  /** Resolves when everything that was sent is acknowledged. */
  async settled(): Promise<void> {
    await Promise.all(this.#unacknowledged)
  }
}

export type Figures = Awaited<ReturnType<Drive['run']>>
