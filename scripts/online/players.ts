import type { WantedSeat } from '@kartentisch/protocol'
import { Client, type Socket } from '@kartentisch/protocol/client'
import { WebSocket } from 'ws'

/** Becomes a guest; gives the cookie. Tried again while the server is away. */
export async function becomeGuest(address: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    try {
      const body = JSON.stringify({ name })
      const answer = await fetch(`http://${address}/api/guest`, { method: 'POST', headers, body })
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
      await answer.arrayBuffer()
      if (cookie !== undefined) return cookie
    } catch {
      // Nobody there at the moment.
    }
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

/** A client with a cookie, as a browser would have it. The address may change from one attempt to the next. */
export function connect(address: () => string, cookie: string, maxWaitMs = 2000, patienceMs = 10_000): Client {
  return new Client({
    url: 'any',
    maxWaitMs,
    patienceMs,
    open: () => {
      const socket = new WebSocket(`ws://${address()}/ws`, { headers: { cookie }, perMessageDeflate: false })
      // The two differ only in how their events are typed.
      return socket as unknown as Socket
    },
  })
}

/** Does something for all, so many at a time. */
export async function inTurns<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(list.length)
  let next = 0
  const lane = async () => {
    while (next < list.length) {
      const i = next++
      const item = list[i]
      if (item !== undefined) results[i] = await work(item, i)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

const KINGDOM = [
  'cellar',
  'market',
  'militia',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'woodcutter',
  'workshop',
]

async function create(host: Client, game: string, seats: readonly WantedSeat[]): Promise<string> {
  const made = await host.request({
    type: 'create',
    game,
    setup: game === 'dominion' ? { kingdom: KINGDOM } : {},
    seats: [...seats],
    listed: true,
    timer: { per: 'none' },
  })
  const table = made.type === 'acknowledged' ? made.table : undefined
  if (table === undefined) throw new Error('There is no table.')
  return table
}

/** Lets two bots play at a table of their own. */
export async function openBotTable(host: Client, level: string): Promise<string> {
  const table = await create(host, 'dominion', [
    { kind: 'bot', level },
    { kind: 'bot', level },
  ])
  await host.request({ type: 'start', table })
  return table
}

/** Opens a table for two and begins. */
export async function openTable(host: Client, guest: Client, game = 'dominion'): Promise<string> {
  const table = await create(host, game, [{ kind: 'open' }, { kind: 'open' }])
  await guest.request({ type: 'join', table })
  await host.request({ type: 'start', table })
  return table
}
