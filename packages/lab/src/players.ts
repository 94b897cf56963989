import {
  bestWithOneAction,
  bigMoney,
  greedy,
  kingdomKey,
  LEVELS,
  type Levels,
  levels,
  planPlayer,
} from '@kartentisch/bots'
import type { Sight as BurgundSight } from '@kartentisch/burgund'
import { DominionRules, type Sight as DominionSight } from '@kartentisch/dominion'
import { didYouMean, Mistake, type Player, randomPlayer } from '@kartentisch/kernel'
import { isOutside } from './outside/command.ts'
import { planNamed, planNames } from './plans.ts'

/** Players are made anew for each game, so that a game follows from its seed alone. */
type Maker<Sight> = (seed: string) => Player<Sight>
type Makers<Sight> = Readonly<Record<string, Maker<Sight>>>

/** The levels for people, here without a clock: they play alike however busy the machine is. */
const untimed = <Sight>(of: Levels<Sight>): Makers<Sight> =>
  Object.fromEntries(LEVELS.map(name => [name, seed => of[name](seed, { untimed: true })]))

/** The best plans with one kind of Action, by kingdom: finding one takes thousands of games. */
const oneActionPlans = new Map<string, Maker<DominionSight>>()

function oneActionFor({ tables: { setup } }: DominionSight): Maker<DominionSight> {
  const key = kingdomKey(setup)
  const known = oneActionPlans.get(key)
  if (known !== undefined) return known
  const maker = planPlayer(bestWithOneAction(new DominionRules(setup)))
  oneActionPlans.set(key, maker)
  return maker
}

/** Big Money with the one kind of Action that serves it best in the kingdom at hand: the yardstick of Dominion. */
function oneAction(seed: string): Player<DominionSight> {
  let player: Player<DominionSight> | undefined
  return {
    name: 'one-action',
    answer(question, sight) {
      player ??= oneActionFor(sight)(seed)
      return player.answer(question, sight)
    },
  }
}

const dominionPlayers: Makers<DominionSight> = {
  ...untimed(levels('dominion')),
  'big-money': () => bigMoney,
  'one-action': oneAction,
  random: seed => randomPlayer(seed),
}

const burgundPlayers: Makers<BurgundSight> = {
  ...untimed(levels('burgund')),
  greedy: () => greedy,
  random: seed => randomPlayer(seed),
}

function playerNamed<Sight>(makers: Makers<Sight>, name: string, others: readonly string[] = []): Maker<Sight> {
  if (isOutside(name)) throw new Mistake(`"${name}" is a program, which can't take part here.`)
  const known = [...Object.keys(makers), ...others]
  const maker = makers[name]
  if (maker === undefined)
    throw new Mistake(
      `Unknown player "${name}".${didYouMean(name, known)} Players: ${known.join(', ')}, or "exec:" and a command.`,
    )
  return maker
}

/** A player of Dominion by name, or one who follows a plan: see `planNamed`. */
export function dominionPlayer(name: string): Maker<DominionSight> {
  const plan = dominionPlayers[name] === undefined ? planNamed(name) : undefined
  return plan === undefined ? playerNamed(dominionPlayers, name, planNames()) : planPlayer(plan)
}

/** A player of Burgund by name. */
export const burgundPlayer = (name: string): Maker<BurgundSight> => playerNamed(burgundPlayers, name)
