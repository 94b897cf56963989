import { Mistake } from '@kartentisch/kernel'
import type { Redis } from 'ioredis'
import { say } from '../words/say.ts'

type BullMq = typeof import('bullmq')
type NewRedis = typeof import('ioredis')['Redis']

/** What a queue needs: installed by those who want one, and loaded only by them. */
export interface Libraries {
  readonly bullmq: BullMq
  readonly NewRedis: NewRedis
}

const missing = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND'

export async function queueLibraries(): Promise<Libraries> {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')])
    return { bullmq, NewRedis: ioredis.Redis }
  } catch (fault) {
    throw missing(fault) ? new Mistake(say('noQueueLibraries')) : fault
  }
}

/** An address without its password, fit to be shown. */
export function shownUrl(url: string): string {
  try {
    const parsed = new URL(url)
    parsed.password = ''
    return parsed.href
  } catch {
    return url
  }
}

const retryStrategy = (times: number): number => Math.min(100 * times, 2000)

/** Connects; a Redis that isn't there is told of at once. One that goes away later is waited for. */
export async function connect({ NewRedis }: Libraries, url: string): Promise<Redis> {
  if (!/^rediss?:\/\//.test(url)) throw new Mistake(say('noRedisUrl', { url: shownUrl(url) }))
  const first = new NewRedis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5000 })
  first.on('error', () => undefined)
  try {
    await first.connect()
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    throw new Mistake(say('noRedis', { url: shownUrl(url), why }))
  } finally {
    first.disconnect()
  }
  const redis = new NewRedis(url, { maxRetriesPerRequest: null, retryStrategy })
  redis.on('error', () => undefined)
  return redis
}
