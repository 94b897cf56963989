import { randomBytes } from 'node:crypto'
import { Mistake } from '@kartentisch/kernel'
import { moderatorAct, type Report, type regards, regardWish, reportWish, type Whom } from '@kartentisch/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Audit, Deed } from '../http/audit.ts'
import { reasonOf } from '../http/connection.ts'
import { Forbidden } from '../http/forbidden.ts'
import type { Identity } from '../http/identity.ts'
import { nameOfPerson, parsed } from '../http/reading.ts'
import type { Store, StoredPlayer } from '../store/contract.ts'
import type { StoredReport } from '../store/manners.ts'
import { mayChat, readRecord } from '../tables/table/record.ts'
import { say } from '../words/manners.ts'
import type { Moderation } from './moderation.ts'

interface Options {
  readonly store: Store
  readonly audit: Audit
  readonly moderation: Moderation
  now(): number
  /** Who asks, and no program in their name. */
  themselves(request: FastifyRequest): Promise<Identity>
}

const MOST_REGARDS = 500
const MOST_REPORTS = 20
const REPORTS_AT_ONCE = 100
const ACTS_SHOWN = 10

const newId = () => randomBytes(9).toString('base64url')

/** Whom something is about, and what they have said where it is about that. */
interface Meant {
  readonly player: StoredPlayer
  readonly table: string | null
  readonly said: string | null
}

/** What each act is called in the audit log. */
const DEEDS: Readonly<Record<z.infer<typeof moderatorAct>['act'], Deed>> = {
  mute: 'muted',
  unmute: 'unmuted',
  ban: 'banned',
  unban: 'unbanned',
  rename: 'renamed',
  'free-name': 'name-freed',
}

/** Whom one doesn't want, whom one complains about, and what moderators do about it. */
export function addMannersRoutes(app: FastifyInstance, options: Options): void {
  const { store, audit, moderation, now, themselves } = options
  const { manners } = store

  const moderator = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await themselves(request)
    if (!moderation.includes(identity)) throw new Forbidden(say('moderatorsOnly'))
    return identity
  }

  async function meant(whom: Whom, by: Identity): Promise<Meant> {
    const found = await find(whom, by, store)
    if (found === undefined) throw new Mistake(say('nobodyThere'))
    if (by.ids.includes(found.player.id)) throw new Mistake(say('yourself'))
    return found
  }

  app.get('/api/regards', async (request): Promise<z.infer<typeof regards>> => {
    const { id } = await themselves(request)
    const own = await manners.regardsOf(id)
    return own.map(({ id, name, regard, at }) => ({ id, name, regard, at }))
  })

  app.put('/api/regards', async request => {
    const identity = await themselves(request)
    const { whom, regard } = parsed(regardWish, request.body)
    const { player: other } = await meant(whom, identity)
    if (regard === null) {
      await manners.dropRegardFor(identity.id, other.id)
      return { ok: true }
    }
    const known = await manners.regardsOf(identity.id)
    if (known.length >= MOST_REGARDS && !known.some(one => one.other === other.id))
      throw new Mistake(say('tooManyRegards', { most: MOST_REGARDS }))
    const { id: player } = identity
    await manners.keepRegard({ id: newId(), player, other: other.id, name: other.name, regard, at: now() })
    return { ok: true }
  })

  app.delete<{ Params: { id: string } }>('/api/regards/:id', async request => {
    const { id } = await themselves(request)
    await manners.dropRegard(id, request.params.id.slice(0, 40))
    return { ok: true }
  })

  app.post('/api/reports', async request => {
    const identity = await themselves(request)
    const { whom, reason, words } = parsed(reportWish, request.body)
    const { player, table, said } = await meant(whom, identity)
    if ((await manners.openReportsBy(identity.id)) >= MOST_REPORTS)
      throw new Mistake(say('tooManyReports', { most: MOST_REPORTS }))
    const { id, name } = player
    const report = { id: newId(), at: now(), reporter: identity.id, player: id, name, table, reason, words, said }
    await manners.addReport(report)
    audit.note('reported', { address: request.ip, player: identity.id, about: id, what: reason })
    return { ok: true }
  })

  const shown = async ({ reporter, player, name, id, at, reason, words, said, table }: StoredReport) => {
    const [by, about, sanctions, acts] = await Promise.all([
      store.readPlayer(reporter),
      store.readPlayer(player),
      manners.sanctionsOf(player, now()),
      manners.actsOn(player, ACTS_SHOWN),
    ])
    const names = await Promise.all(acts.map(async act => (await store.readPlayer(act.moderator))?.name ?? ''))
    return {
      id,
      at,
      reporter: by?.name ?? '',
      reason,
      words,
      said,
      table,
      about: {
        player,
        name: about?.name ?? name,
        muted: sanctions.mute ?? null,
        banned: sanctions.ban ?? null,
        acts: acts.map(({ at, act, words }, i) => ({ at, moderator: names[i] ?? '', act, words })),
      },
    } satisfies Report
  }

  app.get('/api/reports', async request => {
    await moderator(request)
    return Promise.all((await manners.openReports(REPORTS_AT_ONCE)).map(shown))
  })

  app.post<{ Params: { id: string } }>('/api/reports/:id/close', async (request, reply) => {
    const { id: player } = await moderator(request)
    const id = request.params.id.slice(0, 40)
    if (!(await manners.closeReport(id, player, now())))
      return reply.code(404).send(reasonOf(new Mistake(say('noSuchReport'))))
    audit.note('report-closed', { address: request.ip, player, what: id })
    return { ok: true }
  })

  app.post('/api/moderation', async request => {
    const identity = await moderator(request)
    const wish = parsed(moderatorAct, request.body)
    const named = wish.act === 'rename' ? { ...wish, name: nameOfPerson(wish.name) } : wish
    const about = await moderation.act(identity, named)
    audit.note(DEEDS[wish.act], { address: request.ip, player: identity.id, about: about.id, what: wish.words })
    return { ok: true }
  })
}

/** Somebody with an account by their id; anybody by where they sit, or by what they have said to who may read it. */
async function find(whom: Whom, by: Identity, store: Store): Promise<Meant | undefined> {
  if ('player' in whom) {
    const player = await store.readPlayer(whom.player)
    return player?.account == null ? undefined : { player, table: null, said: null }
  }
  const stored = await store.readTable(whom.table)
  if (stored === undefined) return undefined
  const record = readRecord(stored)
  const { id: table } = stored
  if ('seat' in whom) {
    const player = await store.readPlayer(record.seats[whom.seat]?.player ?? '')
    return player === undefined ? undefined : { player, table, said: null }
  }
  const [line] = mayChat(record, by) ? await store.readChat(table, whom.line) : []
  // `readChat` gives the last lines from this one on; all of them were asked for, so that this one comes first.
  if (line?.number !== whom.line) return undefined
  const player = await store.readPlayer(line.player)
  return player === undefined ? undefined : { player, table, said: line.text }
}
