import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Refused, type Request, type Socket } from '@kartentisch/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Server } from '../src/http/server.ts'
import { until } from './at-a-table.ts'
import { serve, Visitor } from './visitor.ts'

/** Who may do what: everybody in one table, so that a new way in is thought about for all of them. */
const ACTORS = ['nobody', 'guest', 'account', 'player', 'bot', 'spectator', 'moderator'] as const
type Actor = (typeof ACTORS)[number]

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-rights-'))
let server: Server
const visitors = new Map<Actor, Visitor>()
const tokens = new Map<Actor, string>()
const clients = new Map<Actor, Client>()
/** A game that Anna ("player") has finished against Ben. */
let finished = ''
/** Anna's own id. */
let anna = ''

const signUp = (visitor: Visitor, name: string) =>
  visitor.post('/api/auth/sign-up/email', {
    name,
    email: `${name.toLowerCase()}@example.org`,
    password: 'long enough for it',
  })

async function me(visitor: Visitor): Promise<{ id: string }> {
  return ((await (await visitor.call('GET', '/api/me')).json()) as { player: { id: string } }).player
}

function connect(visitor: Visitor, token?: string): Client {
  const open = () =>
    new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie: visitor.cookie } }) as unknown as Socket
  return new Client({ url: '', open, ...(token !== undefined && { token }) })
}

beforeAll(async () => {
  // Who moderates is said by a player's id, and that is known once there is one.
  const before = await serve({ DATA_DIR: folder })
  const moderator = new Visitor(before.port)
  await signUp(moderator, 'Mo')
  const { id: moderatorId } = await me(moderator)
  await before.close()
  server = await serve({ DATA_DIR: folder, MODERATORS: moderatorId })
  for (const actor of ACTORS) visitors.set(actor, new Visitor(server.port))
  const be = (actor: Actor) => visitors.get(actor) ?? expect.unreachable()
  for (const [name, value] of moderator.cookies) be('moderator').cookies.set(name, value)
  await be('guest').becomeGuest('Gast')
  await be('spectator').becomeGuest('Zuschauer')
  await signUp(be('account'), 'Konto')
  await signUp(be('player'), 'Anna')
  const owner = new Visitor(server.port)
  await signUp(owner, 'Besitzer')
  const made = (await (await owner.post('/api/tokens', {})).json()) as { token: string }
  tokens.set('bot', made.token)
  for (const actor of ACTORS) if (actor !== 'nobody') clients.set(actor, connect(be(actor), tokens.get(actor)))
  const ben = new Visitor(server.port)
  await signUp(ben, 'Ben')
  const [first, other] = [clients.get('player') as Client, connect(ben)]
  anna = (await first.welcome()).id
  const told = await first.request({
    type: 'create',
    game: 'dominion',
    setup: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: true,
    rated: true,
    timer: { per: 'none' },
  })
  finished = (told.type === 'acknowledged' && told.table) || ''
  await other.request({ type: 'join', table: finished })
  await first.request({ type: 'start', table: finished })
  let over = false
  first.follow(finished, {
    table: ({ status }) => {
      over = status === 'finished'
    },
  })
  await other.request({ type: 'resign', table: finished })
  await until(() => over)
  other.close()
})

