import { type GameKit, last } from '@kartentisch/kernel'
import {
  comparisonTable,
  tune as search,
  selectionLine,
  settingOf,
  stampOf,
  type Tuned,
  tuneReport,
} from '@kartentisch/lab'
import { Interrupt } from '../interrupt.ts'
import { handsOf, WHO_PLAYS } from '../playing.ts'
import { progress } from '../progress.ts'
import { checkReport, commandLine, writeReport } from '../report.ts'
import { atMost, type Command, kitChosen, read, readWorkers, seedNumber, wholeNumber } from '../usage.ts'

const OPTIONS = {
  kingdom: { type: 'string' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  compare: { type: 'string' },
  seed: { type: 'string' },
  ...WHO_PLAYS,
  json: { type: 'boolean' },
  html: { type: 'string' },
} as const

const PLAYERS = 2

export const tune: Command = {
  name: 'tune',
  summary: 'find a strong plan for a kingdom',
  help: `
kartentisch tune [GAME] [--kingdom K] [--seconds N] [--seed S] [--json] [--html FILE]

Evolves plans for a kingdom of Dominion by playing them against each other on all cores, and prints the best one found
as a file that "kartentisch sim --players FILE" plays, with how it fares against Big Money, the plans of plans/ that fit,
and those that were the best before it. Ctrl-C stops with what there is.

  kartentisch tune --kingdom first-game --seconds 20 > first-game.yaml
  kartentisch tune --kingdom "base 5, empires 5" --html report.html
  kartentisch sim dominion --kingdom first-game --players first-game.yaml,big-smithy

Options:
  --kingdom K    a recommended kingdom, "random", or ids joined by commas, events and landmarks too (first-game)
  --seconds N    how long to search (60)
  --games N      search for so many games, however long they take: the same seed then finds the same plan
  --compare N    games against each opponent afterwards (1000)
  --seed S       any word (1)
  --workers N    how many threads play (one for each core)
  --queue URL    let workers of any machine play, through this Redis (docs/experiments.md); --chunk N games at a time
  --json         print {kind, format, program, game, rules, kingdom, seed, games, seconds, plan, comparison: [{name, kind, games, wins, ties, losses, score, low,
                 high}], ancestors: [{plan, games, seconds}]}: plans as the text of a file; score is a share of 1, ties
                 counting half, with its 95 % interval
  --html FILE    also write a report with plots
`,
  async run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    const seed = values.seed ?? '1'
    const { game } = kitChosen(shelf, positionals[0])
    const selection = values.kingdom === undefined ? {} : { selection: values.kingdom }
    const setting = settingOf(shelf, game.game.id, { players: PLAYERS, seed, ...selection })
    const byGames = values.games !== undefined
    const seconds = wholeNumber(values.seconds, 'seconds', 60, 1)
    const games = wholeNumber(values.games, 'games', 0, 1)
    const compare = wholeNumber(values.compare, 'compare', 1000)
    const workers = readWorkers(values.workers)
    const hands = await handsOf(shelf, values, language)
    const interrupt = new Interrupt()
    const bar = byGames ? progress('games', games) : progress('seconds', seconds)
    try {
      const tuned = await search(shelf, {
        setting,
        seed,
        seconds,
        ...(byGames && { games }),
        compare,
        diary: values.html !== undefined,
        workers,
        ...(hands !== undefined && { hands }),
        signal: interrupt.signal,
        progress: (played, gone) => bar.at(byGames ? played : Math.floor(gone)),
      })
      bar.done()
      const { setup } = setting
      if (values.json)
        console.log(
          JSON.stringify({ ...stampOf(shelf, 'tune', game.game.id), ...inJson(setup, seedNumber(seed), tuned) }),
        )
      else console.log(asFile(game, setup, tuned))
      if (values.html !== undefined)
        writeReport(values.html, tuneReport(game, setup, tuned, commandLine('tune', args), language))
      return interrupt.exitCode
    } finally {
      bar.done()
      interrupt.done()
      await hands?.close()
    }
  },
}

const inJson = (setup: unknown, seed: string | number, { found, comparison }: Tuned) => ({
  kingdom: setup,
  seed,
  games: found.games,
  seconds: found.seconds,
  plan: last(found.stages).plan.text,
  comparison,
  ancestors: found.stages.slice(0, -1).map(stage => ({ ...stage, plan: stage.plan.text })),
})

/** The plan as a file; what is to be said about it are comments in it. */
function asFile(kit: GameKit, setup: unknown, { found: { stages, games, seconds }, comparison }: Tuned): string {
  const fares =
    comparison.length === 0 ? [] : ['Score, ties counting half, with 95 % intervals:', ...comparisonTable(comparison)]
  const remarks = [`For ${selectionLine(kit, setup)}.`, `Found in ${games} games, ${seconds.toFixed(0)} s.`, ...fares]
  return [...remarks.map(remark => `# ${remark}`), last(stages).plan.text].join('\n').trimEnd()
}
