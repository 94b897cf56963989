import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What the server counts, for Prometheus. docs/operations.md says what each figure means. */
export class Metrics {
  readonly #registry = new Registry()
  readonly messages = new Counter({
    name: 'kartentisch_messages_total',
    help: 'Messages read from connections, by their type.',
    labelNames: ['type'],
    registers: [this.#registry],
  })
  readonly refused = new Counter({
    name: 'kartentisch_refused_total',
    help: 'Messages refused: not readable, not allowed, to be sent again, or because of a fault here.',
    labelNames: ['why'],
    registers: [this.#registry],
  })
  readonly taking = new Histogram({
    name: 'kartentisch_request_seconds',
    help: 'From a message read to it written and acknowledged.',
    labelNames: ['type'],
    buckets: SECONDS,
    registers: [this.#registry],
  })
  readonly requests = new Histogram({
    name: 'kartentisch_http_seconds',
    help: 'HTTP requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.#registry],
  })
  readonly slowReaders = new Counter({
    name: 'kartentisch_slow_readers_total',
    help: 'Connections closed because they did not read.',
    registers: [this.#registry],
  })
  readonly turnedAway = new Counter({
    name: 'kartentisch_turned_away_total',
    help: 'Connections and requests over a limit.',
    labelNames: ['limit'],
    registers: [this.#registry],
  })
  readonly signIns = new Counter({
    name: 'kartentisch_sign_ins_total',
    help: 'Attempts to sign in, by how they ended.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  })
  readonly webhooks = new Counter({
    name: 'kartentisch_webhooks_total',
    help: 'Calls of players’ webhooks, by how they ended.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  })
  readonly mails = new Counter({
    name: 'kartentisch_mails_total',
    help: 'Mails, by whether they were handed over.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  })
  readonly tidied = new Counter({
    name: 'kartentisch_tidied_total',
    help: 'Games put together after their end, and tables kept no longer.',
    labelNames: ['what'],
    registers: [this.#registry],
  })
  readonly faults = new Counter({
    name: 'kartentisch_faults_total',
    help: 'What went wrong inside, by where.',
    labelNames: ['where'],
    registers: [this.#registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(value()),
    })
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  get type(): string {
    return this.#registry.contentType
  }

  close(): void {
    this.#registry.clear()
  }
}
