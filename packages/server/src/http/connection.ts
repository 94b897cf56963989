import { Mistake, type Wording } from '@kartentisch/kernel'
import { type FromClient, type FromServer, readFromClient, VERSION } from '@kartentisch/protocol'
import type { WebSocket } from 'ws'
import { Desk } from '../tables/desk.ts'
import type { Hall } from '../tables/hall.ts'
import { Again } from '../tables/surroundings.ts'
import type { Watcher } from '../tables/watcher.ts'
import type { Identity } from './identity.ts'
import { Bucket, type Limiter } from './limits.ts'
import type { Metrics } from './metrics.ts'

export interface ConnectionOptions {
  readonly hall: Hall
  readonly metrics: Metrics
  readonly joins: Limiter
  readonly perSecond: number
  /** Who somebody is by the token they give, or by the request that opened the connection. */
  identify(token: string | undefined): Promise<Identity | undefined>
  arrived(connection: Connection): void
  fault(fault: unknown): void
}

/** A reader this far behind is not reading. */
const MOST_UNSENT = 1_000_000

/** This many messages that are none, and a connection is closed. */
const MOST_STRIKES = 20

const HELLO_WITHIN_MS = 10_000

/** Why something was refused, in both languages where it is there in both. */
export const reasonOf = ({ message, wording }: Mistake): { reason: string; wording?: Wording } => ({
  reason: message,
  ...(wording.de !== wording.en && { wording }),
})

/** One client's connection. Everything it says is read by a schema, and done in the name of who it belongs to. */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  readonly #options: ConnectionOptions
  readonly #bucket: Bucket
  readonly #hello: NodeJS.Timeout
  #identity: Identity | undefined
  #desk: Desk | undefined
  #strikes = 0
  /** Whether it has answered since it was last asked for a sign of life. */
  alive = true

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket
    this.#options = options
    this.#bucket = new Bucket(options.perSecond, options.perSecond * 5, Date.now())
    this.#hello = setTimeout(() => this.close(1008, 'Say hello first.'), HELLO_WITHIN_MS)
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
    if (this.#identity === undefined) throw new Mistake('Say hello first.')
    return this.#identity
  }

  get playerIds(): readonly string[] {
    return this.#identity?.ids ?? []
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_UNSENT) {
      this.#options.metrics.count('kartentisch_slow_readers_total', 'Connections closed because they did not read.')
      this.#socket.terminate()
      return
    }
    this.#socket.send(text)
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
    this.#options.metrics.count('kartentisch_refused_total', 'Messages refused.')
    this.tell({ type: 'refused', reason, ...(id !== undefined && { id }) })
    if (++this.#strikes >= MOST_STRIKES) this.close(1008, 'Too many messages that are none.')
  }

  #heard(text: string | undefined): void {
    const { metrics } = this.#options
    // What still comes after the farewell counts for nothing.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    metrics.count('kartentisch_messages_total', 'Messages read.')
    if (!this.#bucket.take(Date.now())) {
      this.close(1008, 'Too many messages at once.')
      return
    }
    if (text === undefined) {
      this.#strike('Messages are text, not binary.')
      return
    }
    const reading = readFromClient(text)
    if ('reason' in reading) this.#strike(reading.reason, reading.id)
    else void this.#take(reading.message)
  }

  async #take(message: FromClient): Promise<void> {
    const { metrics } = this.#options
    const started = performance.now()
    try {
      this.tell(await this.#answer(message))
      metrics.took(performance.now() - started)
    } catch (fault) {
      metrics.count('kartentisch_refused_total', 'Messages refused.')
      const { id } = message
      if (fault instanceof Mistake) this.tell({ type: 'refused', id, ...reasonOf(fault) })
      else if (fault instanceof Again) this.tell({ type: 'refused', id, reason: fault.message, again: true })
      else {
        // What went wrong inside is for the log, not for the wire.
        this.#options.fault(fault)
        this.tell({ type: 'refused', id, reason: 'Something went wrong here; try again.', again: true })
      }
    }
  }

  async #answer(message: FromClient): Promise<FromServer> {
    if (message.type === 'hello') return this.#welcome(message)
    const desk = this.#desk
    if (desk === undefined) throw new Mistake('Say hello first.')
    if ((message.type === 'join' || message.type === 'create') && !this.#options.joins.allows(this.person.id))
      throw new Mistake({
        de: 'Zu viele Tische auf einmal; warte eine Minute.',
        en: 'Too many tables at once; wait a minute.',
      })
    return desk.take(message)
  }

  async #welcome({ id, version, token }: Extract<FromClient, { type: 'hello' }>): Promise<FromServer> {
    if (version !== VERSION) throw new Mistake(`This server speaks version ${VERSION}, not ${version}.`)
    if (this.#identity !== undefined) throw new Mistake('You have said hello already.')
    const identity = await this.#options.identify(token)
    if (this.#identity !== undefined) throw new Mistake('You have said hello already.')
    if (identity === undefined) {
      throw new Mistake(
        token === undefined ? 'Nobody knows you yet: become a guest first.' : 'This token is not known.',
      )
    }
    clearTimeout(this.#hello)
    this.#identity = identity
    this.#desk = new Desk(this.#options.hall, this)
    this.#options.arrived(this)
    const { id: player, name, guest } = identity
    return { type: 'welcome', id, version: VERSION, player: { id: player, name, guest } }
  }
}
