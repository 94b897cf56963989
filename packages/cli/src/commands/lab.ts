import { settingOf, stampOf, study, studyLines, studyReport } from '@kartentisch/lab'
import { Interrupt } from '../interrupt.ts'
import { handsOf, WHO_PLAYS } from '../playing.ts'
import { progress } from '../progress.ts'
import { checkReport, commandLine, writeReport } from '../report.ts'
import { atMost, type Command, kitChosen, read, readWorkers, seedNumber, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  game: { type: 'string' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  ...WHO_PLAYS,
  json: { type: 'boolean' },
  html: { type: 'string' },
} as const

const PLAYERS = 2

export const lab: Command = {
  options: OPTIONS,
  async run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    const seed = values.seed ?? '1'
    const { game } = kitChosen(shelf, values.game)
    const [selection] = positionals
    const setting = settingOf(shelf, game.game.id, {
      players: PLAYERS,
      seed,
      ...(selection !== undefined && { selection }),
    })
    const byGames = values.games !== undefined
    const seconds = wholeNumber(values.seconds, 'seconds', 60, 1)
    const games = wholeNumber(values.games, 'games', 0, 1)
    const hands = await handsOf(shelf, values, language)
    const interrupt = new Interrupt()
    const bar = byGames ? progress(say('games')[language], games) : progress(say('seconds')[language], seconds)
    try {
      const studied = await study(shelf, {
        setting,
        seed,
        seconds,
        ...(byGames && { games }),
        workers: readWorkers(values.workers),
        ...(hands !== undefined && { hands }),
        signal: interrupt.signal,
        progress: (played, gone) => bar.at(byGames ? played : Math.floor(gone)),
      })
      bar.done()
      const { setup } = setting
      if (values.json)
        console.log(
          JSON.stringify({ ...stampOf(shelf, 'lab', game.game.id), setup, seed: seedNumber(seed), ...studied }),
        )
      else console.log(studyLines(game, studied, language).join('\n'))
      if (values.html !== undefined)
        writeReport(values.html, studyReport(game, setup, studied, commandLine('lab', args), language), language)
      return interrupt.exitCode
    } finally {
      bar.done()
      interrupt.done()
      await hands?.close()
    }
  },
}
