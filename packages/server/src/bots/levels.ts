import { playersOf } from '@kartentisch/bots'
import { didYouMean, Mistake, type Player, type Thinking } from '@kartentisch/kernel'

/** Finding this one's plan takes longer than people wait. */
const TOO_SLOW = 'one-action'

/** The bots that can be given a seat. */
export const levelsOf = (game: string): string[] => playersOf(game).names.filter(name => name !== TOO_SLOW)

/** The name of a level that is there; of the easiest, which plays on for somebody who is gone, if none is given. */
export function levelNamed(game: string, level?: string): string {
  const known = levelsOf(game)
  const found = level ?? known[0]
  if (found !== undefined && known.includes(found)) return found
  throw new Mistake(`Unknown bot "${level}".${didYouMean(level ?? '', known)} Bots: ${known.join(', ')}.`)
}

/** Made anew for each answer, so that any node can give it. */
export const makeBot = (game: string, level: string, seed: string, thinking: Thinking): Player<unknown> =>
  playersOf(game).player(levelNamed(game, level))(seed, thinking)
