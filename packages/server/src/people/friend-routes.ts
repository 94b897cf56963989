import { Mistake } from '@kartentisch/kernel'
import type { Friends as Shown } from '@kartentisch/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identity } from '../http/identity.ts'
import type { Store } from '../store/contract.ts'
import { readRecord, readRecordText } from '../tables/table/record.ts'
import { say } from '../words/people.ts'
import type { House } from './house.ts'

interface Options {
  readonly store: Store
  readonly house: House
  now(): number
  /** Who asks, and no program in their name. */
  themselves(request: FastifyRequest): Promise<Identity>
}

const MOST = 200
const INVITES = 20

/** Somebody asked to a table may still come for so long. */
const INVITED_MS = 86_400_000

interface OfPlayer {
  Params: { player: string }
}

/** Whom one follows, where they are, and who asks one to a table. */
export function addFriendRoutes(app: FastifyInstance, { store, house, now, themselves }: Options): void {
  const { friends } = store
  const member = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await themselves(request)
    if (identity.guest) throw new Mistake(say('friendsAccounts'))
    return identity
  }

  app.get('/api/friends', async (request): Promise<Shown> => {
    const { id } = await member(request)
    const [followed, invites] = await Promise.all([
      friends.of(id, MOST),
      friends.invitesTo(id, now() - INVITED_MS, INVITES),
    ])
    const playing = new Map<string, { table: string; name: string; openedBy: string | null }>()
    for (const { player, body } of await friends.playing(
      followed.map(friend => friend.player),
      2 * MOST,
    )) {
      const { id: table, name, openedBy, listed } = readRecordText(body)
      if (listed && !playing.has(player)) playing.set(player, { table, name, openedBy })
    }
    const asked = await Promise.all(
      invites.map(async ({ table, host }) => ({
        table: await store.readTable(table),
        host: await store.readPlayer(host),
      })),
    )
    // Who was blocked since asks nobody any more.
    const { of: blocked } = await store.manners.blocksBetween(
      id,
      invites.map(({ host }) => host),
    )
    return {
      friends: followed.map(friend => ({
        ...friend,
        here: house.has(friend.player),
        playing: playing.get(friend.player) ?? null,
      })),
      invites: asked.flatMap(({ table, host }) => {
        if (table?.status !== 'waiting' || host === undefined || blocked.has(host.id)) return []
        const { id: at, name, openedBy, game, invitation } = readRecord(table)
        return [{ table: at, name, openedBy, game, from: host.name, invitation }]
      }),
    }
  })

  app.put<OfPlayer>('/api/friends/:player', async request => {
    const { id } = await member(request)
    const friend = await store.readPlayer(request.params.player.slice(0, 40))
    if (friend?.account == null) throw new Mistake(say('noSuchPlayer'))
    if (friend.id === id) throw new Mistake(say('notYourself'))
    if ((await friends.of(id, MOST)).length >= MOST) throw new Mistake(say('tooManyFriends', { most: MOST }))
    await friends.follow(id, friend.id, now())
    return { ok: true }
  })

  app.delete<OfPlayer>('/api/friends/:player', async request => {
    const { id } = await member(request)
    await friends.unfollow(id, request.params.player.slice(0, 40))
    return { ok: true }
  })

  /** Somebody would rather not come to a table. */
  app.delete<{ Params: { table: string } }>('/api/invites/:table', async request => {
    const { id } = await member(request)
    await friends.decline(request.params.table.slice(0, 40), id)
    return { ok: true }
  })
}
