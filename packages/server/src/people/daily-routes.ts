import { Mistake } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { type calendar, type Daily, day as daySchema } from '@kartentisch/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Identity } from '../http/identity.ts'
import type { Store } from '../store/contract.ts'
import { say } from '../words/people.ts'
import { dayOf, tableOfDay } from './daily.ts'

interface Options {
  readonly store: Store
  readonly shelf: Shelf
  readonly secret: string
  now(): number
  /** Who asks, as far as that is known. */
  who(request: FastifyRequest): Promise<Identity | undefined>
}

const RESULTS = 200
const DAYS = 800

/** The games of each day: everybody's results, and how one did oneself. */
export function addDailyRoutes(app: FastifyInstance, { store, shelf, secret, now, who }: Options): void {
  app.get('/api/daily', async (request): Promise<z.infer<typeof calendar>> => {
    const identity = await who(request)
    const days = identity === undefined ? [] : await store.dailies.of(identity.id, DAYS)
    return { today: dayOf(now()), days: days.map(({ day, game, won, points }) => ({ day, game, won, points })) }
  })

  app.get<{ Params: { day: string } }>('/api/daily/:day', async (request): Promise<Daily> => {
    const read = daySchema.safeParse(request.params.day)
    const today = dayOf(now())
    if (!read.success || read.data > today) throw new Mistake(say('noSuchDay'))
    const day = read.data
    const identity = await who(request)
    const games = await Promise.all(
      shelf.kits
        .filter(({ game }) => game.seats.least <= 2)
        .map(async ({ game: { game } }) => {
          const results = await store.dailies.results(day, game.id, RESULTS)
          const table = identity === undefined ? undefined : tableOfDay({ secret }, identity.id, day, game.id)
          const own = table === undefined ? undefined : await store.readTable(table)
          const over = own?.status === 'finished' || own?.status === 'abandoned'
          return {
            game: game.id,
            table: own === undefined ? null : own.id,
            over,
            // Whoever may still play it doesn't see how others did it, only what they came to.
            results: results.map(({ player, name, won, points, margin, turns, table: played }) => ({
              player,
              name,
              won,
              points,
              margin,
              turns,
              table: (over || day < today) && points !== null ? played : null,
            })),
          }
        }),
    )
    return { day, today: day === today, games }
  })
}
