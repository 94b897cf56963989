import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server as NetServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '../src/http/server.ts'
import { freePort } from './services.ts'
import { serve, Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-mail-'))
const mails: { to: string; text: string }[] = []
const waiting: ((mail: { to: string; text: string }) => void)[] = []

/** Takes mail as a mail server would, and keeps it. */
function talk(socket: Socket): void {
  let [heard, to, isText] = ['', '', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.on('error', () => undefined)
  socket.on('data', part => {
    heard += part
    for (;;) {
      const end = heard.indexOf(isText ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = heard.slice(end + (isText ? 5 : 2))
      if (isText) {
        const mail = { to, text: said.replace(/=\r\n/g, '').replaceAll('=3D', '=') }
        isText = false
        const next = waiting.shift()
        if (next === undefined) mails.push(mail)
        else next(mail)
        say('250 taken')
      } else if (/^EHLO/i.test(said)) say('250 here')
      else if (/^RCPT TO:<(.*)>/i.test(said)) {
        to = /<(.*)>/.exec(said)?.[1] ?? ''
        say('250 known')
      } else if (/^DATA/i.test(said)) {
        isText = true
        say('354 go on')
      } else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n')
      else say('250 well')
    }
  })
  say('220 mail.example.org')
}

const nextMail = (): Promise<{ to: string; text: string }> => {
  const mail = mails.shift()
  return mail === undefined ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve(mail)
}

let post: NetServer
let server: Server
beforeAll(async () => {
  post = createServer(talk)
  await new Promise<void>(resolve => post.listen(0, '127.0.0.1', resolve))
  const address = post.address()
  const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const port = String(await freePort())
  const BASE_URL = `http://127.0.0.1:${port}`
  const env = { PORT: port, BASE_URL, SMTP_URL, MAIL_FROM: 'cards@example.org', DATA_DIR: folder }
  server = await serve(env)
})
afterAll(async () => {
  await server.close()
  post.close()
  rmSync(folder, { recursive: true })
})

const linkIn = ({ text }: { text: string }): string => {
  const [url = ''] = /http:\S+/.exec(text) ?? []
  return url.slice(`http://127.0.0.1:${server.port}`.length)
}

const account = { email: 'anna@example.org', password: 'correct horse', name: 'Anna' }

test('an account is of use once its address is verified, and takes the guest’s games along then', async () => {
  const anna = await new Visitor(server.port).becomeGuest('Guest')
  const made = await anna.post('/api/auth/sign-up/email', account, { 'accept-language': 'de-DE,de' })
  expect(made.status).toBe(200)
  expect(await anna.name()).toBe('Guest')
  expect((await anna.post('/api/auth/sign-in/email', account)).status).toBe(403)
  const mail = await nextMail()
  expect(mail.to).toBe(account.email)
  expect(mail.text).toContain('Ist das deine Adresse?')
  await nextMail()
  expect((await anna.call('GET', linkIn(mail))).status).toBe(302)
  expect(anna.cookies.has('kartentisch')).toBe(false)
  expect(await anna.name()).toBe('Anna')
})

test('nobody learns from signing up or asking for a password who has an account', async () => {
  const stranger = new Visitor(server.port)
  const shape = async (answer: Response) => [answer.status, Object.keys((await answer.json()) as object).sort()]
  const known = await shape(await stranger.post('/api/auth/sign-up/email', { ...account, name: 'Eve' }))
  const unknown = await shape(await stranger.post('/api/auth/sign-up/email', { ...account, email: 'x@example.org' }))
  expect(known).toEqual(unknown)
  expect((await nextMail()).to).toBe('x@example.org')
  const ask = async (email: string) => {
    const answer = await stranger.post('/api/auth/request-password-reset', { email })
    return [answer.status, await answer.text()]
  }
  expect(await ask('nobody@example.org')).toEqual(await ask(account.email))
  expect((await nextMail()).to).toBe(account.email)
})

test('a password is reset by mail, once, and everybody else is signed out', async () => {
  const anna = new Visitor(server.port)
  expect((await anna.post('/api/auth/sign-in/email', account)).status).toBe(200)
  const theirs = await anna.connect()
  const stranger = new Visitor(server.port)
  await stranger.post('/api/auth/request-password-reset', { email: account.email })
  const link = linkIn(await nextMail())
  const page = await stranger.call('GET', link)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  const token = new URL(link, 'http://here').searchParams.get('token') ?? ''
  expect(await page.text()).toContain(`value="${token}"`)
  const send = (password: string) =>
    fetch(`http://127.0.0.1:${server.port}/reset-password`, {
      method: 'POST',
      body: new URLSearchParams({ token, password }),
      headers: { origin: `http://127.0.0.1:${server.port}`, 'accept-language': 'de' },
    })
  const weak = await send('passwort1')
  expect([weak.status, await weak.text()]).toEqual([400, expect.stringContaining('die andere versuchen würden')])
  const done = await send('battery staple')
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Dein Passwort ist gesetzt')])
  expect((await theirs.closed).reason).toBe('You are signed out.')
  expect(await anna.name()).toBeUndefined()
  expect((await send('another staple')).status).toBe(400)
  expect((await anna.post('/api/auth/sign-in/email', { ...account, password: 'battery staple' })).status).toBe(200)
})

test('what a page shows of its address can’t be more than text', async () => {
  const page = await fetch(`http://127.0.0.1:${server.port}/reset-password?token=%22%3E%3Cscript%3E`)
  expect(await page.text()).not.toContain('<script>')
})
