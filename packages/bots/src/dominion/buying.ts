import { ACTION, type Card, CURSE, moveNumber, TREASURE } from '@kartentisch/dominion'
import type { Answer } from '@kartentisch/kernel'
import type { Judgement } from './judgement.ts'
import type { Wish } from './strategy.ts'

const TREASURES: Answer = [moveNumber('treasures')]
const END_TURN: Answer = [moveNumber('end-turn')]
const GOLD = 2
/** A game is over by this turn of mine, as a rule long before. */
const LONG = 50

/** A move of the buy phase: Treasures first, then debt, then purchases. */
export function buy(j: Judgement): Answer {
  const { turn } = j.sight
  if (turn.purchases === 0) {
    const money = j.tables.hasKingdomTreasures ? playTreasure(j) : playTreasures(j.hand)
    if (money !== undefined) return money
  }
  const { debt, coffers } = j.sight.tokens(turn.seat)
  if (debt > 0) {
    if (turn.coins > 0) return [moveNumber('debt', Math.min(debt, turn.coins))]
    if (coffers > 0 && turn.purchases === 0) return [moveNumber('coffers', Math.min(debt, coffers))]
    return END_TURN
  }
  if (turn.buys === 0) return END_TURN
  if (coffers > 0 && turn.purchases === 0) {
    const spent = coffersToSpend(j, coffers)
    if (spent > 0) return [moveNumber('coffers', spent)]
  }
  return purchase(j)
}

/** All Treasures at once, if there are any: the basic ones have the lowest numbers. */
function playTreasures(hand: readonly Card[]): Answer | undefined {
  for (const card of hand) if (card <= GOLD) return TREASURES
  return undefined
}

/** The next Treasure: Crown while there is something to double, those that count the others last. */
function playTreasure(j: Judgement): Answer | undefined {
  const treasures = j.hand.filter(card => j.is(card, TREASURE))
  if (treasures.length === 0) return undefined
  const crown = treasures.find(card => j.is(card, ACTION))
  if (crown !== undefined) return j.lore.plays[crown]
  const late = j.lore.afterOthers.filter(card => treasures.includes(card))
  if (late.length === 0) return TREASURES
  const next = treasures.find(card => !late.includes(card)) ?? late[0]
  return next === undefined ? undefined : j.lore.plays[next]
}

/** The first line of the plan that holds, whose pile isn't empty and that can be paid. */
function purchase(j: Judgement): Answer {
  const { sight, strategy } = j
  const { coins, potions } = sight.turn
  const { piles, cheaper } = sight
  const budget = coins + cheaper
  for (const wish of strategy.buy) {
    if (wish.coins > budget) continue
    if (wish.simple) {
      if (piles[wish.pile] === 0 || wish.potion > potions) continue
    } else if (!canHave(j, wish, coins)) continue
    if (wish.condition === undefined || wish.condition(j)) return wish.buy.length > 0 ? wish.buy : buyTop(j, wish)
  }
  return j.turn > LONG ? bringToAnEnd(j) : END_TURN
}

/** A game that drags on with a plan which wants nothing more is brought to an end: by points, else by empty piles. */
function bringToAnEnd(j: Judgement): Answer {
  const able = j.sight.affordable(j.coins).filter(card => card !== CURSE && j.cost(card).debt === 0)
  const found =
    j.best(able.filter(card => j.isVictory(card))) ?? j.best(able, card => -j.left(j.tables.pileOf[card] ?? -1))
  return found === undefined ? END_TURN : (j.lore.buys[found] ?? END_TURN)
}

/** Whether an event, or a card of a pile of several kinds, can be bought. */
function canHave(j: Judgement, wish: Wish, coins: number): boolean {
  if (wish.event >= 0) {
    // What costs less are cards.
    const event = j.tables.events[wish.event]
    if (event === undefined || wish.coins > coins || j.knows(event.id)?.buy?.(j) === false) return false
    const trashing = j.bestTrashedBy(j.tables.faces.length + wish.event)
    return trashing === undefined || trashing > 0
  }
  const top = j.sight.topOfPile(wish.pile)
  if (top === undefined || (wish.card >= 0 && wish.card !== top)) return false
  const cost = j.cost(top)
  return cost.coins <= coins && cost.potion <= j.sight.turn.potions
}

function buyTop(j: Judgement, wish: Wish): Answer {
  const top = j.sight.topOfPile(wish.pile)
  return top === undefined ? END_TURN : (j.lore.buys[top] ?? END_TURN)
}

/** Coffers are spent for a purchase that is better by as much, not for small change. */
function coffersToSpend(j: Judgement, coffers: number): number {
  const target = j.purchase(j.coins + coffers)
  if (target === undefined) return 0
  const needed = j.cost(target).coins - j.coins
  if (needed <= 0) return 0
  const now = j.purchase(j.coins)
  const better = j.worth(target) - (now === undefined ? 0 : j.worth(now))
  return better >= 0.9 * needed || j.endgame <= 1 ? needed : 0
}
