import { pino } from 'pino'
import { WebSocket } from 'ws'
import { readConfig } from '../src/http/config.ts'
import { type Server, startServer } from '../src/http/server.ts'

/** A server on a free port of this machine, whose limits nobody meets by accident. */
export function serve(env: Readonly<Record<string, string>>, log = pino({ level: 'silent' })): Promise<Server> {
  const wide = {
    REQUESTS_PER_MINUTE: '1000000',
    GUESTS_PER_MINUTE: '1000000',
    LOGINS_PER_MINUTE: '1000000',
    BOT_PAUSE: '0',
  }
  return startServer(readConfig({ PORT: '0', HOST: '127.0.0.1', ...wide, ...env }), log)
}

/** Somebody with a browser: it keeps cookies, and forgets those it is told to forget. */
export class Visitor {
  readonly #port: number
  readonly cookies = new Map<string, string>()

  constructor(port: number) {
    this.#port = port
  }

  /** Another browser with the same cookies, as a thief would have it. */
  copy(): Visitor {
    const other = new Visitor(this.#port)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (value === '' || /max-age=0/i.test(set)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.call('POST', path, body, headers)
  }

  async becomeGuest(name: string): Promise<this> {
    await this.post('/api/guest', { name })
    return this
  }

  /** The name under which the server knows them; nothing if it does not. */
  async name(): Promise<string | undefined> {
    const told = (await (await this.call('GET', '/api/me')).json()) as { player: { name: string } | null }
    return told.player?.name
  }

  /** A connection that has said hello; tells with what reason and code it is closed. */
  async connect(token?: string): Promise<{ closed: Promise<{ code: number; reason: string }>; told: unknown }> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/ws`, { headers: { cookie: this.cookie } })
    const closed = new Promise<{ code: number; reason: string }>(resolve =>
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    )
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const told = new Promise(resolve => socket.once('message', text => resolve(JSON.parse(String(text)))))
    socket.send(JSON.stringify({ type: 'hello', id: 'hello', version: 1, ...(token !== undefined && { token }) }))
    return { closed, told: await told }
  }
}
