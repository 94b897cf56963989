import { bigMoney, greedy, levels, randomPlayer, type Thinking } from '@kartentisch/bots'
import { didYouMean, Mistake, type Player } from '@kartentisch/kernel'

type Maker = (seed: string, thinking?: Thinking) => Player<unknown>

/** The bots that can be given a seat, by game; the first is who plays on for somebody who is gone. */
const LEVELS: Readonly<Record<string, Readonly<Record<string, Maker>>>> = {
  dominion: { ...levels('dominion'), 'big-money': () => bigMoney, random: randomPlayer },
  burgund: { ...levels('burgund'), greedy: () => greedy, random: randomPlayer },
}

export const levelsOf = (game: string): string[] => Object.keys(LEVELS[game] ?? {})

/** The name of a level that is there. */
export function levelNamed(game: string, level?: string): string {
  const known = levelsOf(game)
  const found = level ?? known[0]
  if (found !== undefined && known.includes(found)) return found
  throw new Mistake(`Unknown bot "${level}".${didYouMean(level ?? '', known)} Bots: ${known.join(', ')}.`)
}

/** Made anew for each answer, so that any node can give it. */
export function makeBot(game: string, level: string, seed: string, thinking: Thinking): Player<unknown> {
  const maker = LEVELS[game]?.[level]
  if (maker === undefined) throw new Mistake(`Unknown bot "${level}" for "${game}".`)
  return maker(seed, thinking)
}
