import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '@kartentisch/kernel'
import type { Client } from '@kartentisch/protocol/client'
import { PostgresStore } from '../packages/server/src/store/postgres.ts'
import { SqliteStore } from '../packages/server/src/store/sqlite.ts'
import { type Service, startPostgres } from '../packages/server/test/services.ts'
import { commandLine } from './online/command-line.ts'
import { Drive, type Figures, newSeen } from './online/drive.ts'
import { freePort } from './online/free-port.ts'
import { NodeProcess, newFolder } from './online/node-process.ts'
import { becomeGuest, connect, inTurns, openBotTable, openTable } from './online/players.ts'

const ABOUT = `Real clients play real games against a server of their own on this machine, and tell how long an answer takes until
everybody at its table has seen what came of it.`

const values = commandLine('load', ABOUT, {
  store: { otherwise: 'sqlite', says: 'sqlite or postgres' },
  tables: { otherwise: '1000', says: 'so many tables for two' },
  spectators: { otherwise: '500', says: 'so many who watch' },
  rate: { otherwise: '500', says: 'answers a second' },
  seconds: { otherwise: '20', says: 'for so long' },
  find: { otherwise: false, says: 'look for the highest rate that keeps a p99 of 100 ms' },
  waiting: { otherwise: '0', says: 'so many look for an opponent meanwhile, and find none' },
  idle: { otherwise: '0', says: 'so many are connected and do nothing' },
  games: { otherwise: '0', says: 'so many finished games are in the store when the server starts' },
  starts: { otherwise: '0', says: 'so often the server is killed in the end and started again, with all its tables' },
  'bot-tables': { otherwise: '0', says: 'so many tables where only bots play beside the others' },
  'bot-level': { otherwise: 'hard', says: 'how well these play' },
  json: { otherwise: false, says: 'tell it as JSON' },
})

const LIMIT_MS = 100

const tables = Number(values.tables)
const spectators = Number(values.spectators)
const botTables = Number(values['bot-tables'])
const [waiting, idle, games] = [Number(values.waiting), Number(values.idle), Number(values.games)]

const step = (text: string) => console.error(`… ${text}`)

async function main(): Promise<void> {
  let postgres: Service | undefined
  const env: Record<string, string> = { DATA_DIR: newFolder() }
  if (values.store === 'postgres') {
    postgres = await startPostgres()
    env.DATABASE_URL = postgres.url
    env.SECRET = 'the load test has nothing to hide from anybody'
  }
  if (games > 0) await fill(env, games)
  const node = new NodeProcess(await freePort(), env)
  const results: Record<string, unknown> = { store: values.store, tables, spectators, waiting, idle, games }
  results.startMs = Math.round(await node.start())
  const rss = () => node.metric('process_resident_memory_bytes')

  const empty = await rss()
  step('players arrive')
  const names = Array.from({ length: 2 * tables + spectators + waiting + idle }, (_, i) => `player ${i}`)
  const clients = await inTurns(names, 50, async name => {
    const client = connect(() => node.address, await becomeGuest(node.address, name))
    await client.welcome()
    return client
  })
  await sleep(1000)
  const connected = await rss()
  results.kBPerConnection = Math.round((connected - empty) / clients.length / 1024)

  step('tables are opened')
  const numbers = Array.from({ length: tables }, (_, i) => i)
  const all = await inTurns(numbers, 30, async i => {
    const players = [at(clients, 2 * i), at(clients, 2 * i + 1)]
    return newSeen(await openTable(at(players, 0), at(players, 1)), players)
  })
  const drive = new Drive(all)
  for (const table of all) for (const client of table.players) drive.follow(table, client)
  for (let i = 0; i < spectators; i++) drive.follow(at(all, i % tables), at(clients, 2 * tables + i))
  if (waiting > 0) step('others look for opponents')
  const seekers = clients.slice(2 * tables + spectators, 2 * tables + spectators + waiting)
  // Each wants another time to think, so that nobody is found and all of them wait.
  await inTurns(seekers, 50, (client, i) =>
    client.request({
      type: 'seek',
      search: 'load',
      game: 'burgund',
      players: 2,
      rated: false,
      timer: { per: 'move', seconds: 5 + i },
      pool: [],
    }),
  )
  await drive.ready()
  await sleep(1000)
  results.kBPerTable = Math.round(((await rss()) - connected) / tables / 1024)

  step('games are played')
  const rate = Number(values.rate)
  await drive.run(rate / 2, 3)
  const before = await usage(node)
  const run = await drive.run(rate, Number(values.seconds))
  results.run = run
  results.msOfProcessorPerAnswer = perAnswer(before, await usage(node), run.answers)
  if (values.find) results.highest = await findHighest(drive, rate)
  if (botTables > 0) results.besideBots = await besideBots(drive, rate, node, at(clients, 0))

  step('connections are cut')
  results.back = await dropAll(clients.slice(0, 2000), drive)
  results.loadAverage = at(loadavg(), 0)
  console.log(values.json ? JSON.stringify(results) : tell(results))
  await drive.settled()
  for (const client of clients) client.close()
  if (Number(values.starts) > 0) console.log(await startAgain(node))
  await node.signal('SIGTERM')
  await postgres?.stop()
}

