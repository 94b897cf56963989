import { Program } from './program.ts'

/** The programs that play, each at a seat of its own and for as many games as there are. */
export class Programs {
  readonly #running = new Map<string, Program>()
  readonly #started: (pid: number) => void

  /** `started` is told of each program that is run. */
  constructor(started: (pid: number) => void = () => {}) {
    this.#started = started
  }

  /** The program of a player at a seat, which is started when it is first needed. `timeout` is in seconds. */
  at(seat: number, name: string, timeout: number): Program {
    const key = `${seat} ${timeout} ${name}`
    const known = this.#running.get(key)
    if (known !== undefined) return known
    const program = new Program(name, timeout)
    this.#running.set(key, program)
    if (program.pid !== undefined) this.#started(program.pid)
    return program
  }

  async end(): Promise<void> {
    const all = [...this.#running.values()]
    this.#running.clear()
    await Promise.all(all.map(program => program.end()))
  }
}
