import { createHash, randomBytes } from 'node:crypto'
import type { Store, StoredPlayer, TokenKind } from '../store/contract.ts'
import type { Person } from '../tables/record.ts'
import { type Accounts, hasSession } from './accounts.ts'

export const GUEST_COOKIE = 'kartentisch'

export const newToken = (): string => randomBytes(24).toString('base64url')

/** Tokens are kept as digests; they are long and random, so that no salt is needed. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const newPlayerId = (): string => randomBytes(9).toString('base64url')

/** Who somebody is, and whether only as a guest. */
export interface Identity extends Person {
  readonly guest: boolean
}

function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value !== undefined && value.length <= 200) return value
  }
  return undefined
}

/** Tells from a request's credentials who it comes from. */
export class Identities {
  readonly #store: Store
  readonly #accounts: () => Promise<Accounts>

  constructor(store: Store, accounts: () => Promise<Accounts>) {
    this.#store = store
    this.#accounts = accounts
  }

  async #person(player: StoredPlayer): Promise<Identity> {
    const ids = await this.#store.idsOf(player.id)
    return { id: player.id, name: player.name, ids, guest: player.account === null }
  }

  async byToken(token: string): Promise<Identity | undefined> {
    const player = await this.#store.playerOfToken(digestOf(token))
    return player === undefined ? undefined : this.#person(player)
  }

  /** By session, or else by the guest's cookie. Who signs in as a guest takes the guest's games along. */
  async byHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Promise<Identity | undefined> {
    const { authorization, cookie: cookies } = headers
    if (typeof authorization === 'string' && authorization.startsWith('Bearer ')) {
      return this.byToken(authorization.slice(7))
    }
    const given = typeof cookies === 'string' ? cookies : undefined
    const token = cookie(given, GUEST_COOKIE)
    const guest = token === undefined ? undefined : await this.#store.playerOfToken(digestOf(token))
    if (given !== undefined && hasSession(given)) {
      const account = await (await this.#accounts()).of(new Headers({ cookie: given }))
      if (account !== undefined) return this.#person(await this.#playerOf(account, guest))
    }
    return guest === undefined ? undefined : this.#person(guest)
  }

  async #playerOf(account: { id: string; name: string }, guest: StoredPlayer | undefined): Promise<StoredPlayer> {
    const known = await this.#store.playerOfAccount(account.id)
    const { id, name } = account
    if (known === undefined) {
      const isFree = guest !== undefined && guest.account === null
      const player = isFree ? { ...guest, name, account: id } : { id: newPlayerId(), name, account: id, webhook: null }
      await this.#store.keepPlayer(player)
      return player
    }
    if (guest !== undefined && guest.account === null && guest.id !== known.id) {
      await this.#store.movePlayer(guest.id, known.id)
    }
    return known
  }

  /** A new guest, and the token they are known by. */
  async newGuest(name: string): Promise<{ player: Identity; token: string }> {
    const player = { id: newPlayerId(), name, account: null, webhook: null }
    const token = newToken()
    await Promise.all([this.#store.keepPlayer(player), this.#keepToken(token, player.id, 'guest', name)])
    return { player: { id: player.id, name, ids: [player.id], guest: true }, token }
  }

  /** A token for a bot from outside that plays in this player's name. */
  async newBotToken(player: string): Promise<string> {
    const token = newToken()
    await this.#keepToken(token, player, 'bot', '')
    return token
  }

  #keepToken(token: string, player: string, kind: TokenKind, name: string): Promise<void> {
    return this.#store.keepToken({ digest: digestOf(token), player, kind, name, createdAt: Date.now() })
  }
}
