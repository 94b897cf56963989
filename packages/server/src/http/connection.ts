import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { Mistake, type Wording } from '@kartentisch/kernel'
import { type FromClient, type FromServer, readFromClient, VERSION } from '@kartentisch/protocol'
import type { WebSocket } from 'ws'
import { Desk } from '../tables/hall/desk.ts'
import type { Hall } from '../tables/hall/hall.ts'
import type { Watcher } from '../tables/table/audience.ts'
import { Again } from '../tables/table/surroundings.ts'
import { type Stage, Way } from '../tables/table/way.ts'
import { say } from '../words/serving.ts'
import { type Identity, mustNotBeBanned } from './identity.ts'
import { Bucket, type Limiter } from './limits.ts'
import type { Metrics } from './metrics.ts'

export interface ConnectionOptions {
  readonly hall: Hall
  readonly metrics: Metrics
  readonly joins: Limiter
  readonly perSecond: number
  /** How long somebody may take to say something whole. */
  readonly requestMs: number
  /** Where it comes from. */
  readonly caller: string
  /** Who somebody is by the token they give, or by the request that opened the connection. */
  identify(token: string | undefined): Promise<Identity | undefined>
  /** From now on this connection holds the token, and no other does, on whichever node. */
  hold(token: string, connection: string): Promise<void>
  /** Throws a `Mistake` where there are too many of one player's. */
  arrived(connection: Connection): void
  /** Whether somebody may have another table. */
  mayOpenTable(identity: Identity): Promise<boolean>
  readonly mostTables: number
  /** Follows messages on their way, where that is wanted. */
  readonly trace: ((step: Step) => void) | undefined
  fault(fault: unknown): void
}

/** What came of a message. Its reference is kept in the table's log, and on every node. */
export interface Step {
  readonly ref: string
  readonly type: string
  readonly table?: string
  readonly outcome: string
  readonly number?: number
  /** When it came how far, in ms since it was received. */
  readonly stages: Partial<Record<Stage, number>>
  readonly ms: number
}

/** A reader this far behind is not reading. */
const MOST_UNSENT = 1_000_000

/** This many messages that are none, and a connection is closed. */
const MOST_STRIKES = 20

/** Nobody needs longer to say hello. */
const HELLO_WITHIN_MS = 10_000

/** Why something was refused, in both languages where it is there in both. */
export const reasonOf = ({ message, wording }: Mistake): { reason: string; wording?: Wording } => ({
  reason: message,
  ...(wording.de !== wording.en && { wording }),
})

