import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientType, FromClient } from '@kartentisch/protocol'
import { Client, Refused, type Request, type Socket } from '@kartentisch/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Server } from '../src/http/server.ts'
import { until } from './at-a-table.ts'
import { serve, Visitor } from './visitor.ts'

/** Who may do what: everybody in one table, so that a new way in is thought about for all of them. */
const ACTORS = ['nobody', 'guest', 'account', 'player', 'bot', 'spectator', 'moderator'] as const
type Actor = (typeof ACTORS)[number]

const RATED = {
  type: 'create' as const,
  game: 'dominion',
  setup: { first: 0 },
  seats: [{ kind: 'open' as const }, { kind: 'open' as const }],
  listed: true,
  rated: true,
  timer: { per: 'none' as const },
}

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-rights-'))
let server: Server
const visitors = new Map<Actor, Visitor>()
const tokens = new Map<Actor, string>()
const clients = new Map<Actor, Client>()
/** A game that Anna ("player") has finished against Ben, one they play at a table that isn't listed, and one that waits. */
let finished = ''
let running = ''
let waiting = ''
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
  const create = async (wish: { readonly rated: boolean; readonly listed: boolean }) => {
    const told = await first.request({ ...RATED, ...wish })
    return (told.type === 'acknowledged' && told.table) || ''
  }
  waiting = await create({ rated: true, listed: true })
  finished = await create({ rated: true, listed: true })
  await other.request({ type: 'join', table: finished })
  await first.request({ type: 'start', table: finished })
  running = await create({ rated: false, listed: false })
  const seen = new Promise<string>(resolve => {
    first.follow(running, { table: ({ invitation }) => resolve(invitation ?? '') })
  })
  await other.request({ type: 'join', table: running, invitation: await seen })
  await first.request({ type: 'start', table: running })
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
  ['GET', '/healthz', undefined, ALL(200)],
  ['GET', '/readyz', undefined, ALL(200)],
  ['GET', '/metrics', undefined, ALL(200)],
  ['GET', '/api/games', undefined, ALL(200)],
  ['GET', '/api/accounts', undefined, ALL(200)],
  ['GET', '/api/me', undefined, ALL(200)],
  // Whoever is somebody stays who they are; nobody becomes a guest only by saying a name.
  ['POST', '/api/guest', {}, { ...ALL(200), nobody: 400 }],
  ['GET', '/api/auth/get-session', undefined, ALL(200)],
  ['POST', '/api/auth/change-password', {}, ALL(400)],
  ['GET', '/api/replays/FINISHED', undefined, ALL(200)],
  ['GET', '/api/replays/RUNNING', undefined, ALL(404)],
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
  const path = template.replace('ANNA', anna).replace('FINISHED', finished).replace('RUNNING', running)
  const given = body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll('ANNA', anna))
  const got: Partial<Record<Actor, number>> = {}
  for (const actor of ACTORS) {
    const token = tokens.get(actor)
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
    got[actor] = (await visitors.get(actor)?.call(method, path, given, headers))?.status ?? 0
  }
  expect(got).toEqual(expected)
})

