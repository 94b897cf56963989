import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/http/config.ts'
import { type Server, startServer } from '../src/http/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-passkey-'))
let server: Server
let origin: string
beforeAll(async () => {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOGINS_PER_MINUTE: '100' }
  server = await startServer(readConfig(env), pino({ level: 'silent' }))
  origin = `http://localhost:${server.port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** A device that keeps one passkey, as the standard has it. */
class Authenticator {
  readonly #id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #uses = 0

  /** Whom it speaks for, that somebody was there and known to it, and how often it was used. */
  #state(flags: number): Buffer {
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE(this.#uses++)
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), uses])
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #answer(response: Record<string, Buffer>): object {
    const id = this.#id.toString('base64url')
    const written = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])
    return { id, rawId: id, type: 'public-key', response: Object.fromEntries(written), clientExtensionResults: {} }
  }

  create(challenge: string): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [bytesOfX, bytesOfY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      bytesOfX,
      Buffer.from('225820', 'hex'),
      bytesOfY,
    ])
    const state = Buffer.concat([this.#state(0x45), Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([state.length]),
      state,
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge),
      attestationObject: attestation,
    })
  }

  get(challenge: string): object {
    const clientDataJSON = this.#client('webauthn.get', challenge)
    const authenticatorData = this.#state(0x05)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#keys.privateKey)
    return this.#answer({ clientDataJSON, authenticatorData, signature })
  }
}

/** A browser that keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async ask(method: string, path: string, body?: object): Promise<{ status: number; told: Record<string, unknown> }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`http://localhost:${server.port}${path}`, { method, headers, ...sent })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      this.#cookies.set(name, value)
    }
    return { status: answer.status, told: JSON.parse((await answer.text()) || '{}') }
  }
}

test('who has an account adds a passkey and comes back with it alone', async () => {
  const device = new Authenticator()
  const home = new Browser()
  await home.ask('POST', '/api/guest', { name: 'Anna' })
  const account = { email: 'anna@example.org', password: 'correct horse', name: 'Anna' }
  expect((await home.ask('POST', '/api/auth/sign-up/email', account)).status).toBe(200)
  const { told: adding } = await home.ask('GET', '/api/auth/passkey/generate-register-options')
  const added = await home.ask('POST', '/api/auth/passkey/verify-registration', {
    response: device.create(String(adding.challenge)),
  })
  expect(added.status).toBe(200)
  const { told: me } = await home.ask('GET', '/api/me')

  const elsewhere = new Browser()
  const { told: entering } = await elsewhere.ask('GET', '/api/auth/passkey/generate-authenticate-options')
  const response = device.get(String(entering.challenge))
  const entered = await elsewhere.ask('POST', '/api/auth/passkey/verify-authentication', { response })
  expect(entered.status).toBe(200)
  expect((await elsewhere.ask('GET', '/api/me')).told).toMatchObject({ player: me.player })
  expect(me.player).toMatchObject({ name: 'Anna', guest: false })

  const thief = new Browser()
  await thief.ask('GET', '/api/auth/passkey/generate-authenticate-options')
  expect((await thief.ask('POST', '/api/auth/passkey/verify-authentication', { response })).status).not.toBe(200)
  expect((await thief.ask('GET', '/api/me')).told).toEqual({ player: null })
})

test('nobody adds a passkey without an account', async () => {
  const guest = new Browser()
  await guest.ask('POST', '/api/guest', { name: 'Ben' })
  expect((await guest.ask('GET', '/api/auth/passkey/generate-register-options')).status).toBe(401)
})
