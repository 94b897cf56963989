import type { IncomingMessage } from 'node:http'
import { Mistake } from '@kartentisch/kernel'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Visitors } from '../people/house.ts'
import type { Call } from '../people/tournament.ts'
import type { Store } from '../store/contract.ts'
import type { Hall, Invited } from '../tables/hall/hall.ts'
import type { TableRecord } from '../tables/table/record.ts'
import { say } from '../words/serving.ts'
import type { Config } from './config.ts'
import { Connection } from './connection.ts'
import { digestOf, type Identities } from './identity.ts'
import { Limiter } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { callWebhook } from './webhook.ts'

interface Options {
  readonly config: Config
  readonly store: Store
  readonly identities: Identities
  readonly metrics: Metrics
  readonly log: Logger
  readonly joins: Limiter
  /** Whether other nodes may change what somebody is known by. */
  readonly isShared: boolean
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
  /** A program has one connection by its token. */
  readonly #byToken = new Map<string, Connection>()
  readonly #byCaller = new Map<string, number>()
  readonly #webhooks = new Limiter('webhooks', WEBHOOKS_PER_MINUTE)
  #calling = 0
  readonly #pings: NodeJS.Timeout
  #hall: Hall | undefined

  constructor(options: Options) {
    this.#options = options
    this.#pings = setInterval(() => {
      for (const connection of this.#all) connection.ping()
      if (options.isShared) this.#recheckAll().catch(fault => options.log.warn({ fault: String(fault) }, 'no epochs'))
    }, options.config.PING_SECONDS * 1000)
  }

  /** The hall tells connections whose turn it is, and connections ask the hall: one of them comes first. */
  set hall(hall: Hall) {
    this.#hall = hall
  }

  get size(): number {
    return this.#all.size
  }

  /** Whether somebody may connect from there once more. */
  hasRoomFor(caller: string): boolean {
    const { CONNECTIONS, CONNECTIONS_PER_ADDRESS } = this.#options.config
    return this.size < CONNECTIONS && (this.#byCaller.get(caller) ?? 0) < CONNECTIONS_PER_ADDRESS
  }

  add(socket: WebSocket, request: IncomingMessage, caller: string): void {
    const { config, identities, metrics, log, store } = this.#options
    const hall = this.#hall
    if (hall === undefined) throw new Error('The hall is not open yet.')
    const connection: Connection = new Connection(socket, request.socket, {
      hall,
      metrics,
      joins: this.#options.joins,
      perSecond: config.MESSAGES_PER_SECOND,
      requestMs: config.REQUEST_SECONDS * 1000,
      caller,
      identify: token => (token === undefined ? identities.byHeaders(request.headers) : identities.byToken(token)),
      hold: (token, holder) => store.holders.take(digestOf(token), holder),
      arrived: arrived => this.#arrived(arrived),
      mostTables: config.TABLES_PER_PLAYER,
      mayOpenTable: async ({ ids }) => {
        const limit = config.TABLES_PER_PLAYER
        return (await store.listTables({ players: ids, status: ['waiting', 'running'], limit })).length < limit
      },
      trace: config.TRACE === 'yes' ? step => log.info({ trace: step }, 'a message') : undefined,
      fault: fault => {
        metrics.faults.inc({ where: 'message' })
        log.error({ fault: String(fault), stack: fault instanceof Error ? fault.stack : '' }, 'a message failed')
      },
    })
    this.#all.add(connection)
    this.#byCaller.set(caller, (this.#byCaller.get(caller) ?? 0) + 1)
    socket.on('close', () => {
      this.#all.delete(connection)
      const { token } = connection
      if (token !== undefined && this.#byToken.get(token) === connection) this.#byToken.delete(token)
      const left = (this.#byCaller.get(caller) ?? 1) - 1
      if (left > 0) this.#byCaller.set(caller, left)
      else this.#byCaller.delete(caller)
      for (const id of connection.playerIds) {
        const own = this.#byPlayer.get(id)
        own?.delete(connection)
        if (own?.size === 0) this.#byPlayer.delete(id)
      }
    })
  }

  #arrived(connection: Connection): void {
    const { token } = connection
    if (token !== undefined) {
      // A program that comes back may not know that its last connection is still open here.
      this.#byToken.get(token)?.close(1008, say('tokenElsewhere').en)
      this.#byToken.set(token, connection)
    }
    const most = this.#options.config.CONNECTIONS_PER_PLAYER
    if ((this.#byPlayer.get(connection.person.id)?.size ?? 0) >= most) {
      this.#options.metrics.turnedAway.inc({ limit: 'connections of a player' })
      throw new Mistake(say('tooManyConnections', { most }))
    }
    for (const id of connection.playerIds) {
      const own = this.#byPlayer.get(id) ?? new Set()
      own.add(connection)
      this.#byPlayer.set(id, own)
    }
  }

  /** A player's credentials have changed: their connections have to show that they are still theirs. */
  recheck(player: string): void {
    for (const connection of this.#byPlayer.get(player) ?? []) this.#recheck(connection)
  }

  #recheck(connection: Connection): void {
    connection.recheck().catch(fault => this.#options.log.warn({ fault: String(fault) }, 'credentials not looked at'))
  }

  /** What has changed on another node shows in the players' epochs. */
  async #recheckAll(): Promise<void> {
    const players = new Set([...this.#all].flatMap(({ playerIds: [id] }) => id ?? []))
    if (players.size === 0) return
    const epochs = await this.#options.store.epochs([...players])
    for (const connection of this.#all) {
      const [id] = connection.playerIds
      if (id !== undefined && (epochs.get(id) ?? -1) !== connection.epoch) this.#recheck(connection)
    }
    await this.#leaveToOthers()
  }

  /** A program that has connected to another node since has no connection here any more. */
  async #leaveToOthers(): Promise<void> {
    const own = [...this.#byToken].map(([token, connection]) => [digestOf(token), connection] as const)
    const holders = await this.#options.store.holders.of(own.map(([digest]) => digest))
    for (const [digest, connection] of own)
      if ((holders.get(digest) ?? connection.id) !== connection.id) connection.close(1008, say('tokenElsewhere').en)
  }

  /** Who is connected to this node. */
  visitors(): Visitors {
    const people = new Map(
      [...this.#all].flatMap(({ visitor }) => (visitor === undefined ? [] : [[visitor.id, visitor]])),
    )
    const accounts = [...people.values()].filter(({ guest, bot }) => !guest && !bot)
    return {
      accounts: accounts.map(({ id, name }) => ({ player: id, name })),
      guests: people.size - accounts.length,
    }
  }

  /** Whether somebody looks at a page of ours that is connected to this node. */
  isHere(player: string): boolean {
    for (const connection of this.#byPlayer.get(player) ?? []) if (connection.looks) return true
    return false
  }

  /** It has become a player's turn: told to those of their devices that are connected here. */
  yourTurn(table: string, player: string): void {
    const connections = this.#byPlayer.get(player)
    if (connections === undefined) return
    this.#tellTurn(table, connections).catch(fault =>
      this.#options.log.debug({ table, fault: String(fault) }, 'a turn was not told'),
    )
  }

  async #tellTurn(id: string, connections: ReadonlySet<Connection>): Promise<void> {
    const table = await this.#hall?.table(id)
    const { name, openedBy } = table?.record ?? { name: '', openedBy: null }
    for (const connection of connections) {
      connection.tell({ type: 'your-turn', table: id, name, openedBy })
    }
  }

  /** Somebody is asked to a table, or to another game: told to those of their devices that are connected here. */
  invited({ id: table, name, openedBy, game, invitation }: TableRecord, { player, from, again }: Invited): void {
    for (const connection of this.#byPlayer.get(player) ?? [])
      connection.tell(
        again
          ? { type: 'rematch', table, name, openedBy, from }
          : { type: 'invited', table, name, openedBy, game, from, invitation },
      )
  }

  /** A tournament calls somebody: told to those of their devices that are connected here. */
  called({ player, ...call }: Call): void {
    for (const connection of this.#byPlayer.get(player) ?? []) connection.tell({ type: 'called', ...call })
  }

  /** Calls a player's own address, if it is not called too often. */
  async callWebhook(player: string, address: string, body: object): Promise<void> {
    const { config, metrics } = this.#options
    if (this.#calling >= WEBHOOKS_AT_ONCE || !(await this.#webhooks.allows(player)))
      throw new Error('Too many calls at once.')
    this.#calling++
    try {
      await callWebhook(address, body, config.WEBHOOKS)
      metrics.webhooks.inc({ outcome: 'done' })
    } catch (fault) {
      metrics.webhooks.inc({ outcome: 'failed' })
      throw fault
    } finally {
      this.#calling--
    }
  }

  /** Tells everybody that the server stops. */
  close(): void {
    clearInterval(this.#pings)
    for (const connection of this.#all) {
      connection.tell({ type: 'closing', reason: say('closing').en })
      connection.close(1012, 'The server stops.')
    }
  }
}
