import type { EntryOf } from './entry.ts'
import { Mistake } from './mistake.ts'
import { type Seat, seat } from './seat.ts'
import { say } from './words/say.ts'

/** Who answers for a seat. A person's seat may be lent to a bot; one who has resigned doesn't get it back. */
export interface Keeper {
  readonly person: boolean
  /** The name of the bot or program that answers; nothing where a person does. */
  readonly level: string | null
  readonly resigned: boolean
}

/** Who sits down at first: for each seat the name of the bot there, or nothing for a person. */
export const keepersOf = (bots: readonly (string | null)[]): Keeper[] =>
  bots.map(level => ({ person: level === null, level, resigned: false }))

/** The seats where a person answers. */
export const peopleAt = (keepers: readonly Keeper[]): Seat[] =>
  keepers.flatMap(({ level }, i) => (level === null ? [seat(i)] : []))

/** Whether a person has lent this seat and may come back. */
export const isLent = (keeper: Keeper | undefined): boolean =>
  keeper?.person === true && keeper.level !== null && !keeper.resigned

/** Who keeps a seat after its person resigned, lent it, ran out of time or came back. */
export function keptAfter(keeper: Keeper, entry: EntryOf<'resign' | 'hand-over' | 'time-out' | 'take-back'>): Keeper {
  switch (entry.what) {
    case 'resign':
      if (keeper.resigned) throw new Mistake(say('resignedAlready'))
      return { person: true, level: entry.level, resigned: true }
    case 'hand-over':
    case 'time-out':
      if (keeper.level !== null) throw new Mistake(say('botPlaysAlready'))
      return { ...keeper, level: entry.level }
    case 'take-back':
      if (!keeper.person || keeper.level === null) throw new Mistake(say('notHandedOver'))
      if (keeper.resigned) throw new Mistake(say('resignedForGood'))
      return { ...keeper, level: null }
  }
}

/** Who sits at the table of a game that was written down, where that fits the rules' seats. */
export function keepersIn({ bots, keepers, players }: Company, seats: number): readonly Keeper[] {
  const found = keepers ?? keepersOf(bots.length === 0 ? new Array<null>(seats).fill(null) : bots)
  if (found.length !== seats || ![0, seats].includes(bots.length) || ![0, seats].includes(players.length))
    throw new Mistake(say('badSeats', { seats, players: players.length, bots: bots.length }))
  return found
}

/** Who sat there, as a file says it. */
interface Company {
  readonly players: readonly string[]
  readonly bots: readonly (string | null)[]
  readonly keepers?: readonly Keeper[]
}
