import { asCard, BASIC, GOLD, moveNumber, type Sight } from '@kartentisch/dominion'
import { type Answer, isMove, type Player, type Question, type Seat } from '@kartentisch/kernel'

const basic = (id: (typeof BASIC)[number]) => asCard(BASIC.indexOf(id))

const TREASURES: Answer = [moveNumber('treasures')]
const END_ACTIONS: Answer = [moveNumber('end-actions')]
const END_TURN: Answer = [moveNumber('end-turn')]
const WANTED = [
  { card: basic('province'), from: 8 },
  { card: basic('gold'), from: 6 },
  { card: basic('silver'), from: 3 },
].map((want): typeof want & { readonly buy: Answer } => ({ ...want, buy: [moveNumber('buy', want.card)] }))

/** Whether a basic Treasure is in hand: those have the lowest numbers, and this player buys no others. */
function holdsTreasure(sight: Sight, whose: Seat): boolean {
  for (const card of sight.hand(whose)) if (card <= GOLD) return true
  return false
}

/** What others make it do, it does as far as it must, with the first cards that come. */
const asLittleAsPossible = ({ choices, min }: Question): Answer => choices.slice(0, min)

/** Plays all treasures, then buys Province with 8 or more coins, else Gold with 6, else Silver with 3, else nothing. */
export const bigMoney: Player<Sight> = {
  name: 'big-money',
  answer(question, sight) {
    if (!isMove(question)) return asLittleAsPossible(question)
    const { turn } = sight
    // Others may pass it an Action or leave it debt, neither of which it seeks.
    if (turn.phase === 'action') return END_ACTIONS
    if (turn.purchases === 0 && holdsTreasure(sight, question.whose)) return TREASURES
    const { debt } = sight.tokens(question.whose)
    if (debt > 0) return turn.coins > 0 ? [moveNumber('debt', Math.min(debt, turn.coins))] : END_TURN
    if (turn.buys > 0) {
      for (const { card, from, buy } of WANTED) if (turn.coins >= from && sight.supply(card) > 0) return buy
    }
    return END_TURN
  },
}
