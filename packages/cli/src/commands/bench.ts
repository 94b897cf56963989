import { type Measured, bench as measure, measureCores } from '@kartentisch/lab'
import { atMost, type Command, read } from '../usage.ts'

export const bench: Command = {
  name: 'bench',
  summary: 'measure the speed of the engine',
  help: `
kartentisch bench [--cores] [--json]

Measures on one thread: two big-money players in the first-game kingdom (bigMoney), two players who follow a plan of
money alone (planMoney) and one with Markets, Smithies and Villages (planEngine), random play over base cards
(randomBase) and over all sets (randomAllSets), an answer through the match driver (answer, answerWorst, with events
and views of two seats: answerSeenByTwo), a copy of a mid-game state (fork), and a step of "kartentisch env" with 256
games at once (envSteps); then for Burgund two random and two greedy players (burgundRandom, burgundGreedy), an answer, a
copy and a step (burgundAnswer …, burgundFork, burgundEnvSteps). Games are measured turn and turn about with the same
strategy written by hand over integer arrays (byHand), steps with bare answers in as many games; "ratio" is the share of
that speed, which holds on a noisy machine too.

  --cores  measure instead how much faster "sim" is on all cores than on one, with threads that are warm: as it is
           (allThreads), and as it would be if nothing else ran on this machine (allThreadsIfFree)
  --json   print {name: {value, unit, ratio}}
`,
  async run(args, { shelf }) {
    const { values, positionals } = read(args, { cores: { type: 'boolean' }, json: { type: 'boolean' } })
    atMost(positionals, 0)
    const results: Record<string, Measured> = {}
    for (const [name, result] of values.cores ? await measureCores(shelf) : measure(shelf)) {
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
