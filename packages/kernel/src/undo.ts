import { type Event, eventFor } from './event.ts'
import type { Rules } from './game.ts'
import { isLent, type Keeper, peopleAt } from './keeper.ts'
import { isMove, type Question } from './question.ts'
import type { Seat } from './seat.ts'
import type { Wording } from './wording.ts'
import { say } from './words/say.ts'

/** What is remembered of an answer, to tell whether it may be taken back. */
export interface Mark {
  readonly seat: Seat
  readonly bot: boolean
  /** Nothing hidden came to light by it and nothing random happened. */
  readonly plain: boolean
}

/** What a seat may take back: without asking, if the others agree, or not at all. */
export type Undo =
  | { readonly may: 'free'; readonly to: number }
  | { readonly may: 'consent'; readonly to: number; readonly of: readonly Seat[] }
  /** `forgotten`: there may be something to take back before what is remembered here. */
  | { readonly may: 'refused'; readonly why: Wording; readonly forgotten: boolean }

/** What came of an answer: what was asked, how things stood before and after, what happened, what is asked next. */
export interface Effect<State> {
  readonly asked: Question
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
  readonly next: Question | undefined
}

const sameChance = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i])

/**
 * Whether an answer has shown its giver nothing new and left nothing to chance. That another player has something to
 * decide because of it may be new as well; that it is simply their move is not, unless a third had nothing to decide
 * in between.
 */
export function isPlain<State, Sight>(rules: Rules<State, Sight>, effect: Effect<State>): boolean {
  const { asked, before, after, events, next } = effect
  const { seat } = asked
  if (next !== undefined && next.seat !== seat) {
    if (!isMove(next)) return false
    if (!isMove(asked) && rules.seats > 2) return false
  }
  if (!sameChance(rules.chance(before), rules.chance(after))) return false
  return !events
    .map(event => eventFor(event, seat))
    .some(told => rules.reveals(told, seat, before) || rules.reveals(told, seat, after))
}

/**
 * The one rule for taking back. Free while nothing hidden was revealed, nothing random happened and nobody else has
 * acted since; where only bots play along, always; else with the consent of all other persons. An answer that another
 * person gave is never taken back without that person: whoever has lent their seat to a bot has to come back first.
 * `base` is how many answers came before the first mark.
 */
export function undoFor(seat: Seat, marks: readonly Mark[], keepers: readonly Keeper[], base: number): Undo {
  const refused = (why: Wording, forgotten = false): Undo => ({ may: 'refused', why, forgotten })
  const own = keepers[seat]
  if (own === undefined) return refused(say('onlyWatching'))
  if (own.level !== null) return refused(say('botPlaysForYou'))
  const i = marks.findLastIndex(mark => mark.seat === seat && !mark.bot)
  if (i < 0) return base > 0 ? refused(say('forgotten'), true) : refused(say('nothingToTakeBack'))
  const since = marks.slice(i)
  const to = base + i
  const away = since.find(({ seat: by, bot }) => by !== seat && !bot && isLent(keepers[by]))
  if (away !== undefined) return refused(say('awaySince', { seat: away.seat + 1 }))
  const of = peopleAt(keepers).filter(other => other !== seat)
  if (of.length === 0 || since.every(mark => mark.seat === seat && mark.plain)) return { may: 'free', to }
  return { may: 'consent', to, of }
}
