import { at, type Event, Given, Mistake, type Rules, seat as seatOf, seeded, simulate } from '@kartentisch/kernel'
import { OutsideBot } from '../outside/bot.ts'
import { commandOf, isOutside } from '../outside/command.ts'
import { interpreterOf } from '../outside/interpreter.ts'
import { USUAL_TIMEOUT } from '../outside/program.ts'
import type { Programs } from '../outside/programs.ts'
import { playSitting, type SeatedPlayer } from '../outside/sitting.ts'
import { makerOf } from '../players.ts'
import { say } from '../words/say.ts'
import type { Job } from './job.ts'
import type { Laid } from './laid.ts'

/** Is told everything that happens, hidden things too, and how things stand then. */
export type Hear = (event: Event, state: unknown) => void

/** One game that is to be played: its seed and the players', and who listens. */
export interface Round {
  readonly seed: string
  readonly seeds: readonly string[]
  readonly first: number
  readonly hear: Hear | undefined
}

/** Plays a game to its end and tells how things stand then. Programs have to be waited for. */
export type PlayGame = (round: Round) => unknown

/** How the games of a job are played. A mistake in a player's name is told at once. */
export const playingOf = (laid: Laid, job: Job, programs: Programs): PlayGame =>
  job.players.some(isOutside) ? withPrograms(laid, job, programs) : simulated(laid, job)

function simulated(laid: Laid, job: Job): PlayGame {
  const { players: names } = job
  const makers = names.map(name => makerOf(laid.kit.players, name))
  const deal = dealing(laid, job)
  return ({ seed, seeds, first, hear }) => {
    const rules = laid.rules(first)
    const players = makers.map((make, k) => make(at(seeds, k)))
    if (hear === undefined && deal === undefined) return simulate(rules, players, seed)
    const state = deal === undefined ? rules.deal(seed) : deal(rules, seed)
    if (hear === undefined) return simulate(rules, players, { from: state })
    return simulate(rules, players, { from: state }, undefined, event => hear(event, state))
  }
}

/** Lays games out that begin otherwise than usual: with given cards, or at a given position. */
function dealing(
  laid: Laid,
  { players, decks, position }: Job,
): ((rules: Rules<unknown, unknown>, seed: string) => unknown) | undefined {
  const { game } = laid.kit
  if (position !== undefined) {
    const { start } = game.litmus.position(new Given(position))
    const { seats } = laid.rules(0)
    if (seats !== players.length) throw new Mistake(say('otherSeats', { players: seats, seats: players.length }))
    return (rules, seed) => rules.redeal(start, seatOf(0), seeded(seed))
  }
  if (decks === undefined) return undefined
  const { dealWith } = game
  if (dealWith === undefined) throw new Mistake(say('noDecks', { game: game.name }))
  return (rules, seed) => dealWith(rules, seed, decks)
}

function withPrograms(
  laid: Laid,
  { players: names, setting: { setup }, timeout = USUAL_TIMEOUT, decks, position }: Job,
  programs: Programs,
): PlayGame {
  if (decks !== undefined || position !== undefined) throw new Mistake(say('usualForPrograms'))
  const { game, players } = laid.kit
  // What things are called follows from the set-up, whoever starts.
  const interpreter = interpreterOf(game, laid.rules(0))
  const makers = names.map((name, k) => {
    if (!isOutside(name)) return { inside: makerOf(players, name) }
    commandOf(name)
    return { outside: () => new OutsideBot(programs.at(k, name, timeout), interpreter, seatOf(k)) }
  })
  return ({ seed, seeds, first, hear = () => {} }) => {
    const seats = makers.map(
      (maker, k): SeatedPlayer =>
        'inside' in maker ? { inside: maker.inside(at(seeds, k)) } : { outside: maker.outside() },
    )
    const origin = { game: game.game, setup: game.startingWith(setup, seatOf(first)), seed }
    return playSitting({ origin, names, seats, seeds, hear })
  }
}
