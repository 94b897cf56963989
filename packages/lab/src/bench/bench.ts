import { bigMoney, parsePlan, planPlayer } from '@kartentisch/bots'
import { DominionRules, kingdomSets, parseSetup, randomKingdom } from '@kartentisch/dominion'
import { at, randomPlayer, seeded, simulate } from '@kartentisch/kernel'
import { readKingdom } from '../setup.ts'
import { measureBurgund } from './burgund.ts'
import { bigMoneyByHand } from './loop.ts'
import { matchTimes } from './match.ts'
import { against, type Measured } from './measure.ts'

const MAX_STEPS = 4_000
const PLANS = {
  planMoney: '[province, gold, silver]',
  planEngine:
    '[province, gold, market when own(market) < 5, smithy when own(smithy) < 3, village when own(village) < 3, silver]',
}
const PLAN_KINGDOM = 'cellar,chapel,moat,village,workshop,smithy,militia,market,laboratory,witch'

/** Rules of fifty random kingdoms of these sets. */
function kingdoms(sets: readonly string[], sideways: number): DominionRules[] {
  const random = seeded('bench kingdoms')
  return Array.from({ length: 50 }, () => {
    const kingdom = randomKingdom(random, { sets, events: sideways, landmarks: sideways })
    return new DominionRules(parseSetup({ players: 2, ...kingdom }))
  })
}

/** Measures the speed of the engine on one thread; each result is told as soon as it is known. */
export function* bench(): Generator<[string, Measured]> {
  const firstGame = new DominionRules(readKingdom('first-game', 2, '1'))
  const bots = [bigMoney, bigMoney]
  const { reference, ...bigMoneyResult } = against(bigMoneyByHand, i => simulate(firstGame, bots, i))
  yield ['byHand', { value: reference, unit: 'games/s' }]
  yield ['bigMoney', bigMoneyResult]
  const planned = new DominionRules(readKingdom(PLAN_KINGDOM, 2, '1'))
  for (const [name, text] of Object.entries(PLANS)) {
    const player = planPlayer(parsePlan(text))
    const { value, unit, ratio = 0 } = against(bigMoneyByHand, i => simulate(planned, [player(i), player(-i)], i))
    yield [name, { value, unit, ratio }]
  }
  const randomOver = (rules: readonly DominionRules[]): Measured => {
    // Chance can lead both players into debt for good: such a game is given up after several times the usual length.
    const play = (i: number) => simulate(at(rules, i % rules.length), [randomPlayer(i), randomPlayer(-i)], i, MAX_STEPS)
    const { value, unit, ratio = 0 } = against(bigMoneyByHand, play, { warmUp: 2_500 })
    return { value, unit, ratio }
  }
  yield ['randomBase', randomOver(kingdoms(['base', 'base1'], 0))]
  yield ['randomAllSets', randomOver(kingdoms(kingdomSets, 1))]
  yield* Object.entries(matchTimes(() => firstGame))
  yield* measureBurgund()
}
