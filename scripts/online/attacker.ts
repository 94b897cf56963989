import { WebSocket } from 'ws'

export type Told = Readonly<Record<string, unknown>>

/** A game of two that nobody has drawn anything for. */
export const TABLE = {
  type: 'create',
  game: 'dominion',
  setup: {
    kingdom: ['moat', 'smithy', 'village', 'market', 'militia', 'mine', 'cellar', 'remodel', 'workshop', 'bridge'],
  },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  listed: true,
  timer: { per: 'none' },
} as const

/** Somebody with a bare connection and a jar of cookies, who may say whatever they like. */
export class Attacker {
  readonly #address: string
  #cookies = new Map<string, string>()
  #socket: WebSocket | undefined
  readonly #answers = new Map<string, (told: Told) => void>()
  readonly feeds: Told[] = []
  #messages = 0
  /** The bytes of the longest message that came. */
  longest = 0
  closed: Promise<number> = Promise.resolve(0)

  constructor(address: string) {
    this.#address = address
  }

  /** Another who has got hold of the same cookies. */
  copy(): Attacker {
    const other = new Attacker(this.#address)
    other.#cookies = new Map(this.#cookies)
    return other
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://${this.#address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: this.cookie,
        origin: `http://${this.#address}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return { status: answer.status, text: await answer.text() }
  }

  async becomeGuest(name: string): Promise<this> {
    await this.call('POST', '/api/guest', { name })
    return this
  }

  async name(): Promise<string | undefined> {
    return /"name":"([^"]*)"/.exec((await this.call('GET', '/api/me')).text)?.[1]
  }

  /** Connects and says hello; gives what the server says to it. */
  async arrive(token?: string): Promise<Told> {
    const socket = new WebSocket(`ws://${this.#address}/ws`, { headers: { cookie: this.cookie } })
    this.#socket = socket
    this.closed = new Promise(resolve => socket.once('close', resolve))
    socket.on('error', () => undefined)
    socket.on('message', part => this.#hear(String(part)))
    const open = new Promise<boolean>(resolve => {
      socket.once('open', () => resolve(true))
      void this.closed.then(() => resolve(false))
    })
    if (!(await open)) return { type: 'turned away' }
    return this.ask({ type: 'hello', version: 1, ...(token !== undefined && { token }) })
  }

  #hear(text: string): void {
    this.longest = Math.max(this.longest, text.length)
    const told: Told = JSON.parse(text)
    if (told.type === 'feed') this.feeds.push(told)
    const waiting = this.#answers.get(String(told.id))
    this.#answers.delete(String(told.id))
    waiting?.(told)
  }

  /** Says something and gives what is answered, or that the connection was closed. */
  ask(message: Told): Promise<Told> {
    const id = String(message.id ?? `m${++this.#messages}`)
    return new Promise(resolve => {
      this.#answers.set(id, resolve)
      void this.closed.then(code => resolve({ type: 'closed', code }))
      this.#socket?.send(JSON.stringify({ ...message, id }))
    })
  }

  say(text: string): void {
    this.#socket?.send(text)
  }

  /** The question that is open for them at a table, once it is. */
  async question(table: string): Promise<{ number: number; choices: number[] } | undefined> {
    await this.ask({ type: 'watch', table })
    const standing = this.feeds.findLast(feed => feed.table === table)?.standing as
      | { question: { number: number; choices: number[] } | null }
      | undefined
    return standing?.question ?? undefined
  }

  leave(): void {
    this.#socket?.terminate()
  }
}

/** Two who have begun a game, the one first whose turn it is. */
export async function seated(
  address: string,
  more: Told = {},
): Promise<{ table: string; players: [Attacker, Attacker] }> {
  const [one, two] = [await new Attacker(address).becomeGuest('One'), await new Attacker(address).becomeGuest('Two')]
  await one.arrive()
  await two.arrive()
  const table = String((await one.ask({ ...TABLE, ...more })).table)
  await two.ask({ type: 'join', table })
  await one.ask({ type: 'start', table })
  await two.ask({ type: 'watch', table })
  const isFirst = (await one.question(table)) !== undefined
  return { table, players: isFirst ? [one, two] : [two, one] }
}
