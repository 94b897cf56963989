import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../scripts/online/free-port.ts'
import { NodeProcess, newFolder } from '../../../scripts/online/node-process.ts'

export interface OnlineServer {
  /** Where it serves the page. */
  readonly address: string
  /** Stops it and starts it again, on what it has kept. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))
const TOY = createRequire(import.meta.url).resolve('@kartentisch/toy/kits')

/** A server as its own process that serves the toy too, with its data in a folder that is gone afterwards. It serves the page as it was built. */
export async function startOnline(dist: string): Promise<OnlineServer> {
  const folder = newFolder()
  const env = { DATA_DIR: folder, WEB_DIR: dist, BOT_PAUSE: '30', LOGINS_PER_MINUTE: '1000' }
  const node = new NodeProcess(await freePort(), env, MAIN, ['--kits', TOY])
  await node.start()
  return {
    address: `http://${node.address}/`,
    async restart() {
      await node.signal('SIGTERM')
      await node.start()
    },
    async stop() {
      await node.signal('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
