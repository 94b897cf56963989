import { type Answer, at, type Player, type Prospect, type Question, type Seat, seeded } from '@kartentisch/kernel'
import type { LastTurn, Maker } from './game.ts'

/** What is the same in so many worlds that could be the real one is taken for sure. */
const WORLDS = 3
/** So many ways to the end of the turn are gone after each answer; more would take long, and are hardly ever there. */
const MOST_WAYS = 120

/** How a turn can end for a seat, at best. */
export type Verdict = 'won' | 'open' | 'lost'

/** Answers as told, then by a policy, and notes where it could have answered otherwise. */
class Walker<Sight> implements Player<Sight> {
  readonly name = 'walker'
  /** Ways that part from this one, each with all answers from the open question on. */
  readonly forks: Answer[][] = []
  readonly #policy: Player<Sight>
  readonly #told: readonly Answer[]
  readonly #turn: LastTurn<Sight>
  readonly #given: Answer[] = []

  constructor(policy: Player<Sight>, told: readonly Answer[], turn: LastTurn<Sight>) {
    this.#policy = policy
    this.#told = told
    this.#turn = turn
  }

  answer(question: Question, sight: Sight): Answer {
    const told = this.#told[this.#given.length]
    const answer = told ?? this.#policy.answer(question, sight)
    if (told === undefined)
      for (const other of this.#turn.ways(question, sight))
        if (other[0] !== answer[0]) this.forks.push([...this.#given, other])
    this.#given.push(answer)
    return answer
  }
}

/** The best end of this turn after an answer, in one world: all ways that the game calls for are gone. */
function bestEnd<Sight>(
  first: Answer,
  policy: () => Player<Sight>,
  turn: LastTurn<Sight>,
  prospect: Prospect<Sight>,
  seat: Seat,
  world: number,
  goOn: () => boolean,
): Verdict {
  const open: Answer[][] = [[first]]
  const until = (imagined: Sight) => !goOn() || turn.isOver(imagined)
  let isLost = true
  for (let ways = 0; open.length > 0; ways++) {
    const way = open.pop()
    if (way === undefined || ways >= MOST_WAYS || !goOn()) return 'open'
    const walker = new Walker(policy(), way, turn)
    const players = Array.from({ length: prospect.seats }, (_, other) => (other === seat ? walker : policy()))
    const { over, winners } = prospect.playOn(players, seeded(`end ${world}`), until)
    if (over && winners.length === 1 && winners[0] === seat) return 'won'
    if (!over || winners.includes(seat)) isLost = false
    open.push(...walker.forks.reverse())
  }
  return isLost ? 'lost' : 'open'
}

/**
 * How the turn surely ends after an answer if one goes on as well as one can: with a victory, a defeat, or otherwise.
 * What others hold and what lies where doesn't matter to purchases, so that a few worlds are enough.
 */
export function verdictOn<Sight>(
  answer: Answer,
  make: Maker<Sight>,
  turn: LastTurn<Sight>,
  prospect: Prospect<Sight>,
  seat: Seat,
  goOn: () => boolean,
): Verdict {
  const first = bestEnd(answer, () => make(0), turn, prospect, seat, 0, goOn)
  for (let world = 1; world < WORLDS && first !== 'open'; world++)
    if (bestEnd(answer, () => make(world), turn, prospect, seat, world, goOn) !== first) return 'open'
  return first
}

/** Which of some candidates are left once a sure win is taken, or a sure defeat avoided where there is anything else. */
export function sensible<Candidate>(
  candidates: readonly Candidate[],
  verdicts: readonly Verdict[],
): readonly Candidate[] {
  const won = verdicts.indexOf('won')
  if (won >= 0) return [at(candidates, won)]
  const left = candidates.filter((_, i) => verdicts[i] !== 'lost')
  return left.length > 0 ? left : candidates
}
