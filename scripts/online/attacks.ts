import { connect } from 'node:net'
import { Attacker, seated, TABLE } from './attacker.ts'

/** Tries something that must not work, and gives what did not hold; nothing if all held. */
export type Attack = (address: string) => Promise<string | undefined>

const account = () => ({ email: `v${Math.random()}@example.org`, password: 'correct horse', name: 'Victim' })

const broken = (isBroken: boolean, what: string): string | undefined => (isBroken ? what : undefined)

/** How long the slowest of some pings of somebody who does nothing wrong takes, while something goes on. */
async function slowestPing(address: string, while_: Promise<unknown>): Promise<number> {
  const honest = await new Attacker(address).becomeGuest('Honest')
  await honest.arrive()
  let slowest = 0
  let isOver = false
  void while_.finally(() => {
    isOver = true
  })
  do {
    const started = performance.now()
    const { type } = await honest.ask({ type: 'ping' })
    slowest = Math.max(slowest, type === 'acknowledged' ? performance.now() - started : Number.POSITIVE_INFINITY)
    await new Promise(resolve => setTimeout(resolve, 20))
  } while (!isOver && Number.isFinite(slowest))
  honest.leave()
  return slowest
}

/** What others may have to wait for at most while somebody does their worst. */
const PATIENCE_MS = 1000

