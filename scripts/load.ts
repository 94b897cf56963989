import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { randomAnswer } from '@kartentisch/bots'
import { at, seeded } from '@kartentisch/kernel'
import type { Client } from '@kartentisch/server/client'
import type { Feed } from '@kartentisch/server/protocol'
import { freePort, type Service, startPostgres } from '../packages/server/test/services.ts'
import { NodeProcess, newFolder } from './online/node-process.ts'
import { becomeGuest, connect, inTurns, openTable } from './online/players.ts'

/**
 * Real clients play real games against a server of their own on this machine, and tell how long an answer takes until
 * everybody at its table has seen what came of it.
 */

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    tables: { type: 'string', default: '1000' },
    spectators: { type: 'string', default: '500' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    /** Look for the highest rate that keeps the limit. */
    find: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const LIMIT_MS = 100

type Asked = NonNullable<Feed['standing']['question']>

interface Seen {
  readonly id: string
  readonly players: readonly Client[]
  /** Everybody who follows, with the last number each has seen. */
  readonly numbers: Map<Client, number>
  question: { readonly client: Client; readonly question: Asked } | undefined
  /** The answer under way: when it was sent, and how many have yet to see it. */
  sentAt: number
  waiting: number
}

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length)

function percentile(list: readonly number[], p: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? 0
}

const tables = Number(values.tables)
const spectators = Number(values.spectators)
const taken: number[] = []

function follow(table: Seen, client: Client): void {
  table.numbers.set(client, -1)
  client.follow(table.id, { feed: feed => heard(table, client, feed) })
}

function heard(table: Seen, client: Client, feed: Feed): void {
  const { question } = feed.standing
  if (question !== null) {
    table.question = { client, question }
  }
  const before = table.numbers.get(client) ?? -1
  table.numbers.set(client, feed.number)
  if (before < 0 || table.waiting === 0) return
  if (--table.waiting === 0) taken.push(performance.now() - table.sentAt)
}

const random = seeded('load')

function answer(table: Seen): boolean {
  if (table.question === undefined || table.waiting > 0) return false
  const { client, question } = table.question
  table.question = undefined
  table.sentAt = performance.now()
  table.waiting = table.numbers.size
  client.answer(table.id, question.number, randomAnswer(question, random)).catch(fault => console.error(String(fault)))
  return true
}

/** Sends answers at a steady rate, whatever comes back. */
async function drive(all: readonly Seen[], rate: number, seconds: number) {
  taken.length = 0
  const started = performance.now()
  let sent = 0
  let skipped = 0
  let next = 0
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const passed = performance.now() - started
      const due = Math.min((passed / 1000) * rate, seconds * rate)
      for (let tries = 0; sent < due && tries < all.length; tries++) {
        if (answer(at(all, next++ % all.length))) sent++
        else skipped++
      }
      if (passed < seconds * 1000) return
      clearInterval(timer)
      resolve()
    }, 2)
  })
  await new Promise(resolve => setTimeout(resolve, 1000))
  const figures = {
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
  return figures
}

const step = (text: string) => console.error(`… ${text}`)

async function main(): Promise<void> {
  let postgres: Service | undefined
  const env: Record<string, string> = { DATA_DIR: newFolder() }
  if (values.store === 'postgres') {
    postgres = await startPostgres()
    env.DATABASE_URL = postgres.url
    env.SECRET = 'the load test has nothing to hide from anybody'
  }
  const node = new NodeProcess(await freePort(), env)
  const results: Record<string, unknown> = { store: values.store, tables, spectators }
  results.startMs = Math.round(await node.start())
  const rss = () => node.metric('process_resident_memory_bytes')

  const empty = await rss()
  step('players arrive')
  const names = Array.from({ length: 2 * tables + spectators }, (_, i) => `player ${i}`)
  const clients = await inTurns(names, 50, async name => {
    const client = connect(() => node.address, await becomeGuest(node.address, name))
    await client.welcome()
    return client
  })
  await new Promise(resolve => setTimeout(resolve, 1000))
  const connected = await rss()
  results.kBPerConnection = Math.round((connected - empty) / clients.length / 1024)

  step('tables are opened')
  const numbers = Array.from({ length: tables }, (_, i) => i)
  const all = await inTurns(numbers, 30, async (i): Promise<Seen> => {
    const players = [at(clients, 2 * i), at(clients, 2 * i + 1)]
    const id = await openTable(at(players, 0), at(players, 1))
    return { id, players, numbers: new Map(), question: undefined, sentAt: 0, waiting: 0 }
  })
  for (const table of all) for (const client of table.players) follow(table, client)
  for (let i = 0; i < spectators; i++) follow(at(all, i % tables), at(clients, 2 * tables + i))
  while (all.some(({ numbers }) => [...numbers.values()].includes(-1))) await new Promise(r => setTimeout(r, 100))
  await new Promise(resolve => setTimeout(resolve, 1000))
  results.kBPerTable = Math.round(((await rss()) - connected) / tables / 1024)

  step('games are played')
  await drive(all, Number(values.rate) / 2, 3)
  results.run = await drive(all, Number(values.rate), Number(values.seconds))
  if (values.find) results.highest = await findHighest(all)

  step('connections are cut')
  results.back = await dropAll(clients.slice(0, 2000), all)
  results.loadAverage = at(loadavg(), 0)
  console.log(values.json ? JSON.stringify(results) : tell(results))
  for (const client of clients) client.close()
  await node.signal('SIGTERM')
  await postgres?.stop()
}

/** Raises the rate until the limit is missed, and gives the last that kept it. */
async function findHighest(all: readonly Seen[]) {
  let best: Awaited<ReturnType<typeof drive>> | undefined
  for (let rate = Number(values.rate); ; rate = Math.round(rate * 1.25)) {
    const figures = await drive(all, rate, 8)
    console.error(`  ${rate}/s: ${figures.rate}/s reached, p99 ${figures.p99.toFixed(1)} ms`)
    if (figures.p99 > LIMIT_MS || figures.rate < 0.95 * rate || figures.unseen > 0) return best
    best = figures
  }
}

/** Cuts all connections at once, and waits until everybody is back and has caught up. */
async function dropAll(
  clients: readonly Client[],
  all: readonly Seen[],
): Promise<{ clients: number; seconds: number }> {
  const started = performance.now()
  for (const client of clients) client.drop()
  await new Promise(resolve => setTimeout(resolve, 50))
  while (clients.some(client => !client.connected)) await new Promise(resolve => setTimeout(resolve, 20))
  // Everybody has caught up when one more answer at each table is seen by all.
  const before = taken.length
  const answered = all.filter(answer).length
  while (taken.length < before + answered) await new Promise(resolve => setTimeout(resolve, 20))
  return { clients: clients.length, seconds: (performance.now() - started) / 1000 }
}

function tell(results: Record<string, unknown>): string {
  const show = (value: unknown): string => {
    if (typeof value === 'number') return Number.isInteger(value) ? `${value}` : value.toFixed(1)
    if (typeof value !== 'object' || value === null) return String(value)
    return Object.entries(value)
      .map(([key, one]) => `${key} ${show(one)}`)
      .join(', ')
  }
  return Object.entries(results)
    .map(([key, value]) => `${key.padEnd(16)} ${show(value)}`)
    .join('\n')
}

await main()
process.exit(0)
