import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Test } from './tests.ts'
import type { Order, Report } from './worker.ts'

/** Modules are never given back: a process that uses so many bytes is replaced. */
const MOST_BYTES = 450_000_000

/** A process that tries mutants, one order at a time. */
export class Tester {
  readonly #game: string
  readonly #tests: readonly Test[]
  #process: ChildProcess | undefined

  constructor(game: string, tests: readonly Test[]) {
    this.#game = game
    this.#tests = tests
  }

  /** Gives an order; nothing comes back where it never ends or the process dies of it. */
  async order(order: Order): Promise<Report | undefined> {
    if (this.#process === undefined) {
      this.#process = fork(join(import.meta.dirname, 'worker.ts'), [this.#game], {
        execArgv: ['--max-old-space-size=700', '--disable-warning=ExperimentalWarning'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      if (this.#process.pid !== undefined) setPriority(this.#process.pid, 10)
      await this.#send(this.#process, { kind: 'begin', tests: this.#tests })
    }
    const said = await this.#send(this.#process, order)
    if (said?.kind === 'tried' && said.heap > MOST_BYTES) this.end()
    return said
  }

  #send(worker: ChildProcess, order: Order): Promise<Report | undefined> {
    return new Promise((resolve, reject) => {
      worker.once('message', (said: Report) => {
        worker.removeAllListeners()
        resolve(said)
      })
      worker.once('exit', (_, signal) => {
        this.#process = undefined
        // From outside: that says nothing about the mutant.
        if (signal === 'SIGKILL' || signal === 'SIGTERM') reject(new Error(`A tester was ended by ${signal}.`))
        else resolve(undefined)
      })
      worker.send(order)
    })
  }

  end(): void {
    this.#process?.removeAllListeners()
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }
}
