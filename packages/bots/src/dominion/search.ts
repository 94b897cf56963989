import { COPPER, CURSE, moveNumber, moveOf, type Sight, type Tables, VICTORY } from '@kartentisch/dominion'
import { type Answer, at, type ImaginedEnd, isMove, type Question, type Seat, type Thinking } from '@kartentisch/kernel'
import { alternatives } from '../search/candidates.ts'
import type { LastTurn, Maker, Searchable } from '../search/game.ts'
import type { Adapting } from './adapting.ts'
import { ByKingdom } from './by-kingdom.ts'
import { fewestGains } from './facts.ts'
import { FIRST_TOLD, Lookalikes } from './opponents.ts'
import type { Plan } from './plan/plan.ts'
import { plansFor } from './plans-for.ts'
import { planPlayer } from './player.ts'
import { isKnown, loreOf } from './trial/lore-of.ts'
import type { Repertoire } from './tune/repertoire.ts'

const MOST = 8
/** So many other plans are thought of at a purchase. */
const MOST_COURSES = 6
/** A lead of so many points is as good as won. */
const LEAD = 12
/** So that luck is as seldom taken for proof with ten alternatives as with one, at about one question in fifty. */
const CAUTION = 2
const CAUTION_FOR_MORE = 0.37
/** How much the lead counts beside who has won. */
const LEAD_SHARE = 0.3

const END_TURN = moveNumber('end-turn')

/** What is done without a thought if the policy would do it: money is played first, and debt paid. */
const PLAIN: ReadonlySet<string> = new Set(['treasures', 'debt'])

/** The best purchases are among the dearest. */
function moves(question: Question, sight: Sight, usual: Answer): Answer[] {
  const [first = 0] = usual
  const usualKind = moveOf(first).kind
  if (PLAIN.has(usualKind)) return [usual]
  const { coins, potion, debt } = sight.tables
  const cost = (n: number) => {
    const { kind, of } = moveOf(n)
    if (kind === 'buy') return (coins[of] ?? 0) + 2 * (potion[of] ?? 0) + (debt[of] ?? 0)
    return kind === 'event' ? (sight.tables.events[of]?.cost.coins ?? 0) : -1
  }
  const others = question.choices.filter(n => n !== first && allowed(n, usualKind))
  const ranked = others.map(n => ({ n, cost: cost(n) })).sort((a, b) => b.cost - a.cost)
  // To buy nothing more is always worth a thought: it may be the one way not to end the game.
  const dear = ranked.slice(0, MOST - 1)
  const end = ranked.filter(({ n }) => n === END_TURN && !dear.some(known => known.n === n))
  return [usual, ...[...dear, ...end].map(({ n }): Answer => [n])]
}

/** Treasures aren't weighed one by one against purchases, and the turn isn't ended with actions left to play. */
function allowed(n: number, usual: string): boolean {
  const { kind, of } = moveOf(n)
  if (usual === 'play' || usual === 'end-actions') return kind === 'play' || kind === 'end-actions'
  return kind === 'end-turn' || kind === 'event' || (kind === 'buy' && !WORTHLESS.has(of))
}

/** Hardly ever wanted; if the plan wants one, it is the usual answer. */
const WORTHLESS: ReadonlySet<number> = new Set([COPPER, CURSE])

function value({ scores, winners }: ImaginedEnd<Sight>, seat: Seat): number {
  const own = at(scores, seat)
  const others = Math.max(...scores.filter((_, i) => i !== seat))
  const won = winners.includes(seat) ? 1 / winners.length : 0
  return (1 - LEAD_SHARE) * won + LEAD_SHARE * Math.tanh((own - others) / LEAD)
}

const same = (one: Repertoire, other: Repertoire): boolean => one.plan === other.plan && one.others === other.others

/** Who plays on in simulations, by kingdom: players are often made anew for each question. */
const companies = new ByKingdom<{ readonly repertoire: Repertoire; readonly others: Lookalikes }>()

function lookalikes(tables: Tables, repertoire: Repertoire): Lookalikes {
  const known = companies.get(tables)
  if (known !== undefined && same(known.repertoire, repertoire)) return known.others
  const others = new Lookalikes(tables, [repertoire.plan, ...repertoire.others, ...plansFor(tables)])
  companies.set(tables, { repertoire, others })
  return others
}

/** Looks for plans while others are asked, until told to stop; whether there is more to look for. */
export type PlanAhead = (tables: Tables, goOn: () => boolean) => boolean

const always = () => true

/** What only some players do. */
interface Besides {
  readonly planAhead?: PlanAhead
  /** By which the plan is suited to the game before each purchase. */
  readonly adapting?: Adapting
  /**
   * After more trials than these less proof is asked for, half after four times as many: errors are small then, and more is
   * lost by missing what is better than by taking luck for proof.
   */
  readonly trusting?: number
}

