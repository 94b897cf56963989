import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { read, wholeNumber } from 'kartentisch'
import { freePort } from './online/free-port.ts'
import { program } from './programs.ts'

/**
 * Shows that experiments on many machines come out as on one: with 1, 2 and 4 workers, with one killed and one frozen in
 * the middle, always the same bytes. Tells how fast that goes, and measures what a chunk costs.
 *
 *   npm run cluster
 *   npm run cluster -- --games 20000
 */

const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')

export interface Hired {
  kill(signal: NodeJS.Signals): void
  /** The seconds of a core it has used up so far; nothing where the system doesn't tell. */
  worked(): number | undefined
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

/** How many of these make a second in the files that Linux keeps about processes. */
const TICKS = 100

function workedBy(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // Behind the name, which may have anything in it, the 12th and 13th field are the program's and the system's time.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

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
      return { kill: signal => void worker.kill(signal), worked: () => workedBy(worker.pid), said }
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

/** In how many chunks the games are cut: enough that nobody waits long for the last one. */
const CHUNKS = 48

/** How long an experiment took, and how long whoever worked most had a core for it. */
interface Effort {
  readonly seconds: number
  readonly most: number
}

const times = (ratio: number): string => (Number.isNaN(ratio) ? '–' : `${ratio.toFixed(2)} ×`)

async function show(games: number): Promise<void> {
  const workshop = await openWorkshop()
  const sim = ['sim', 'dominion', '--players', 'big-smithy,big-money', '--games', String(games), '--by-turn', '--json']
  const timed = async (...args: readonly string[]) => {
    const start = performance.now()
    const { out, errors } = await workshop.run(...args)
    return { out, errors, seconds: (performance.now() - start) / 1000 }
  }
  const alone = await timed(...sim, '--workers', '1')
  const report = (what: string, { out, errors, seconds }: typeof alone, ...more: readonly string[]) => {
    const same = out === alone.out && out !== ''
    const rate = `${Math.round(games / seconds)} games/s`
    const told = [`${seconds.toFixed(1).padStart(7)} s`, rate.padStart(15), ...more]
    console.log([what.padEnd(30), ...told, same ? 'the same bytes' : `DIFFERENT ${errors}`].join('  '))
    if (!same) process.exitCode = 1
  }
  try {
    report('one machine, one thread', alone)
    const hired: Hired[] = []
    const chunk = String(Math.ceil(games / CHUNKS))
    let one: Effort | undefined
    for (const count of [1, 2, 4]) {
      while (hired.length < count) hired.push(await workshop.hire())
      // What is compiled once is quick from then on, and that is none of the experiment.
      await timed(...sim, '--queue', workshop.url, '--chunk', chunk)
      const before = hired.map(worker => worker.worked())
      const run = await timed(...sim, '--queue', workshop.url, '--chunk', chunk)
      const most = Math.max(...hired.map((worker, i) => (worker.worked() ?? Number.NaN) - (before[i] ?? Number.NaN)))
      one ??= { seconds: run.seconds, most }
      report(
        count === 1 ? '1 worker' : `${count} workers`,
        run,
        `${times(one.seconds / run.seconds)}, on free cores ${times(one.most / most)}`,
      )
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
