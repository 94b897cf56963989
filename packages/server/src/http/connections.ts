import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Store } from '../store/contract.ts'
import type { Hall } from '../tables/hall.ts'
import { readRecord } from '../tables/record.ts'
import type { Config } from './config.ts'
import { Connection } from './connection.ts'
import type { Identities } from './identity.ts'
import { Limiter } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { callWebhook } from './webhook.ts'

interface Options {
  readonly config: Config
  readonly store: Store
  readonly identities: Identities
  readonly metrics: Metrics
  readonly log: Logger
}

/** So often a player's webhook is called at most; their turn comes more often only where somebody plays tricks. */
const WEBHOOKS_PER_MINUTE = 20

/** So many calls may be under way; more are left out, since whoever is called may take their time. */
const WEBHOOKS_AT_ONCE = 50

/** Everybody who is connected to this node. */
export class Connections {
  readonly #options: Options
  readonly #all = new Set<Connection>()
  readonly #byPlayer = new Map<string, Set<Connection>>()
  readonly #joins: Limiter
  readonly #webhooks = new Limiter(WEBHOOKS_PER_MINUTE)
  #calling = 0
  readonly #pings: NodeJS.Timeout
  #hall: Hall | undefined

  constructor(options: Options) {
    this.#options = options
    this.#joins = new Limiter(options.config.JOINS_PER_MINUTE)
    this.#pings = setInterval(() => {
      for (const connection of this.#all) connection.ping()
    }, options.config.PING_SECONDS * 1000)
  }

  /** The hall tells connections whose turn it is, and connections ask the hall: one of them comes first. */
  set hall(hall: Hall) {
    this.#hall = hall
  }

  get size(): number {
    return this.#all.size
  }

  add(socket: WebSocket, request: IncomingMessage): void {
    const { config, identities, metrics, log } = this.#options
    const hall = this.#hall
    if (hall === undefined) throw new Error('The hall is not open yet.')
    const connection: Connection = new Connection(socket, {
      hall,
      metrics,
      joins: this.#joins,
      perSecond: config.MESSAGES_PER_SECOND,
      identify: token => (token === undefined ? identities.byHeaders(request.headers) : identities.byToken(token)),
      arrived: arrived => this.#arrived(arrived),
      fault: fault =>
        log.error({ fault: String(fault), stack: fault instanceof Error ? fault.stack : '' }, 'a message failed'),
    })
    this.#all.add(connection)
    socket.on('close', () => {
      this.#all.delete(connection)
      for (const id of connection.playerIds) {
        const own = this.#byPlayer.get(id)
        own?.delete(connection)
        if (own?.size === 0) this.#byPlayer.delete(id)
      }
    })
  }

  #arrived(connection: Connection): void {
    for (const id of connection.playerIds) {
      const own = this.#byPlayer.get(id) ?? new Set()
      own.add(connection)
      this.#byPlayer.set(id, own)
    }
  }

  /** It has become a player's turn. Who is not connected may have an address that wants to know. */
  yourTurn(table: string, player: string, here: boolean): void {
    const connections = this.#byPlayer.get(player)
    if (connections === undefined && !here) return
    this.#tellTurn(table, player, connections).catch(fault =>
      this.#options.log.debug({ table, fault: String(fault) }, 'a webhook failed'),
    )
  }

  async #tellTurn(id: string, player: string, connections: ReadonlySet<Connection> | undefined): Promise<void> {
    const { store, config } = this.#options
    if (connections !== undefined) {
      const table = await this.#hall?.table(id)
      for (const connection of connections) {
        connection.tell({ type: 'your-turn', table: id, name: table?.record.name ?? '' })
      }
      return
    }
    const { webhook = null, id: owner = player } = (await store.readPlayer(player)) ?? {}
    if (webhook === null) return
    if (this.#calling >= WEBHOOKS_AT_ONCE || !this.#webhooks.allows(owner)) throw new Error('Too many calls at once.')
    const stored = await store.readTable(id)
    const name = stored === undefined ? '' : readRecord(stored).name
    const link = config.BASE_URL === undefined ? {} : { url: `${config.BASE_URL}/#/table/${id}` }
    this.#calling++
    try {
      await callWebhook(webhook, { type: 'your-turn', table: id, name, ...link }, config.WEBHOOKS)
    } finally {
      this.#calling--
    }
  }

  /** Tells everybody that the server stops. */
  close(): void {
    clearInterval(this.#pings)
    for (const connection of this.#all) {
      connection.tell({ type: 'closing', reason: 'The server stops; come back in a moment.' })
      connection.close(1012, 'The server stops.')
    }
  }
}
