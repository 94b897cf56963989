import type { History } from './event.ts'
import type { Rules } from './game.ts'
import type { Keeper } from './keeper.ts'
import { Match, type Snapshot } from './match.ts'
import { Mistake } from './mistake.ts'
import type { Answer } from './question.ts'
import type { Seed } from './random.ts'
import type { Result } from './result.ts'
import type { Seat } from './seat.ts'
import type { Mark } from './undo.ts'
import { say } from './words/say.ts'

/**
 * A game as a file, to go on with or to be looked at again. Its set-up, its seed and the answers say everything; the
 * snapshot survives a change of rules.
 */
export interface Recording<Setup = unknown, State = unknown> {
  readonly game: string
  readonly version: string
  readonly setup: Setup
  readonly seed: Seed
  readonly answers: readonly Answer[]
  /** How many answers came before these: a match that went on under other rules has left them behind. */
  readonly before?: number
  readonly snapshot?: Snapshot<State>
  /** Names by seat. */
  readonly players: readonly string[]
  /** For each seat which bot sat there, or nothing for a person. */
  readonly bots: readonly (string | null)[]
  /** Nothing is secret any more: the game is over or was given up. */
  readonly finished: boolean
  /** A finished game keeps what was told, so that its replay never changes. */
  readonly told?: History
  /** Where that would be too long, a number that follows from it: other rules would lead to another. */
  readonly digest?: number
  /** Who keeps each seat by now, of a game that goes on. */
  readonly keepers?: readonly Keeper[]
  /** Who gave each answer, of a game that goes on. */
  readonly marks?: readonly Mark[]
  readonly result?: Result
  /**
   * The seats whose cards are known, of a game that was played elsewhere: what the others held is only what may have
   * been, so the game is looked at from these seats alone. All are known where this is missing.
   */
  readonly eyes?: readonly Seat[]
}

/** A number that follows from what was told, and is another for nearly everything else. */
export function digestOf(told: History): number {
  let sum = 0x811c9dc5
  const text = JSON.stringify(told)
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/** A recording that can be gone on with whatever becomes of the rules. */
export type Recorded<Setup, State> = Recording<Setup, State> & { readonly snapshot: Snapshot<State> }

/** Gives a match its recorded answers once more. One that can't be given is refused with its number. */
export function answerAgain<State, Sight>(
  match: Match<State, Sight>,
  answers: readonly Answer[],
  give: (by: Seat, answer: Answer, place: number) => void,
): void {
  for (const [place, answer] of answers.entries()) {
    try {
      const asked = match.question?.seat
      if (asked === undefined) throw new Mistake(say('comesAfterEnd'))
      give(asked, answer, place)
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      throw new Mistake(say('damagedAt', { number: place + 1, why: fault.wording }))
    }
  }
}

/** Goes on from a snapshot. Whatever the rules stumble over, it is the file that is wrong. */
export function resumeRecorded<State, Sight>(
  rules: Rules<State, Sight>,
  snapshot: Snapshot<State> | undefined,
): Match<State, Sight> {
  if (snapshot === undefined) throw new Mistake(say('noField', { field: 'snapshot' }))
  try {
    return Match.resume(rules, snapshot)
  } catch (fault) {
    throw new Mistake(say('stuck', { fault: String(fault) }))
  }
}
