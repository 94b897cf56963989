import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { read, wholeNumber } from 'kartentisch'
import { freePort } from './online/free-port.ts'
import { program } from './programs.ts'

/**
 * Shows that experiments on many machines come out as on one: with 1, 2 and 4 workers, with one killed and one frozen in
 * the middle, always the same bytes. Then measures what a chunk costs.
 */

const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')

export interface Hired {
  kill(signal: NodeJS.Signals): void
  /** The next line it says; nothing once it has ended. */
  said(): Promise<string | undefined>
}

export interface Workshop {
  readonly url: string
  /** Starts a worker with one thread, and waits until it is there. */
  hire(...args: readonly string[]): Promise<Hired>
  /** Runs the command line to its end. */
  run(...args: readonly string[]): Promise<{ readonly out: string; readonly errors: string; readonly code: number }>
  close(): Promise<void>
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(resolve => child.once('exit', resolve))

/** What a program says beside its results, line by line. */
function hearing({ stderr }: ChildProcess): () => Promise<string | undefined> {
  if (stderr === null) return async () => undefined
  const lines = createInterface({ input: stderr })[Symbol.asyncIterator]()
  return async () => {
    const { value, done } = await lines.next()
    return done === true ? undefined : value
  }
}

/** A Redis of its own, and whoever works for it. */
export async function openWorkshop(): Promise<Workshop> {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-cluster-'))
  const port = await freePort()
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const redis = spawn(program('redis-server'), args, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of createInterface({ input: redis.stdout })) if (line.includes('Ready to accept')) break
  redis.stdout.resume()
  const url = `redis://127.0.0.1:${port}`
  const workers: ChildProcess[] = []
  const end = () => {
    for (const child of [...workers, redis]) child.kill('SIGKILL')
  }
  process.once('exit', end)
  return {
    url,
    async hire(...more) {
      const worker = spawn(process.execPath, [MAIN, 'worker', '--queue', url, '--workers', '1', ...more], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      workers.push(worker)
      const said = hearing(worker)
      await said()
      return { kill: signal => void worker.kill(signal), said }
    },
    run: (...more) =>
      new Promise(resolve => {
        const child = execFile(process.execPath, [MAIN, ...more], { maxBuffer: 1 << 28 }, (_, out, errors) => {
          resolve({ out, errors, code: child.exitCode ?? -1 })
        })
      }),
    async close() {
      process.off('exit', end)
      end()
      await Promise.all([...workers, redis].map(ended))
      rmSync(folder, { recursive: true })
    },
  }
}

async function show(games: number): Promise<void> {
  const workshop = await openWorkshop()
  const sim = ['sim', 'dominion', '--players', 'big-smithy,big-money', '--games', String(games), '--by-turn', '--json']
  const timed = async (...args: readonly string[]) => {
    const start = performance.now()
    const { out, errors } = await workshop.run(...args)
    return { out, errors, seconds: (performance.now() - start) / 1000 }
  }
  const alone = await timed(...sim, '--workers', '1')
  const report = (what: string, { out, errors, seconds }: typeof alone) => {
    const same = out === alone.out && out !== ''
    console.log(
      `${what.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s  ${same ? 'the same bytes' : `DIFFERENT ${errors}`}`,
    )
    if (!same) process.exitCode = 1
  }
  try {
    report('one machine, one thread', alone)
    const hired: Hired[] = []
    for (const count of [1, 2, 4]) {
      while (hired.length < count) hired.push(await workshop.hire())
      report(`${count} workers`, await timed(...sim, '--queue', workshop.url))
    }
    const shaken = timed(...sim, '--queue', workshop.url, '--chunk', String(Math.ceil(games / 12)))
    await sleep(3000)
    hired[0]?.kill('SIGKILL')
    hired[1]?.kill('SIGSTOP')
    report('4 workers, 1 killed, 1 frozen', await shaken)
    hired[1]?.kill('SIGCONT')
    const chunks = 2000
    const tiny = ['sim', 'dominion', '--players', 'big-money,big-money', '--games', String(chunks), '--json']
    const [whole, single] = [
      await timed(...tiny, '--queue', workshop.url, '--chunk', String(chunks)),
      await timed(...tiny, '--queue', workshop.url, '--chunk', '1'),
    ]
    const cost = (1000 * (single.seconds - whole.seconds)) / chunks
    console.log(
      `A chunk costs ${cost.toFixed(2)} ms, with ${hired.length - 1} workers on this machine (${chunks} chunks of one game).`,
    )
  } finally {
    await workshop.close()
  }
}

if (import.meta.main) {
  const { values } = read(process.argv.slice(2), { games: { type: 'string' } })
  await show(wholeNumber(values.games, 'games', 60_000, 1))
}
