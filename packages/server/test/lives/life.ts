import { Shelf } from '@kartentisch/lab/shelf'
import { z } from 'zod'
import { Director } from '../../src/people/director.ts'
import { Herald } from '../../src/people/herald.ts'
import { Push } from '../../src/people/push.ts'
import { Rater } from '../../src/people/rater.ts'
import { storedTournament } from '../../src/people/tournament.ts'
import type { Store } from '../../src/store/contract.ts'
import { PostgresStore } from '../../src/store/postgres.ts'
import { SqliteStore } from '../../src/store/sqlite.ts'
import { Desk, type Request } from '../../src/tables/hall/desk.ts'
import { Hall } from '../../src/tables/hall/hall.ts'
import { mortal } from '../mortal.ts'
import { namesIn, newCup } from './rounds.ts'

/**
 * One life of a node. It first brings to its end what the life before it was killed at, and then begins a round of its
 * own, in which it kills itself at one of its writes. A round is all that happens between two people who look for a rated
 * game: they are found, told whose turn it is, play to the end, are rated, and play once more in a tournament.
 */

const given = z
  .object({
    where: z.string(),
    /** Who is called when it is somebody's turn. */
    service: z.string(),
    round: z.int(),
    at: z.int(),
    when: z.enum(['before', 'after']),
  })
  .parse(JSON.parse(process.argv[2] ?? ''))

const shelf = await Shelf.load()

async function live(store: Store, round: number): Promise<void> {
  const fault = (wrong: unknown) => console.error(wrong)
  const herald = new Herald({
    store,
    push: new Push({ notices: store.notices, reach: 'anywhere', subject: 'mailto:nobody@localhost.invalid' }),
    base: undefined,
    now: Date.now,
    isHere: () => false,
    webhook: async (_player, address, body) => {
      await fetch(address, { method: 'POST', body: JSON.stringify(body) })
    },
    fault,
  })
  const hall = new Hall({
    store,
    shelf,
    secret: 'the same in every life',
    botThreads: 1,
    onTurn: (table, player, number) => {
      if (number !== undefined) herald.tell({ table, player, number }).catch(fault)
    },
    onFault: (_, wrong) => fault(wrong),
  })
  const people = namesIn(round).map((name, i) => {
    const person = { id: name, name, ids: [name], guest: false, address: `192.0.2.${i + 1}` }
    return { ...person, desk: new Desk(hall, { person, send: () => undefined }) }
  })
  const [host] = people
  if (host === undefined) throw new Error('Nobody came.')
  const say = (desk: Desk, request: Request) => desk.take(request)
  for (const { id, name } of people)
    await store.keepPlayer({ id, name, account: `account of ${name}`, webhook: given.service, epoch: 0 })

  for (const { desk } of people) {
    const wishes = { game: 'burgund', players: 2, rated: true, timer: { per: 'days', days: 3 }, pool: [] } as const
    await say(desk, { type: 'seek', id: 'seek', search: `search ${round}`, ...wishes, pool: [...wishes.pool] })
  }
  let table: string | null = null
  while (table === null) {
    await hall.automatch.look()
    table = (await store.seeks.of(host.id))?.table ?? null
  }
  await hall.begins(table)
  // What a node did not tell because it died is told by the next that looks twice.
  for (let times = 0; times < 2; times++) await herald.look()
  await giveUp(table)
  const rater = new Rater(store.results, fault)
  await rater.count()
  await rater.close()

  await store.tournaments.keep(storedTournament(newCup(round), Date.now()))
  const director = new Director(hall)
  await director.look()
  for (const { id } of await store.listTables({ players: [host.id], status: ['running'], limit: 10 })) {
    for (let times = 0; times < 2; times++) await herald.look()
    await giveUp(id)
  }
  await director.look()
  await herald.close()
  await hall.close()

  /** The host resigns, unless that was done in the life before, and the game is filed. */
  async function giveUp(id: string): Promise<void> {
    const opened = await hall.table(id)
    await opened.wake()
    if (opened.game?.sitting.result === undefined && opened.record.status === 'running' && host !== undefined)
      await say(host.desk, { type: 'resign', id: `end of ${id}`, table: id })
    if (opened.record.status === 'running') await opened.finish()
  }
}

const { where, round, at, when } = given
const store = where.startsWith('postgres:') ? await PostgresStore.open(where) : await SqliteStore.open(where)
if (round > 1) await live(store, round - 1)
process.stdout.write('recovered\n')
const own = mortal(store, { at, when }, () => process.kill(process.pid, 'SIGKILL'))
await live(own.store, round)
process.stdout.write(`through ${own.writes}\n`)
await store.close()
process.exit(0)
