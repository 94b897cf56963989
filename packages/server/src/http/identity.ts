import { createHash, randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { dayAndTime, isForGood } from '../people/times.ts'
import type { Store, StoredPlayer, StoredToken, TokenKind } from '../store/contract.ts'
import type { Sanctions } from '../store/manners.ts'
import type { Person } from '../tables/table/record.ts'
import { say } from '../words/manners.ts'
import { type Account, type Accounts, hasSession } from './accounts.ts'
import { Forbidden } from './forbidden.ts'

export const GUEST_COOKIE = 'kartentisch'

export const newToken = (): string => randomBytes(24).toString('base64url')

/** Tokens are kept as digests; they are long and random, so that no salt is needed. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const newPlayerId = (): string => randomBytes(9).toString('base64url')

/** Who somebody is, and whether only as a guest. */
export interface Identity extends Person {
  readonly guest: boolean
  /** Counts how often the player's credentials have changed: if it does again, these have to be looked at anew. */
  readonly epoch: number
  /** What moderators have imposed on them. */
  readonly sanctions: Sanctions
  /** Known by a token for a program: it plays, and can do nothing else. */
  readonly bot: boolean
}

type Given = Readonly<Record<string, string | string[] | undefined>>

function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value !== undefined && value.length <= 200) return value
  }
  return undefined
}

/** The guest's token that a browser sends along. */
export const guestTokenIn = (cookies: string | string[] | undefined): string | undefined =>
  typeof cookies === 'string' ? cookie(cookies, GUEST_COOKIE) : undefined

/** Refuses who is banned. */
export function mustNotBeBanned({ sanctions: { ban } }: Identity): void {
  if (ban !== undefined)
    throw new Forbidden(isForGood(ban) ? say('banned') : say('bannedUntil', { until: dayAndTime(ban) }))
}

/** Tells from a request's credentials who it comes from. */
export class Identities {
  readonly #store: Store
  readonly #accounts: () => Promise<Accounts>
  readonly #now: () => number
  readonly #changes = new EventEmitter<{ changed: [player: string] }>()

  constructor(store: Store, accounts: () => Promise<Accounts>, now: () => number) {
    this.#store = store
    this.#accounts = accounts
    this.#now = now
  }

  /** Calls whenever a player's credentials have changed here. Other nodes find out by the player's epoch. */
  onChange(changed: (player: string) => void): void {
    this.#changes.on('changed', changed)
  }

  async #person(player: StoredPlayer, bot = false): Promise<Identity> {
    const { id, name, account, epoch } = player
    const [ids, sanctions] = await Promise.all([
      this.#store.idsOf(id),
      this.#store.manners.sanctionsOf(id, this.#now()),
    ])
    const { mute: mutedUntil = 0 } = sanctions
    return { id, name, ids, guest: account === null, epoch, bot, sanctions, mutedUntil }
  }

  /** Whoever names a token is a program; a browser is known by what it sends along. */
  async byToken(token: string, bot = true): Promise<Identity | undefined> {
    const player = await this.#store.playerOfToken(digestOf(token))
    return player === undefined ? undefined : this.#person(player, bot)
  }

  /** By a token, by session, or else by the guest's cookie. */
  async byHeaders({ authorization, cookie: cookies }: Given): Promise<Identity | undefined> {
    if (typeof authorization === 'string' && authorization.startsWith('Bearer ')) {
      return this.byToken(authorization.slice(7))
    }
    if (typeof cookies !== 'string') return undefined
    const account = await this.#accountIn(cookies)
    if (account !== undefined) return this.ofAccount(account)
    const token = guestTokenIn(cookies)
    return token === undefined ? undefined : this.byToken(token, false)
  }

  /** Who has signed in, by their session alone. */
  async #accountIn(cookies: string): Promise<Account | undefined> {
    if (!hasSession(cookies)) return undefined
    return (await this.#accounts()).of(new Headers({ cookie: cookies }))
  }

  async #playerOf(account: Account): Promise<StoredPlayer> {
    const known = await this.#store.playerOfAccount(account.id)
    if (known !== undefined) return known
    const player = { id: newPlayerId(), name: account.name, account: account.id, webhook: null, epoch: 0 }
    try {
      await this.#store.keepPlayer(player)
      return player
    } catch (fault) {
      // Two requests of somebody new came at once, and the other was first.
      const other = await this.#store.playerOfAccount(account.id)
      if (other === undefined) throw fault
      return other
    }
  }

  /** Who an account belongs to here. */
  async ofAccount(account: Account): Promise<Identity> {
    return this.#person(await this.#playerOf(account))
  }

  /**
   * Somebody has signed in in a browser that was a guest's: they take the guest's games along, and nobody is the guest any
   * more. Whoever else has the guest's token has nothing by it.
   */
  async signedIn(account: Account, guestToken: string | undefined): Promise<void> {
    const guest = guestToken === undefined ? undefined : await this.#store.playerOfToken(digestOf(guestToken))
    const known = await this.#store.playerOfAccount(account.id)
    if (guest !== undefined && guest.account === null) {
      if (known === undefined) {
        await this.#store.keepPlayer({ ...guest, name: account.name, account: account.id })
        await this.#store.dropTokens(guest.id)
      } else if (guest.id !== known.id) await this.#store.movePlayer(guest.id, known.id)
      this.#changes.emit('changed', guest.id)
    }
  }

  /** A guest leaves a browser: the token it had ends. */
  async guestLeft(guestToken: string): Promise<void> {
    const guest = await this.#store.playerOfToken(digestOf(guestToken))
    if (guest === undefined) return
    await this.#store.dropToken(digestOf(guestToken))
    await this.changed(guest.id)
  }

  /** Some of a player's sessions or tokens have ended: whoever is connected has to show that theirs have not. */
  async changed(player: string): Promise<void> {
    await this.#store.newEpoch(player)
    this.#changes.emit('changed', player)
  }

  /** All that a player was known by has ended, tokens of bots too. */
  async allEnded(account: Account): Promise<void> {
    const player = await this.#store.playerOfAccount(account.id)
    if (player === undefined) return
    await this.#store.dropTokens(player.id)
    this.#changes.emit('changed', player.id)
  }

  /** The account is gone. Its games stay, without the name. */
  async forget(player: string, name: string): Promise<void> {
    await this.#store.forgetPlayer(player, name)
    this.#changes.emit('changed', player)
  }

  /** A new guest, and the token they are known by. */
  async newGuest(name: string): Promise<{ player: Identity; token: string }> {
    const player = { id: newPlayerId(), name, account: null, webhook: null, epoch: 0 }
    const token = newToken()
    await Promise.all([this.#store.keepPlayer(player), this.#keepToken(token, player.id, 'guest', '')])
    return { player: await this.#person(player), token }
  }

  /** A token for a bot from outside that plays in this player's name. */
  async newBotToken(player: string, name: string): Promise<string> {
    const token = newToken()
    await this.#keepToken(token, player, 'bot', name)
    return token
  }

  tokensOf(player: string): Promise<StoredToken[]> {
    return this.#store.tokensOf(player)
  }

  async endToken({ digest, player }: StoredToken): Promise<void> {
    await this.#store.dropToken(digest)
    await this.changed(player)
  }

  #keepToken(token: string, player: string, kind: TokenKind, name: string): Promise<void> {
    return this.#store.keepToken({ digest: digestOf(token), player, kind, name, createdAt: Date.now() })
  }
}
