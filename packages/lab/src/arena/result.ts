import { at } from '@kartentisch/kernel'
import { gameLines } from '../experiment/game-lines.ts'
import { type Stamp, stampOf } from '../experiment/stamp.ts'
import type { Shelf } from '../shelf.ts'
import { type Diary, inOrder, mergeDiary, newDiary } from '../sim/diary.ts'
import type { Contested } from './arena.ts'
import { type Contest, pairs } from './schedule.ts'
import type { Standings } from './standings.ts'

/** What was asked of a contest and what came of it, as plain data with a version. */
export interface ArenaResult extends Stamp<'arena'>, Omit<Standings, 'seed' | 'game'> {
  readonly seed: string | number
  /** By turn, and how things lay at the end, summed over games; where it was asked for. Players as they stand above. */
  readonly diary?: Diary
}

/** What all games of a contest were like, player by player as they stand; nothing where nobody wrote it down. */
export function diaryOf(contest: Contest, { standings, outcomes }: Contested): Diary | undefined {
  if (outcomes.every(({ diary }) => diary === undefined)) return undefined
  const names = standings.players.map(({ name }) => name)
  const whole = newDiary(names.length)
  const matches = pairs(contest.players.length)
  for (const [i, { diary }] of outcomes.entries()) {
    const players = at(matches, i % matches.length).map(player => at(contest.players, player))
    const places = players.map(name => names.indexOf(name))
    if (diary !== undefined) mergeDiary(whole, diary, places)
  }
  return inOrder(whole)
}

/** The result of a contest as plain data. `seed` is told as it was given. */
export function arenaResultOf(
  shelf: Shelf,
  contest: Contest,
  contested: Contested,
  seed: string | number,
): ArenaResult {
  const { seed: _, ...standings } = contested.standings
  const diary = diaryOf(contest, contested)
  return { ...stampOf(shelf, 'arena', contest.game), ...standings, seed, ...(diary !== undefined && { diary }) }
}

/** A line of JSON for each game of a contest, with its kingdom and its players. */
export function arenaLines({ players }: Contest, { outcomes }: Contested): string {
  const matches = pairs(players.length)
  return outcomes
    .map(({ each = [] }, i) => {
      const pair = at(matches, i % matches.length)
      return gameLines(each, {
        kingdom: Math.floor(i / matches.length) + 1,
        players: pair.map(player => at(players, player)),
      })
    })
    .join('')
}
