import { type Seat, seat } from './seat.ts'

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
