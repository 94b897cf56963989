import { type Seat, seat as seatOf } from '@kartentisch/kernel'
import type { Estimate } from './weighing.ts'

/** A decision: the chance after it, and what it took of the one before it, or gave if that is less than nothing. */
interface Counted {
  readonly seat: Seat
  readonly chance: Estimate
  readonly cost: number
}

/** What chance and decisions have done for a seat: together they lead from its first chance to the result. */
export interface Balance {
  readonly seat: Seat
  /** The chance before the first decision. */
  readonly first: number
  readonly luck: number
  /** What own decisions gave or took. */
  readonly skill: number
  /** What the decisions of the others gave or took since. */
  readonly others: number
  readonly result: number
}

const sumOf = (decisions: readonly Counted[]): number => decisions.reduce((sum, { cost }) => sum + cost, 0)

/** What came by chance and what by decisions: luck is 0 on average, however well or badly somebody plays. */
export function balancesOf(decisions: readonly Counted[], seats: number, winners: readonly Seat[]): Balance[] {
  // A chance supposes that all play on as they seem to, and how somebody seems to play is seen anew at each decision of
  // theirs. Let V(m) be a seat's chance at a decision if it plays on in the manner m; m is the manner seen there and m' the
  // one seen at its decision before. Since that decision V(m') has changed by luck and by what others decided alone. The
  // decision makes V(m, given answer) of V(m'): that they differ is its doing, be it that it isn't what m' would have
  // answered or that it shows another manner. The difference is its cost, and V(m, given answer) the chance the next one
  // begins with. All that is left is luck.
  return Array.from({ length: seats }, (_, i) => seatOf(i)).flatMap(seat => {
    const began = decisions.findIndex(one => one.seat === seat)
    const opening = decisions[began]
    if (opening === undefined) return []
    const since = decisions.slice(began)
    const first = opening.chance.mean + opening.cost
    const skill = 0 - sumOf(since.filter(one => one.seat === seat))
    // What somebody gives away all others share.
    const others = sumOf(since.filter(one => one.seat !== seat)) / Math.max(1, seats - 1)
    const result = winners.includes(seat) ? 1 / winners.length : 0
    return [{ seat, first, luck: result - first - skill - others, skill, others, result }]
  })
}
