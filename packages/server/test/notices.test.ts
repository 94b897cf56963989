import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Herald } from '../src/people/herald.ts'
import { Push } from '../src/people/push.ts'
import { onVacation } from '../src/people/vacation.ts'
import { begin, type Guest, newHall } from './at-a-table.ts'
import { withBothStores } from './both-stores.ts'
import { PushedBrowser } from './pushed.ts'

/** What came to the service that reaches a browser. */
const calls: { path: string; encoding: string; authorization: string; body: Buffer }[] = []
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts)
  const { url: path = '', headers } = request
  const { 'content-encoding': encoding = '', authorization = '' } = headers
  calls.push({ path, encoding: String(encoding), authorization, body })
  response.writeHead(path === '/gone' ? 410 : 201).end()
})
let address: string
beforeAll(async () => {
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => service.close())

const device = (player: string, path: string, { p256dh, auth } = new PushedBrowser()) => ({
  endpoint: `${address}${path}`,
  player,
  p256dh,
  auth,
  language: 'de',
  createdAt: 1,
})

const NO_WISHES = { mail: false, awayUntil: 0, vacationYear: 0, vacationDays: 0 }

test('there are so many days of vacation a year; those that were not used can be taken later', () => {
  const [day, spring] = [86_400_000, Date.UTC(2026, 3, 1)]
  const once = onVacation(NO_WISHES, 21, spring)
  expect(once).toEqual({ awayUntil: spring + 21 * day, vacationYear: 2026, vacationDays: 21 })
  // Back after a week: a day that has begun is used.
  const back = onVacation(once, 0, spring + 6.5 * day)
  expect(back).toEqual({ awayUntil: 0, vacationYear: 2026, vacationDays: 7 })
  const summer = onVacation(back, 21, spring + 90 * day)
  expect(() => onVacation(summer, 21, spring + 120 * day)).toThrow('you have 14 left')
  // Who is away and says it again goes on being away, and that counts too.
  expect(onVacation(summer, 21, spring + 91 * day).vacationDays).toBe(29)
  expect(onVacation(summer, 21, spring + 300 * day).vacationDays).toBe(21)
})

withBothStores('with %s', store => {
  const herald = (more: Partial<ConstructorParameters<typeof Herald>[0]> = {}) =>
    new Herald({
      store: store(),
      push: new Push({ notices: store().notices, reach: 'anywhere', subject: 'mailto:nobody@localhost.invalid' }),
      base: 'https://cards.example',
      now: Date.now,
      isHere: () => false,
      webhook: async () => undefined,
      fault: fault => expect.unreachable(String(fault)),
      ...more,
    })
  const keep = (guest: Guest) =>
    store().keepPlayer({ id: guest.id, name: guest.name, account: null, webhook: 'https://example.org/', epoch: 0 })

  test('a turn is told once, however many nodes try, and the next one is another', async () => {
    const turn = { table: 'once', player: 'anna', number: 5 }
    const tries = await Promise.all(Array.from({ length: 20 }, () => store().notices.claim(turn)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await store().notices.claim({ ...turn, number: 7 })).toBe(false)
    expect(await store().notices.claim({ table: 'once', player: 'ben', number: 8 })).toBe(true)
    expect(await store().notices.claim({ ...turn, number: 6 })).toBe(false)
    expect(await store().notices.claim({ ...turn, number: 9 })).toBe(true)
    const quickly = ['ben', 'anna', 'ben'].map((player, i) =>
      store().notices.claim({ table: 'once', player, number: 10 + i }),
    )
    expect(await Promise.all(quickly)).toEqual([true, true, true])
  })

  test('a turn that nobody told because the node died is told once by the others', async () => {
    calls.length = 0
    const hall = newHall(store())
    const { guests, table } = await begin(hall, 'dominion', ['Anna', 'Ben'])
    const [anna] = guests as [Guest]
    await keep(anna)
    const browser = new PushedBrowser()
    await store().notices.keepDevice(device(anna.id, '/push', browser))
    const told: object[] = []
    const heralds = [1, 2, 3].map(() => herald({ webhook: async (_, __, body) => void told.push(body) }))
    await Promise.all(heralds.map(one => one.look()))
    // Until they are looked for again, their own node may be about to tell them.
    expect(told).toEqual([])
    await Promise.all(heralds.map(one => one.look()))
    await heralds[0]?.look()
    expect(told).toEqual([
      {
        type: 'your-turn',
        table,
        name: 'Anna’s table'.replace('’', "'"),
        url: `https://cards.example/#/table/${table}`,
      },
    ])
    expect(calls).toMatchObject([
      { path: '/push', encoding: 'aes128gcm', authorization: expect.stringMatching(/^vapid t=/) },
    ])
    // This is all: nothing of what is asked, and no card.
    const notice = { route: ['table', table], title: 'Du bist am Zug', body: 'Tisch von Anna' }
    expect(calls.map(({ body }) => browser.open(body))).toEqual([notice])
    for (const one of heralds) await one.close()
    await hall.close()
  })

  test('nobody is told who is here or on vacation, and a device that is gone is forgotten', async () => {
    calls.length = 0
    const hall = newHall(store())
    const { guests, table } = await begin(hall, 'dominion', ['Cleo', 'Dan'])
    const [cleo, dan] = guests as [Guest, Guest]
    for (const guest of [cleo, dan]) await keep(guest)
    const told: string[] = []
    const webhook = async (player: string) => void told.push(player)
    const one = herald({ webhook, isHere: player => player === cleo.id })
    const present = one.tell({ table, player: cleo.id, number: 1 })
    await store().notices.keepWishes(dan.id, { ...NO_WISHES, awayUntil: Date.now() + 60_000 })
    await one.tell({ table, player: dan.id, number: 2 })
    // The turn of who is here was claimed before that of who is not: what comes after it counts as another.
    await present
    expect(told).toEqual([])
    const other = herald({ webhook })
    await store().notices.keepDevice(device(cleo.id, '/gone'))
    await other.tell({ table, player: cleo.id, number: 3 })
    expect(told).toEqual([cleo.id])
    expect(await store().notices.devicesOf(cleo.id)).toEqual([])
    await Promise.all([one.close(), other.close(), hall.close()])
  })

  test('who was here when the turn came is not told of it once they have gone', async () => {
    const hall = newHall(store())
    const { guests, table } = await begin(hall, 'dominion', ['Emil', 'Frida'])
    const [emil, frida] = guests as [Guest, Guest]
    for (const guest of [emil, frida]) await keep(guest)
    const [told, here]: [string[], Set<string>] = [[], new Set([emil.id])]
    const one = herald({ webhook: async player => void told.push(player), isHere: player => here.has(player) })
    const seen = one.tell({ table, player: emil.id, number: 1 })
    here.clear()
    await one.tell({ table, player: frida.id, number: 2 })
    await seen
    expect(told).toEqual([frida.id])
    await one.tell({ table, player: emil.id, number: 3 })
    expect(told).toEqual([frida.id, emil.id])
    await Promise.all([one.close(), hall.close()])
  })

  test('who is away is told to which table they are asked', async () => {
    calls.length = 0
    const browser = new PushedBrowser()
    await store().notices.keepDevice(device('gusti', '/push', browser))
    const table = { id: 'a-table', name: 'Among friends', openedBy: null, invitation: 'secret' }
    const [here, away] = [herald({ isHere: () => true }), herald()]
    await here.invite(table, 'gusti', 'Anna')
    expect(calls).toEqual([])
    await away.invite(table, 'gusti', 'Anna')
    expect(calls.map(({ body }) => browser.open(body))).toEqual([
      { route: ['table', 'a-table', 'secret'], title: 'Anna lädt dich an einen Tisch ein', body: 'Among friends' },
    ])
    await store().notices.keepWishes('gusti', { ...NO_WISHES, awayUntil: Date.now() + 60_000 })
    await away.invite(table, 'gusti', 'Anna')
    expect(calls).toHaveLength(1)
    await Promise.all([here.close(), away.close()])
  })

  test('whom a tournament calls is told by every way they wish for; to a game only who looks elsewhere', async () => {
    calls.length = 0
    const browser = new PushedBrowser()
    const heinz = { id: 'heinz', name: 'Heinz', account: 'account of Heinz', epoch: 0 }
    await store().keepPlayer({ ...heinz, webhook: 'https://example.org/' })
    await store().notices.keepDevice(device('heinz', '/push', browser))
    await store().notices.keepWishes('heinz', { ...NO_WISHES, mail: true })
    const [hooks, mails]: [object[], string[]] = [[], []]
    const ways = {
      webhook: async (_: string, __: string, body: object) => void hooks.push(body),
      mail: async (...letter: readonly string[]) => void mails.push(letter.join('\n')),
    }
    const [here, away] = [herald({ ...ways, isHere: () => true }), herald(ways)]
    const call = { player: 'heinz', tournament: 'cup', name: 'Sunday' }
    await here.call(call)
    await here.call({ ...call, table: 'a-table' })
    await away.call({ ...call, table: 'a-table' })
    expect(calls.map(({ body }) => browser.open(body))).toEqual([
      { route: ['tournament', 'cup'], title: 'Ein Turnier beginnt bald: Sag, dass du da bist', body: 'Sunday' },
      { route: ['table', 'a-table'], title: 'Deine Partie in einem Turnier hat begonnen', body: 'Sunday' },
    ])
    const links = ['https://cards.example/#/tournament/cup', 'https://cards.example/#/table/a-table']
    expect(hooks).toEqual([
      { type: 'called', tournament: 'cup', name: 'Sunday', url: links[0] },
      { type: 'called', tournament: 'cup', name: 'Sunday', table: 'a-table', url: links[1] },
    ])
    expect(mails).toHaveLength(2)
    for (const [i, mail] of mails.entries())
      for (const part of ['account of Heinz', 'tournament Sunday', 'Turnier Sunday', links[i] ?? ''])
        expect(mail).toContain(part)
    await store().notices.keepWishes('heinz', { ...NO_WISHES, awayUntil: Date.now() + 60_000 })
    await away.call(call)
    expect(hooks).toHaveLength(2)
    await Promise.all([here.close(), away.close()])
  })

  test('a mail is sent to who wants that, at a table with days to think, in each language', async () => {
    const hall = newHall(store())
    const { guests, table } = await begin(hall, 'dominion', ['Eva', 'Finn'], { timer: { per: 'days', days: 3 } })
    const [eva] = guests as [Guest]
    await store().keepPlayer({ id: eva.id, name: 'Eva', account: 'account of Eva', webhook: null, epoch: 0 })
    const sent: string[][] = []
    const one = herald({ mail: async (...letter) => void sent.push(letter) })
    await one.tell({ table, player: eva.id, number: 1 })
    expect(sent).toEqual([])
    await store().notices.keepWishes(eva.id, { ...NO_WISHES, mail: true })
    await one.tell({ table, player: 'id-of-Finn', number: 2 })
    await one.tell({ table, player: eva.id, number: 3 })
    expect(sent).toHaveLength(1)
    const [account, , text = ''] = sent[0] ?? []
    expect(account).toBe('account of Eva')
    for (const part of ['it is your turn', 'du bist am Zug', `https://cards.example/#/table/${table}`])
      expect(text).toContain(part)
    await Promise.all([one.close(), hall.close()])
  })

  test('the server’s keys are made once, for all nodes', async () => {
    const push = () =>
      new Push({ notices: store().notices, reach: 'outside', subject: 'mailto:nobody@localhost.invalid' })
    const keys = await Promise.all([push(), push(), push()].map(one => one.publicKey()))
    expect(new Set(keys).size).toBe(1)
  })
})
