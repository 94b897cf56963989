import { Mistake, type Wording } from '@kartentisch/kernel'
import { addressOf } from '../browser/address.ts'
import { accountReason } from '../words/accounts.ts'
import { say as refusal } from '../words/refusals.ts'
import type { Said } from '../words/said.ts'

/** Why the server refuses: in both languages where it says so, or as the library for accounts puts it. */
function reasonIn(answer: unknown): Said | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { reason, message, wording, code } = { reason: '', message: '', wording: undefined, code: '', ...answer }
  const known = isWording(wording) ? wording : accountReason(code)
  if (known !== undefined) return known
  const said: unknown = reason === '' ? message : reason
  return typeof said === 'string' && said !== '' ? said : undefined
}

const isWording = (given: unknown): given is Wording =>
  typeof given === 'object' &&
  given !== null &&
  'de' in given &&
  'en' in given &&
  typeof given.de === 'string' &&
  typeof given.en === 'string'

/** Asks the server for something by HTTP; fails with its reason. */
export async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(addressOf(path), { method, ...sent }).catch(() => {
    throw new Mistake(refusal('no connection'))
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const read: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
  if (!answer.ok) throw new Mistake(reasonIn(read) ?? `${answer.status} ${answer.statusText}`)
  return read
}

/** Who one is, as far as the server knows. */
export interface Me {
  readonly name: string
  readonly guest: boolean
  /** Where it is one's turn. */
  readonly yourTurn: readonly string[]
  readonly webhook: string
  readonly moderator: boolean
  /** Whether one's name may stand in what is published about games. */
  readonly openName: boolean
}

/** Somebody the server knows; nothing for who has never played here. */
export async function whoAmI(): Promise<Me | undefined> {
  const answer = await call('GET', 'api/me')
  if (typeof answer !== 'object' || answer === null || !('player' in answer)) return undefined
  const { player } = answer
  if (typeof player !== 'object' || player === null || !('name' in player) || !('guest' in player)) return undefined
  const turns = 'yourTurn' in answer && Array.isArray(answer.yourTurn) ? answer.yourTurn : []
  return {
    name: String(player.name),
    guest: player.guest === true,
    yourTurn: turns.map(String),
    webhook: 'webhook' in answer && typeof answer.webhook === 'string' ? answer.webhook : '',
    moderator: 'moderator' in answer && answer.moderator === true,
    openName: 'openName' in answer && answer.openName === true,
  }
}
