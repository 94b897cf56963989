import { Mistake, type Wording } from '@kartentisch/kernel'
import type { FromClient } from '../from-client.ts'
import type { FromServer } from '../from-server.ts'
import { readFromServer } from '../read.ts'
import { VERSION } from '../version.ts'
import { say } from '../words/index.ts'
import { type Follower, Following } from './following.ts'
import type { ClientOptions, Socket } from './options.ts'

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never

/** What can be asked of a server. The client names it and says it again until it is acknowledged. */
export type Request = Unnamed<Exclude<FromClient, { type: 'hello' | 'watch' | 'unwatch' | 'ping' | 'attention' }>>

/** Who somebody is to the server. */
export type Player = Extract<FromServer, { type: 'welcome' }>['player']

interface Pending {
  readonly text: string
  readonly resolve: (answer: FromServer) => void
  readonly reject: (fault: Error) => void
}

/** The server will not do it; the message says why. */
export class Refused extends Mistake {
  override name = 'Refused'
}

let count = 0
const newId = (): string => `${Math.random().toString(36).slice(2, 12)}${(++count).toString(36)}`

/**
 * A connection that stays: it comes back after it was cut, says again what was not acknowledged, and asks for what it
 * has missed. What a follower hears is in order and without gaps, or a whole view.
 */
export class Client {
  readonly #options: ClientOptions
  readonly #pending = new Map<string, Pending>()
  readonly #following = new Map<string, Following>()
  /** Which table each request to watch was about, until it is acknowledged. */
  readonly #watches = new Map<string, string>()
  readonly #looking: ReturnType<typeof setInterval>
  #heardAt = Date.now()
  #asked = false
  #socket: Socket | undefined
  #welcomed = false
  #closed = false
  #wait = 0
  #hellos: { resolve: (player: Player) => void; reject: (fault: Error) => void }[] = []
  #player: Player | undefined
  #away = false
  /** What belongs to no table one follows: whose turn it is, that the server stops, that it knows one no more. */
  onMessage: ((message: FromServer) => void) | undefined
  /** The server has said what can't be read, and it is about nothing in particular: damaged, or newer than this. */
  onUnreadable: ((reason: Wording) => void) | undefined
  /** Whether there is a connection at the moment. */
  onConnection: ((connected: boolean) => void) | undefined

  constructor(options: ClientOptions) {
    this.#options = options
    const { patienceMs = 10_000 } = options
    this.#looking = setInterval(() => this.#look(patienceMs), patienceMs / 2)
    this.#connect()
  }

