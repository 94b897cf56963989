import { moveNumber, type Sight } from '@kartentisch/dominion'
import type { MakePlayer } from '@kartentisch/kernel'

/*
 * A bot of one's own for Dominion, as a module: what comes first in a list of wishes is done. It plays in simulations, in
 * the arena and in the terminal:
 *
 *   kartentisch sim dominion --players ./examples/my-bot.ts,big-money
 */

const BUYS = ['province', 'gold', 'silver']

/** Made anew for each game; the seed is for bots that throw dice. */
const myBot: MakePlayer<Sight> = () => ({
  name: 'my bot',
  answer({ step, choices, min }, { tables }) {
    if (step !== 'move') return choices.slice(0, min)
    const wishes = [moveNumber('treasures'), ...BUYS.map(id => moveNumber('buy', tables.card(id)))]
    const wish = wishes.find(move => choices.includes(move)) ?? moveNumber('end-turn')
    return [choices.includes(wish) ? wish : moveNumber('end-actions')]
  },
})

export default myBot
