import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Socket } from '@kartentisch/protocol/client'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/http/config.ts'
import { type Server, startServer } from '../src/http/server.ts'
import { callWebhook, readWebhook } from '../src/http/webhook.ts'
import { until } from './at-a-table.ts'

/** What came to the player's own address. */
const calls: { method: string; path: string; type: string; body: unknown }[] = []

const own = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const { method = '', url: path = '', headers } = request
  // Who calls here gives up, perhaps before the call has come: it must not be counted in a later test.
  if (path === '/silent') return
  let text = ''
  for await (const part of request) text += part
  calls.push({ method, path, type: headers['content-type'] ?? '', body: JSON.parse(text) })
  if (path === '/elsewhere') response.writeHead(307, { location: '/moved' })
  else response.writeHead(path === '/broken' ? 500 : 204)
  response.end()
})
let address: string

beforeAll(async () => {
  await new Promise<void>(resolve => own.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(own.address() as AddressInfo).port}`
})
afterAll(() => {
  own.closeAllConnections()
  own.close()
})
beforeEach(() => {
  calls.length = 0
})

describe('an address inside the server’s own network', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.31.0.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
  ])('is refused when it is given: %s', given => {
    expect(() => readWebhook(given, 'outside')).toThrow('leads out of')
  })

  test.each(['http://example.org/', 'ftp://example.org', 'https://me:secret@example.org/', 'no address', ''])(
    'and what is no safe address is too: "%s"',
    given => {
      expect(() => readWebhook(given, 'outside')).toThrow('begins with https://')
    },
  )

  test('is refused when a name turns out to lead there', async () => {
    await expect(callWebhook('https://localhost/hook', {}, 'outside')).rejects.toThrow('leads out of')
  })
})

describe('a call', () => {
  test('is made once and follows no redirect', async () => {
    await callWebhook(`${address}/hook`, { type: 'your-turn' }, 'anywhere')
    expect(calls).toEqual([{ method: 'POST', path: '/hook', type: 'application/json', body: { type: 'your-turn' } }])
    await expect(callWebhook(`${address}/elsewhere`, {}, 'anywhere')).rejects.toThrow('answered 307')
    await expect(callWebhook(`${address}/broken`, {}, 'anywhere')).rejects.toThrow('answered 500')
    expect(calls.map(({ path }) => path)).toEqual(['/hook', '/elsewhere', '/broken'])
  })

  test('is given up when nobody answers', async () => {
    await expect(callWebhook(`${address}/silent`, {}, 'anywhere', 200)).rejects.toThrow()
  })
})

describe('a server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-webhook-'))
  let server: Server
  beforeAll(async () => {
    const config = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      BOT_PAUSE: '0',
      WEBHOOKS: 'anywhere',
      BASE_URL: 'https://cards.example',
    }
    server = await startServer(readConfig(config), pino({ level: 'silent' }))
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const ask = (method: string, path: string, body: unknown, cookie = '') =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })

  const arrive = async (name: string) => {
    const cookie = (await ask('POST', '/api/guest', { name })).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const open = () => new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie } }) as unknown as Socket
    const client = new Client({ url: '', open })
    await client.welcome()
    return { cookie, client }
  }

  const begin = async (anna: Client, ben: Client): Promise<string> => {
    const made = await anna.request({
      type: 'create',
      name: 'Friday',
      game: 'dominion',
      setup: { kingdom: ['moat'], first: 0 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      listed: true,
      timer: { per: 'none' },
    })
    const table = (made.type === 'acknowledged' && made.table) || ''
    await ben.request({ type: 'join', table })
    await anna.request({ type: 'start', table })
    return table
  }

  /** Ends whatever turn it is. */
  const endTurn = async (client: Client, table: string) => {
    await new Promise<void>((resolve, reject) => {
      const stop = client.follow(table, {
        feed: ({ standing: { question } }) => {
          if (question === null) return
          const last = question.choices.at(-1) ?? 0
          stop()
          client.answer(table, question.number, [last]).then(() => resolve(), reject)
        },
      })
    })
  }

  test('calls who is away when their turn comes, and tells who is here on the page', async () => {
    const [anna, ben] = [await arrive('Anna'), await arrive('Ben')]
    for (const { cookie } of [anna, ben]) {
      expect((await ask('PUT', '/api/me', { webhook: `${address}/hook` }, cookie)).status).toBe(200)
    }
    const table = await begin(anna.client, ben.client)
    let told = 0
    ben.client.onMessage = message => {
      if (message.type === 'your-turn') told++
    }
    await endTurn(anna.client, table)
    await until(() => told === 1)
    expect(calls).toEqual([])
    anna.client.close()
    const metrics = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    await expect.poll(metrics).toContain('kartentisch_connections 1')
    await endTurn(ben.client, table)
    await until(() => calls.length > 0)
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/hook',
        type: 'application/json',
        body: { type: 'your-turn', table, name: 'Friday', url: `https://cards.example/#/table/${table}` },
      },
    ])
    ben.client.close()
  })

  test('calls who has a page open and looks elsewhere', async () => {
    const [dora, emil] = [await arrive('Dora'), await arrive('Emil')]
    await ask('PUT', '/api/me', { webhook: `${address}/elsewhere` }, emil.cookie)
    emil.client.attend(true)
    const table = await begin(dora.client, emil.client)
    await endTurn(dora.client, table)
    await until(() => calls.some(({ path }) => path === '/elsewhere'))
    expect(calls.filter(({ path }) => path === '/elsewhere')).toMatchObject([{ body: { type: 'your-turn', table } }])
    for (const { client } of [dora, emil]) client.close()
  })

  test('keeps only addresses that are some', async () => {
    const { cookie, client } = await arrive('Cleo')
    expect((await ask('PUT', '/api/me', { webhook: 'ntfy.sh/cleo' }, cookie)).status).toBe(400)
    expect((await ask('PUT', '/api/me', { webhook: `${address}/x` }, cookie)).status).toBe(200)
    expect((await ask('PUT', '/api/me', { webhook: null }, cookie)).status).toBe(200)
    client.close()
  })
})