test('no route is left out', () => {
  const isLike = (route: string, [method, path]: (typeof ROUTES)[number]) => {
    const [known, template = ''] = route.split(' ')
    return known === method && new RegExp(`^${template.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path)
  }
  expect(server.routes.length).toBeGreaterThan(40)
  expect(server.routes.filter(route => !ROUTES.some(row => isLike(route, row)))).toEqual([])
})

/** By the socket: done, or why not. Nobody has a connection without being somebody. */
type Connected = Exclude<Actor, 'nobody'>
type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never
type Row = [does: string, message: () => Unnamed<FromClient>, expected: Record<Connected, string>]

/** In the order in which they try it: those first to whom the least is allowed. */
const EVERYBODY = (outcome: string): Record<Connected, string> => ({
  guest: outcome,
  spectator: outcome,
  bot: outcome,
  account: outcome,
  moderator: outcome,
  player: outcome,
})
/** People with an account, and what becomes of it for them. */
const MEMBERS = (outcome: string) => ({
  ...EVERYBODY('with an account'),
  account: outcome,
  player: outcome,
  moderator: outcome,
})
/** Who sits there, and what becomes of it for them; a moderator is nobody at a table. */
const PLAYERS = (outcome: string, others = 'only watch') => ({ ...EVERYBODY(others), player: outcome })

/** In this order; a message that is not here doesn't compile. */
const MESSAGES: Record<Exclude<ClientType, 'hello'>, Row[]> = {
  ping: [['a sign of life', () => ({ type: 'ping' }), EVERYBODY('done')]],
  attention: [['looking back', () => ({ type: 'attention', away: false }), EVERYBODY('done')]],
  list: [['tables are listed', () => ({ type: 'list', which: 'open' }), EVERYBODY('done')]],
  finished: [['finished games are listed', () => ({ type: 'finished', mine: true }), EVERYBODY('done')]],
  create: [
    ['a rated table is opened', () => RATED, MEMBERS('done')],
    ['a table is opened', () => ({ ...RATED, rated: false }), EVERYBODY('done')],
  ],
  seek: [
    [
      'an opponent for a rated game is looked for',
      () => ({ type: 'seek', search: 'x', game: 'burgund', players: 2, rated: true, timer: { per: 'none' }, pool: [] }),
      MEMBERS('done'),
    ],
  ],
  unseek: [['nobody is looked for any more', () => ({ type: 'unseek', search: 'x' }), EVERYBODY('done')]],
  daily: [['the game of the day is played', () => ({ type: 'daily', game: 'burgund' }), MEMBERS('done')]],
  start: [
    [
      'a table is started',
      () => ({ type: 'start', table: waiting }),
      PLAYERS('Seat 2 is still free', 'Whoever made the table'),
    ],
  ],
  join: [
    [
      'a seat is taken at a rated table',
      () => ({ type: 'join', table: waiting }),
      { ...MEMBERS('done'), moderator: 'no seat' },
    ],
    [
      'a seat is taken without being asked to it',
      () => ({ type: 'join', table: running }),
      PLAYERS('done', 'has begun'),
    ],
  ],
  leave: [['a table is left', () => ({ type: 'leave', table: running }), PLAYERS('has begun', 'done')]],
  invite: [
    [
      'somebody is asked to a table that is over',
      () => ({ type: 'invite', table: finished, player: anna }),
      MEMBERS('waits for nobody'),
    ],
  ],
  watch: [['a table is followed', () => ({ type: 'watch', table: running }), EVERYBODY('done')]],
  mute: [['nothing is heard of the others', () => ({ type: 'mute', table: running, muted: true }), EVERYBODY('done')]],
  chat: [
    [
      'something is said at a table that isn’t listed',
      () => ({ type: 'chat', table: running, text: 'hello' }),
      PLAYERS('done', 'only those who sit there'),
    ],
    [
      'something is said at a table that is listed',
      () => ({ type: 'chat', table: finished, text: 'hello' }),
      EVERYBODY('done'),
    ],
  ],
  answer: [
    [
      'a question is answered that isn’t open',
      () => ({ type: 'answer', table: running, number: 99, answer: [] }),
      PLAYERS('not open'),
    ],
  ],
  undo: [['an answer is taken back', () => ({ type: 'undo', table: running }), PLAYERS('no answer of yours')]],
  consent: [
    [
      'something is agreed to that nobody asked for',
      () => ({ type: 'consent', table: running, number: 1, agree: true }),
      PLAYERS('no such request'),
    ],
  ],
  'hand-over': [['a seat is lent to a bot', () => ({ type: 'hand-over', table: running, seat: 0 }), PLAYERS('done')]],
  'take-back': [['it is taken back', () => ({ type: 'take-back', table: running }), PLAYERS('done')]],
  abandon: [
    ['a game is given up while others play', () => ({ type: 'abandon', table: running }), PLAYERS('Others are')],
    [
      'a table that waits is given up',
      () => ({ type: 'abandon', table: waiting }),
      PLAYERS('done', 'Whoever made the table'),
    ],
  ],
  resign: [['a game is resigned', () => ({ type: 'resign', table: running }), PLAYERS('done')]],
  rematch: [
    [
      'another game is declined',
      () => ({ type: 'rematch', table: finished, agree: false }),
      PLAYERS('done', 'who played'),
    ],
    ['another game is asked for', () => ({ type: 'rematch', table: finished }), PLAYERS('done', 'who played')],
  ],
  unwatch: [['a table is followed no more', () => ({ type: 'unwatch', table: running }), EVERYBODY('done')]],
}

describe('at a table', () => {
  test.each(Object.values(MESSAGES).flat())('%s', async (_, message, expected) => {
    const got: Record<string, string> = {}
    for (const actor of Object.keys(expected) as Connected[])
      got[actor] = await (clients.get(actor) ?? expect.unreachable()).request(message() as Request).then(
        () => 'done',
        (fault: unknown) => (fault instanceof Refused ? fault.message : String(fault)),
      )
    expect(got).toEqual(
      Object.fromEntries(Object.entries(expected).map(([actor, said]) => [actor, expect.stringContaining(said)])),
    )
  })
})