afterAll(async () => {
  for (const client of clients.values()) client.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

const ALL = (status: number) => ({
  nobody: status,
  guest: status,
  account: status,
  player: status,
  bot: status,
  spectator: status,
  moderator: status,
})

/** By HTTP: the status each gets. */
const ROUTES: [string, string, unknown, Record<Actor, number>][] = [
  ['GET', '/api/ladders', undefined, ALL(200)],
  ['GET', '/api/ladders/dominion-2', undefined, ALL(200)],
  ['GET', '/api/ladders/..%2Fme', undefined, ALL(400)],
  ['GET', '/api/foyer', undefined, ALL(200)],
  ['GET', '/api/friends', undefined, { ...ALL(400), account: 200, player: 200, moderator: 200, bot: 403 }],
  ['PUT', '/api/friends/ANNA', {}, { ...ALL(400), account: 200, moderator: 200, bot: 403 }],
  ['DELETE', '/api/friends/ANNA', undefined, { ...ALL(400), account: 200, player: 200, moderator: 200, bot: 403 }],
  ['DELETE', '/api/invites/none', undefined, { ...ALL(400), account: 200, player: 200, moderator: 200, bot: 403 }],
  ['GET', '/api/dumps/2020-01', undefined, ALL(200)],
  ['GET', '/api/dumps/2999-01', undefined, ALL(400)],
  ['GET', '/api/tournaments', undefined, ALL(200)],
  ['GET', '/api/tournaments/none', undefined, ALL(404)],
  ['POST', '/api/tournaments', {}, { ...ALL(400), bot: 403 }],
  ['POST', '/api/tournaments/none/enter', {}, { ...ALL(400), account: 404, player: 404, moderator: 404, bot: 403 }],
  ['POST', '/api/tournaments/none/leave', {}, { ...ALL(400), account: 404, player: 404, moderator: 404, bot: 403 }],
  ['POST', '/api/tournaments/none/begin', {}, { ...ALL(400), account: 404, player: 404, moderator: 404, bot: 403 }],
  ['POST', '/api/tournaments/none/cancel', {}, { ...ALL(400), account: 404, player: 404, moderator: 404, bot: 403 }],
  ['POST', '/api/tournaments/none/check-in', {}, { ...ALL(400), account: 404, player: 404, moderator: 404, bot: 403 }],
  ['GET', '/api/daily', undefined, ALL(200)],
  ['GET', '/api/daily/2026-11-15', undefined, ALL(200)],
  ['GET', '/api/daily/2999-01-01', undefined, ALL(400)],
  ['GET', '/api/players/ANNA', undefined, ALL(200)],
  ['GET', '/api/players/ANNA/games', undefined, ALL(200)],
  ['GET', '/api/players/bot:dominion:medium', undefined, ALL(200)],
  ['PUT', '/api/friends/bot:dominion:medium', {}, { ...ALL(400), bot: 403 }],
  ['GET', '/api/players/nobody', undefined, ALL(404)],
  ['GET', '/api/me/statistics', undefined, { ...ALL(200), nobody: 400 }],
  ['GET', '/api/me/export', undefined, { ...ALL(200), nobody: 400, bot: 403 }],
  ['GET', '/api/sessions', undefined, { ...ALL(200), nobody: 400, bot: 403 }],
  ['DELETE', '/api/sessions/none', undefined, { ...ALL(404), nobody: 400, bot: 403 }],
  ['POST', '/api/tokens', {}, { ...ALL(200), nobody: 400, bot: 403 }],
  ['GET', '/api/notices', undefined, { ...ALL(200), nobody: 400, bot: 403 }],
  ['PUT', '/api/notices', { mail: false }, { ...ALL(200), nobody: 400, bot: 403 }],
  ['POST', '/api/notices/devices', { endpoint: 'https://127.0.0.1/' }, { ...ALL(400), bot: 403 }],
  ['DELETE', '/api/notices/devices', { endpoint: 'https://x.example/' }, { ...ALL(200), nobody: 400, bot: 403 }],
  ['GET', '/api/regards', undefined, { ...ALL(200), nobody: 400, bot: 403 }],
  [
    'PUT',
    '/api/regards',
    { whom: { player: 'ANNA' }, regard: null },
    { ...ALL(200), nobody: 400, bot: 403, player: 400 },
  ],
  ['DELETE', '/api/regards/none', undefined, { ...ALL(200), nobody: 400, bot: 403 }],
  [
    'POST',
    '/api/reports',
    { whom: { player: 'ANNA' }, reason: 'other', words: '' },
    { ...ALL(200), nobody: 400, bot: 403, player: 400 },
  ],
  ['GET', '/api/reports', undefined, { ...ALL(403), nobody: 400, moderator: 200 }],
  ['POST', '/api/reports/none/close', {}, { ...ALL(403), nobody: 400, moderator: 404 }],
  [
    'POST',
    '/api/moderation',
    { player: 'ANNA', act: 'unmute', words: '' },
    { ...ALL(403), nobody: 400, moderator: 200 },
  ],
  ['PUT', '/api/me', { webhook: null }, { ...ALL(200), nobody: 400, bot: 403 }],
]

test.each(ROUTES)('%s %s', async (method, template, body, expected) => {
  const path = template.replace('ANNA', anna)
  const given = body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll('ANNA', anna))
  const got: Partial<Record<Actor, number>> = {}
  for (const actor of ACTORS) {
    const token = tokens.get(actor)
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
    got[actor] = (await visitors.get(actor)?.call(method, path, given, headers))?.status ?? 0
  }
  expect(got).toEqual(expected)
})

/** By the socket: done, or why not. Nobody has a connection without being somebody. */
type Connected = Exclude<Actor, 'nobody'>
const MESSAGES: [string, () => Request, Record<Connected, string>][] = [
  [
    'a rated table is opened',
    () => ({
      type: 'create',
      game: 'dominion',
      setup: {},
      seats: [{ kind: 'open' }, { kind: 'open' }],
      listed: true,
      rated: true,
      timer: { per: 'none' },
    }),
    {
      guest: 'with an account',
      account: 'done',
      player: 'done',
      bot: 'with an account',
      spectator: 'with an account',
      moderator: 'done',
    },
  ],
  [
    'an opponent for a rated game is looked for',
    () => ({ type: 'seek', search: 'x', game: 'burgund', players: 2, rated: true, timer: { per: 'none' }, pool: [] }),
    {
      guest: 'with an account',
      account: 'done',
      player: 'done',
      bot: 'with an account',
      spectator: 'with an account',
      moderator: 'done',
    },
  ],
  [
    'the game of the day is played',
    () => ({ type: 'daily', game: 'burgund' }),
    {
      guest: 'with an account',
      account: 'done',
      player: 'done',
      bot: 'with an account',
      spectator: 'with an account',
      moderator: 'done',
    },
  ],
  [
    'nobody is looked for any more',
    () => ({ type: 'unseek', search: 'x' }),
    { guest: 'done', account: 'done', player: 'done', bot: 'done', spectator: 'done', moderator: 'done' },
  ],
  [
    'somebody is asked to a table that is over',
    () => ({ type: 'invite', table: finished, player: anna }),
    {
      guest: 'with an account',
      account: 'waits for nobody',
      player: 'waits for nobody',
      bot: 'with an account',
      spectator: 'with an account',
      moderator: 'waits for nobody',
    },
  ],
  [
    'another game is declined',
    () => ({ type: 'rematch', table: finished, agree: false }),
    {
      guest: 'who played',
      account: 'who played',
      player: 'done',
      bot: 'who played',
      spectator: 'who played',
      moderator: 'who played',
    },
  ],
  [
    'another game is asked for',
    () => ({ type: 'rematch', table: finished }),
    {
      guest: 'who played',
      account: 'who played',
      player: 'done',
      bot: 'who played',
      spectator: 'who played',
      moderator: 'who played',
    },
  ],
]

describe('at a table', () => {
  test.each(MESSAGES)('%s', async (_, message, expected) => {
    for (const [actor, outcome] of Object.entries(expected) as [Connected, string][]) {
      const told = await clients
        .get(actor)
        ?.request(message())
        .then(
          () => 'done',
          (fault: unknown) => (fault instanceof Refused ? fault.message : String(fault)),
        )
      expect(told, actor).toContain(outcome)
    }
  })
})
