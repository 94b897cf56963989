import {
  type OptionKind,
  optionNumber,
  type PlayerView,
  type Reach,
  reachWith,
  readView,
  type View,
  workersFor,
} from '@kartentisch/burgund'
import { type Question, type Seat, seat as seatOf } from '@kartentisch/kernel'
import { createContext, useContext, useMemo } from 'react'
import type { Moment } from '../table/feed.ts'

/** Everything the parts of a Burgund table look at. */
export interface Seeing {
  readonly view: View
  readonly names: readonly string[]
  readonly moment: Moment
  readonly question: Question | undefined
  /** The game is looked at again: nobody is "you". */
  readonly replayed: boolean
  /** Who sits in front, and what lies before them. */
  readonly front: Seat
  readonly own: PlayerView
  /** The die that acts, or one of the hand that is looked at; no die is 'any'. */
  readonly die: number | undefined
  /** Looks at a die of the hand: what it would cost to use it is shown. */
  lookAt(die: number | undefined): void
  answer(n: number): void
  /** Plays another card of the hand instead of the one just played, as long as that is free. */
  readonly otherDie: ((card: number) => void) | undefined
}

export const SeeingContext = createContext<Seeing | undefined>(undefined)

export function useSeeing(): Seeing {
  const seeing = useContext(SeeingContext)
  if (seeing === undefined) throw new Error('There is no table here.')
  return seeing
}

/** What the game made for this seat to see. */
export const useView = ({ view }: Moment): View => useMemo(() => readView(view), [view])

/** Whose cards lie in front; somebody who only watches sits behind the first player. */
export const frontOf = ({ seat }: Moment, view: View): Seat => (view.players[seat] === undefined ? seatOf(0) : seat)

/** The number of a choice of the open question, if it is one. */
export function choiceOf(
  { question }: Pick<Seeing, 'question'>,
  kind: OptionKind,
  of = 0,
  beside = 0,
): number | undefined {
  const n = optionNumber(kind, of, beside)
  return question?.choices.includes(n) ? n : undefined
}

/** The workers a choice costs. */
export const costOf = ({ question }: Pick<Seeing, 'question'>, n: number | undefined): number =>
  question === undefined || n === undefined ? 0 : workersFor(question, n)

/** What the die that acts, or is looked at, reaches for the player in front. */
export const reachOf = ({ view, own, die }: Pick<Seeing, 'view' | 'own' | 'die'>): Reach | undefined =>
  die === undefined ? undefined : view.acting?.die === die ? view.acting : reachWith(own, die)