/** The attacks, by what they are after. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'an account by a guest’s token': async address => {
    const guest = await new Attacker(address).becomeGuest('Guest')
    const thief = guest.copy()
    const { token } = JSON.parse((await thief.call('POST', '/api/tokens', {})).text) as { token: string }
    await thief.arrive()
    const closed = thief.closed
    const made = await guest.call('POST', '/api/auth/sign-up/email', account())
    if (made.status !== 200) return `no account was made: ${made.text}`
    if ((await thief.name()) !== undefined) return 'the token is the account’s'
    if ((await new Attacker(address).arrive(token)).type === 'welcome') return 'a bot’s token is the account’s'
    return broken((await Promise.race([closed, ping(thief)])) === 'answered', 'the open connection stays')
  },

  'an account by a session that was signed out': async address => {
    const owner = new Attacker(address)
    await owner.call('POST', '/api/auth/sign-up/email', account())
    const thief = owner.copy()
    if ((await thief.name()) !== 'Victim') return 'no account was made'
    await owner.call('POST', '/api/auth/sign-out', {})
    return broken((await thief.name()) !== undefined, 'the session goes on')
  },

  'a password by guessing': async address => {
    const tries = Array.from({ length: 60 }, (_, i) =>
      new Attacker(address).call('POST', '/api/auth/sign-in/email', { email: 'x@example.org', password: `guess ${i}` }),
    )
    const through = (await Promise.all(tries)).filter(({ status }) => status !== 429).length
    return broken(through > 20, `${through} of 60 guesses in a moment were heard`)
  },

  'guests without end by a forged address': async address => {
    const tries = Array.from({ length: 300 }, (_, i) =>
      new Attacker(address).call('POST', '/api/guest', { name: 'x' }, { 'x-forwarded-for': `198.51.100.${i % 250}` }),
    )
    const made = (await Promise.all(tries)).filter(({ status }) => status === 200).length
    return broken(made > 250, `${made} of 300 became guests`)
  },

  'names that break pages': async address => {
    for (const name of ['', ' ', '\u0000', 'x'.repeat(500), '\u202egnp.exe', '\u200b']) {
      const answer = await new Attacker(address).call('POST', '/api/auth/sign-up/email', { ...account(), name })
      if (answer.status === 200) return `an account is called ${JSON.stringify(name.slice(0, 20))}`
    }
    return undefined
  },

  'the network behind a webhook': async address => {
    const guest = await new Attacker(address).becomeGuest('Guest')
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '[::7f00:1]',
      '[fec0::1]',
      '[2001:0:7f00:1::]',
      '169.254.169.254',
      '0x7f.1',
    ])
      if ((await guest.call('PUT', '/api/me', { webhook: `https://${host}/` })).status === 200)
        return `${host} is taken`
    return undefined
  },

  'everybody’s answers by a message that cannot be stored': async address => {
    const tables = await Promise.all(Array.from({ length: 8 }, () => seated(address)))
    const asked = await Promise.all(
      tables.map(async ({ table, players: [first] }) => ({ table, first, question: await first.question(table) })),
    )
    const poison = await new Attacker(address).becomeGuest('Mallory')
    await poison.arrive()
    for (const id of ['a\u0000b', '\ud800', 'x']) {
      poison.say(JSON.stringify({ type: 'finished', id, search: '\u0000', before: 1e308 }))
      poison.say(JSON.stringify({ type: 'answer', id, table: tables[0]?.table, number: 2 ** 40, answer: [1e308] }))
    }
    const told = await Promise.all(
      asked.map(({ table, first, question }) =>
        first.ask({ type: 'answer', table, number: question?.number, answer: question?.choices.slice(0, 1) }),
      ),
    )
    for (const { players } of tables) for (const player of players) player.leave()
    poison.leave()
    const lost = told.filter(({ type }) => type !== 'acknowledged').length
    return broken(lost > 0, `${lost} of ${told.length} answers of others failed`)
  },

  'a running game by a rematch of the same name': async address => {
    const { table, players } = await seated(address)
    const [loser, winner] = players
    const other = String((await loser.ask({ ...TABLE, id: 'same' })).table)
    await winner.ask({ type: 'join', table: other })
    await loser.ask({ type: 'start', table: other })
    await loser.ask({ type: 'resign', table })
    await winner.ask({ type: 'rematch', table })
    await loser.ask({ type: 'rematch', table, id: 'same' })
    const mine = (await winner.ask({ type: 'list', which: 'mine' })).tables as { table: string; status: string }[]
    const still = mine.find(one => one.table === other)?.status
    for (const player of players) player.leave()
    return broken(still !== 'running', `the game that ran is ${still ?? 'gone'}`)
  },

  'somebody’s seat while their clock runs': async address => {
    const { table, players } = await seated(address, { timer: { per: 'days', days: 7 } })
    const [, waiting] = players
    const told = await Promise.all([0, 1].map(seat => waiting.ask({ type: 'hand-over', table, seat, level: 'random' })))
    for (const player of players) player.leave()
    return broken(
      told.every(({ type }) => type === 'acknowledged'),
      'both seats were given away',
    )
  },

  'time by taking back': async address => {
    const { table, players } = await seated(address, { timer: { per: 'move', seconds: 5 } })
    const [slow] = players
    const started = performance.now()
    while (performance.now() - started < 9000) {
      const feed = slow.feeds.findLast(one => one.table === table) as
        | { steps: { what: string }[]; standing: { asked: number } }
        | undefined
      if (slow.feeds.some(one => JSON.stringify(one.steps).includes('"time-out"'))) break
      await slow.ask({ type: 'hand-over', table, seat: feed?.standing.asked ?? 0 })
      await slow.ask({ type: 'take-back', table })
      await new Promise(resolve => setTimeout(resolve, 400))
    }
    const moved = slow.feeds.some(one => /"what":"(time-out|answer)"/.test(JSON.stringify(one.steps)))
    for (const player of players) player.leave()
    return broken(!moved, 'after 9 s of 5 nothing has happened')
  },

  'the event loop by a log without end': async address => {
    const { table, players } = await seated(address)
    const [first] = players
    const { number = 0, choices = [] } = (await first.question(table)) ?? {}
    const flood = async () => {
      let open = number
      for (let i = 0; i < 400; i++) {
        const told = await first.ask({ type: 'answer', table, number: open, answer: choices.slice(0, 1) })
        if (told.type !== 'acknowledged') break
        const undone = await first.ask({ type: 'undo', table })
        if (undone.type !== 'acknowledged') break
        open = Number(undone.number)
      }
    }
    const slowest = await slowestPing(address, flood())
    const late = first.copy()
    await late.arrive()
    await late.ask({ type: 'watch', table, history: true })
    for (const player of [...players, late]) player.leave()
    if (late.longest > 1_000_000) return `the history is ${late.longest} bytes`
    return broken(slowest > PATIENCE_MS, `others waited ${Math.round(slowest)} ms`)
  },

  'the event loop by searches': async address => {
    const searcher = await new Attacker(address).becomeGuest('Mallory')
    await searcher.arrive()
    const searches = Promise.all(
      Array.from({ length: 100 }, (_, i) => searcher.ask({ type: 'finished', search: `dominion burgund ${i % 7}` })),
    )
    const slowest = await slowestPing(address, searches)
    searcher.leave()
    return broken(slowest > PATIENCE_MS, `others waited ${Math.round(slowest)} ms`)
  },

  'the bots by hard wishes': async address => {
    const wisher = await new Attacker(address).becomeGuest('Mallory')
    await wisher.arrive()
    const wishes = Array.from({ length: 40 }, () => wisher.ask({ ...TABLE, setup: {}, selection: 'random' }))
    const honest = await new Attacker(address).becomeGuest('Honest')
    await honest.arrive()
    const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }]
    const table = String((await honest.ask({ ...TABLE, seats })).table)
    await honest.ask({ type: 'watch', table })
    await honest.ask({ type: 'start', table })
    const started = performance.now()
    const hasTurn = () => honest.feeds.some(feed => Number(feed.number) > 0 || hasQuestion(feed))
    while (!hasTurn() && performance.now() - started < 15_000) await new Promise(resolve => setTimeout(resolve, 100))
    await Promise.all(wishes)
    wisher.leave()
    honest.leave()
    return broken(!hasTurn(), 'bots stood still for 15 s')
  },

  'all connections by one guest': async address => {
    const greedy = await new Attacker(address).becomeGuest('Greedy')
    const all = Array.from({ length: 60 }, () => greedy.copy())
    const welcomed = (await Promise.all(all.map(one => one.arrive()))).filter(({ type }) => type === 'welcome').length
    const honest = await new Attacker(address).becomeGuest('Honest')
    const { type } = await honest.arrive()
    for (const one of [...all, honest]) one.leave()
    if (type !== 'welcome') return 'others are turned away'
    return broken(welcomed > 20, `one guest has ${welcomed} connections`)
  },

  'sockets by half a request': async address => {
    const [host = '', port = ''] = address.split(':')
    const halves = Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), host)
      socket.on('error', () => undefined)
      socket.resume()
      socket.write(
        'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
      )
      return new Promise(resolve => socket.once('close', () => resolve('closed')))
    })
    const late = new Promise(resolve => setTimeout(() => resolve('open'), 15_000).unref())
    return broken((await Promise.race([Promise.all(halves), late])) === 'open', 'they are held for 15 s')
  },

  'the talk at a table that is not listed': async address => {
    const { table, players } = await seated(address, { listed: false })
    const stranger = await new Attacker(address).becomeGuest('Stranger')
    await stranger.arrive()
    const { type } = await stranger.ask({ type: 'chat', table, text: 'buy this' })
    for (const one of [...players, stranger]) one.leave()
    return broken(type === 'acknowledged', 'a stranger talks there')
  },
}

const hasQuestion = (feed: Readonly<Record<string, unknown>>): boolean =>
  typeof feed.standing === 'object' &&
  feed.standing !== null &&
  'question' in feed.standing &&
  feed.standing.question !== null

const ping = async (who: Attacker): Promise<string> =>
  (await who.ask({ type: 'ping' })).type === 'acknowledged' ? 'answered' : 'closed'
