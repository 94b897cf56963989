import type { Shelf } from '../shelf.ts'
import { PROGRAM } from '../version.ts'

/** Goes up when a program that read the last form of a result would read this one wrongly. */
export const FORMAT = 1

/** What a result is of: with other versions the same seed may lead elsewhere. */
export interface Stamp<Kind extends string> {
  readonly kind: Kind
  readonly format: typeof FORMAT
  /** The versions of Kartentisch and of the game's rules. */
  readonly program: string
  readonly game: string
  readonly rules: string
}

/** What a result is and by which versions it was made. */
export const stampOf = <Kind extends string>(shelf: Shelf, kind: Kind, game: string): Stamp<Kind> => ({
  kind,
  format: FORMAT,
  program: PROGRAM,
  game,
  rules: shelf.kit(game).game.game.version,
})
