import { readView, type Tables, type View } from '@kartentisch/dominion'
import { type Answer, at, type Question, type Seat, type Speaker, seat as seatOf } from '@kartentisch/kernel'
import { createContext, useContext, useMemo } from 'react'
import type { Face } from '../cards/face.ts'
import { dominion } from '../sets/dominion.ts'
import type { Choosing } from '../table/choosing.ts'
import type { Dragging } from '../table/dragging.ts'
import type { Moment, TableInfo } from '../table/feed.ts'
import type { AllTreasures } from './all-treasures.ts'
import type { Buying } from './wanted.ts'

/** Everything the parts of a Dominion table look at. */
export interface Seeing {
  readonly tables: Tables
  readonly view: View
  readonly speaker: Speaker
  readonly names: readonly string[]
  readonly moment: Moment
  readonly question: Question | undefined
  readonly choosing: Choosing
  readonly buying: Buying
  readonly treasures: AllTreasures
  readonly dragging: Dragging
  /** Who is addressed as you; nobody where a game is looked at again. */
  readonly you: Seat
  /** Whose hand lies in front: one's own, or that of the player one decides for. */
  readonly front: Seat
  /** The last answer, where the same is asked once more. */
  readonly again: { readonly answer: Answer; give(answer: Answer): void } | undefined
}

export const SeeingContext = createContext<Seeing | undefined>(undefined)

export function useSeeing(): Seeing {
  const seeing = useContext(SeeingContext)
  if (seeing === undefined) throw new Error('There is no table here.')
  return seeing
}

/** The tables of the game being played, by the set-up as the game reads it. */
export const useTables = ({ setup }: TableInfo): Tables =>
  useMemo(() => dominion.prepare(dominion.parseSetup(setup)).tables, [setup])

/** What the game made for this seat to see. */
export const useView = ({ view }: Moment): View => useMemo(() => readView(view), [view])

/** What a card or event costs now in coins. */
export const coinsNow = ({ prices }: View, { id, cost }: Face): number => (prices[id] ?? cost)?.coins ?? 0

/** The top card of a pile; the pile's own name if it is empty. */
export function topOf(view: View, pile: number): string {
  const { pile: id, cards } = at(view.supply, pile)
  return cards[0] ?? id
}

/** Whose hand is shown in front of the person at the screen; somebody who only watches sits behind the first player. */
export function frontOf(moment: Pick<Moment, 'seat' | 'question'>, view: View): Seat {
  if (view.players[moment.seat] === undefined) return seatOf(0)
  const whose = moment.question?.whose
  if (whose !== undefined && view.players[whose]?.hand != null) return whose
  const { seat, controller } = view.turn
  return controller === moment.seat && view.players[seat]?.hand != null ? seat : moment.seat
}
