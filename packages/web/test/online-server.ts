import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../scripts/online/free-port.ts'
import { NodeProcess, newFolder } from '../../../scripts/online/node-process.ts'
import { becomeGuest, connect } from '../../../scripts/online/players.ts'

export interface OnlineServer {
  /** Where it serves the page. */
  readonly address: string
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))
const TOY = createRequire(import.meta.url).resolve('@kartentisch/toy/kits')
const HARBOUR = fileURLToPath(new URL('../../dominion/test/outside-set/set.ts', import.meta.url))

/**
 * A server as its own process that knows the games and cards which the page of the tests has, with its data in a folder
 * that is gone afterwards. It serves the page as it was built.
 */
export async function startOnline(dist: string): Promise<OnlineServer> {
  const folder = newFolder()
  const env = { DATA_DIR: folder, WEB_DIR: dist, BOT_PAUSE: '30', LOGINS_PER_MINUTE: '1000' }
  const node = new NodeProcess(await freePort(), env, MAIN, ['--kits', TOY, '--sets', HARBOUR])
  await node.start()
  return {
    address: `http://${node.address}/`,
    async stop() {
      await node.signal('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Opens a table for guests and begins, as their pages would; gives its id, and by which cookies they are known. */
export async function beginFor(
  address: string,
  names: readonly string[],
  game: string,
  setup: Readonly<Record<string, string[]>>,
): Promise<{ readonly table: string; readonly cookies: readonly string[] }> {
  const { host } = new URL(address)
  const cookies = await Promise.all(names.map(name => becomeGuest(host, name)))
  const clients = cookies.map(cookie => connect(() => host, cookie))
  const [one, ...others] = clients
  if (one === undefined) throw new Error('Nobody came.')
  const seats = names.map(() => ({ kind: 'open' as const }))
  const [name, timer] = [`Table of ${names[0]}`, { per: 'none' as const }]
  const made = await one.request({ type: 'create', game, setup, seats, name, listed: true, timer })
  const { table = '' } = made.type === 'acknowledged' ? made : {}
  for (const other of others) await other.request({ type: 'join', table })
  await one.request({ type: 'start', table })
  for (const client of clients) client.close()
  return { table, cookies }
}
