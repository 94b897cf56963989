import { type Card, COPPER, CURSE, ESTATE, moveNumber, type Tables } from '@kartentisch/dominion'
import { type Answer, Mistake } from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import type { Lore } from './lore.ts'
import { type Condition, cardsNamed, compile } from './plan/compile.ts'
import type { Plan, PlanLine } from './plan/plan.ts'

/** A line of what to buy, for one game. */
export interface Wish {
  /** The only card it can mean, or -1. */
  readonly card: number
  readonly pile: number
  /** The event it means, or -1. */
  readonly event: number
  readonly coins: number
  readonly potion: number
  /** A card with a pile to itself: if the pile isn't empty and the money is there, it can be bought. */
  readonly simple: boolean
  readonly condition: Condition | undefined
  readonly buy: Answer
}

/** A line of what to play, trash or discard. */
export interface Preference {
  readonly card: Card
  readonly condition: Condition | undefined
}

/** What is better gone where a plan says nothing of it. */
const USUAL_TRASH: readonly Preference[] = [
  { card: CURSE, condition: undefined },
  { card: ESTATE, condition: facts => facts.endgame > 4 },
  // Actions that bring coins don't make up for a deck without any Treasures.
  { card: COPPER, condition: facts => facts.money > 4 && facts.treasures > 3 },
  { card: ESTATE, condition: facts => facts.endgame > 2 },
]

/** A plan for the cards of one game. */
export class Strategy {
  readonly lore: Lore
  readonly buy: readonly Wish[]
  readonly play: readonly Preference[]
  /** Whether the plan says anything about a card being played. */
  readonly saysPlay: readonly boolean[]
  readonly trash: readonly Preference[]
  /** Whether the plan says what to trash, so that nothing else counts. */
  readonly saysTrash: boolean
  readonly discard: readonly Preference[] | undefined

  constructor(plan: Plan, lore: Lore) {
    const { tables } = lore
    const [missing] = missingFor(plan, tables)
    if (missing !== undefined) throw new Mistake(say('planNeeds', { plan: plan.name, missing }))
    this.lore = lore
    this.buy = plan.buy.flatMap(line => wishes(tables, line))
    this.play = preferences(tables, plan.play)
    this.saysPlay = tables.all.map(card => this.play.some(preference => preference.card === card))
    this.trash = plan.trash === undefined ? USUAL_TRASH : preferences(tables, plan.trash)
    this.saysTrash = plan.trash !== undefined
    this.discard = plan.discard === undefined ? undefined : preferences(tables, plan.discard)
  }
}

/** What a plan needs and this game hasn't got. */
export const missingFor = (plan: Plan, tables: Tables): string[] =>
  plan.requires.filter(id => tables.number(id) < 0 && tables.pile(id) < 0)

const conditionOf = (tables: Tables, { when }: PlanLine): Condition | undefined =>
  when === undefined ? undefined : compile(tables, when)

/** A line about something that isn't in this game comes to nothing. */
function wishes(tables: Tables, line: PlanLine): Wish[] {
  const condition = conditionOf(tables, line)
  const event = tables.events.findIndex(({ id }) => id === line.name)
  const none = { card: -1, pile: -1, event: -1, coins: 0, potion: 0, simple: false, condition, buy: [] }
  if (event >= 0) {
    const coins = tables.events[event]?.cost.coins ?? 0
    return [{ ...none, event, coins, buy: [moveNumber('event', event)] }]
  }
  const cards = cardsNamed(tables, line.name)
  const [card] = cards
  if (card === undefined) return []
  const pile = tables.pileOf[card] ?? -1
  if (cards.length > 1) return [{ ...none, pile }]
  const [coins = 0, potion = 0] = [tables.coins[card], tables.potion[card]]
  const simple = pile >= 0 && tables.cardOf[pile] === card
  return [{ ...none, card, pile, coins, potion, simple, buy: [moveNumber('buy', card)] }]
}

const preferences = (tables: Tables, lines: readonly PlanLine[] | undefined): Preference[] =>
  (lines ?? []).flatMap(line => {
    const condition = conditionOf(tables, line)
    return cardsNamed(tables, line.name).map(card => ({ card, condition }))
  })