/** Dominion for the searching player: it plays on by its plan for the kingdom, the others as they seem to play. */
export function searchable(
  plansOf: (tables: Tables) => Repertoire,
  thinking: Thinking = {},
  { planAhead = () => false, adapting, trusting = Infinity }: Besides = {},
): Searchable<Sight> {
  let latest: Own | undefined
  /** Plans may have got better since the last question. */
  const planned = (tables: Tables): Own => {
    const repertoire = plansOf(tables)
    if (latest?.tables === tables && same(latest.repertoire, repertoire)) return latest
    const { plan, others } = repertoire
    const courses = others.slice(0, MOST_COURSES).map(planPlayer)
    const make = planPlayer(plan)
    latest = { tables, repertoire, make: seed => make(seed, thinking), courses }
    return latest
  }
  const known = ({ tables }: Sight): Own => (latest?.tables === tables ? latest : planned(tables))
  return {
    policy: ({ tables }) => adapting?.maker(tables) ?? planned(tables).make,
    adapt: (question, sight, choose) => {
      if (adapting === undefined || !buys(question, sight)) return
      const { repertoire } = planned(sight.tables)
      if (isKnown(sight.tables, thinking.goOn ?? always)) adapting.adapt(sight, repertoire, choose)
    },
    courses: (question, sight) => (isPurchase(question, sight) ? known(sight).courses : []),
    // Nobody can be told from others as long as the cards aren't known.
    others: (sight, goOn) => {
      const { repertoire, make } = known(sight)
      return isKnown(sight.tables, goOn) ? lookalikes(sight.tables, repertoire).maker(goOn) : make
    },
    // A plan that was found for the kingdom is a good guide: what luck seems to prove doesn't count.
    caution: (others, trials) =>
      CAUTION * Math.min(1, Math.sqrt(trusting / trials)) + CAUTION_FOR_MORE * Math.log(others),
    candidates: (question, sight, usual) =>
      isMove(question) ? moves(question, sight, usual) : alternatives(question, usual, MOST),
    lastTurn,
    value,
    thinkAhead: ({ tables }, goOn) => planAhead(tables, goOn),
  }
}

/** A plan followed without a further thought, but for how the game would end where it may end with this turn. */
export function followed(plan: Plan, thinking: Thinking = {}): Searchable<Sight> {
  const make = planPlayer(plan)
  return {
    policy: () => seed => make(seed, thinking),
    caution: () => Infinity,
    candidates: (_, __, usual) => [usual],
    lastTurn,
    value,
  }
}

/** How somebody plays a kingdom: by the first plan, unless another has become better. */
interface Own {
  readonly tables: Tables
  readonly repertoire: Repertoire
  readonly make: Maker<Sight>
  readonly courses: readonly Maker<Sight>[]
}

const inBuyPhase = (question: Question, { seat, turn }: Sight): boolean =>
  isMove(question) && turn.phase === 'buy' && turn.seat === seat

/** Plans part where something is bought. Before others can be told by their decks, the first plan is the best answer. */
const isPurchase = (question: Question, sight: Sight): boolean =>
  inBuyPhase(question, sight) && sight.tokens(sight.seat).turns >= FIRST_TOLD

/** Whether all that is left to do is to buy: money is played, and debt paid. */
const buys = (question: Question, sight: Sight): boolean =>
  inBuyPhase(question, sight) && !question.choices.some(n => PLAIN.has(moveOf(n).kind))

/** What may decide how the game ends: taking points or what is nearly gone, events, and buying nothing more. */
function endings(question: Question, sight: Sight): Answer[] {
  const { turn, tables, piles } = sight
  const decides = (card: number, gains: number): boolean =>
    ((tables.types[card] ?? 0) & VICTORY) > 0 || (piles[tables.pileOf[card] ?? -1] ?? 0) <= gains
  const mayDecide = (n: number): boolean => {
    const { kind, of } = moveOf(n)
    return kind !== 'buy' || decides(of, turn.buys)
  }
  if (buys(question, sight)) return question.choices.filter(mayDecide).map(n => [n])
  const gains = mostGains(sight)
  return takesOne(question) ? question.choices.filter(card => decides(card, gains)).map(card => [card]) : []
}

/** Whether a card is to leave the supply: by a gain, or as Salt the Earth would have it. */
const takesOne = ({ step, of, from, max }: Question): boolean =>
  (step === 'gain' || step === 'trash') && of === 'card' && from === 'supply' && max === 1

function lastTurn(sight: Sight): LastTurn<Sight> | undefined {
  return mayEnd(sight) ? { isOver: ({ turn }) => turn.seat !== sight.turn.seat, ways: endings } : undefined
}

/** Whether what is bought and gained in this turn could end the game. */
const mayEnd = (sight: Sight): boolean =>
  sight.turn.seat === sight.seat && sight.turn.phase !== 'between' && fewestGains(sight) <= mostGains(sight)

/** So many cards may leave the supply in this turn, as far as it shows: by purchases, what is done now, and Actions in hand. */
function mostGains(sight: Sight): number {
  const { turn, tables } = sight
  let gains = turn.buys + 1
  if (turn.phase !== 'action') return gains
  const { traits } = loreOf(tables, () => false)
  for (const card of sight.hand()) {
    const { gains: gained = 0, buys = 0 } = traits[card] ?? {}
    gains += buys + (gained > 0 ? 1 : 0)
  }
  return gains
}
