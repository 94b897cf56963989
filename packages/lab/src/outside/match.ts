import { at, type Event, Match, type Player, type Rules, type Seed, seat as seatOf } from '@kartentisch/kernel'
import type { OutsideBot } from './bot.ts'

/** Who sits at a seat: a player of ours, or a program. */
export type Sitting<Sight> = { readonly inside: Player<Sight> } | { readonly outside: OutsideBot }

/** Players who seek no end may find none. */
const MOST_ANSWERS = 50_000

export interface MatchOf<State, Sight> {
  readonly rules: Rules<State, Sight>
  readonly setup: unknown
  readonly seed: Seed
  readonly seats: readonly Sitting<Sight>[]
  /** By seat, for the programs' own chance. */
  readonly seeds: readonly string[]
  /** Told everything that happens, hidden things too, and how things stand at the next question. */
  readonly hear: (event: Event, state: State) => void
}

/**
 * Plays a game in which programs take part. Asking them takes time, so that this is a match as with people; but for that
 * the same seed and answers make the same game as in a simulation.
 */
export async function playMatch<State, Sight>(of: MatchOf<State, Sight>): Promise<State> {
  const { rules, setup, seed, seats, seeds, hear } = of
  const match = Match.deal(rules, seed)
  const programs = seats.flatMap((sitting, i) =>
    'outside' in sitting ? [{ bot: sitting.outside, seat: seatOf(i) }] : [],
  )
  const tell = (events: readonly Event[]) => {
    for (const { bot } of programs) bot.hear(events)
    for (const event of events) hear(event, match.state)
  }
  for (const { bot, seat } of programs) bot.begin({ seats: rules.seats, setup, seed: at(seeds, seat) })
  tell(match.opening)
  for (let answers = 0; match.question !== undefined && answers < MOST_ANSWERS; answers++) {
    const { question, number } = match
    const { seat } = question
    const sitting = at(seats, seat)
    const answer =
      'inside' in sitting
        ? match.consult(sitting.inside)
        : await sitting.outside.answer(question, number, match.view(seat))
    tell(match.answer(seat, answer, number))
  }
  const { state } = match
  for (const { bot, seat } of programs) bot.end(rules.scores(state), rules.winners(state), match.view(seat))
  return state
}
