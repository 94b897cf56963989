import { inEvery, type Wording } from '@kartentisch/kernel'
import type { Store, StoredPlayer } from '../store/contract.ts'
import type { Turn } from '../store/notices.ts'
import { nameOfTable, readRecord, type TableRecord } from '../tables/table/record.ts'
import { say } from '../words/people.ts'
import { languageOfDevice, type Push } from './push.ts'
import type { Call } from './tournament.ts'

/** How often is looked for turns nobody was told of. */
const EVERY_MS = 5000
const AT_ONCE = 1000

/** For so long turns of people who are here are gathered, to be claimed together: they see them anyway. */
const GATHER_MS = 1000

interface Options {
  readonly store: Store
  readonly push: Push
  /** Where browsers find the server, if that is known. */
  readonly base: string | undefined
  now(): number
  /** Whether somebody looks at a page of ours that is connected to this node: they were told there. */
  isHere(player: string): boolean
  /** Calls an address of the player's own. */
  webhook(player: string, address: string, body: object): Promise<void>
  /** Sends a mail to who has an account and a verified address; missing where no mail is sent. */
  readonly mail?: (account: string, subject: string, text: string) => Promise<void>
  fault(fault: unknown): void
}

/** What somebody is told by all the ways they wish for. */
interface Notice {
  /** The parts of the address of the page it leads to. */
  readonly route: readonly string[]
  readonly title: Wording
  readonly body: Wording
  /** What a webhook is told. */
  readonly hook: object
  /** A mail's text; missing where none is sent. */
  readonly letter?: Wording
}

/** What leads somebody to a table who is asked there. */
type Invitation = Pick<TableRecord, 'id' | 'name' | 'openedBy' | 'invitation'>

/**
 * Tells those who look elsewhere that it is their turn: by push, mail and webhook, as they wish. Each turn is told once, by the
 * node that took the last answer or, should that have died, by another; never what anybody holds.
 */
export class Herald {
  readonly #options: Options
  readonly #timer: NodeJS.Timeout
  readonly #telling = new Set<Promise<void>>()
  /** Turns in their order that are to be claimed together. */
  #gathered: { readonly turn: Turn; readonly isSeen: boolean; readonly done: (telling: Promise<void>) => void }[] = []
  #gathering: NodeJS.Timeout | undefined
  /** The turns nobody was told of when they were last looked for. */
  #untold: ReadonlySet<string> = new Set()
  #looking: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
    this.#timer = setInterval(() => {
      this.#looking ??= this.look()
        .catch(options.fault)
        .finally(() => {
          this.#looking = undefined
        })
    }, EVERY_MS)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#claimGathered()
    await this.#looking
    await Promise.allSettled(this.#telling)
  }

  /** Tells the turns that nobody was told of, if that was so the last time too: until then their own node may tell them. */
  async look(): Promise<void> {
    const turns = await this.#options.store.notices.untold(AT_ONCE)
    const nameOf = ({ table, number }: Turn) => `${table}/${number}`
    const before = this.#untold
    this.#untold = new Set(turns.map(nameOf))
    for (const turn of turns) if (before.has(nameOf(turn))) await this.tell(turn)
  }

  /** Tells a turn: at once to who is away, and with those before it, since a turn counts after the one before. */
  tell(turn: Turn): Promise<void> {
    const isSeen = this.#options.isHere(turn.player)
    const telling = new Promise<void>(done => this.#gathered.push({ turn, isSeen, done })).finally(() =>
      this.#telling.delete(telling),
    )
    this.#telling.add(telling)
    if (!isSeen) this.#claimGathered()
    else this.#gathering ??= setTimeout(() => this.#claimGathered(), GATHER_MS)
    return telling
  }

  #claimGathered(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    for (const { turn, isSeen, done } of this.#gathered.splice(0)) done(this.#tell(turn, isSeen))
  }

  /** Whoever was here when the turn came has seen it, though they may have gone since. */
  async #tell(turn: Turn, isSeen: boolean): Promise<void> {
    const { store, now, isHere } = this.#options
    if (!(await store.notices.claim(turn)) || isSeen || isHere(turn.player)) return
    const player = await store.readPlayer(turn.player)
    const table = await store.readTable(turn.table)
    if (player === undefined || table === undefined) return
    const wishes = await store.notices.wishesOf(player.id)
    if (wishes.awayUntil > now()) return
    const record = readRecord(table)
    const { name, timer } = record
    const route = ['table', table.id]
    await this.#tellByAllWays(player, {
      route,
      title: say('yourTurn'),
      body: nameOfTable(record),
      hook: { type: 'your-turn', table: table.id, name },
      ...(wishes.mail &&
        timer.per === 'days' && {
          letter: say('turnMail', { name: nameOfTable(record), url: this.#link(route) ?? '' }),
        }),
    })
  }

  /** Tells somebody who is away, by push, that they are asked to a table; the way there opens it to them. */
  async invite(table: Invitation, player: string, from: string): Promise<void> {
    if (this.#options.isHere(player)) return
    const route = ['table', table.id, table.invitation]
    await this.#push(player, route, say('invitedBy', { name: from }), nameOfTable(table))
  }

  /**
   * Tells somebody whom a tournament calls. That they have to say that they are there is told to who is here too: who
   * overlooks it doesn't play.
   */
  async call({ player: id, tournament, name, table }: Call): Promise<void> {
    const { store, now, isHere } = this.#options
    if (table !== undefined && isHere(id)) return
    const player = await store.readPlayer(id)
    const wishes = await store.notices.wishesOf(id)
    if (player === undefined || wishes.awayUntil > now()) return
    const route = table === undefined ? ['tournament', tournament] : ['table', table]
    const url = this.#link(route) ?? ''
    await this.#tellByAllWays(player, {
      route,
      title: say(table === undefined ? 'tournamentSoon' : 'tournamentGame'),
      body: inEvery(() => name),
      hook: { type: 'called', tournament, name, ...(table !== undefined && { table }) },
      ...(wishes.mail && { letter: say(table === undefined ? 'soonMail' : 'gameMail', { name, url }) }),
    })
  }

  async #tellByAllWays(player: StoredPlayer, { route, title, body, hook, letter }: Notice): Promise<void> {
    const { store, push, webhook, mail, fault } = this.#options
    const devices = await store.notices.devicesOf(player.id)
    const url = this.#link(route)
    const ways = [
      ...devices.map(device =>
        push.tell(device, { route, title: title[languageOfDevice(device)], body: body[languageOfDevice(device)] }),
      ),
      ...(player.webhook === null
        ? []
        : [webhook(player.id, player.webhook, { ...hook, ...(url !== undefined && { url }) })]),
      // Nobody has said in which language: a mail says it in each.
      ...(letter === undefined || player.account === null || mail === undefined
        ? []
        : [mail(player.account, say('turnSubject', { name: body }).en, `${letter.en}\n\n${letter.de}`)]),
    ]
    for (const outcome of await Promise.allSettled(ways)) if (outcome.status === 'rejected') fault(outcome.reason)
  }

  async #push(player: string, route: readonly string[], title: Wording, body: Wording): Promise<void> {
    const { store, now, push, fault } = this.#options
    if ((await store.notices.wishesOf(player)).awayUntil > now()) return
    for (const device of await store.notices.devicesOf(player))
      await push
        .tell(device, { route, title: title[languageOfDevice(device)], body: body[languageOfDevice(device)] })
        .catch(fault)
  }

  /** Where a page of ours is found from outside, if that is known. */
  #link(route: readonly string[]): string | undefined {
    const { base } = this.#options
    return base === undefined ? undefined : `${base}/#/${route.join('/')}`
  }
}
