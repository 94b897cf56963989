import { type ClientOptions, WebSocket } from 'ws'

type Told = Record<string, unknown>

/** The cookie each name is known by, at each port. */
const cookies = new Map<string, string>()

async function cookieOf(port: number, name: string): Promise<string> {
  const known = cookies.get(`${port}/${name}`)
  if (known !== undefined) return known
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name })
  const answer = await fetch(`http://127.0.0.1:${port}/api/guest`, { method: 'POST', headers, body })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  cookies.set(`${port}/${name}`, cookie)
  return cookie
}

/** Somebody with a bare connection, who may say whatever they like on it. */
export class Caller {
  readonly socket: WebSocket
  readonly cookie: string
  /** With which code the connection ends. */
  readonly closed: Promise<number>
  #heard: ((told: Told) => void) | undefined
  #feed: ((told: Told) => void) | undefined

  private constructor(socket: WebSocket, cookie: string) {
    this.socket = socket
    this.cookie = cookie
    this.closed = new Promise(resolve => socket.once('close', resolve))
    socket.on('error', () => undefined)
    socket.on('message', part => {
      const told: Told = JSON.parse(String(part))
      if (told.type === 'feed') this.#feed?.(told)
      else if (told.type !== 'table' && told.type !== 'your-turn') this.#heard?.(told)
    })
  }

  get token(): string {
    return this.cookie.split('=')[1] ?? ''
  }

  /** A connection on which nothing has been said yet. */
  static async connect(port: number, cookie = '', options: ClientOptions = {}): Promise<Caller> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie }, ...options })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return new Caller(socket, cookie)
  }

  /** A guest who has said hello. */
  static async arrive(port: number, name: string, options: ClientOptions = {}): Promise<Caller> {
    const caller = await Caller.connect(port, await cookieOf(port, name), options)
    await caller.send(JSON.stringify({ type: 'hello', id: 'hello', version: 1 }))
    return caller
  }

  /** Sends something and gives what is answered next. */
  send(message: string | Buffer): Promise<Told> {
    return new Promise((resolve, reject) => {
      this.#heard = resolve
      this.closed.then(code => reject(new Error(`The connection was closed with ${code}.`)))
      this.socket.send(message)
    })
  }

  ask(message: object): Promise<Told> {
    return this.send(JSON.stringify({ ...message, id: `a${Math.random()}` }))
  }

  /** The question that is open at a table. */
  async question(table: string): Promise<{ number: number; choices: number[] }> {
    const feed = new Promise<Told>(resolve => {
      this.#feed = resolve
    })
    await this.ask({ type: 'watch', table })
    const { standing } = (await feed) as { standing: { question: { number: number; choices: number[] } } }
    return standing.question
  }

  close(): void {
    this.socket.close()
  }
}
