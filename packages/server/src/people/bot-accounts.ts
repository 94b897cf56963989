import type { Shelf } from '@kartentisch/lab/shelf'
import type { Profile, RatingShown } from '@kartentisch/protocol'
import { ladderOf } from './rated.ts'

/** A level of a game's bots that has an account of its own, as people have: it can be looked up, and nobody signs in there. */
export interface BotAccount extends RatingShown {
  readonly player: string
  readonly name: string
  readonly game: string
  readonly level: string
  readonly ladder: string
}

/** Levels are measured at tables for two. */
const PLAYERS = 2

/** After fewer games than this nobody should rely on it. */
const SURE = 100

/** The accounts of all bots whose strength was measured, the strongest first. Players' ids never have a colon. */
export const botAccounts = (shelf: Shelf): BotAccount[] =>
  shelf.kits
    .flatMap(({ players: { game, levels, measured = {} } }) =>
      Object.keys(levels).flatMap(level => {
        const found = measured[level]
        if (found === undefined) return []
        return {
          player: `bot:${game}:${level}`,
          name: level,
          game,
          level,
          ladder: ladderOf(game, PLAYERS),
          rating: found.points,
          games: found.games,
          provisional: found.games < SURE,
        }
      }),
    )
    .sort((a, b) => b.rating - a.rating)

/** What everybody may know of a bot. */
export function botProfile(shelf: Shelf, player: string): Profile | undefined {
  const bot = botAccounts(shelf).find(one => one.player === player)
  if (bot === undefined) return undefined
  const { name, level, ladder, game, rating, games, provisional } = bot
  return {
    player,
    name,
    level,
    own: false,
    mayFollow: false,
    followed: false,
    ratings: [{ ladder, game, players: PLAYERS, rating, games, provisional }],
  }
}
