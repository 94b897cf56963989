import { burgundPlayers, dominionPlayers } from '@kartentisch/bots'
import { Mistake, type Player, type PlayersKit } from '@kartentisch/kernel'
import { isOutside } from './outside/command.ts'
import { planTexts } from './plans.ts'

/** A player of a game by name; those who think do it without a clock: they play alike however busy the machine is. */
const playerNamed =
  <Sight>(kit: PlayersKit<Sight>) =>
  (name: string): ((seed: string) => Player<Sight>) => {
    if (isOutside(name)) throw new Mistake(`"${name}" is a program, which can't take part here.`)
    const make = kit.player(name, kit.names.includes(name) ? undefined : planTexts(name))
    return seed => make(seed, { untimed: true })
  }

export const dominionPlayer = playerNamed(dominionPlayers)
export const burgundPlayer = playerNamed(burgundPlayers)
