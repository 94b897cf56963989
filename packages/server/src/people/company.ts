import { Mistake } from '@kartentisch/kernel'
import type { ChatLine, Store } from '../store/contract.ts'
import { type Person, seatOfPerson, type TableRecord } from '../tables/table/record.ts'
import { say } from '../words/manners.ts'
import { dayAndTime, isForGood } from './times.ts'
import type { TournamentRecord } from './tournament.ts'

/** Who wants to play with whom, and to read whom. */

/** Whose games a player's are now: a guest's may have become an account's. */
const ownerOf = async (store: Store, player: string): Promise<string> => (await store.readPlayer(player))?.id ?? player

/** Those who don't want to read what somebody says. */
export const deafTo = async (store: Store, player: string): Promise<ReadonlySet<string>> =>
  store.manners.deafTo(await ownerOf(store, player))

/** What was said, without what somebody doesn't want to read. */
export async function readable(store: Store, lines: readonly ChatLine[], person: Person): Promise<readonly ChatLine[]> {
  const regards = await store.manners.regardsOf(person.id)
  if (regards.length === 0) return lines
  const unwanted = new Set(regards.map(({ other }) => other))
  const owners = new Map<string, string>()
  for (const { player } of lines) if (!owners.has(player)) owners.set(player, await ownerOf(store, player))
  return lines.filter(({ player }) => !unwanted.has(owners.get(player) ?? player))
}

/** Refuses to let somebody talk whom a moderator has muted. */
export function mayTalk({ mutedUntil = 0 }: Person, now: number): void {
  if (mutedUntil <= now) return
  throw new Mistake(isForGood(mutedUntil) ? say('silenced') : say('silencedUntil', { until: dayAndTime(mutedUntil) }))
}

/** Refuses a seat beside somebody who has blocked this person, or whom they have blocked. */
export async function mustBeWelcome(store: Store, record: TableRecord, person: Person): Promise<void> {
  if (seatOfPerson(record, person) >= 0) return
  const seated = record.seats.flatMap(({ player }) => (player === null ? [] : [player]))
  const owners = await Promise.all(seated.map(player => ownerOf(store, player)))
  const { by, of } = await store.manners.blocksBetween(person.id, owners)
  if (of.size > 0) throw new Mistake(say('youBlocked'))
  if (by.size > 0) throw new Mistake(say('notWelcome'))
}

/**
 * Refuses a tournament to who has blocked somebody in it or was blocked by them: there everybody may meet everybody. A
 * Swiss one pairs around that.
 */
export async function mustBeWelcomeIn(store: Store, record: TournamentRecord, player: string): Promise<void> {
  if (record.format === 'swiss') return
  const others = record.entrants.map(one => one.player)
  const { by, of } = await store.manners.blocksBetween(player, others)
  if (of.size > 0) throw new Mistake(say('blockedTakesPart'))
  if (by.size > 0) throw new Mistake(say('notWelcomeThere'))
}

/** Refuses to ask somebody to a table who has blocked this person, or whom they have blocked. */
export async function mustLikeInvitation(store: Store, person: Person, player: string): Promise<void> {
  const { by, of } = await store.manners.blocksBetween(person.id, [player])
  if (by.size + of.size > 0) throw new Mistake(say('notInvited'))
}
