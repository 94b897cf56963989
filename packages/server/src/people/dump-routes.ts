import { Readable } from 'node:stream'
import { Mistake } from '@kartentisch/kernel'
import type { FastifyInstance } from 'fastify'
import { reasonOf } from '../http/connection.ts'
import type { Store } from '../store/contract.ts'
import { say } from '../words/people.ts'
import { boundsOf, dump, month } from './dump.ts'

interface Options {
  readonly store: Store
  readonly secret: string
  now(): number
}

const MOST_MS = 10 * 60_000

/** The listed games of a month that is over, as a file, for anybody: one at a time, since it takes the store long. */
export function addDumpRoutes(app: FastifyInstance, { store, secret, now }: Options): void {
  let busy = false
  app.get<{ Params: { month: string } }>('/api/dumps/:month', async (request, reply) => {
    const read = month.safeParse(request.params.month)
    if (!read.success || boundsOf(read.data).to > now()) throw new Mistake(say('noSuchMonth'))
    if (busy)
      return reply
        .code(503)
        .header('retry-after', '60')
        .send(reasonOf(new Mistake(say('dumpBusy'))))
    busy = true
    // Whoever takes it and does not read keeps it from the others for so long, and no longer.
    const late = setTimeout(() => lines.destroy(new Error('This took too long.')), MOST_MS)
    late.unref()
    const lines = Readable.from(written(dump({ store, secret }, read.data)))
    lines.on('close', () => {
      clearTimeout(late)
      busy = false
    })
    reply.header('content-disposition', `attachment; filename="kartentisch-${read.data}.jsonl"`)
    return reply.type('application/x-ndjson').send(lines)
  })
}

async function* written(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}
