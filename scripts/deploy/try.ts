import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres, startRedis } from '../../packages/server/test/services.ts'
import { freePort } from '../online/free-port.ts'
import { NodeProcess } from '../online/node-process.ts'

/**
 * What compose.yaml describes, without Docker: everything is built and installed into an empty folder, and two nodes of
 * that installation share a PostgreSQL and a Redis. A guest of one is known at the other, and both serve the page. Then, as
 * in compose.cluster.yaml, a worker of the same installation plays an experiment that is laid in a queue.
 *
 *   npm run deploy:try
 */

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-deployed-'))
const installing = [join(import.meta.dirname, 'install.ts'), folder]
const { status } = spawnSync(process.execPath, installing, { stdio: 'inherit' })
if (status !== 0) throw new Error('It can’t be installed.')

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, SECRET: 's'.repeat(32), TRUST_PROXY: '1' }
const main = join(folder, 'node_modules/kartentisch/dist/main.js')
const nodes: NodeProcess[] = []

/** An experiment through a queue, which a worker takes; it ends with the experiment. */
async function queued(url: string): Promise<number> {
  const worker = spawn(process.execPath, [main, 'worker', '--queue', url, '--workers', '1'], { stdio: 'ignore' })
  const ended = once(worker, 'exit')
  try {
    const experiment = ['sim', 'dominion', '--games', '40', '--queue', url, '--json']
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...experiment])
    return JSON.parse(stdout).games
  } finally {
    worker.kill('SIGINT')
    await ended
  }
}

const began = performance.now()
try {
  for (const _ of ['a', 'b']) {
    const node = new NodeProcess(await freePort(), { ...shared, DATA_DIR: join(folder, 'data') }, main)
    nodes.push(node)
    console.log(`${node.address} is ready after ${Math.round(await node.start())} ms`)
  }
  const [here, there] = nodes.map(({ address }) => `http://${address}`)
  const guest = await fetch(`${here}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna' }),
  })
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const known = await (await fetch(`${there}/api/me`, { headers: { cookie } })).text()
  if (!known.includes('Anna')) throw new Error(`The other node doesn't know the guest: ${known}`)
  for (const address of [here, there]) {
    const page = await (await fetch(`${address}/`)).text()
    if (!page.includes('id="root"')) throw new Error(`${address} serves no page.`)
  }
  console.log('Both nodes serve the page, and a guest of one is known at the other.')
  const games = await queued(redis.url)
  if (games !== 40) throw new Error(`A worker has played ${games} of 40 games.`)
  console.log('A worker has played all games of an experiment through the queue.')
  console.log(`Tried in ${Math.round((performance.now() - began) / 1000)} s.`)
} finally {
  await Promise.all(nodes.map(node => node.signal('SIGTERM')))
  await Promise.all([postgres.stop(), redis.stop()])
  rmSync(folder, { recursive: true })
}
