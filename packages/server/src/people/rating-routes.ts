import { Mistake } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { ladderName, type ladder as ladderSchema, type ladders as laddersSchema } from '@kartentisch/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Identity } from '../http/identity.ts'
import type { Store } from '../store/contract.ts'
import type { StoredRating } from '../store/results.ts'
import { say } from '../words/people.ts'
import { botAccounts } from './bot-accounts.ts'
import { isProvisional, SURE, shownRating, UNKNOWN } from './ratings.ts'

interface Options {
  readonly store: Store
  readonly shelf: Shelf
  /** Who asks, as far as that is known. */
  who(request: FastifyRequest): Promise<Identity | undefined>
}

const LEADERS = 100
const CURVE = 500

/** A step of the distribution: 50 points. */
const STEP = 1

export const ratingFor = (rating: StoredRating) => ({
  rating: shownRating(rating),
  games: rating.games,
  provisional: isProvisional(rating),
})

/** Leaderboards, which anybody may look at, and how one's own rating went. */
export function addRatingRoutes(app: FastifyInstance, { store, shelf, who }: Options): void {
  const { results } = store
  const bots = botAccounts(shelf)

  app.get('/api/ladders', async (): Promise<z.infer<typeof laddersSchema>> => {
    const played = new Map((await results.ladders()).map(({ ladder, games }) => [ladder, games]))
    return shelf.kits.flatMap(({ game: { game, seats } }) =>
      Array.from({ length: seats.most - 1 }, (_, i) => i + 2)
        .filter(players => players >= seats.least)
        .map(players => {
          const ladder = `${game.id}-${players}`
          return { ladder, game: game.id, players, games: played.get(ladder) ?? 0 }
        }),
    )
  })

  app.get<{ Params: { ladder: string } }>(
    '/api/ladders/:ladder',
    async (request): Promise<z.infer<typeof ladderSchema>> => {
      const read = ladderName.safeParse(request.params.ladder)
      if (!read.success) throw new Mistake(say('noSuchLadder'))
      const ladder = read.data
      const identity = await who(request)
      const [leaders, distribution, [own], curve] = await Promise.all([
        results.leaders(ladder, SURE, LEADERS),
        results.distribution(ladder, STEP),
        identity === undefined ? [] : results.ratingsIn(ladder, [identity.id]),
        identity === undefined ? [] : results.curve(ladder, identity.id, CURVE),
      ])
      return {
        leaders: [
          ...leaders.map(leader => ({ player: leader.player, name: leader.name, level: null, ...ratingFor(leader) })),
          ...bots
            .filter(bot => bot.ladder === ladder)
            .map(({ player, name, level, rating, games, provisional }) => ({
              player,
              name,
              level,
              rating,
              games,
              provisional,
            })),
        ].sort((a, b) => b.rating - a.rating),
        distribution: distribution.map(({ from, count }) => ({
          from: shownRating({ ...UNKNOWN, mu: from }),
          count,
        })),
        own:
          own === undefined
            ? null
            : { ...ratingFor(own), curve: curve.map(change => ({ at: change.at, rating: shownRating(change) })) },
      }
    },
  )
}
