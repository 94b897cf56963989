import { ACTION, type DominionRules, type Tables, TREASURE } from '@kartentisch/dominion'
import { at, simulate } from '@kartentisch/kernel'
import type { Budget } from '../search/budget.ts'
import { race } from '../search/race.ts'
import { type Plan, parsePlan } from './plan/plan.ts'
import { planPlayer } from './player.ts'

/** A pile to buy from, and what its card costs. */
interface Wanted {
  readonly id: string
  readonly cost: number
  readonly potion: boolean
}

/** How many of which cards a plan buys beside money and points. */
type Shopping = readonly { readonly want: Wanted; readonly count: number }[]

/** Games that one step towards a better plan may take. */
const GAMES_A_STEP = 900
/** More of a card are bought when the deck has so many cards for each. */
const DECK_FOR_EACH = 7
const GOLD_COST = 6
const CAUTION = 0.8

const COUNTS = [1, 2, 3, 5]

/** Kingdom piles with something to play. */
function wantedOf({ tables }: DominionRules): Wanted[] {
  return tables.piles.flatMap(({ id, cards, types, size }) => {
    const [card] = cards
    if (card === undefined || size === 0 || BASIC_PILES.has(id) || (types & (ACTION | TREASURE)) === 0) return []
    const cost = (tables.coins[card] ?? 0) + (tables.debt[card] ?? 0)
    return [{ id, cost, potion: (tables.potion[card] ?? 0) > 0 }]
  })
}

const BASIC_PILES: ReadonlySet<string> = new Set(['copper', 'silver', 'gold', 'potion'])

const lines = ({ want: { id }, count }: Shopping[number]): string[] =>
  count === 1
    ? [`${id} when own(${id}) < 1`]
    : [`${id} when own(${id}) < 1`, `${id} when own(${id}) < ${count} and deck >= ${DECK_FOR_EACH} * (own(${id}) + 1)`]

/** Big Money with some cards: the dear ones before Gold, the others before Silver. */
function planOf({ catalogue }: Tables, shopping: Shopping): Plan {
  const sorted = shopping.toSorted((a, b) => b.want.cost - a.want.cost)
  const potion = shopping.some(({ want }) => want.potion) ? ['potion when own(potion) < 1'] : []
  const buy = [
    'province when money > 18',
    'duchy when endgame <= 4',
    'estate when endgame <= 2',
    ...sorted.filter(({ want }) => want.potion || want.cost >= GOLD_COST).flatMap(lines),
    'gold',
    'duchy when endgame <= 6',
    ...potion,
    ...sorted.filter(({ want }) => !want.potion && want.cost < GOLD_COST).flatMap(lines),
    'silver',
  ]
  const cards = shopping.map(({ want, count }) => `${count} ${want.id}`)
  return parsePlan(JSON.stringify({ name: ['Big Money', ...cards].join(', '), buy }), catalogue)
}

/** What differs from a list in one card: how many of it are bought. */
function changes(shopping: Shopping, wanted: readonly Wanted[]): Shopping[] {
  return wanted.flatMap(want => {
    const others = shopping.filter(item => item.want.id !== want.id)
    const now = shopping.find(item => item.want.id === want.id)?.count ?? 0
    const counts = now === 0 ? COUNTS : [0, ...COUNTS].filter(count => count !== now)
    return counts.map(count => (count === 0 ? others : [...others, { want, count }]))
  })
}

/** Big Money with the cards of this kingdom that make it better: as many steps of one change as the games allow. */
export function choosePlan(rules: DominionRules, { simulations, goOn }: Budget): Plan {
  const wanted = wantedOf(rules)
  let best: Shopping = []
  for (let used = 0; used < simulations && goOn?.() !== false; used += GAMES_A_STEP) {
    const champion = planPlayer(planOf(rules.tables, best))
    const tried = [best, ...changes(best, wanted)]
    const makers = tried.map(shopping => planPlayer(planOf(rules.tables, shopping)))
    const budget = { simulations: GAMES_A_STEP, ...(goOn !== undefined && { goOn }) }
    const chosen = race(
      tried.length,
      budget,
      (i, round) => {
        const seat = round % rules.seats
        const players = Array.from({ length: rules.seats }, (_, other) =>
          (other === seat ? at(makers, i) : champion)(0),
        )
        const winners = rules.winners(simulate(rules, players, `${used} ${round}`, 2000))
        return winners.some(winner => winner === seat) ? 1 / winners.length : 0
      },
      CAUTION,
    )
    if (chosen === 0) break
    best = at(tried, chosen)
  }
  return planOf(rules.tables, best)
}
