import { dominionPlayers } from '@kartentisch/bots'
import { dominion, dominionKitOf } from '@kartentisch/dominion'
import type { Kit, MakePlayer } from '@kartentisch/kernel'

const { choice } = dominionKitOf(dominion).naming(dominion.prepare(dominion.parseSetup({ players: 2 })))

/** Buys nothing as long as it doesn't remember having been asked before, and then Copper. */
const newcomer: MakePlayer<unknown> = () => {
  let asked = 0
  return {
    name: 'newcomer',
    answer(question) {
      const wanted = asked++ === 0 ? 'end turn' : 'buy copper'
      return question.choices.filter(n => choice(question, n) === wanted).slice(0, 1)
    },
  }
}

const kit: Kit = {
  game: dominionKitOf(dominion),
  players: {
    ...dominionPlayers,
    names: [...dominionPlayers.names, 'newcomer'],
    player: (name, plans) => (name === 'newcomer' ? newcomer : dominionPlayers.player(name, plans)),
  },
}

export default kit
