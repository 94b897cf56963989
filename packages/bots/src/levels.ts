import type { Sight as BurgundSight } from '@kartentisch/burgund'
import type { Sight as DominionSight } from '@kartentisch/dominion'
import { didYouMean, Mistake } from '@kartentisch/kernel'
import { burgundLevels } from './burgund/levels.ts'
import { dominionLevels } from './dominion/levels.ts'
import type { Levels } from './level.ts'

const GAMES = { dominion: dominionLevels, burgund: burgundLevels }

export function levels(game: 'dominion'): Levels<DominionSight>
export function levels(game: 'burgund'): Levels<BurgundSight>
export function levels(game: string): Levels<unknown>
/** The levels of a game, from the easiest up. Whoever plays one game only takes `dominionLevels` or `burgundLevels`. */
export function levels(game: string): Levels<DominionSight> | Levels<BurgundSight> {
  if (game === 'dominion' || game === 'burgund') return GAMES[game]
  const known = Object.keys(GAMES)
  throw new Mistake(`Unknown game "${game}".${didYouMean(game, known)} Games: ${known.join(', ')}.`)
}
