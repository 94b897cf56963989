import type { Kit, MakePlayer } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab/shelf'

const { game, players } = (await Shelf.load()).kit('dominion')
const { choice } = game.naming(game.game.prepare(game.game.parseSetup({ players: 2 })))

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
  game,
  players: {
    ...players,
    names: [...players.names, 'newcomer'],
    player: (name, plans) => (name === 'newcomer' ? newcomer : players.player(name, plans)),
  },
}

export default kit
