import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a page of ours may load: what comes from here. Styles are also set by scripts, on single elements. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HALF_A_YEAR = 182 * 86_400

/** What browsers are told about every answer. */
export function setSafeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('cross-origin-resource-policy', 'same-origin')
  // Only who came by TLS can be told to come by TLS again.
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HALF_A_YEAR}`)
}
