import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Mistake, type Wording } from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import { commandOf } from './command.ts'
import type { Message } from './messages.ts'

/** How long a program may take for an answer, in seconds, unless somebody says otherwise. */
export const USUAL_TIMEOUT = 10

/** Who is told that no more will come has so long to end by itself, in milliseconds. */
const FAREWELL = 500

/** Most of a line that is shown where it is wrong. */
const SHOWN = 200

/** Ends a program and whatever it has started itself. */
export function kill(pid: number): void {
  try {
    // Programs lead a group of their own; Windows knows no groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (fault) {
    // It has ended by itself in the meantime.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault
  }
}

/** None outlives this process. */
const running = new Set<Program>()
process.on('exit', () => {
  for (const program of running) program.kill()
})

interface Waiting {
  hear(line: string): void
  fail(fault: Mistake): void
}

/**
 * A program that plays: messages go to its standard input and answers come from its standard output, a line of JSON
 * each; its standard error is ours. It isn't reached by Ctrl-C, which would be no message to it but a blow: it is ended by `end`.
 */
export class Program {
  readonly name: string
  readonly #timeout: number
  readonly #child: ChildProcess
  readonly #ended: Promise<void>
  /** How it ended, once it has. */
  #end: Wording | undefined
  #waiting: Waiting | undefined
  /** Said when nothing was asked. */
  #unasked: Wording | undefined
  #lines = 0

  /** `timeout` is in seconds. */
  constructor(name: string, timeout: number) {
    this.name = name
    this.#timeout = timeout
    const [program, ...args] = commandOf(name)
    const detached = process.platform !== 'win32'
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], detached })
    this.#child = child
    // That nobody reads any more is told by its end.
    child.stdin.on('error', () => {})
    createInterface({ input: child.stdout }).on('line', line => this.#hear(line))
    this.#ended = new Promise(resolve => {
      child.once('error', fault => {
        const missing = 'code' in fault && fault.code === 'ENOENT'
        this.#finish(
          missing
            ? say('bot missing', { bot: name, program })
            : say('bot not run', { bot: name, fault: fault.message }),
        )
        resolve()
      })
      child.once('close', (code, signal) => {
        this.#finish(
          signal === null
            ? say('bot exited', { bot: name, code: code ?? 0 })
            : say('bot killed', { bot: name, signal }),
        )
        resolve()
      })
    })
    running.add(this)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** The line it said last, counted from 1. */
  get line(): number {
    return this.#lines
  }

  send(message: Message): void {
    if (this.#end === undefined) this.#child.stdin?.write(`${JSON.stringify(message)}\n`)
  }

  /** Sends a message and waits for the line that answers it. `what` says what was asked. */
  ask(message: Message, what: Wording): Promise<string> {
    if (this.#waiting !== undefined) throw new Error(`The bot "${this.name}" is being asked already.`)
    return new Promise((resolve, reject) => {
      const fail = (why: Wording) => reject(new Mistake(why))
      if (this.#end !== undefined) return fail(this.#end)
      if (this.#unasked !== undefined) return fail(this.#unasked)
      const timer = setTimeout(() => {
        this.#waiting = undefined
        fail(say('bot late', { bot: this.name, what, seconds: this.#timeout }))
        this.kill()
      }, 1000 * this.#timeout)
      const done = () => {
        clearTimeout(timer)
        this.#waiting = undefined
      }
      this.#waiting = {
        hear(line) {
          done()
          resolve(line)
        },
        fail(fault) {
          done()
          reject(fault)
        },
      }
      this.send(message)
    })
  }

  #hear(line: string): void {
    this.#lines++
    if (line.trim() === '') return
    if (this.#waiting === undefined)
      this.#unasked ??= say('bot unasked', { bot: this.name, line: shortened(line), n: this.#lines })
    else this.#waiting.hear(line)
  }

  #finish(how: Wording): void {
    this.#end ??= how
    running.delete(this)
    this.#waiting?.fail(new Mistake(this.#end))
  }

  kill(): void {
    if (this.#end === undefined && this.pid !== undefined) kill(this.pid)
  }

  /** Lets it go: it is told that no more will come, and is ended if it doesn't end by itself. */
  async end(): Promise<void> {
    this.#child.stdin?.end()
    const timer = setTimeout(() => this.kill(), FAREWELL)
    await this.#ended
    clearTimeout(timer)
  }
}

/** A line that is shown to somebody. */
export const shortened = (line: string): string => (line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`)
