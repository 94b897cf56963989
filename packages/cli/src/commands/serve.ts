import { existsSync } from 'node:fs'
import module from 'node:module'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Wording } from '@kartentisch/kernel'
import { loadServer } from '../server.ts'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

interface Where {
  readonly BASE_URL?: string | undefined
  readonly HOST: string
  readonly WEB_DIR: string
}

/** Levels of the log at which a server says how it is when all is well. */
const TALKATIVE = ['info', 'debug', 'trace']

/** The longest a server may take to stop. */
const STOP_WITHIN_MS = 4500

/** Where people find the page. */
function openAt(port: number, { BASE_URL, HOST, WEB_DIR }: Where): Wording {
  if (!existsSync(join(WEB_DIR, 'index.html'))) return say('openWithoutPage', { port })
  if (BASE_URL !== undefined) return say('openAt', { address: BASE_URL })
  if (HOST !== '0.0.0.0' && HOST !== '::') return say('openAt', { address: `http://${HOST}:${port}` })
  const address = `http://localhost:${port}`
  const [other] = Object.values(networkInterfaces()).flatMap(
    found => found?.filter(({ family, internal }) => family === 'IPv4' && !internal) ?? [],
  )
  if (other === undefined) return say('openAt', { address })
  return say('openHere', { address, other: `http://${other.address}:${port}` })
}

/** How often a server started by npm looks whether it still is. */
const LOOK_MS = 500

/** Until somebody sends a signal. The shell between npm and us keeps it to itself and dies of it; then we have no parent. */
async function askedToStop(): Promise<void> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const parent = process.ppid
  const byNpm = process.env.npm_lifecycle_event === 'start'
  const looking = setInterval(() => byNpm && process.ppid !== parent && stop(), LOOK_MS)
  await new Promise(resolve => stopped.signal.addEventListener('abort', resolve))
  clearInterval(looking)
}

const OPTIONS = { port: { type: 'string' }, data: { type: 'string' } } as const

export const serve: Command = {
  options: OPTIONS,
  async run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 0)
    for (const [name, value] of Object.entries(values)) {
      if (value === '') throw new UsageMistake(say('empty', { option: name }))
    }
    const { oddSettings, readConfig, startServer } = await loadServer()
    const { port, data } = values
    const given = { ...(port !== undefined && { PORT: port }), ...(data !== undefined && { DATA_DIR: data }) }
    const config = readConfig({ ...process.env, ...given })
    for (const { name, meant } of oddSettings(process.env)) console.error(say('oddSetting', { name, meant })[language])
    const server = await startServer(config, undefined, shelf)
    // The log goes to stdout, for programs; this is for people, unless they want to hear of faults only.
    if (TALKATIVE.includes(config.LOG_LEVEL)) console.error(openAt(server.port, config)[language])
    // Many a server is killed at last, and then nothing would be kept of what was compiled.
    module.flushCompileCache?.()
    await askedToStop()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await server.close()
    return 0
  },
}
