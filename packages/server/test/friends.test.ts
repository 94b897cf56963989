import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FromServer, friends as schema } from '@kartentisch/protocol'
import { Client, type Socket } from '@kartentisch/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Server } from '../src/http/server.ts'
import { until } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'
import { serve, Visitor } from './visitor.ts'

withBothStores('who follows whom, with %s', store => {
  test('is kept with who follows back, and forgotten with an account; each is asked to a table once', async () => {
    const { friends } = store()
    for (const id of ['anna', 'ben', 'cosima'])
      await store().keepPlayer({ id, name: id.toUpperCase(), account: `account of ${id}`, webhook: null, epoch: 0 })
    await friends.follow('anna', 'ben', 1)
    await friends.follow('anna', 'ben', 2)
    await friends.follow('anna', 'cosima', 3)
    await friends.follow('cosima', 'anna', 4)
    expect(await friends.of('anna', 10)).toEqual([
      { player: 'ben', name: 'BEN', mutual: false },
      { player: 'cosima', name: 'COSIMA', mutual: true },
    ])
    await friends.unfollow('anna', 'ben')
    expect(await friends.follows('anna', 'ben')).toBe(false)

    const asked = (player: string) => friends.invite({ table: 't1', player, host: 'anna', at: 5 }, 2)
    expect(await asked('ben')).toBe(true)
    expect(await asked('ben')).toBe(false)
    expect(await asked('cosima')).toBe(true)
    expect(await asked('dora')).toBe(false)
    expect(await friends.invitesTo('ben', 0, 10)).toEqual([{ table: 't1', player: 'ben', host: 'anna', at: 5 }])
    await friends.decline('t1', 'ben')
    expect(await friends.invitesTo('ben', 0, 10)).toEqual([])
    expect(await asked('ben')).toBe(false)

    await friends.forget('cosima')
    expect(await friends.of('anna', 10)).toEqual([])
    expect(await friends.invitesTo('cosima', 0, 10)).toEqual([])
  })
})

describe('friends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-friends-'))
  let server: Server
  const open: Client[] = []

  beforeAll(async () => {
    server = await serve({ DATA_DIR: folder })
  })
  afterAll(async () => {
    for (const client of open) client.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })

  /** Somebody with an account, connected, who remembers what they were told. */
  async function member(name: string) {
    const visitor = new Visitor(server.port)
    const email = `${name.toLowerCase()}@example.org`
    await visitor.post('/api/auth/sign-up/email', { name, email, password: 'long enough for it' })
    const headers = { cookie: visitor.cookie }
    const client = new Client({
      url: '',
      open: () => new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers }) as unknown as Socket,
    })
    open.push(client)
    const told: FromServer[] = []
    client.onMessage = message => told.push(message)
    const { id } = await client.welcome()
    const friends = async () => schema.parse(await (await visitor.call('GET', '/api/friends')).json())
    const table = async (seats: readonly ('open' | 'invited')[], listed: boolean) => {
      const made = await client.request({
        type: 'create',
        game: 'burgund',
        setup: {},
        name: 'Among friends',
        seats: seats.map(kind => ({ kind })),
        listed,
        timer: { per: 'none' },
      })
      return (made.type === 'acknowledged' && made.table) || ''
    }
    return { visitor, client, told, id, friends, table }
  }

  test('are seen where they are, and come to a table when they are asked', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')]
    await anna.visitor.call('PUT', `/api/friends/${ben.id}`)
    expect((await anna.friends()).friends).toEqual([
      { player: ben.id, name: 'Ben', mutual: false, here: true, playing: null },
    ])
    const table = await anna.table(['open', 'invited'], false)
    await anna.client.request({ type: 'invite', table, player: ben.id })
    await anna.client.request({ type: 'invite', table, player: ben.id })
    await until(() => ben.told.some(({ type }) => type === 'invited'))
    const invites = ben.told.flatMap(message => (message.type === 'invited' ? [message] : []))
    expect(invites).toMatchObject([{ table, name: 'Among friends', from: 'Anna' }])
    const [invite] = (await ben.friends()).invites
    expect(invite).toMatchObject({ table, from: 'Anna', invitation: invites[0]?.invitation })
    await ben.client.request({ type: 'join', table, invitation: invite?.invitation ?? '' })
    await anna.client.request({ type: 'start', table })
    // The table is not listed: not even friends are led to it.
    expect((await anna.friends()).friends[0]?.playing).toBeNull()
    expect((await ben.friends()).invites).toEqual([])
  })

  test('are called by a tournament wherever they are connected', async () => {
    const emma = await member('Emma')
    server.hall.calls({ player: emma.id, tournament: 'cup', name: 'Sunday' })
    await until(() => emma.told.some(({ type }) => type === 'called'))
    expect(emma.told.filter(({ type }) => type === 'called')).toEqual([
      { type: 'called', tournament: 'cup', name: 'Sunday' },
    ])
  })

  test('are asked by who sits there and follows them, and by nobody else', async () => {
    const [cosima, dora] = [await member('Cosima'), await member('Dora')]
    const table = await cosima.table(['open', 'open'], true)
    const ask = (one: typeof cosima, player: string) => one.client.request({ type: 'invite', table, player })
    await expect(ask(cosima, dora.id)).rejects.toThrow('whom you follow')
    await dora.visitor.call('PUT', `/api/friends/${cosima.id}`)
    await expect(ask(dora, cosima.id)).rejects.toThrow('who sits at a table')
    await dora.client.request({ type: 'join', table })
    await expect(ask(dora, cosima.id)).rejects.toThrow('waits for nobody')
    expect(cosima.told.filter(({ type }) => type === 'invited')).toEqual([])
    await cosima.client.request({ type: 'start', table })
    expect((await dora.friends()).friends).toMatchObject([{ name: 'Cosima', playing: { table } }])
    expect((await dora.visitor.call('PUT', `/api/friends/${dora.id}`)).status).toBe(400)
  })
})
