import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Foyer } from './foyer.ts'

/** What goes on here, for anybody; who has seen it already is told that nothing has changed. */
export function addFoyerRoutes(app: FastifyInstance, foyer: Foyer): void {
  app.get('/api/foyer', async (request, reply) => {
    const text = JSON.stringify(await foyer.shown())
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/json').send(text)
  })
}
