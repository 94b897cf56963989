import { Mistake, type Player, type PlayersKit, type Seed } from '@kartentisch/kernel'
import { isOutside } from './outside/command.ts'
import { planTexts } from './plans.ts'
import { say } from './words/say.ts'

/** Makes a player for each game: the same seed, the same player. */
export type Maker = (seed: Seed) => Player<unknown>

/** A player of a game by name; those who think do it without a clock: they play alike however busy the machine is. */
export function makerOf(kit: PlayersKit, name: string): Maker {
  if (isOutside(name)) throw new Mistake(say('programHere', { name }))
  const make = kit.player(name, kit.names.includes(name) ? undefined : planTexts(name))
  return seed => make(seed, { untimed: true })
}
