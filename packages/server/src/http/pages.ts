import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Mistake } from '@kartentisch/kernel'
import type { FastifyInstance } from 'fastify'
import { say } from '../words/serving.ts'
import { reasonOf } from './connection.ts'

/** What lies here bears the mark of what is in it, and never changes. */
const BUILT = `${sep}assets${sep}`
const FOREVER = 'public, max-age=31536000, immutable'

/** The web client, where it has been built; its pages find their own way from the address. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const notFound = reasonOf(new Mistake(say('nothingHere')))
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', path.includes(BUILT) ? FOREVER : 'no-cache'),
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url)
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(notFound)
  })
}
