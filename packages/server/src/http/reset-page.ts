import { Mistake } from '@kartentisch/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { say } from '../words/mailing.ts'
import { type Accounts, languageOf } from './accounts.ts'
import { callerAt } from './address.ts'
import type { Audit } from './audit.ts'
import { requestFor } from './auth-routes.ts'
import type { Limiter } from './limits.ts'
import { checkPassword } from './passwords.ts'

interface Options {
  readonly logins: Limiter
  readonly audit: Audit
  accounts(): Promise<Accounts>
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.codePointAt(0)};`)

/** The page a mail leads to where somebody has forgotten their password. It needs no script. */
function page(request: FastifyRequest, content: { token: string; wrong?: string } | { done: boolean }): string {
  const language = languageOf(request.headers['accept-language'])
  const said = (key: Parameters<typeof say>[0]) => escaped(say(key as 'resetTitle')[language])
  const form =
    'done' in content
      ? `<p>${said(content.done ? 'resetDone' : 'resetFailed')}</p><p><a href="/">${said('toTheTable')}</a></p>`
      : `${content.wrong === undefined ? '' : `<p role="alert">${escaped(content.wrong)}</p>`}
<form method="post" action="/reset-password">
<input type="hidden" name="token" value="${escaped(content.token)}">
<p><label>${said('resetLabel')} <input type="password" name="password" autocomplete="new-password" required></label></p>
<p><button>${said('resetButton')}</button></p>
</form>`
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said('resetTitle')}</title></head>
<body><h1>${said('resetTitle')}</h1>
${form}
</body>
</html>
`
}

export function addResetPage(app: FastifyInstance, { accounts, logins, audit }: Options): void {
  app.register(async own => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    own.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })

    own.get<{ Querystring: { token?: string } }>('/reset-password', (request, reply) =>
      reply.type('text/html').send(page(request, { token: String(request.query.token ?? '').slice(0, 100) })),
    )

    own.post('/reset-password', async (request, reply) => {
      const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const [token, newPassword] = [given.get('token') ?? '', given.get('password') ?? '']
      reply.type('text/html')
      try {
        checkPassword(newPassword)
      } catch (fault) {
        if (!(fault instanceof Mistake)) throw fault
        const wrong = fault.wording[languageOf(request.headers['accept-language'])]
        return reply.code(400).send(page(request, { token, wrong }))
      }
      if (!(await logins.allows(callerAt(request.ip)))) return reply.code(429).send(page(request, { done: false }))
      const wish = requestFor(request, '/api/auth/reset-password', { token, newPassword })
      const { ok: done, status } = await (await accounts()).answer(wish)
      audit.note('password-reset', { address: request.ip, status })
      return reply.code(done ? 200 : 400).send(page(request, { done }))
    })
  })
}
