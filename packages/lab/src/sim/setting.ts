import type { PlayersKit, Wish } from '@kartentisch/kernel'
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
  const [first, last] = [others[0] ?? names[0], others.at(-1) ?? names.at(-1)]
  return [first, last].filter(name => name !== undefined)
}
