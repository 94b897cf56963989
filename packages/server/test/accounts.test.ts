import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkPassword } from '../src/http/passwords.ts'
import type { Server } from '../src/http/server.ts'
import { newDatabase } from './services.ts'
import { serve, Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-accounts-'))
let server: Server
let accounts = 0

beforeAll(async () => {
  server = await serve({ DATA_DIR: join(folder, 'one') })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const newAccount = () => ({ email: `p${++accounts}@example.org`, password: 'correct horse', name: `P${accounts}` })

const visitor = () => new Visitor(server.port)

const SIGNED_OUT = { code: 1008, reason: 'You are signed out.' }

describe('who holds a copy of a guest’s token', () => {
  test('has nothing by it once the guest makes an account', async () => {
    const guest = await visitor().becomeGuest('Gus')
    const thief = guest.copy()
    const theirs = await thief.connect()
    const account = newAccount()
    expect((await guest.post('/api/auth/sign-up/email', account)).status).toBe(200)
    expect(guest.cookies.has('kartentisch')).toBe(false)
    expect(await guest.name()).toBe(account.name)
    expect(await thief.name()).toBeUndefined()
    expect(await theirs.closed).toEqual(SIGNED_OUT)
  })

  test('nor when the guest signs in to one they have, nor by a token made for a bot before', async () => {
    const account = newAccount()
    const owner = visitor()
    await owner.post('/api/auth/sign-up/email', account)
    const guest = await visitor().becomeGuest('Gus')
    const thief = guest.copy()
    const { token } = (await (await thief.post('/api/tokens')).json()) as { token: string }
    const theirs = await thief.connect()
    const bots = await visitor().connect(token)
    expect((await guest.post('/api/auth/sign-in/email', account)).status).toBe(200)
    expect(await guest.name()).toBe(account.name)
    expect(await thief.name()).toBeUndefined()
    expect(await theirs.closed).toEqual(SIGNED_OUT)
    expect(await bots.closed).toEqual(SIGNED_OUT)
    expect((await visitor().connect(token)).told).toMatchObject({ reason: 'This token is not known.' })
  })

  test('nor when the guest leaves', async () => {
    const guest = await visitor().becomeGuest('Gus')
    const thief = guest.copy()
    const theirs = await thief.connect()
    await guest.post('/api/auth/sign-out')
    expect(await thief.name()).toBeUndefined()
    expect(await theirs.closed).toEqual(SIGNED_OUT)
  })
})

test('signing out ends the session and its connections, and no others', async () => {
  const account = newAccount()
  const [here, there] = [visitor(), visitor()]
  await here.post('/api/auth/sign-up/email', account)
  await there.post('/api/auth/sign-in/email', account)
  const copy = here.copy()
  const [mine, other] = [await here.connect(), await there.connect()]
  await here.post('/api/auth/sign-out')
  expect(await mine.closed).toEqual(SIGNED_OUT)
  expect(await copy.name()).toBeUndefined()
  expect(await there.name()).toBe(account.name)
  expect(await Promise.race([other.closed, 'open'])).toBe('open')
})

test('a new password ends every other session, every token and their connections', async () => {
  const account = newAccount()
  const [here, there] = [visitor(), visitor()]
  await here.post('/api/auth/sign-up/email', account)
  await there.post('/api/auth/sign-in/email', account)
  const { token } = (await (await here.post('/api/tokens', { name: 'robot' })).json()) as { token: string }
  const [other, bot] = [await there.connect(), await visitor().connect(token)]
  const change = { currentPassword: account.password, newPassword: 'battery staple' }
  expect((await here.post('/api/auth/change-password', change)).status).toBe(200)
  expect(await other.closed).toEqual(SIGNED_OUT)
  expect(await bot.closed).toEqual(SIGNED_OUT)
  expect(await there.name()).toBeUndefined()
  expect(await here.name()).toBe(account.name)
})

test('sessions and tokens are listed, and each can be ended', async () => {
  const account = newAccount()
  const [here, there] = [visitor(), visitor()]
  await here.post('/api/auth/sign-up/email', account)
  await there.post('/api/auth/sign-in/email', account, { 'user-agent': 'elsewhere' })
  const { token } = (await (await here.post('/api/tokens', { name: 'robot' })).json()) as { token: string }
  const list = async () =>
    (await (await here.call('GET', '/api/sessions')).json()) as {
      id: string
      kind: string
      name: string
      own: boolean
    }[]
  const listed = await list()
  expect(listed.map(({ kind, name, own }) => [kind, name, own]).sort()).toEqual([
    ['bot', 'robot', false],
    ['session', '', false],
    ['session', '', true],
  ])
  expect(JSON.stringify(listed)).not.toContain(token)
  expect(listed).toContainEqual(expect.objectContaining({ program: 'elsewhere', address: '127.0.0.1' }))
  const bot = await visitor().connect(token)
  for (const { id, own } of listed.filter(one => !one.own)) {
    expect((await (await visitor().becomeGuest('Eve')).call('DELETE', `/api/sessions/${id}`)).status).toBe(404)
    expect([own, (await here.call('DELETE', `/api/sessions/${id}`)).status]).toEqual([false, 200])
  }
  expect(await bot.closed).toEqual(SIGNED_OUT)
  expect(await there.name()).toBeUndefined()
  expect(await list()).toHaveLength(1)
})

test('an account that is deleted leaves its games to the others, without its name', async () => {
  const account = { ...newAccount(), name: 'Rumpelstilz' }
  const here = visitor()
  await here.post('/api/auth/sign-up/email', account)
  const mine = await here.connect()
  const person = { id: '', name: '' }
  Object.assign(person, ((await (await here.call('GET', '/api/me')).json()) as { player: object }).player)
  const create = {
    type: 'create' as const,
    id: 'c',
    game: 'dominion',
    setup: { kingdom: ['moat'] },
    seats: [{ kind: 'open' as const }, { kind: 'bot' as const, level: 'random' }],
    listed: true,
    timer: { per: 'none' as const },
  }
  const table = await server.hall.create(create, { ...person, ids: [person.id], guest: false })
  await server.hall.chat(table, { ...person, ids: [person.id], guest: false }, 'hello')
  expect((await here.post('/api/auth/delete-user', { password: 'wrong wrong' })).status).toBe(400)
  expect((await here.post('/api/auth/delete-user', { password: account.password })).status).toBe(200)
  expect(await mine.closed).toEqual(SIGNED_OUT)
  expect(await here.name()).toBeUndefined()
  expect((await visitor().post('/api/auth/sign-in/email', account)).status).toBe(401)
  const { store } = server.hall
  const kept = JSON.stringify([await store.readTable(table.id), await store.readChat(table.id, 1)])
  expect(kept).not.toMatch(/rumpelstilz/i)
  expect(kept).toContain('somebody')
})

test.each([
  ['no name', { name: ' ' }, 'A name has 1 to 30 characters.'],
  ['a name that cannot be seen', { name: '\u200b' }, 'A name has 1 to 30 characters.'],
  ['a name without end', { name: 'x'.repeat(31) }, 'A name has 1 to 30 characters.'],
  ['a name with a NUL', { name: 'a\u0000b' }, 'A name has 1 to 30 characters.'],
  ['a picture', { image: 'x'.repeat(9000) }, 'An account has no picture here.'],
  ['a password that everybody tries', { password: 'Password123' }, 'among the first that others would try'],
  ['a password of figures', { password: '87654321' }, 'among the first that others would try'],
  ['one’s own name', { name: 'Gutemine', password: 'gutemine1' }, 'not one’s own name'],
])('an account with %s is not made', async (_, wrong, sentence) => {
  const answer = await visitor().post('/api/auth/sign-up/email', { ...newAccount(), ...wrong })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { reason: string }).reason).toContain(sentence)
})

test('nor does an account get such a name or password later', async () => {
  const here = visitor()
  const account = newAccount()
  await here.post('/api/auth/sign-up/email', account)
  expect((await here.post('/api/auth/update-user', { name: '' })).status).toBe(400)
  const change = { currentPassword: account.password, newPassword: '11111111' }
  expect((await here.post('/api/auth/change-password', change)).status).toBe(400)
})

test.each(['correct horse', 'Tr0ub4dor&3', 'zwölf Boxkämpfer', 'k3yb0ard-cat'])('"%s" is a password', password => {
  expect(() => checkPassword(password, ['Anna', 'anna@example.org'])).not.toThrow()
})

test.each([
  '/api/auth/sign-in/email',
  '/api/auth/sign-up/email',
  '/api/auth/change-password',
  '/api/auth/reset-password',
  '/api/auth/request-password-reset',
  '/api/auth/delete-user',
  '/api/auth/verify-password',
  '/api/auth/passkey/verify-authentication',
  '/api/auth//sign-in/email',
  '/api/auth/sign-in/email/',
])('attempts at %s are limited', async path => {
  const strict = await serve({ DATA_DIR: join(folder, `strict${++accounts}`), LOGINS_PER_MINUTE: '2' })
  const guess = {
    email: 'x@example.org',
    password: 'guess guess',
    newPassword: 'guess guess',
    token: 'guess',
    name: 'x',
  }
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await new Visitor(strict.port).post(path, guess)).status)
  expect(statuses.at(-1)).toBe(429)
  await strict.close()
})

describe('with several nodes', () => {
  let nodes: Server[]
  beforeAll(async () => {
    const shared = { DATABASE_URL: await newDatabase(inject('postgres')), SECRET: 'x'.repeat(40), PING_SECONDS: '1' }
    nodes = await Promise.all([1, 2].map(i => serve({ ...shared, DATA_DIR: join(folder, `node${i}`) })))
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
  })

  test('who is signed out on one is cut off from the other', async () => {
    const [first, second] = nodes.map(({ port }) => port)
    const guest = await new Visitor(first ?? 0).becomeGuest('Gus')
    const elsewhere = new Visitor(second ?? 0)
    for (const [name, value] of guest.cookies) elsewhere.cookies.set(name, value)
    const theirs = await elsewhere.connect()
    expect(theirs.told).toMatchObject({ type: 'welcome' })
    expect((await guest.post('/api/auth/sign-up/email', newAccount())).status).toBe(200)
    expect(await theirs.closed).toEqual(SIGNED_OUT)
  })
})
