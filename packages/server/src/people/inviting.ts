import { Mistake } from '@kartentisch/kernel'
import type { Store } from '../store/contract.ts'
import { freeSeat } from '../tables/lobby/lobby.ts'
import { type Person, seatOfPerson, type TableRecord } from '../tables/table/record.ts'
import { say } from '../words/people.ts'
import { mustLikeInvitation } from './company.ts'

/** So many are asked to one table. */
const MOST = 20

/**
 * Asks somebody to a table that waits: whom one follows, and each once. Gives whether they follow back: then they may be
 * told wherever they are, else only on the page.
 */
export async function invite(
  store: Store,
  record: TableRecord,
  person: Person,
  player: string,
  now: number,
): Promise<{ readonly first: boolean; readonly mutual: boolean }> {
  if (person.guest || person.bot === true) throw new Mistake(say('friendsAccounts'))
  if (record.status !== 'waiting' || freeSeat(record) < 0) throw new Mistake(say('nothingToInviteTo'))
  if (seatOfPerson(record, person) < 0) throw new Mistake(say('inviteFromSeat'))
  if (!(await store.friends.follows(person.id, player))) throw new Mistake(say('inviteFriends'))
  await mustLikeInvitation(store, person, player)
  const first = await store.friends.invite({ table: record.id, player, host: person.id, at: now }, MOST)
  return { first, mutual: await store.friends.follows(player, person.id) }
}
