import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/accounts.ts'
import { call } from './api.ts'

/** A passkey of one's account. */
export interface Passkey {
  readonly id: string
  readonly added: Date
}

/** A passkey belongs to a name: who reached the server by a number has none. */
const isNumber = (host: string): boolean => /^(\d+\.){3}\d+$|^\[/.test(host)

/** Whether this browser has passkeys for this address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !isNumber(location.hostname)

// The browser checks the rest of what the server asks for.
const isAddition = (given: unknown): given is PublicKeyCredentialCreationOptionsJSON =>
  typeof given === 'object' && given !== null && 'challenge' in given && 'rp' in given

const isEntry = (given: unknown): given is PublicKeyCredentialRequestOptionsJSON =>
  typeof given === 'object' && given !== null && 'challenge' in given

const notUnderstood = () => new Mistake(say('passkey not understood'))

const notConfirmed = () => new Mistake(say('passkey not confirmed'))

/** Lets the device do its part, and says in our words why it didn't. */
async function byDevice(work: Promise<Credential | null>, host = ''): Promise<unknown> {
  try {
    const credential = await work
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch (fault) {
    const name = fault instanceof DOMException ? fault.name : ''
    if (name === 'InvalidStateError') throw new Mistake(say('passkey there'))
    if (name === 'SecurityError') throw new Mistake(say('passkey elsewhere', { host }))
    if (name !== 'NotAllowedError') throw fault
  }
  throw notConfirmed()
}

/** Makes a passkey on this device and adds it to the account. */
export async function addPasskey(): Promise<void> {
  const options = await call('GET', 'api/auth/passkey/generate-register-options')
  if (!isAddition(options)) throw notUnderstood()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const response = await byDevice(navigator.credentials.create({ publicKey }), options.rp.id)
  await call('POST', 'api/auth/passkey/verify-registration', { response })
}

/** Signs in with whichever passkey one chooses. */
export async function enterByPasskey(): Promise<void> {
  const options = await call('GET', 'api/auth/passkey/generate-authenticate-options')
  if (!isEntry(options)) throw notUnderstood()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const response = await byDevice(navigator.credentials.get({ publicKey }), options.rpId)
  await call('POST', 'api/auth/passkey/verify-authentication', { response })
}

/** The passkeys of the account, the oldest first. */
export async function listPasskeys(): Promise<Passkey[]> {
  const answer = await call('GET', 'api/auth/passkey/list-user-passkeys')
  const all: readonly unknown[] = Array.isArray(answer) ? answer : []
  return all
    .flatMap(one =>
      typeof one === 'object' && one !== null && 'id' in one && 'createdAt' in one
        ? [{ id: String(one.id), added: new Date(String(one.createdAt)) }]
        : [],
    )
    .toSorted((a, b) => a.added.getTime() - b.added.getTime())
}

export const removePasskey = (id: string): Promise<unknown> => call('POST', 'api/auth/passkey/delete-passkey', { id })
