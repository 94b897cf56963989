import { bigMoney, greedy, LEVELS, type Levels, levels, planPlayer, randomPlayer } from '@kartentisch/bots'
import type { Sight as BurgundSight } from '@kartentisch/burgund'
import type { Sight as DominionSight } from '@kartentisch/dominion'
import { didYouMean, type Player } from '@kartentisch/kernel'
import { planNamed, planNames } from './plans.ts'
import { UsageMistake } from './usage.ts'

/** Players are made anew for each game, so that a game follows from its seed alone. */
type Maker<Sight> = (seed: string) => Player<Sight>
type Makers<Sight> = Readonly<Record<string, Maker<Sight>>>

/** The levels for people, here without a clock: they play alike however busy the machine is. */
const untimed = <Sight>(of: Levels<Sight>): Makers<Sight> =>
  Object.fromEntries(LEVELS.map(name => [name, seed => of[name](seed, { untimed: true })]))

const dominionPlayers: Makers<DominionSight> = {
  ...untimed(levels('dominion')),
  'big-money': () => bigMoney,
  random: seed => randomPlayer(seed),
}

const burgundPlayers: Makers<BurgundSight> = {
  ...untimed(levels('burgund')),
  greedy: () => greedy,
  random: seed => randomPlayer(seed),
}

function playerNamed<Sight>(makers: Makers<Sight>, name: string, others: readonly string[] = []): Maker<Sight> {
  const known = [...Object.keys(makers), ...others]
  const maker = makers[name]
  if (maker === undefined)
    throw new UsageMistake(`Unknown player "${name}".${didYouMean(name, known)} Players: ${known.join(', ')}.`)
  return maker
}

/** A player of Dominion by name, or one who follows a plan: see `planNamed`. */
export function dominionPlayer(name: string): Maker<DominionSight> {
  const plan = dominionPlayers[name] === undefined ? planNamed(name) : undefined
  return plan === undefined ? playerNamed(dominionPlayers, name, planNames()) : planPlayer(plan)
}

/** A player of Burgund by name. */
export const burgundPlayer = (name: string): Maker<BurgundSight> => playerNamed(burgundPlayers, name)

/** Names joined by commas; what stands in brackets is one name. */
export const playerNames = (text: string): string[] =>
  (text.match(/(?:\[[^\]]*\]|[^,[])+/g) ?? []).map(name => name.trim()).filter(name => name !== '')
