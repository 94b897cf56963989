import { Mistake } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { Profile, Statistics } from '@kartentisch/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reasonOf } from '../http/connection.ts'
import type { Identity } from '../http/identity.ts'
import { pageMark, type Store, type StoredPlayer, type StoredTable } from '../store/contract.ts'
import { type Person, readRecord, tableFor } from '../tables/table/record.ts'
import { say } from '../words/people.ts'
import { botProfile } from './bot-accounts.ts'
import { meaningsOf } from './meaning.ts'
import { ratingFor } from './rating-routes.ts'
import { statisticsOf } from './statistics.ts'

interface Options {
  readonly store: Store
  readonly shelf: Shelf
  /** Who asks, as far as that is known. */
  who(request: FastifyRequest): Promise<Identity | undefined>
  /** Who asks; refuses who is nobody. */
  known(request: FastifyRequest): Promise<Identity>
  /** The same, and no program in somebody's name. */
  themselves(request: FastifyRequest): Promise<Identity>
}

const PAGE = 50

/** Statistics are made of so many of the last games. */
const COUNTED = 500

/** No more of what somebody looks for is read. */
const MOST_SEARCHED = 60

const ANYBODY: Person = { id: '', name: '', ids: [], guest: true }

const PAGE_MARK = /^\d{1,16}-[a-z0-9]{8,24}$/

interface OfPlayer {
  Params: { player: string }
  Querystring: { after?: string; search?: string }
}

/** Who somebody is, what they have played, and everything that is kept about oneself. */
export function addProfileRoutes(app: FastifyInstance, { store, shelf, who, known, themselves }: Options): void {
  /** Somebody with an account: others have no profile. */
  const someone = async (id: string): Promise<StoredPlayer | undefined> => {
    const player = await store.readPlayer(id.slice(0, 40))
    return player?.account == null ? undefined : player
  }
  const nobody = (reply: FastifyReply) => reply.code(404).send(reasonOf(new Mistake(say('noSuchPlayer'))))

  app.get<OfPlayer>('/api/players/:player', async (request, reply) => {
    const bot = botProfile(shelf, request.params.player)
    if (bot !== undefined) return bot
    const player = await someone(request.params.player)
    if (player === undefined) return nobody(reply)
    const asks = await who(request)
    const ratings = await store.results.ratingsOf(player.id)
    return {
      player: player.id,
      name: player.name,
      level: null,
      own: asks?.id === player.id,
      mayFollow: asks !== undefined && !asks.guest && !asks.bot && asks.id !== player.id,
      followed: asks !== undefined && (await store.friends.follows(asks.id, player.id)),
      ratings: ratings.map(rating => ({
        ladder: rating.ladder,
        game: rating.ladder.replace(/-\d$/, ''),
        players: Number(rating.ladder.at(-1)),
        ...ratingFor(rating),
      })),
    } satisfies Profile
  })

  /** Finished games, newest first, found by names and what was played with: everybody's listed ones, and all of one's own. */
  app.get<OfPlayer>('/api/players/:player/games', async (request, reply) => {
    const player = await someone(request.params.player)
    if (player === undefined) return nobody(reply)
    const asks = await who(request)
    const { after, search: given = '' } = request.query
    const search = String(given).slice(0, MOST_SEARCHED).trim()
    const tables = await store.listTables({
      players: await store.idsOf(player.id),
      status: ['finished'],
      limit: PAGE,
      ...(asks?.id !== player.id && { listed: true }),
      ...(after !== undefined && PAGE_MARK.test(after) && { after }),
      ...(search !== '' && { search, meanings: meaningsOf(search, shelf) }),
    })
    const last = tables.length < PAGE ? undefined : tables.at(-1)
    return {
      tables: tables.map(table => tableFor(readRecord(table), asks ?? ANYBODY)),
      more: last === undefined ? null : pageMark(last),
    }
  })

  app.get('/api/me/statistics', async (request): Promise<Statistics> => {
    const { ids } = await known(request)
    const tables = await store.listTables({ players: ids, status: ['finished'], limit: COUNTED })
    return statisticsOf(tables.map(readRecord), ids, shelf)
  })

  /** All that is kept about whoever asks, as a file. */
  app.get('/api/me/export', async (request, reply) => {
    const identity = await themselves(request)
    const tables = await allTables(store, identity.ids)
    const [player, tokens, ratings, friends] = await Promise.all([
      store.readPlayer(identity.id),
      store.tokensOf(identity.id),
      store.results.ratingsOf(identity.id),
      store.friends.of(identity.id, COUNTED),
    ])
    const curves = await Promise.all(
      ratings.map(
        async ({ ladder }) => [ladder, await store.results.curve(ladder, identity.id, COUNTED * 20)] as const,
      ),
    )
    const games = []
    for (const table of tables) {
      const said = (await store.readChat(table.id, 1)).filter(line => identity.ids.includes(line.player))
      games.push({
        ...tableFor(readRecord(table), identity),
        ...(table.status === 'finished' && { replay: `/api/replays/${table.id}` }),
        said: said.map(({ text, at }) => ({ text, at })),
      })
    }
    reply.header('content-disposition', 'attachment; filename="kartentisch.json"')
    return {
      player: { id: identity.id, name: player?.name, webhook: player?.webhook, guest: identity.guest },
      tokens: tokens.map(({ kind, name, createdAt }) => ({ kind, name, createdAt })),
      ratings: ratings.map(rating => ({
        ladder: rating.ladder,
        mu: rating.mu,
        sigma: rating.sigma,
        ...ratingFor(rating),
      })),
      curves: Object.fromEntries(curves),
      follows: friends.map(friend => ({ player: friend.player, name: friend.name })),
      games,
    }
  })
}

/** All tables somebody sits or has sat at. */
async function allTables(store: Store, players: readonly string[]): Promise<StoredTable[]> {
  const all: StoredTable[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await store.listTables({ players, limit: 500, ...(last !== undefined && { after: pageMark(last) }) })
    all.push(...page)
    if (page.length < 500) return all
  }
}
