import { at } from '@kartentisch/kernel'
import { ACTION, type Card, TREASURE, type TypeBits } from './card.ts'
import type { Phase, State, TurnState } from './state.ts'
import type { Tables } from './tables.ts'

/**
 * Why something can't be bought by the player whose turn it is. The rules list moves by these very functions, and
 * views tell what they say, so that what is offered and what is explained are one.
 */
export const WHY_NOT_BOUGHT = [
  'game over',
  'not yet',
  'too late',
  'debt first',
  'no buys',
  'pile empty',
  'too few coins',
  'too few potions',
] as const
/** Why something can’t be bought. */
export type WhyNotBought = (typeof WHY_NOT_BOUGHT)[number]

/** Why a card of the hand can't be played by the player whose turn it is. */
export const WHY_NOT_PLAYED = [
  'game over',
  'not yet',
  'too late',
  'no actions',
  'after a purchase',
  'never played',
] as const
/** Why a card can’t be played. */
export type WhyNotPlayed = (typeof WHY_NOT_PLAYED)[number]

/** Why nothing at all can be bought, if so. The phase is given, as not everybody may know it. */
export function whyNoPurchase({ turn, players }: State, phase: Phase = turn.phase): WhyNotBought | undefined {
  if (phase === 'over') return 'game over'
  if (phase === 'start' || phase === 'action' || phase === 'buy-start') return 'not yet'
  if (phase !== 'buy') return 'too late'
  if (at(players, turn.seat).debt > 0) return 'debt first'
  return turn.buys > 0 ? undefined : 'no buys'
}

/** Why some money doesn't pay for a card, if so; `cheaper` is how much less everything costs. Debt needs no money. */
export function whyNotAfforded(
  { coins, potion }: Tables,
  money: Pick<TurnState, 'coins' | 'potions'>,
  card: Card,
  cheaper: number,
): WhyNotBought | undefined {
  if (money.potions < (potion[card] ?? 0)) return 'too few potions'
  return (coins[card] ?? 0) > money.coins + cheaper ? 'too few coins' : undefined
}

/** The same for an event, which nothing makes cheaper. */
export const whyNotEventAfforded = (tables: Tables, { coins }: TurnState, event: number): WhyNotBought | undefined =>
  coins < at(tables.events, event).cost.coins ? 'too few coins' : undefined

/** Why cards of these types can't be played, if so. */
export function whyNotPlayed(turn: TurnState, types: TypeBits, phase: Phase = turn.phase): WhyNotPlayed | undefined {
  if (phase === 'over') return 'game over'
  if ((types & (ACTION | TREASURE)) === 0) return 'never played'
  if (phase === 'start') return 'not yet'
  if (phase === 'action') {
    if ((types & ACTION) === 0) return 'not yet'
    return turn.actions > 0 ? undefined : 'no actions'
  }
  if ((types & TREASURE) === 0) return 'too late'
  if (phase === 'buy-start') return 'not yet'
  if (phase !== 'buy') return 'too late'
  return turn.purchases === 0 ? undefined : 'after a purchase'
}
