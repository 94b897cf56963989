import { type DominionRules, rulesWith, type Sight, type Tables } from '@kartentisch/dominion'
import { type Answer, at, bits, type Player, type Question, type Seed, seeded, simulate } from '@kartentisch/kernel'
import type { Plan } from './plan/plan.ts'
import { planPlayer } from './player.ts'
import { distinct } from './tune/kinds.ts'

/** Decks hardly tell plans apart before this turn. */
export const FIRST_TOLD = 4
const LAST_TOLD = 24
/** Games from which it is seen how the deck of a plan grows. */
const GAMES = 6
/** More plans would take longer to look at than they are worth. */
const MOST_PLANS = 24
const MOST_STEPS = 1_200
/** A deck that differs from another plan's by so many cards more than from the nearest one's is a third as likely. */
const CARDS_APART = 1
const RANGE = 2 ** 32

type Maker = (seed: Seed) => Player<Sight>

/** How many of each card a plan's player has on average when a turn of its own begins, by turn. */
interface Portrait {
  readonly make: Maker
  readonly decks: readonly (readonly number[] | undefined)[]
}

/** The turn a seat is in, or else the one it waits for. */
function turnOf(sight: Sight): number {
  const { turns } = sight.tokens(sight.seat)
  return sight.turn.seat === sight.seat ? turns : turns + 1
}

/** Counts along what somebody owns at the beginning of their turns. */
class Sitter implements Player<Sight> {
  readonly name = 'sitter'
  readonly #player: Player<Sight>
  readonly #sums: number[][]
  readonly #seen: number[]
  #turn = 0

  constructor(player: Player<Sight>, sums: number[][], seen: number[]) {
    this.#player = player
    this.#sums = sums
    this.#seen = seen
  }

  answer(question: Question, sight: Sight): Answer {
    const turn = turnOf(sight)
    if (turn !== this.#turn && turn <= LAST_TOLD && sight.turn.seat === sight.seat) {
      this.#turn = turn
      this.#seen[turn] = (this.#seen[turn] ?? 0) + 1
      const sum = this.#sums[turn] ?? sight.owned.map(() => 0)
      this.#sums[turn] = sum.map((n, card) => n + (sight.owned[card] ?? 0))
    }
    return this.#player.answer(question, sight)
  }
}

function portrait(rules: DominionRules, make: Maker, against: Maker): Portrait {
  const sums: number[][] = []
  const seen: number[] = []
  for (let i = 0; i < GAMES; i++) {
    const place = i % rules.seats
    const players = Array.from({ length: rules.seats }, (_, seat) =>
      seat === place ? new Sitter(make(i), sums, seen) : against(i),
    )
    simulate(rules, players, `portrait ${i}`, MOST_STEPS)
  }
  const decks = Array.from({ length: LAST_TOLD + 1 }, (_, turn) => sums[turn]?.map(n => n / at(seen, turn)))
  return { make, decks }
}

const distance = (owned: readonly number[], deck: readonly number[]): number =>
  owned.reduce((sum, n, card) => sum + Math.abs(n - (deck[card] ?? 0)), 0)

/** Plays on for somebody else: by one of the plans, each the likelier the more its decks are like the one they have. */
class Likeliest implements Player<Sight> {
  readonly name = 'likeliest'
  readonly #portraits: readonly Portrait[]
  readonly #seed: Seed
  #player: Player<Sight> | undefined

  constructor(portraits: readonly Portrait[], seed: Seed) {
    this.#portraits = portraits
    this.#seed = seed
  }

  answer(question: Question, sight: Sight): Answer {
    this.#player ??= this.#guess(sight)
    return this.#player.answer(question, sight)
  }

  #guess(sight: Sight): Player<Sight> {
    const turn = Math.min(LAST_TOLD, turnOf(sight))
    const first = at(this.#portraits, 0)
    if (turn < FIRST_TOLD) return first.make(this.#seed)
    const far = this.#portraits.map(({ decks }) => {
      const deck = decks[turn] ?? decks.findLast(one => one !== undefined)
      return deck === undefined ? Infinity : distance(sight.owned, deck)
    })
    const nearest = Math.min(...far)
    const weights = far.map(one => Math.exp((nearest - one) / CARDS_APART))
    let left = (bits(seeded(this.#seed)) / RANGE) * weights.reduce((sum, weight) => sum + weight, 0)
    const found = weights.findIndex(weight => {
      left -= weight
      return left < 0
    })
    return (this.#portraits[found] ?? first).make(this.#seed)
  }
}

/**
 * Players who play on for others as these seem to play: by one of some plans, the first as long as nothing can be told.
 * They look at nothing but the world that was imagined for their seat, so that no more is known of the others than
 * whoever imagines it knows.
 */
export class Lookalikes {
  readonly #rules: DominionRules
  readonly #own: Maker
  readonly #portraits: Portrait[] = []
  /** Those who have sat for no portrait yet. */
  readonly #waiting: Maker[]

  constructor(tables: Tables, plans: readonly Plan[]) {
    const { first: _, ...anyFirst } = tables.setup
    this.#rules = rulesWith(tables, anyFirst)
    this.#waiting = distinct(plans).slice(0, MOST_PLANS).map(planPlayer)
    this.#own = at(this.#waiting, 0)
  }

  /** One for a seat; as many portraits are drawn before as there is time for. */
  maker(goOn: () => boolean): Maker {
    while (this.#waiting.length > 0 && (goOn() || this.#portraits.length === 0)) {
      const make = this.#waiting.shift() ?? this.#own
      this.#portraits.push(portrait(this.#rules, make, this.#own))
    }
    return seed => new Likeliest(this.#portraits, seed)
  }
}
