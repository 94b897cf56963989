import { bigMoney, randomPlayer } from '@kartentisch/bots'
import type { Sight } from '@kartentisch/dominion'
import { didYouMean, type Player } from '@kartentisch/kernel'
import { UsageMistake } from './usage.ts'

type Maker = (seed: string) => Player<Sight>

const dominionPlayers: Readonly<Record<string, Maker>> = {
  'big-money': () => bigMoney,
  random: seed => randomPlayer(seed),
}

/** A player of Dominion by name; made anew for each game, so that a game follows from its seed alone. */
export function dominionPlayer(name: string): Maker {
  const known = Object.keys(dominionPlayers)
  const maker = dominionPlayers[name]
  if (maker === undefined)
    throw new UsageMistake(`Unknown player "${name}".${didYouMean(name, known)} Players: ${known.join(', ')}.`)
  return maker
}
