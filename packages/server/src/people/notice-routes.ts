import { Mistake } from '@kartentisch/kernel'
import type { noticesOffered } from '@kartentisch/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Identity } from '../http/identity.ts'
import { parsed } from '../http/reading.ts'
import { type Reach, readWebhook } from '../http/webhook.ts'
import type { Store } from '../store/contract.ts'
import { say } from '../words/people.ts'
import type { Push } from './push.ts'
import { onVacation } from './vacation.ts'

interface Options {
  readonly store: Store
  readonly push: Push
  readonly hasMail: boolean
  readonly webhooks: Reach
  now(): number
  /** Who asks, and no program in their name. */
  themselves(request: FastifyRequest): Promise<Identity>
}

const MOST_DEVICES = 10

const key = z.string().regex(/^[\w-]{10,200}=*$/)

const device = z.object({
  endpoint: z.string().max(500),
  keys: z.object({ p256dh: key, auth: key }),
  language: z.enum(['en', 'de']),
})

/** How somebody wants to be told that it is their turn, and for how long not. */
export function addNoticeRoutes(
  app: FastifyInstance,
  { store, push, hasMail, webhooks, now, themselves }: Options,
): void {
  const { notices } = store

  app.get('/api/notices', async (request): Promise<z.infer<typeof noticesOffered>> => {
    const { id, guest } = await themselves(request)
    const [publicKey, { mail, awayUntil }, devices] = await Promise.all([
      push.publicKey(),
      notices.wishesOf(id),
      notices.devicesOf(id),
    ])
    return {
      publicKey,
      hasMail: hasMail && !guest,
      mail,
      awayUntil: awayUntil > now() ? awayUntil : null,
      devices: devices.map(({ endpoint }) => endpoint),
    }
  })

  app.put('/api/notices', async request => {
    const { id } = await themselves(request)
    const given = parsed(
      z.object({ mail: z.boolean().optional(), awayDays: z.int().min(0).max(21).optional() }),
      request.body,
    )
    const before = await notices.wishesOf(id)
    await notices.keepWishes(id, {
      ...before,
      ...(given.awayDays !== undefined && onVacation(before, given.awayDays, now())),
      mail: given.mail ?? before.mail,
    })
    return { ok: true }
  })

  app.post('/api/notices/devices', async request => {
    const { id } = await themselves(request)
    const { endpoint, keys, language } = parsed(device, request.body)
    const address = readWebhook(endpoint, webhooks)
    const others = (await notices.devicesOf(id)).filter(one => one.endpoint !== address)
    if (others.length >= MOST_DEVICES) throw new Mistake(say('tooManyDevices', { most: MOST_DEVICES }))
    await notices.keepDevice({ endpoint: address, player: id, ...keys, language, createdAt: now() })
    return { ok: true }
  })

  app.delete('/api/notices/devices', async request => {
    const { id } = await themselves(request)
    const { endpoint } = parsed(z.object({ endpoint: z.string().max(500) }), request.body)
    await notices.dropDevice(endpoint, id)
    return { ok: true }
  })
}
