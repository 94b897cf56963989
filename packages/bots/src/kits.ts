import { burgundKit } from '@kartentisch/burgund'
import { createDominion, dominionKit, dominionKitOf, isCardSet, standard } from '@kartentisch/dominion'
import { didYouMean, type Kit, Mistake, type PlayersKit } from '@kartentisch/kernel'
import { burgundPlayers } from './burgund/kit.ts'
import { dominionPlayers, dominionPlayersOf } from './dominion/kit.ts'
import { say } from './words/say.ts'

/** The players of every game. Whoever shows one game only takes '@kartentisch/bots/dominion' or its like. */
export const playersKits: readonly PlayersKit[] = [dominionPlayers, burgundPlayers]

/** The players of a game by its id. */
export function playersOf(game: string, kits: readonly PlayersKit[] = playersKits): PlayersKit {
  const found = kits.find(kit => kit.game === game)
  if (found !== undefined) return found
  const known = kits.map(kit => kit.game)
  const nearest = didYouMean(game, known)
  throw new Mistake(say('unknownGame', { game, nearest, known: known.join(', ') }))
}

/** Dominion with sets of cards from elsewhere. */
const dominionWith = (sets: readonly unknown[]): Kit => {
  const game = createDominion({ sets: [...standard, ...sets.filter(isCardSet)] })
  return {
    game: dominionKitOf(game),
    players: dominionPlayersOf(game),
    parts: { isPart: isCardSet, with: more => dominionWith([...sets, ...more]) },
  }
}

/** Every game that comes with Kartentisch and its players: what shells are handed, threads load and others add to. */
const kits: readonly Kit[] = [
  { game: dominionKit, players: dominionPlayers, parts: { isPart: isCardSet, with: dominionWith } },
  { game: burgundKit, players: burgundPlayers },
]

export default kits
