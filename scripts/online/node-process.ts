import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The program of this tree. */
export const MAIN = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url))

/** Limits that a thousand players from one address would meet. */
const WIDE = {
  REQUESTS_PER_MINUTE: '1000000',
  GUESTS_PER_MINUTE: '1000000',
  LOGINS_PER_MINUTE: '1000000',
  JOINS_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_PLAYER: '1000000',
  TABLES_PER_PLAYER: '1000000',
}

/** A server as its own process, which can be killed and started again. */
export class NodeProcess {
  readonly port: number
  readonly #env: Readonly<Record<string, string>>
  readonly #main: string
  readonly #args: readonly string[]
  #child: ChildProcess | undefined

  /** `main` is the program, where it isn't the one of this tree; `args` are told to it besides. */
  constructor(port: number, env: Readonly<Record<string, string>>, main = MAIN, args: readonly string[] = []) {
    this.port = port
    this.#main = main
    this.#args = args
    this.#env = { ...WIDE, HOST: '127.0.0.1', PORT: `${port}`, LOG_LEVEL: 'error', ...env }
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Starts it and waits for its first answer; gives the milliseconds that took. */
  async start(): Promise<number> {
    const started = performance.now()
    // Nothing else is handed on: a test runner has settings of the same names.
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, ...this.#env }
    this.#child = spawn(process.execPath, [this.#main, 'serve', ...this.#args], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const child = this.#child
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.once('exit', () => process.removeListener('exit', kill))
    for (;;) {
      const end = child.exitCode ?? child.signalCode
      if (end !== null) throw new Error(`The server stopped at once with ${end}.`)
      const answer = await fetch(`http://${this.address}/readyz`).catch(() => undefined)
      if (answer?.ok === true) return performance.now() - started
      await sleep(15)
    }
  }

  /** Sends a signal; the end of the process is awaited if the signal ends it. */
  async signal(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    if (signal === 'SIGKILL' || signal === 'SIGTERM') await ended
  }

  /** One number from the metrics. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`http://${this.address}/metrics`)).text()
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  }
}

const folders: string[] = []
// Where something went wrong, somebody may want to look into them.
process.once('exit', code => {
  if (code === 0) for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A folder for somebody's data, which is gone when all went well. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-load-'))
  folders.push(folder)
  return folder
}
