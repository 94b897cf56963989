import { at, last, type PlayersKit, type Wish } from '@kartentisch/kernel'
import type { Shelf } from '../shelf.ts'

/** A game and its set-up. Plain data: it is sent to threads. */
export interface Setting {
  readonly game: string
  readonly setup: unknown
}

/** The setting somebody wishes for. */
export const settingOf = (shelf: Shelf, game: string, wish: Wish): Setting => ({
  game,
  setup: shelf.kit(game).game.setup(wish),
})

/** Who plays in an experiment if nobody is named: the first and the last of those who are made for it. */
export function usualPlayers({ names, levels }: PlayersKit): string[] {
  const others = names.filter(name => !(name in levels))
  return others.length > 1 ? [at(others, 0), last(others)] : names.slice(-2)
}
