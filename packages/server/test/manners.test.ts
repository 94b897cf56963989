import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untranslated } from '@kartentisch/kernel'
import type { Report } from '@kartentisch/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '../src/http/server.ts'
import { mustBeWelcomeIn } from '../src/people/company.ts'
import type { TournamentRecord } from '../src/people/tournament.ts'
import type { Hall } from '../src/tables/hall/hall.ts'
import { MANNERS } from '../src/words/manners.ts'
import { Guest, newHall } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'
import { serve, Visitor } from './visitor.ts'

withBothStores('with %s', store => {
  let hall: Hall
  beforeAll(async () => {
    hall = newHall(store())
  }, 180_000)
  afterAll(async () => {
    await hall.close()
  })

  let regards = 0
  const arrive = async (name: string): Promise<Guest> => {
    const guest = new Guest(hall, name)
    await store().keepPlayer({ id: guest.id, name, account: null, webhook: null, epoch: 0 })
    return guest
  }
  const regard = (who: Guest, whom: Guest, how: 'muted' | 'blocked') => {
    const { id: player } = who
    const { id: other, name } = whom
    return store().manners.keepRegard({ id: `r${++regards}`, player, other, name, regard: how, at: regards })
  }
  const heard = (guest: Guest) => guest.told.flatMap(message => (message.type === 'chat' ? [message.text] : []))

  test('who is muted is not read by who muted them, neither at once nor afterwards', async () => {
    const [anna, ben, cleo] = [await arrive('Anna'), await arrive('Ben'), await arrive('Cleo')]
    const table = await anna.create('burgund', ['open', 'open'])
    for (const guest of [anna, ben, cleo]) await guest.say({ type: 'watch', table })
    await regard(anna, ben, 'muted')
    await ben.say({ type: 'chat', table, text: 'you play badly' })
    await cleo.say({ type: 'chat', table, text: 'hello' })
    expect(heard(anna)).toEqual(['hello'])
    expect(heard(cleo)).toEqual(['you play badly', 'hello'])
    anna.told.length = 0
    await anna.say({ type: 'watch', table })
    expect(heard(anna)).toEqual(['hello'])
  })

  test('who was muted as a guest stays so with the account they sign in to', async () => {
    const [dora, guest, account] = [await arrive('Dora'), await arrive('Gus'), await arrive('Konto')]
    const table = await dora.create('burgund', ['open', 'open'])
    await dora.say({ type: 'watch', table })
    await guest.say({ type: 'chat', table, text: 'as a guest' })
    await regard(dora, guest, 'muted')
    await store().movePlayer(guest.id, account.id)
    await account.say({ type: 'chat', table, text: 'once more' })
    expect(heard(dora)).toEqual(['as a guest'])
    dora.told.length = 0
    await dora.say({ type: 'watch', table })
    expect(heard(dora)).toEqual([])
    expect(await store().manners.regardsOf(dora.id)).toMatchObject([{ other: account.id }])
  })

  test('who has blocked somebody does not sit beside them, whoever comes second', async () => {
    const [emil, fay] = [await arrive('Emil'), await arrive('Fay')]
    await regard(emil, fay, 'blocked')
    const his = await emil.create('burgund', ['open', 'open'])
    await expect(fay.say({ type: 'join', table: his })).rejects.toThrow('does not want to play with you')
    const hers = await fay.create('burgund', ['open', 'open'])
    await expect(emil.say({ type: 'join', table: hers })).rejects.toThrow('whom you have blocked')
    await store().manners.dropRegardFor(emil.id, fay.id)
    await fay.say({ type: 'join', table: his })
  })

  test('who has blocked somebody stays out of a tournament where they may meet, whoever comes second', async () => {
    const [kai, lea] = [await arrive('Kai'), await arrive('Lea')]
    await regard(kai, lea, 'blocked')
    const held = (guest: Guest, format: 'swiss' | 'knock-out') =>
      ({ format, entrants: [{ player: guest.id, name: guest.name, level: null }] }) as unknown as TournamentRecord
    await expect(mustBeWelcomeIn(store(), held(kai, 'knock-out'), lea.id)).rejects.toThrow('does not want to play')
    await expect(mustBeWelcomeIn(store(), held(lea, 'knock-out'), kai.id)).rejects.toThrow('whom you have blocked')
    await mustBeWelcomeIn(store(), held(kai, 'swiss'), lea.id)
    expect(await store().manners.blocksAmong([kai.id, lea.id])).toEqual([{ player: kai.id, other: lea.id }])
    expect(await store().manners.blocksAmong([lea.id])).toEqual([])
  })

  test('who was blocked asks nobody to a table', async () => {
    const [ivo, jo] = [new Guest(hall, 'Ivo', { guest: false }), await arrive('Jo')]
    const table = await ivo.create('burgund', ['open', 'open'])
    await store().friends.follow(ivo.id, jo.id, 1)
    await regard(jo, ivo, 'blocked')
    const ask = () => ivo.say({ type: 'invite', table, player: jo.id })
    await expect(ask()).rejects.toThrow('has blocked the other')
    await store().manners.dropRegardFor(jo.id, ivo.id)
    await ask()
  })

  test('who has blocked somebody is not paired with them', async () => {
    const [gil, hal] = [await arrive('Gil'), await arrive('Hal')]
    await regard(gil, hal, 'blocked')
    const seek = (guest: Guest) =>
      guest.say({
        type: 'seek',
        search: guest.name,
        game: 'burgund',
        players: 2,
        rated: false,
        timer: { per: 'none' },
        pool: [],
      })
    for (const guest of [gil, hal]) await seek(guest)
    await hall.automatch.bringTogether()
    expect((await store().seeks.of(gil.id))?.table).toBeNull()
    await store().manners.dropRegardFor(gil.id, hal.id)
    await hall.automatch.bringTogether()
    const table = (await store().seeks.of(gil.id))?.table
    expect(table).not.toBeNull()
    expect((await store().seeks.of(hal.id))?.table).toBe(table)
  })

  test('what a moderator imposes holds until then and is written down, and a report is closed once', async () => {
    const act = { id: 'a1', at: 100, moderator: 'mo', player: 'id-of-Anna', act: 'mute' as const, words: 'insults' }
    await store().manners.impose(act, 'mute', 500)
    expect(await store().manners.sanctionsOf('id-of-Anna', 499)).toEqual({ mute: 500 })
    expect(await store().manners.sanctionsOf('id-of-Anna', 500)).toEqual({})
    expect(await store().manners.actsOn('id-of-Anna', 5)).toEqual([act])
    const report = {
      id: 'p1',
      at: 1,
      reporter: 'id-of-Ben',
      player: 'id-of-Anna',
      name: 'Anna',
      table: null,
      reason: 'insult' as const,
      words: '',
      said: null,
    }
    await store().manners.addReport(report)
    expect(await store().manners.openReports(10)).toEqual([report])
    expect(await store().manners.openReportsBy('id-of-Ben')).toBe(1)
    expect(await store().manners.closeReport('p1', 'mo', 2)).toBe(true)
    expect(await store().manners.closeReport('p1', 'mo', 3)).toBe(false)
    expect(await store().manners.openReports(10)).toEqual([])
  })
})

