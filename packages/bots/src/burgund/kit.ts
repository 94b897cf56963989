import { optionOf, type Sight } from '@kartentisch/burgund'
import { type PlayersKit, randomPlayer } from '@kartentisch/kernel'
import { MEASURED } from '../measured.ts'
import { playersKit } from '../players-kit.ts'
import { greedy } from './greedy.ts'
import { burgundJudging } from './judging.ts'
import { burgundLevels } from './levels.ts'

/** Everybody who plays Burgund and isn't a person. */
export const burgundPlayers: PlayersKit<Sight> = playersKit<Sight>({
  game: 'burgund',
  levels: burgundLevels,
  usual: 'medium',
  measured: MEASURED.burgund,
  others: { greedy: () => greedy, random: randomPlayer },
  adviser: {
    // Whoever takes what brings most at once can also say why.
    player: greedy,
    // A die is nothing by itself; the action with it follows.
    opensNothing: (_, [n = 0]) => ['play', 'use'].includes(optionOf(n).kind),
  },
  judging: burgundJudging,
  bench: [
    { name: 'random', players: ['random', 'random'] },
    { name: 'greedy', players: ['greedy', 'greedy'] },
  ],
})
