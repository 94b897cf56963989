import { setTimeout as sleep } from 'node:timers/promises'
import { at, below, type Random, seeded } from '@kartentisch/kernel'
import { PostgresStore } from '../packages/server/src/store/postgres.ts'
import { SqliteStore } from '../packages/server/src/store/sqlite.ts'
import { everyStep } from '../packages/server/test/lives/lives.ts'
import { type Service, startPostgres, startRedis } from '../packages/server/test/services.ts'
import { ChaosPlayers } from './online/chaos-players.ts'
import { commandLine } from './online/command-line.ts'
import { freePort } from './online/free-port.ts'
import { judge } from './online/judge.ts'
import { MAIN, NodeProcess, newFolder } from './online/node-process.ts'
import { UnrulyProxy } from './online/unruly-proxy.ts'

const ABOUT = `Plays at many tables while servers are killed, frozen and cut off, and checks that everything acknowledged is there,
nothing was taken twice and everybody sees the same. Ends with 0 if all is well, with 1 if something is wrong with the
server, and with 2 if there is no verdict.`

const values = commandLine('chaos', ABOUT, {
  nodes: { otherwise: 'one', says: 'one process with SQLite, or three nodes with PostgreSQL and Redis' },
  steps: {
    otherwise: '',
    says: 'sqlite or postgres: instead, a process is killed before and after every step of bringing people together',
  },
  kills: {
    otherwise: '30',
    says: 'so many blows; with three nodes 6 of 10 kill one, the others freeze, restart and cut',
  },
  tables: { otherwise: '100', says: 'so many tables are played at' },
  pause: { otherwise: '150', says: 'milliseconds a player thinks' },
  wait: { otherwise: '200-1500', says: 'milliseconds between two blows: at least, and at most' },
  between: { otherwise: '10', says: 'and not before so many answers were acknowledged since the last' },
  freeze: { otherwise: '20', says: 'seconds a frozen node stands still' },
  minutes: { otherwise: '10000', says: 'the verdict is given on as many blows as fit in so many minutes' },
  program: { otherwise: '', says: 'the server to run, such as one that was built: it starts sooner' },
  seed: { otherwise: '1', says: 'decides what is done when' },
})

const program = values.program === '' ? MAIN : values.program
const random: Random = seeded(`chaos ${values.seed}`)
const kills = Number(values.kills)
const end = performance.now() + 60_000 * Number(values.minutes)
const isTime = () => performance.now() < end
const wait = (from: number, to: number) => sleep(from + below(random, Math.max(1, to - from)))
const [least = 200, most = 1500] = values.wait.split('-').map(Number)

/** After so long the next blow comes although little was acknowledged: what hangs shall be found, and not waited for. */
const PATIENCE_MS = 30_000

/** The next blow falls where something is under way: a server that is killed before anybody came back loses nothing. */
async function nextBlow(players: ChaosPlayers): Promise<void> {
  const enough = players.acknowledged.length + Number(values.between)
  const latest = performance.now() + PATIENCE_MS
  await wait(least, most)
  while (players.acknowledged.length < enough && performance.now() < latest) await sleep(20)
}

async function alone(): Promise<number> {
  const folder = newFolder()
  const node = new NodeProcess(await freePort(), { DATA_DIR: folder, BOT_PAUSE: '0' }, program)
  await node.start()
  const proxy = new UnrulyProxy(values.seed, { ports: () => [node.port] })
  const players = new ChaosPlayers(values.seed, Number(values.pause))
  await players.open(`127.0.0.1:${await proxy.listen()}`, Number(values.tables))
  const started = performance.now()
  let done = 0
  for (; done < kills && isTime(); done++) {
    await nextBlow(players)
    if (below(random, 3) === 0) proxy.cutSome(0.3)
    await node.signal('SIGKILL')
    await node.start()
    process.stderr.write(`\rkilled ${done + 1} times, ${players.acknowledged.length} answers acknowledged `)
  }
  const store = await SqliteStore.open(folder)
  return judge({
    players,
    proxy,
    store,
    nodes: [node],
    seconds: (performance.now() - started) / 1000,
    did: { blows: done, kills: done },
  })
}

async function together(): Promise<number> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SECRET: 'chaos has nothing to hide from anybody at all',
    BOT_PAUSE: '0',
  }
  const nodes: NodeProcess[] = []
  for (let i = 0; i < 3; i++) nodes.push(new NodeProcess(await freePort(), { ...env, DATA_DIR: newFolder() }, program))
  await Promise.all(nodes.map(node => node.start()))
  const proxy = new UnrulyProxy(values.seed, { ports: () => nodes.map(({ port }) => port) })
  const players = new ChaosPlayers(values.seed, Number(values.pause))
  await players.open(`127.0.0.1:${await proxy.listen()}`, Number(values.tables))
  const started = performance.now()
  const did = { blows: 0, kills: 0, freezes: 0, redis: 0, postgres: 0, cuts: 0 }
  for (let i = 0; i < kills && isTime(); i++) {
    await nextBlow(players)
    await harm(at(nodes, below(random, nodes.length)), { postgres, redis, proxy }, i, did)
    process.stderr.write(`\r${i + 1} of ${kills} blows, ${players.acknowledged.length} answers acknowledged `)
  }
  const store = await PostgresStore.open(postgres.url)
  const seconds = (performance.now() - started) / 1000
  const faults = await judge({ players, proxy, store, nodes, seconds, did })
  await Promise.all([postgres.stop(), redis.stop()])
  return faults
}

/** Not by chance, but at every single write beside the games themselves. */
async function stepByStep(): Promise<number> {
  if (values.steps === 'sqlite') return everyStep(newFolder())
  const postgres = await startPostgres()
  const faults = await everyStep(postgres.url)
  await postgres.stop()
  return faults
}

/** One blow. The first five are of every kind; of ten, six kill a node. */
async function harm(
  node: NodeProcess,
  { postgres, redis, proxy }: { postgres: Service; redis: Service; proxy: UnrulyProxy },
  i: number,
  did: { blows: number; kills: number; freezes: number; redis: number; postgres: number; cuts: number },
): Promise<void> {
  did.blows++
  switch (i % 10) {
    case 1:
      did.freezes++
      await node.signal('SIGSTOP')
      await sleep(Number(values.freeze) * 1000)
      await node.signal('SIGCONT')
      break
    case 2:
      did.redis++
      await redis.restart()
      break
    case 3:
      did.postgres++
      await postgres.restart()
      break
    case 4:
      did.cuts += proxy.cutSome(0.7)
      break
    default:
      did.kills++
      await node.signal('SIGKILL')
      await wait(0, 1000)
      await node.start()
  }
}

const NO_VERDICT = 2
let faults: number | undefined

// Whatever ends the run comes by here: a run without a verdict shall not look like one that went well.
process.once('exit', () => {
  const again = `npm run chaos -- ${process.argv.slice(2).join(' ')}`
  if (faults === undefined) console.log(`\nThe run ended early: no verdict. Again: ${again}`)
  else if (faults > 0) console.log(`Again: ${again}`)
  process.exitCode = faults === undefined ? NO_VERDICT : Math.min(faults, 1)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.log(`\nStopped by ${signal}.`)
    process.exit(NO_VERDICT)
  })
}

try {
  faults = await (values.steps !== '' ? stepByStep() : values.nodes === 'one' ? alone() : together())
} catch (fault) {
  console.log(`\n${fault instanceof Error ? fault.stack : fault}`)
}
process.exit()
