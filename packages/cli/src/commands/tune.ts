import { type GameKit, type Language, last } from '@kartentisch/kernel'
import {
  comparisonTable,
  gameLines,
  tune as search,
  selectionLine,
  settingOf,
  type Tuned,
  tuneCsv,
  tuneReport,
  tuneResultOf,
  turnsCsv,
} from '@kartentisch/lab'
import { Interrupt } from '../interrupt.ts'
import { handsOf, WHO_PLAYS } from '../playing.ts'
import { progress } from '../progress.ts'
import { checkReport, commandLine, HOW_TOLD, writeBeside, writeReport } from '../report.ts'
import { atMost, type Command, kitChosen, read, readWorkers, seedNumber, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  kingdom: { type: 'string' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  compare: { type: 'string' },
  seed: { type: 'string' },
  ...WHO_PLAYS,
  ...HOW_TOLD,
} as const

const PLAYERS = 2

export const tune: Command = {
  options: OPTIONS,
  async run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    checkReport(values.each)
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
    const bar = byGames ? progress(say('games')[language], games) : progress(say('seconds')[language], seconds)
    try {
      const tuned = await search(shelf, {
        setting,
        seed,
        seconds,
        ...(byGames && { games }),
        compare,
        diary: values.html !== undefined || values['by-turn'] === true,
        each: values.each !== undefined,
        workers,
        ...(hands !== undefined && { hands }),
        signal: interrupt.signal,
        progress: (played, gone) => bar.at(byGames ? played : Math.floor(gone)),
      })
      bar.done()
      const { setup } = setting
      const result = tuneResultOf(shelf, setting, tuned, seedNumber(seed))
      if (values.json) console.log(JSON.stringify(result))
      else if (values.csv) console.log(values['by-turn'] === true ? turnsCsv(result) : tuneCsv(result))
      else console.log(asFile(game, setup, tuned, language))
      if (values.each !== undefined) {
        const lines = tuned.games.map(({ against, each }) => gameLines(each, { against }))
        writeBeside(values.each, lines.join(''), language)
      }
      if (values.html !== undefined)
        writeReport(values.html, tuneReport(game, setup, tuned, commandLine('tune', args), language), language)
      return interrupt.exitCode
    } finally {
      bar.done()
      interrupt.done()
      await hands?.close()
    }
  },
}

/** The plan as a file; what is to be said about it are comments in it. */
function asFile(
  kit: GameKit,
  setup: unknown,
  { found: { stages, games, seconds }, comparison }: Tuned,
  language: Language,
): string {
  const remarks = [
    say('tunedFor', { selection: selectionLine(kit, setup) })[language],
    say('tunedIn', { games, seconds: seconds.toFixed(0) })[language],
    ...(comparison.length === 0 ? [] : [say('tunedScore')[language], ...comparisonTable(comparison)]),
  ]
  return [...remarks.map(remark => `# ${remark}`), last(stages).plan.text].join('\n').trimEnd()
}