  /** A connection may be dead without knowing: after a silence the server is asked, after another it is left. */
  #look(patienceMs: number): void {
    if (this.#closed || this.#socket === undefined || Date.now() - this.#heardAt < patienceMs / 2) return
    if (Date.now() - this.#heardAt > patienceMs && (this.#asked || !this.#welcomed)) this.cut()
    else if (this.#welcomed) {
      this.#asked = true
      this.#say(JSON.stringify({ type: 'ping', id: newId() }))
    }
  }

  /** Resolves once the server has said who one is. */
  welcome(): Promise<Player> {
    if (this.#player !== undefined) return Promise.resolve(this.#player)
    return new Promise((resolve, reject) => this.#hellos.push({ resolve, reject }))
  }

  get connected(): boolean {
    return this.#welcomed
  }

  #connect(): void {
    if (this.#closed) return
    const open = this.#options.open ?? ((url: string): Socket => new WebSocket(url))
    const socket = open(this.#options.url)
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.onopen = () => {
      const { token } = this.#options
      const hello: FromClient = { type: 'hello', id: 'hello', version: VERSION, ...(token !== undefined && { token }) }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (socket !== this.#socket) return
      this.#heardAt = Date.now()
      this.#asked = false
      const reading = readFromServer(String(data))
      if ('message' in reading) this.#heard(reading.message)
      else this.#unreadable(reading)
    }
    // An error is always followed by a close.
    socket.onerror = () => {}
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #lost(): void {
    const was = this.#welcomed
    this.#socket = undefined
    this.#welcomed = false
    this.#watches.clear()
    if (was) this.onConnection?.(false)
    if (this.#closed) return
    const { maxWaitMs = 5000 } = this.#options
    this.#wait = Math.min(maxWaitMs, Math.max(100, this.#wait * 2))
    // Spread out, so that not everybody comes back at the same moment.
    setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2))
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message.player)
        break
      case 'acknowledged':
      case 'tables':
        this.#watches.delete(message.id)
        this.#settle(message.id)?.resolve(message)
        break
      case 'refused':
        this.#refused(message)
        break
      case 'feed': {
        const following = this.#following.get(message.table)
        // Something in between is missing: ask for it.
        if (following?.take(message) === false) this.#watch(message.table, following)
        break
      }
      case 'chat':
        this.#following.get(message.table)?.takeChat(message)
        break
      case 'presence':
        this.#following.get(message.table)?.follower.presence?.(message.seats)
        break
      case 'table':
        this.#following.get(message.table.table)?.follower.table?.(message.table)
        break
      default:
        this.onMessage?.(message)
    }
  }

  /** Tells whoever waits for it. Going on without it would show a table that isn't there. */
  #unreadable({ reason, id = '', table = '' }: { reason: Wording; id?: string; table?: string }): void {
    const pending = this.#settle(id)
    const followed = this.#following.get(this.#watches.get(id) ?? table)
    if (id === 'hello') this.#refuseAll(new Refused(reason))
    else if (pending !== undefined) pending.reject(new Refused(reason))
    else if (followed !== undefined) followed.follower.refused?.(reason)
    else this.onUnreadable?.(reason)
  }

  /** Nothing will come of this connection. */
  #refuseAll(fault: Refused): void {
    for (const { reject } of this.#hellos) reject(fault)
    for (const { reject } of this.#pending.values()) reject(fault)
    this.#hellos = []
    this.#pending.clear()
    this.close()
  }

  #welcome(player: Player): void {
    this.#player = player
    this.#welcomed = true
    this.#wait = 0
    for (const { resolve } of this.#hellos) resolve(player)
    this.#hellos = []
    if (this.#away) this.#sayAttention()
    for (const [table, following] of this.#following) this.#watch(table, following)
    for (const { text } of this.#pending.values()) this.#socket?.send(text)
    this.onConnection?.(true)
  }

  #settle(id: string | undefined): Pending | undefined {
    const pending = id === undefined ? undefined : this.#pending.get(id)
    if (id !== undefined) this.#pending.delete(id)
    return pending
  }

  #refused(message: Extract<FromServer, { type: 'refused' }>): void {
    const { id, again = false } = message
    const reason = message.wording ?? message.reason
    if (id === 'hello' && !again) {
      this.onMessage?.(message)
      this.#refuseAll(new Refused(reason))
      return
    }
    const later = (work: () => void) => setTimeout(work, 200 + 300 * Math.random())
    const table = this.#watches.get(id ?? '')
    if (table !== undefined) {
      this.#watches.delete(id ?? '')
      const following = this.#following.get(table)
      if (following === undefined) return
      if (again) later(() => this.#watch(table, following))
      else following.follower.refused?.(reason)
      return
    }
    const pending = id === undefined ? undefined : this.#pending.get(id)
    if (pending === undefined) return
    if (again) {
      later(() => this.#say(pending.text))
      return
    }
    this.#settle(id)
    pending.reject(new Refused(reason))
  }

  #say(text: string): void {
    if (this.#welcomed) this.#socket?.send(text)
  }

  #watch(table: string, following: Following): void {
    if (!this.#welcomed) return
    const id = newId()
    this.#watches.set(id, table)
    this.#say(JSON.stringify({ type: 'watch', id, table, ...following.wishes }))
  }

  /** Follows a table; gives back how to stop. */
  follow(table: string, follower: Follower): () => void {
    const following = new Following(follower)
    this.#following.set(table, following)
    this.#watch(table, following)
    return () => {
      if (this.#following.get(table) !== following) return
      this.#following.delete(table)
      this.#say(JSON.stringify({ type: 'unwatch', id: newId(), table }))
    }
  }

  /** Asks for something. Said again after every reconnect until it is acknowledged or refused. */
  request(request: Request): Promise<FromServer> {
    const id = newId()
    const text = JSON.stringify({ ...request, id })
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Refused(say('closed')))
        return
      }
      this.#pending.set(id, { text, resolve, reject })
      this.#say(text)
    })
  }

  /** Answers the question that came with this number. */
  answer(table: string, number: number, answer: readonly number[]): Promise<FromServer> {
    return this.request({ type: 'answer', table, number, answer: [...answer] })
  }

  /** Says whether one looks elsewhere just now, so that the others at the table know. */
  attend(away: boolean): void {
    if (this.#away === away) return
    this.#away = away
    this.#sayAttention()
  }

  #sayAttention(): void {
    this.#say(JSON.stringify({ type: 'attention', id: newId(), away: this.#away }))
  }

  /** Leaves a connection that is known to be dead at once, rather than when it notices itself; another is tried. */
  cut(): void {
    const socket = this.#socket
    if (socket === undefined) return
    this.#lost()
    socket.close()
  }

  /** Cuts the connection as an accident would. */
  drop(): void {
    this.#socket?.close()
  }

  close(): void {
    this.#closed = true
    this.#welcomed = false
    clearInterval(this.#looking)
    this.#socket?.close()
    for (const { reject } of this.#pending.values()) reject(new Refused(say('closed')))
    this.#pending.clear()
  }
}
