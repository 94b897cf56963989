import { burgund } from '@kartentisch/burgund'
import { dominion, kingdomNamed, nextStartingPlayer } from '@kartentisch/dominion'
import { didYouMean, type Game, Mistake, type Random, type Seat } from '@kartentisch/kernel'

/** Parts of a set-up that were drawn. */
export type Drawn = Readonly<Record<string, unknown>>

/** A game that can be played online, with the little a table must know beyond its rules. */
export interface ServedGame {
  readonly game: Game<unknown, unknown, unknown>
  readonly minSeats: number
  readonly maxSeats: number
  /** Who begins a rematch; nothing where chance decides. */
  nextFirst(seats: number, winners: readonly Seat[], random: Random): number | undefined
  /** Draws what is wished for in words; missing where there is nothing to draw. */
  draw?(random: Random, selection: string): Drawn
}

export const GAMES: readonly ServedGame[] = [
  {
    game: dominion,
    minSeats: 2,
    maxSeats: 6,
    nextFirst: nextStartingPlayer,
    draw: kingdomNamed,
  },
  {
    game: burgund,
    minSeats: 1,
    maxSeats: 4,
    nextFirst: () => undefined,
  },
]

export function gameNamed(id: string): ServedGame {
  const found = GAMES.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  const known = GAMES.map(({ game }) => game.id)
  throw new Mistake(`Unknown game "${id}".${didYouMean(id, known)} Games: ${known.join(', ')}.`)
}

/** Draws those parts of a set-up that somebody wishes for in words. */
export function draw(id: string, selection: string, random: Random): Drawn {
  const { draw } = gameNamed(id)
  if (draw !== undefined) return draw(random, selection)
  throw new Mistake(`There is nothing to draw for "${id}": leave out "selection".`)
}
