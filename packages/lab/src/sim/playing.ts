import { at, type Event, type Rules, seat as seatOf, simulate } from '@kartentisch/kernel'
import { OutsideBot } from '../outside/bot.ts'
import { commandOf, isOutside } from '../outside/command.ts'
import { playMatch, type Sitting } from '../outside/match.ts'
import { USUAL_TIMEOUT } from '../outside/program.ts'
import type { Programs } from '../outside/programs.ts'
import type { SimGame } from './games.ts'
import type { Job } from './job.ts'

/** Is told everything that happens, hidden things too, and how things stand then. */
export type Hear<State> = (event: Event, state: State) => void

/** One game that is to be played: its seed and the players', and who listens. */
export interface Round<State> {
  readonly seed: string
  readonly seeds: readonly string[]
  readonly first: number
  readonly hear: Hear<State> | undefined
}

/** Plays a game to its end. Programs have to be waited for. */
export type PlayGame<State, Sight> = (rules: Rules<State, Sight>, round: Round<State>) => State | Promise<State>

/** How the games of a job are played. A mistake in a player's name is told at once. */
export const playingOf = <State, Sight>(
  game: SimGame<State, Sight>,
  job: Job,
  programs: Programs,
): PlayGame<State, Sight> => (job.players.some(isOutside) ? withPrograms(game, job, programs) : simulated(game, job))

function simulated<State, Sight>(game: SimGame<State, Sight>, { players: names }: Job): PlayGame<State, Sight> {
  const makers = names.map(name => game.player(name))
  return (rules, { seed, seeds, hear }) => {
    const players = makers.map((make, k) => make(at(seeds, k)))
    if (hear === undefined) return simulate(rules, players, seed)
    const state = rules.deal(seed)
    return simulate(rules, players, { from: state }, undefined, event => hear(event, state))
  }
}

function withPrograms<State, Sight>(
  game: SimGame<State, Sight>,
  { players: names, setting: { setup }, timeout = USUAL_TIMEOUT }: Job,
  programs: Programs,
): PlayGame<State, Sight> {
  const makers = names.map((name, k) => {
    if (!isOutside(name)) return { inside: game.player(name) }
    commandOf(name)
    return { outside: () => new OutsideBot(programs.at(k, name, timeout), game.interpreter, seatOf(k)) }
  })
  return (rules, { seed, seeds, first, hear = () => {} }) => {
    const seats = makers.map(
      (maker, k): Sitting<Sight> =>
        'inside' in maker ? { inside: maker.inside(at(seeds, k)) } : { outside: maker.outside() },
    )
    return playMatch({ rules, setup: { ...setup, first }, seed, seats, seeds, hear })
  }
}
