import { at, type Language } from '@kartentisch/kernel'
import {
  type Job,
  openTable,
  Programs,
  playJobs,
  type Shelf,
  settingOf,
  simReport,
  Tally,
  usualPlayers,
} from '@kartentisch/lab'
import { shown } from '../playing.ts'
import { checkReport, commandLine, writeReport } from '../report.ts'
import { atMost, type Command, kitChosen, playerNames, read, readTimeout, seedNumber, wholeNumber } from '../usage.ts'

const OPTIONS = {
  players: { type: 'string' },
  kingdom: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
  tell: { type: 'string' },
} as const

export const sim: Command = {
  name: 'sim',
  summary: 'simulate thousands of games between bots',
  help: `
kartentisch sim GAME [--players a,b] [--kingdom K] [--games N] [--seed S] [--json] [--html FILE] [--tell N]

Plays games between bots on all cores and tells who won how often, with 95 % intervals, how long the games were and how
many points were made, also by who started. The seats take turns in starting. Ctrl-C stops with what there is.

  kartentisch sim dominion --players big-money,random --games 1000
  kartentisch sim dominion --kingdom chapel,smithy,village --players big-money,big-money --json
  kartentisch sim burgund --players greedy,random --html report.html
  kartentisch sim burgund --players greedy
  kartentisch sim dominion --players "exec:python3 examples/bot.py,bm" --games 500

Options:
  --players a,b,…   who plays: easy, medium, hard, random, or a program of your own such as "exec:python3 bot.py"
                    (docs/bots.md). Dominion, 2 to 6: also big-money, one-action, a plan by its name in plans/ or its
                    file, or one written out: "[province, gold, smithy when own(smithy) < 1, silver]" (big-money,random).
                    Burgund, 1 to 4: also greedy (greedy,random); one alone plays against Egon
  --kingdom K       Dominion: a recommended kingdom, "random", or ids joined by commas (first-game)
  --games N         how many games (10000)
  --seed S          any word; the same seed plays the same games (1)
  --workers N       how many threads play (one for each core); the result doesn't depend on it
  --json            print {games, seed, players: [{name, wins, ties, losses, points, turns}], first: {wins, ties, losses}}:
                    counts of games; points and turns are means; first is the starting player. In Dominion turns are
                    turns taken, in Burgund rounds played: five, or fewer where Egon won before
  --html FILE       also write a report with plots: shares, length, points and money by turn, which cards when
  --tell N          play game number N alone, as it is played among the others, and tell it turn by turn
  --language L      de or en, for what is told (en)
  --timeout S       how many seconds a program of your own may take for an answer (10)
`,
  async run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    const kit = kitChosen(shelf, positionals[0])
    const players = values.players === undefined ? usualPlayers(kit.players) : playerNames(values.players)
    const seed = values.seed ?? '1'
    const selection = values.kingdom === undefined ? {} : { selection: values.kingdom }
    const setting = settingOf(shelf, kit.game.game.id, { players: players.length, seed, ...selection })
    const games = wholeNumber(values.games, 'games', 10_000, 1)
    const job: Job = {
      setting,
      players,
      seed,
      games,
      diary: values.html !== undefined,
      timeout: readTimeout(values.timeout),
    }
    if (values.tell !== undefined) {
      const number = wholeNumber(values.tell, 'tell', 1, 1)
      return tellGame(shelf, job, number, language)
    }
    const { played, exitCode } = await shown(games, values.workers, playing => playJobs(shelf, [job], playing))
    const outcome = at(played, 0)
    const tally = new Tally(players)
    tally.merge(outcome.counts)
    if (values.json) console.log(JSON.stringify(tally.json(seedNumber(seed))))
    else console.log(tally.table(kit.game.chronicle.words.length, language))
    if (values.html !== undefined)
      writeReport(values.html, simReport(kit.game, job, outcome, commandLine('sim', args), language))
    return exitCode
  },
}

/** Tells a game, counted from 1. */
async function tellGame(shelf: Shelf, job: Job, number: number, language: Language): Promise<number> {
  const programs = new Programs()
  const table = openTable(shelf, job, programs)
  try {
    for (const sentence of await table.tell(number - 1, language)) console.log(sentence)
    const { players } = table.take().counts
    console.log(players.map(({ name, points }) => `${name}: ${points}`).join(', '))
    return 0
  } finally {
    await programs.end()
  }
}
