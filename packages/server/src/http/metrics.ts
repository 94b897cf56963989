import { monitorEventLoopDelay } from 'node:perf_hooks'

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What the server counts, in the text format of Prometheus. */
export class Metrics {
  readonly #counts = new Map<string, number>()
  readonly #helps = new Map<string, string>()
  readonly #gauges: { name: string; help: string; value: () => number }[] = []
  readonly #taking = new Array<number>(BOUNDS.length + 1).fill(0)
  #takingSum = 0
  readonly #loop = monitorEventLoopDelay({ resolution: 10 })

  constructor() {
    this.#loop.enable()
    this.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
    this.gauge('kartentisch_event_loop_delay_seconds', 'The 99th percentile since the last look.', () => {
      const seconds = this.#loop.percentile(99) / 1e9
      this.#loop.reset()
      return seconds
    })
  }

  count(name: string, help: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    this.#helps.set(name, help)
  }

  gauge(name: string, help: string, value: () => number): void {
    this.#gauges.push({ name, help, value })
  }

  /** A request took so many milliseconds until it was written and told. */
  took(ms: number): void {
    const i = BOUNDS.findIndex(bound => ms / 1000 <= bound)
    const slot = i < 0 ? BOUNDS.length : i
    this.#taking[slot] = (this.#taking[slot] ?? 0) + 1
    this.#takingSum += ms / 1000
  }

  text(): string {
    const lines: string[] = []
    for (const [name, value] of this.#counts) {
      lines.push(`# HELP ${name} ${this.#helps.get(name)}`, `# TYPE ${name} counter`, `${name} ${value}`)
    }
    for (const { name, help, value } of this.#gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value()}`)
    }
    const name = 'kartentisch_request_seconds'
    lines.push(`# HELP ${name} From a request read to it acknowledged.`, `# TYPE ${name} histogram`)
    let sum = 0
    BOUNDS.forEach((bound, i) => {
      sum += this.#taking[i] ?? 0
      lines.push(`${name}_bucket{le="${bound}"} ${sum}`)
    })
    sum += this.#taking[BOUNDS.length] ?? 0
    lines.push(`${name}_bucket{le="+Inf"} ${sum}`, `${name}_sum ${this.#takingSum}`, `${name}_count ${sum}`)
    return `${lines.join('\n')}\n`
  }

  close(): void {
    this.#loop.disable()
  }
}