describe('by HTTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-manners-'))
  const audit = join(folder, 'audit.log')
  let server: Server
  let mo: Visitor
  let anna: Visitor
  let ben: Visitor
  const signUp = async (port: number, name: string) => {
    const visitor = new Visitor(port)
    const email = `${name.toLowerCase()}@example.org`
    await visitor.post('/api/auth/sign-up/email', { name, email, password: 'long enough for it' })
    return visitor
  }
  const idOf = async (visitor: Visitor) =>
    ((await (await visitor.call('GET', '/api/me')).json()) as { player: { id: string } }).player.id

  beforeAll(async () => {
    const first = await serve({ DATA_DIR: join(folder, 'data') })
    const before = await signUp(first.port, 'Mo')
    const moderator = await idOf(before)
    await first.close()
    server = await serve({ DATA_DIR: join(folder, 'data'), MODERATORS: `somebody, ${moderator}`, AUDIT_LOG: audit })
    mo = new Visitor(server.port)
    for (const [name, value] of before.cookies) mo.cookies.set(name, value)
    anna = await signUp(server.port, 'Anna')
    ben = await signUp(server.port, 'Ben')
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const act = async (wish: object) => mo.post('/api/moderation', { player: await idOf(ben), words: 'why', ...wish })

  test('whom one does not want is listed, and can be taken back', async () => {
    await anna.call('PUT', '/api/regards', { whom: { player: await idOf(ben) }, regard: 'blocked' })
    const list = async () =>
      (await (await anna.call('GET', '/api/regards')).json()) as { id: string; name: string; regard: string }[]
    const [one] = await list()
    expect(one).toMatchObject({ name: 'Ben', regard: 'blocked' })
    await anna.call('DELETE', `/api/regards/${one?.id}`)
    expect(await list()).toEqual([])
  })

  test('a moderator sees what is reported, mutes, renames and bans, and every act is in the audit log', async () => {
    const about = await idOf(ben)
    const socket = await ben.connect()
    const sent = await anna.post('/api/reports', { whom: { player: about }, reason: 'insult', words: 'he swears' })
    expect(sent.status).toBe(200)
    const reports = async () => (await (await mo.call('GET', '/api/reports')).json()) as Report[]
    const [report] = await reports()
    expect(report).toMatchObject({ reporter: 'Anna', words: 'he swears', about: { name: 'Ben', muted: null } })
    expect((await act({ act: 'mute', days: 3 })).status).toBe(200)
    expect((await act({ act: 'rename', name: 'Somebody' })).status).toBe(200)
    expect(await ben.name()).toBe('Somebody')
    expect((await ben.call('PUT', '/api/me', { name: 'Ben' })).status).toBe(403)
    expect((await reports())[0]?.about).toMatchObject({
      name: 'Somebody',
      muted: expect.any(Number),
      acts: [{ act: 'rename', moderator: 'Mo', words: 'Ben → Somebody. why' }, { act: 'mute' }],
    })
    expect((await act({ act: 'ban' })).status).toBe(200)
    expect(await socket.closed).toEqual({ code: 1008, reason: 'A moderator has banned you.' })
    expect((await ben.connect()).told).toMatchObject({ type: 'refused', reason: 'A moderator has banned you.' })
    expect((await ben.call('GET', '/api/regards')).status).toBe(403)
    // What is kept about them they may still have.
    expect((await ben.call('GET', '/api/me/export')).status).toBe(200)
    expect((await act({ act: 'unban' })).status).toBe(200)
    expect((await ben.call('GET', '/api/regards')).status).toBe(200)
    expect((await mo.post(`/api/reports/${report?.id}/close`)).status).toBe(200)
    expect(await reports()).toEqual([])
    const deeds = readFileSync(audit, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    const moderator = await idOf(mo)
    expect(deeds.filter(deed => deed.about === about && deed.player === moderator).map(({ deed }) => deed)).toEqual([
      'muted',
      'renamed',
      'banned',
      'unbanned',
    ])
    expect(deeds).toContainEqual(expect.objectContaining({ deed: 'reported', about }))
    expect(deeds).toContainEqual(expect.objectContaining({ deed: 'report-closed', player: moderator }))
  })

  test('nothing can be done to a moderator', async () => {
    const answer = await mo.post('/api/moderation', { player: await idOf(mo), act: 'ban', words: '' })
    expect(answer.status).toBe(400)
  })
})

test('what is said about manners is said in German too', () => {
  expect(untranslated(MANNERS)).toEqual([])
})
