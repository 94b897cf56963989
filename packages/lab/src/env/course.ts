import { at, type GameKit, type Kit, Mistake, type Numerals, type Rules } from '@kartentisch/kernel'
import { type Maker, makerOf } from '../players.ts'
import type { Shelf } from '../shelf.ts'
import { say } from '../words/say.ts'

/** What somebody wants to learn. */
export interface Wanted {
  /** The first there is, if nothing is said. */
  readonly game?: string | undefined
  /** What it is played with, in words of the game; not beside a set-up. */
  readonly selection?: string | undefined
  /** A whole set-up, as results and saved games have it. */
  readonly setup?: unknown
  /** Who sits where: a player by its name, or null for whoever learns. */
  readonly seats?: readonly (string | null)[] | undefined
  /** What is drawn by a selection follows from it. */
  readonly seed?: string | number | undefined
}

/** What all games of a practice have in common. */
export interface Course {
  readonly kit: GameKit
  readonly setup: unknown
  readonly rules: Rules<unknown, unknown>
  readonly numerals: Numerals
  readonly seats: readonly (string | null)[]
  /** Who answers for a seat; nobody for the seats of whoever learns. */
  readonly makers: readonly (Maker | undefined)[]
}

function setupOf({ game }: Kit, { selection, setup, seats, seed = '1' }: Wanted): unknown {
  if (setup !== undefined && selection !== undefined) throw new Mistake(say('selectionAndSetup'))
  if (setup !== undefined) return game.game.parseSetup(setup)
  const players = seats?.length ?? game.seats.usual
  return game.setup({ players, seed, ...(selection !== undefined && { selection }) })
}

/** Lays out what a program that learns wants to play. */
export function courseOf(shelf: Shelf, wanted: Wanted): Course {
  const kit = wanted.game === undefined ? at(shelf.kits, 0) : shelf.kit(wanted.game)
  const setup = setupOf(kit, wanted)
  const rules = kit.game.game.prepare(setup)
  const numerals = kit.game.numerals?.(rules)
  if (numerals === undefined) throw new Mistake(say('noNumerals', { game: kit.game.name }))
  const seats = wanted.seats ?? Array.from({ length: rules.seats }, () => null)
  if (seats.length !== rules.seats) throw new Mistake(say('otherSeats', { seats: seats.length, players: rules.seats }))
  if (!seats.includes(null)) throw new Mistake(say('nobodyLearns'))
  const makers = seats.map(name => (name === null ? undefined : makerOf(kit.players, name)))
  return { kit: kit.game, setup, rules, numerals, seats, makers }
}
