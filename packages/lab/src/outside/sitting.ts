import { at, botEntry, type Event, type Origin, type Player, Sitting, seat as seatOf } from '@kartentisch/kernel'
import type { OutsideBot } from './bot.ts'

/** Who sits at a seat: a player of ours, or a program. */
export type SeatedPlayer = { readonly inside: Player<unknown> } | { readonly outside: OutsideBot }

/** Players who seek no end may find none. */
const MOST_ANSWERS = 50_000

export interface Seated {
  readonly origin: Origin<unknown, unknown, unknown>
  /** By seat, as are the players and the seeds of the programs' own chance. */
  readonly names: readonly string[]
  readonly seats: readonly SeatedPlayer[]
  readonly seeds: readonly string[]
  /** Told everything that happens, hidden things too, and how things stand at the next question. */
  readonly hear: (event: Event, state: unknown) => void
}

/**
 * Plays a game in which programs take part, and tells how things stand at its end. Asking them takes time, so that this
 * is a sitting as with people; but for that the same seed and answers make the same game as in a simulation.
 */
export async function playSitting({ origin, names, seats, seeds, hear }: Seated): Promise<unknown> {
  const sitting = Sitting.deal(origin, names)
  const { match, rules } = sitting
  const programs = seats.flatMap((player, i) => ('outside' in player ? [{ bot: player.outside, seat: seatOf(i) }] : []))
  const tell = (events: readonly Event[]) => {
    for (const { bot } of programs) bot.hear(events)
    for (const event of events) hear(event, match.state)
  }
  for (const { bot, seat } of programs) bot.begin({ seats: rules.seats, setup: origin.setup, seed: at(seeds, seat) })
  tell(match.opening)
  for (let { awaited } = sitting; awaited !== undefined && awaited.number < MOST_ANSWERS; awaited = sitting.awaited) {
    const { seat, question, number } = awaited
    const player = at(seats, seat)
    const answer =
      'inside' in player
        ? sitting.consult(player.inside)
        : await player.outside.answer(question, number, match.view(seat))
    tell(sitting.apply(botEntry(sitting, answer)).events)
    // Nobody looks back in a game between programs.
    sitting.forget(1)
  }
  const { state } = match
  for (const { bot, seat } of programs) bot.end(rules.scores(state), rules.winners(state), match.view(seat))
  return state
}
