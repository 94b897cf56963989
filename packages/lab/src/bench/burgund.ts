import { greedy } from '@kartentisch/bots'
import { BurgundRules, parseSetup } from '@kartentisch/burgund'
import { randomPlayer, simulate } from '@kartentisch/kernel'
import { bigMoneyByHand } from './loop.ts'
import { matchTimes } from './match.ts'
import { against, type Measured } from './measure.ts'

const capitalized = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Games of two players by chance and by greed, an answer through the match driver, and a fork. */
export function* measureBurgund(): Generator<[string, Measured]> {
  const rules = new BurgundRules(parseSetup({ players: 2 }))
  const games = (play: (i: number) => void): Measured => {
    const { value, unit, ratio = 0 } = against(bigMoneyByHand, play, { warmUp: 1_500 })
    return { value, unit, ratio }
  }
  yield ['burgundRandom', games(i => simulate(rules, [randomPlayer(i), randomPlayer(-i)], i))]
  yield ['burgundGreedy', games(i => simulate(rules, [greedy, greedy], i))]
  for (const [name, measured] of Object.entries(matchTimes(() => rules)))
    yield [`burgund${capitalized(name)}`, measured]
}