/** One client's connection. Everything it says is read by a schema, and done in the name of who it belongs to. */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  /** What the socket writes to. */
  readonly #wire: Duplex
  #gathering = false
  readonly #options: ConnectionOptions
  readonly #bucket: Bucket
  readonly #hello: NodeJS.Timeout
  #identity: Identity | undefined
  /** What it named itself by; nothing where the request that opened it says who it is. */
  #token: string | undefined
  #desk: Desk | undefined
  #strikes = 0
  /** By this it is known among all connections of all nodes. */
  readonly id = randomBytes(9).toString('base64url')
  /** Whether it has answered since it was last asked for a sign of life. */
  alive = true

  constructor(socket: WebSocket, wire: Duplex, options: ConnectionOptions) {
    this.#socket = socket
    this.#wire = wire
    this.#options = options
    this.#bucket = new Bucket(options.perSecond, options.perSecond * 5)
    this.#hello = setTimeout(() => this.close(1008, 'Say hello first.'), Math.min(HELLO_WITHIN_MS, options.requestMs))
    socket.on('message', (message, isBinary) => this.#heard(isBinary ? undefined : String(message)))
    socket.on('pong', () => {
      this.alive = true
    })
    // What is wrong with the connection itself ends it; there is nothing else to do.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(this.#hello)
      this.#desk?.leaveAll()
    })
  }

  get person(): Identity {
    if (this.#identity === undefined) throw new Mistake(say('helloFirst'))
    return this.#identity
  }

  /** Whose it is, once that is known. */
  get visitor(): Identity | undefined {
    return this.#identity
  }

  /** Whether somebody looks there, and not elsewhere. */
  get looks(): boolean {
    return this.#desk?.away === false
  }

  /** What it named itself by, if it did. */
  get token(): string | undefined {
    return this.#token
  }

  get playerIds(): readonly string[] {
    return this.#identity?.ids ?? []
  }

  /** Looks at the credentials again: who is not who they were is cut off. */
  async recheck(): Promise<void> {
    const before = this.#identity
    if (before === undefined) return
    const now = await this.#options.identify(this.#token)
    if (now?.id !== before.id) {
      this.close(1008, say('signedOut').en)
      return
    }
    this.#identity = { ...now, address: this.#options.caller }
    try {
      mustNotBeBanned(now)
    } catch (fault) {
      this.close(1008, fault instanceof Mistake ? fault.message : '')
    }
  }

  get epoch(): number {
    return this.#identity?.epoch ?? 0
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_UNSENT) {
      this.#options.metrics.slowReaders.inc()
      this.#socket.terminate()
      return
    }
    this.#gather()
    this.#socket.send(text)
  }

  /** What is said in one go leaves together: an answer's acknowledgement with what came of it, the news with whose turn it is. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#wire.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.#wire.uncork()
    })
  }

  tell(message: FromServer): void {
    this.send(JSON.stringify(message))
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
    // Who does not answer the farewell is cut off.
    setTimeout(() => this.#socket.terminate(), 2000).unref()
  }

  ping(): void {
    if (!this.alive) {
      this.#socket.terminate()
      return
    }
    this.alive = false
    this.#socket.ping()
  }

  #strike(reason: string, id?: string): void {
    this.#options.metrics.refused.inc({ why: 'unreadable' })
    this.tell({ type: 'refused', reason, ...(id !== undefined && { id }) })
    if (++this.#strikes >= MOST_STRIKES) this.close(1008, 'Too many messages that are none.')
  }

  #heard(text: string | undefined): void {
    const { metrics } = this.#options
    // What still comes after the farewell counts for nothing.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#bucket.take()) {
      metrics.turnedAway.inc({ limit: 'messages' })
      this.close(1008, 'Too many messages at once.')
      return
    }
    if (text === undefined) {
      this.#strike(say('noBinary').en)
      return
    }
    const reading = readFromClient(text)
    if ('reason' in reading) this.#strike(reading.reason, reading.id)
    else void this.#take(reading.message)
  }

  async #take(message: FromClient): Promise<void> {
    const { metrics, trace } = this.#options
    const { type, id } = message
    const way = new Way()
    metrics.messages.inc({ type })
    const told = await this.#answer(message, way).catch((fault: unknown) => this.#refusal(id, fault))
    this.tell(told)
    const { ms } = way
    if (told.type !== 'refused') metrics.taking.observe({ type }, ms / 1000)
    trace?.({
      ref: `${this.#identity?.id ?? ''}/${id}`,
      type,
      ...('table' in message && { table: message.table }),
      outcome: told.type,
      ...(told.type === 'acknowledged' && told.number !== undefined && { number: told.number }),
      stages: way.stages,
      ms,
    })
  }

  #refusal(id: string, fault: unknown): FromServer {
    const { refused } = this.#options.metrics
    if (fault instanceof Mistake) {
      refused.inc({ why: 'not allowed' })
      return { type: 'refused', id, ...reasonOf(fault) }
    }
    if (fault instanceof Again) {
      refused.inc({ why: 'again' })
      return { type: 'refused', id, reason: fault.message, again: true }
    }
    // What went wrong inside is for the log, not for the wire.
    refused.inc({ why: 'fault' })
    this.#options.fault(fault)
    return { type: 'refused', id, ...reasonOf(new Mistake(say('wentWrong'))), again: true }
  }

  async #answer(message: FromClient, way: Way): Promise<FromServer> {
    if (message.type === 'hello') return this.#welcome(message)
    const desk = this.#desk
    if (desk === undefined) throw new Mistake(say('helloFirst'))
    const { type } = message
    if (
      type === 'join' ||
      type === 'create' ||
      type === 'seek' ||
      type === 'daily' ||
      (type === 'rematch' && message.agree !== false)
    )
      await this.#mayHaveTable(type)
    return desk.take(message, way)
  }

  async #mayHaveTable(type: 'join' | 'create' | 'rematch' | 'seek' | 'daily'): Promise<void> {
    const { joins, mayOpenTable, mostTables } = this.#options
    if (!(await joins.allows(this.person.id))) throw new Mistake(say('tooManyTables'))
    if (type !== 'join' && !(await mayOpenTable(this.person)))
      throw new Mistake(say('tooManyOpen', { most: mostTables }))
  }

  async #welcome({ id, version, token }: Extract<FromClient, { type: 'hello' }>): Promise<FromServer> {
    if (version !== VERSION) throw new Mistake(say('otherVersion', { known: VERSION, version }))
    if (this.#identity !== undefined) throw new Mistake(say('helloAlready'))
    const identity = await this.#options.identify(token)
    if (identity !== undefined && token !== undefined) await this.#options.hold(token, this.id)
    // Who has gone meanwhile does not arrive.
    if (this.#socket.readyState !== this.#socket.OPEN) throw new Mistake(say('signedOut'))
    if (this.#identity !== undefined) throw new Mistake(say('helloAlready'))
    if (identity === undefined) throw new Mistake(say(token === undefined ? 'nobodyYet' : 'unknownToken'))
    mustNotBeBanned(identity)
    this.#identity = { ...identity, address: this.#options.caller }
    this.#token = token
    try {
      this.#options.arrived(this)
    } catch (fault) {
      this.#identity = undefined
      throw fault
    }
    clearTimeout(this.#hello)
    this.#desk = new Desk(this.#options.hall, this)
    const { id: player, name, guest } = identity
    return { type: 'welcome', id, version: VERSION, player: { id: player, name, guest } }
  }
}
