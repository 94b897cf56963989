import { randomBytes } from 'node:crypto'
import { Mistake } from '@kartentisch/kernel'
import type { ModeratorAct } from '@kartentisch/protocol'
import type { Identity } from '../http/identity.ts'
import type { Store, StoredPlayer } from '../store/contract.ts'
import type { Sanction } from '../store/manners.ts'
import { say } from '../words/manners.ts'
import { FOR_GOOD } from './times.ts'

const DAY = 86_400_000

/** What each act imposes, and whether it imposes or lifts it. */
const IMPOSES: Readonly<Record<ModeratorAct['act'], { readonly kind: Sanction; readonly lifts: boolean }>> = {
  mute: { kind: 'mute', lifts: false },
  unmute: { kind: 'mute', lifts: true },
  ban: { kind: 'ban', lifts: false },
  unban: { kind: 'ban', lifts: true },
  rename: { kind: 'name', lifts: false },
  'free-name': { kind: 'name', lifts: true },
}

interface Options {
  readonly store: Store
  /** The players who are moderators. */
  readonly moderators: readonly string[]
  now(): number
  /** Gives a player another name wherever others read it. */
  rename(player: string, name: string): Promise<void>
  /** Connections of a player have to be looked at again. */
  changed(player: string): Promise<void>
}

/** What moderators may do to others, all of it written down. */
export class Moderation {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether somebody is a moderator: with an account, and no program in their name. */
  includes({ ids, guest, bot }: Pick<Identity, 'ids' | 'guest' | 'bot'>): boolean {
    return !guest && !bot && ids.some(id => this.#options.moderators.includes(id))
  }

  /** Does something to a player, and gives who that is. */
  async act(moderator: Identity, { player: id, act, days, name = '', words }: ModeratorAct): Promise<StoredPlayer> {
    const { store, now, moderators, rename, changed } = this.#options
    const player = await store.readPlayer(id)
    if (player === undefined) throw new Mistake(say('nobodyThere'))
    if (moderators.includes(player.id)) throw new Mistake(say('notModerators'))
    if (act === 'rename' && name === '') throw new Mistake(say('nameMissing'))
    const at = now()
    const { kind, lifts } = IMPOSES[act]
    const until = lifts ? 0 : days === undefined ? FOR_GOOD : at + days * DAY
    const done = {
      id: randomBytes(9).toString('base64url'),
      at,
      moderator: moderator.id,
      player: player.id,
      act,
      words: act === 'rename' ? `${player.name} → ${name}. ${words}`.trim() : words,
    }
    await store.manners.impose(done, kind, until)
    if (act === 'rename') await rename(player.id, name)
    await changed(player.id)
    return player
  }
}
