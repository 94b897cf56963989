import { bigMoney, parsePlan, planPlayer } from '@kartentisch/bots'
import { DominionRules, kingdomSets, parseSetup, randomKingdom } from '@kartentisch/dominion'
import { at, randomPlayer, seeded, simulate } from '@kartentisch/kernel'
import {
  against,
  atMost,
  bigMoneyByHand,
  type Command,
  type Measured,
  matchTimes,
  measureBurgund,
  measureCores,
  read,
  readKingdom,
} from '@kartentisch/lab'

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

/** Measures everything; each is told as soon as it is known. */
function* measure(): Generator<[string, Measured]> {
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

export const bench: Command = {
  name: 'bench',
  summary: 'measure the speed of the engine',
  help: `
kartentisch bench [--cores] [--json]

Measures on one thread: two big-money players in the first-game kingdom (bigMoney), two players who follow a plan of
money alone (planMoney) and one with Markets, Smithies and Villages (planEngine), random play over base cards
(randomBase) and over all sets (randomAllSets), an answer through the match driver (answer, answerWorst, with events
and views of two seats: answerSeenByTwo), and a copy of a mid-game state (fork); then for Burgund two random and two
greedy players (burgundRandom, burgundGreedy), an answer and a copy (burgundAnswer …, burgundFork). Games are measured turn and turn about
with the same strategy written by hand over integer arrays (byHand); "ratio" is the share of its speed, which holds on
a noisy machine too.

  --cores  measure instead how much faster "sim" is on all cores than on one, with threads that are warm: as it is
           (allThreads), and as it would be if nothing else ran on this machine (allThreadsIfFree)
  --json   print {name: {value, unit, ratio}}
`,
  async run(args) {
    const { values, positionals } = read(args, { cores: { type: 'boolean' }, json: { type: 'boolean' } })
    atMost(positionals, 0)
    const results: Record<string, Measured> = {}
    for (const [name, result] of values.cores ? await measureCores() : measure()) {
      results[name] = result
      if (values.json) continue
      const ratio = result.ratio === undefined ? '' : `  ratio ${result.ratio.toFixed(3)}`
      console.log(
        `${name.padEnd(22)} ${result.value.toFixed(result.value < 100 ? 3 : 0).padStart(10)} ${result.unit}${ratio}`,
      )
    }
    if (values.json) console.log(JSON.stringify(results, null, 2))
    return 0
  },
}
