import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres, startRedis } from '../../packages/server/test/services.ts'
import { freePort } from '../online/free-port.ts'
import { NodeProcess } from '../online/node-process.ts'

/** What an installation did, as compose.yaml and compose.cluster.yaml would let it. */
export interface Tried {
  /** How long each of two nodes took until it was ready. */
  readonly readyAfterMs: readonly number[]
  /** Whose name the second node knows, of a guest who came to the first. */
  readonly guest: string
  /** Whether each node serves the page, which is there if it was built. */
  readonly pages: readonly boolean[]
  /** How many games a worker has played of an experiment that was laid in the queue. */
  readonly games: number
}

/** An experiment through a queue, which a worker takes; it ends with the experiment. */
async function queued(main: string, url: string, games: number): Promise<number> {
  const worker = spawn(process.execPath, [main, 'worker', '--queue', url, '--workers', '1'], { stdio: 'ignore' })
  const ended = once(worker, 'exit')
  try {
    const experiment = ['sim', 'dominion', '--games', `${games}`, '--queue', url, '--json']
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...experiment])
    return JSON.parse(stdout).games
  } finally {
    worker.kill('SIGINT')
    await ended
  }
}

/** Whom a node takes somebody for. */
async function knownAt(there: string, cookie: string): Promise<string> {
  const { player } = JSON.parse(await (await fetch(`${there}/api/me`, { headers: { cookie } })).text())
  return player?.name ?? 'nobody'
}

/** Whoever comes to a node without an account, as the cookie says. */
async function guestAt(here: string, name: string): Promise<string> {
  const guest = await fetch(`${here}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return guest.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const servesPage = async (address: string): Promise<boolean> =>
  (await (await fetch(`${address}/`)).text()).includes('id="root"')

/** Two nodes of what is installed in a folder share a PostgreSQL and a Redis, and a worker takes from a queue. */
export async function tryInstalled(folder: string, games: number): Promise<Tried> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const main = join(folder, 'node_modules/kartentisch/dist/main.js')
  const nodes: NodeProcess[] = []
  try {
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, SECRET: 's'.repeat(32), TRUST_PROXY: '1' }
    for (const _ of ['a', 'b'])
      nodes.push(new NodeProcess(await freePort(), { ...shared, DATA_DIR: join(folder, 'data') }, main))
    const readyAfterMs: number[] = []
    for (const node of nodes) readyAfterMs.push(await node.start())
    const [here = '', there = ''] = nodes.map(({ address }) => `http://${address}`)
    return {
      readyAfterMs,
      guest: await knownAt(there, await guestAt(here, 'Anna')),
      pages: [await servesPage(here), await servesPage(there)],
      games: await queued(main, redis.url, games),
    }
  } finally {
    await Promise.all(nodes.map(node => node.signal('SIGTERM')))
    await Promise.all([postgres.stop(), redis.stop()])
  }
}
