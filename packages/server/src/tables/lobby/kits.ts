import { didYouMean, Mistake, type Player, type Random, type Thinking } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { say } from '../../words/tables.ts'

/** Parts of a set-up that were drawn. */
export type Drawn = Readonly<Record<string, unknown>>

/** The name of a bot that is there. */
export function botNamed(shelf: Shelf, game: string, name: string): string {
  const { names } = shelf.kit(game).players
  if (names.includes(name)) return name
  const nearest = didYouMean(name, names)
  throw new Mistake(say('unknownBot', { bot: name, nearest, known: names.join(', ') }))
}

/** A bot to be asked. Any node can make one and give the next answer. */
export const playerNamed = (
  shelf: Shelf,
  game: string,
  name: string,
  seed: string,
  thinking: Thinking,
): Player<unknown> => shelf.kit(game).players.player(botNamed(shelf, game, name))(seed, thinking)

/** What a table is played with, by ids; nothing where that is always the same. */
export function selectedAt(
  { game, setup }: { readonly game: string; readonly setup: unknown },
  shelf: Shelf,
): string[] {
  const kit = shelf.kits.find(one => one.game.game.id === game)?.game
  try {
    return [...(kit?.selected(kit.game.parseSetup(setup)) ?? [])]
  } catch {
    // Played with what is no longer there.
    return []
  }
}

/** As `selectedAt`, but one by one what comes together. */
export const thingsAt = (table: { readonly game: string; readonly setup: unknown }, shelf: Shelf): string[] =>
  selectedAt(table, shelf).flatMap(one => one.split(' '))

/** Draws those parts of a set-up that somebody wishes for in words. */
export function draw(shelf: Shelf, game: string, selection: string, random: Random): Drawn {
  const kit = shelf.kit(game).game
  if (kit.draw === undefined) throw new Mistake(say('nothingToDraw', { game }))
  return kit.draw(random, selection)
}