interface Usage {
  readonly server: number
  readonly clients: number
}

/** Seconds of a processor that the server and this process, with all its clients, have taken so far. */
async function usage(node: NodeProcess): Promise<Usage> {
  const { user, system } = process.cpuUsage()
  return { server: await node.metric('process_cpu_seconds_total'), clients: (user + system) / 1e6 }
}

/** What an answer costs. Unlike its time, that hardly depends on what else the machine has to do. */
const perAnswer = (before: Usage, after: Usage, answers: number) => ({
  server: (1000 * (after.server - before.server)) / answers,
  clients: (1000 * (after.clients - before.clients)) / answers,
})

/** Kills the server and starts it again: how long it takes until it can write. */
async function startAgain(node: NodeProcess): Promise<string> {
  step('it is killed and started again')
  const times: string[] = []
  for (let i = 0; i < Number(values.starts); i++) {
    await node.signal('SIGKILL')
    times.push(`${Math.round(await node.start())} ms`)
  }
  return `${'started'.padEnd(16)} with ${games} games and ${tables} tables in ${times.join(', ')}`
}

/** What is known of a finished game besides its log, in about as many words as usual. */
const FINISHED = JSON.stringify({ about: 'x'.repeat(1500) })

/** Puts finished games into a store, as a server of some years has them. */
async function fill(
  { DATABASE_URL: url, DATA_DIR: folder = '' }: Record<string, string>,
  number: number,
): Promise<void> {
  step(`${number} finished games are put there`)
  const store = url === undefined ? await SqliteStore.open(folder) : await PostgresStore.open(url, { connections: 32 })
  const numbers = Array.from({ length: number }, (_, i) => i)
  await inTurns(numbers, 500, i =>
    store.keepTable({
      id: `game${String(i).padStart(12, '0')}`,
      revision: 1,
      status: 'finished',
      game: 'dominion',
      listed: true,
      players: [`player${i % 5000}`, `player${(i * 7 + 1) % 5000}`],
      search: `table ${i % 1000} dominion anna ben`,
      changedAt: Date.now() - 86_400_000 - i,
      body: FINISHED,
    }),
  )
  await store.close()
}

/** Raises the rate until the limit is missed, closes in on it, and gives the highest that kept it. */
async function findHighest(drive: Drive, from: number): Promise<Figures | undefined> {
  let best: Figures | undefined
  let missed = Number.POSITIVE_INFINITY
  for (let rate = from; rate < 0.97 * missed; ) {
    const figures = await drive.run(rate, 8)
    const { p99, unseen, rate: reached } = figures
    console.error(`  ${rate}/s: ${reached}/s reached, p99 ${p99.toFixed(1)} ms`)
    const kept = p99 <= LIMIT_MS && reached >= 0.95 * rate && unseen === 0
    if (kept) best = figures
    else missed = rate
    if (best === undefined) return undefined
    rate = Math.round(Number.isFinite(missed) ? (best.wanted + missed) / 2 : rate * 1.25)
  }
  return best
}

/** The same once more, while bots play at tables of their own as fast as they can think. */
async function besideBots(drive: Drive, rate: number, node: NodeProcess, host: Client) {
  step(`bots play at ${botTables} tables beside`)
  const levels = Array.from({ length: botTables }, () => values['bot-level'])
  await inTurns(levels, 20, level => openBotTable(host, level))
  const written = () => node.metric('kartentisch_entries_written')
  const seconds = Number(values.seconds)
  const before = await written()
  const figures = await drive.run(rate, seconds)
  const byBots = (await written()) - before - figures.answers
  const waiting = await node.metric('kartentisch_bot_queue')
  return { botTables, ...figures, botAnswersPerSecond: byBots / (seconds + 1), botsWaiting: waiting }
}

/** Cuts all connections at once, and waits until everybody is back and has caught up. */
async function dropAll(clients: readonly Client[], drive: Drive): Promise<{ clients: number; seconds: number }> {
  const started = performance.now()
  for (const client of clients) client.drop()
  await sleep(50)
  while (clients.some(client => !client.connected)) await sleep(20)
  await drive.once()
  return { clients: clients.length, seconds: (performance.now() - started) / 1000 }
}

function tell(results: Record<string, unknown>): string {
  const show = (value: unknown): string => {
    if (typeof value === 'number') return Number.isInteger(value) ? `${value}` : value.toFixed(value < 10 ? 3 : 1)
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
