import type { Language } from '@kartentisch/kernel'
import {
  gameLines,
  gamesFor,
  type Job,
  openTable,
  outcomeIn,
  Programs,
  type Shelf,
  settingOf,
  simCsv,
  simReport,
  simResultOf,
  simTable,
  sim as simulate,
  usualPlayers,
} from '@kartentisch/lab'
import { shown, WHO_PLAYS } from '../playing.ts'
import { checkReport, commandLine, writeBeside, writeReport } from '../report.ts'
import {
  atMost,
  type Command,
  kitChosen,
  playerNames,
  read,
  readDecks,
  readShare,
  readTimeout,
  seedNumber,
  wholeNumber,
} from '../usage.ts'

const OPTIONS = {
  players: { type: 'string' },
  kingdom: { type: 'string' },
  decks: { type: 'string' },
  games: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  instead: { type: 'string' },
  seed: { type: 'string' },
  ...WHO_PLAYS,
  timeout: { type: 'string' },
  'by-turn': { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  each: { type: 'string' },
  html: { type: 'string' },
  tell: { type: 'string' },
} as const

/** As many games as may be needed where one goes on until enough is known. */
const UNTIL_GAMES = 10_000_000

export const sim: Command = {
  name: 'sim',
  summary: 'simulate thousands of games between bots',
  help: `
kartentisch sim GAME [--players a,b] [--kingdom K] [--games N | --until W] [--seed S] [--json] [--html FILE]

Plays games between bots on all cores and tells who won how often, with 95 % intervals, how long the games were and how
many points were made, also by who started. The seats take turns in starting. Ctrl-C stops with what there is.

  kartentisch sim dominion --players big-money,random --games 1000
  kartentisch sim dominion --kingdom chapel,smithy,village --players big-money,big-money --json
  kartentisch sim burgund --players greedy,random --html report.html
  kartentisch sim burgund --players greedy
  kartentisch sim dominion --players big-smithy,big-money --until 1%
  kartentisch sim dominion --players big-smithy,big-money --instead bm --games 2000
  kartentisch sim dominion --players "exec:python3 examples/bot.py,bm" --games 500

Options:
  --players a,b,…   who plays: easy, medium, hard, random, or a program of your own such as "exec:python3 bot.py"
                    (docs/bots.md). Dominion, 2 to 6: also big-money, one-action, a plan by its name in plans/ or its
                    file, or one written out: "[province, gold, smithy when own(smithy) < 1, silver]" (big-money,random).
                    Burgund, 1 to 4: also greedy (greedy,random); one alone plays against Egon
  --kingdom K       Dominion: a recommended kingdom, "random", or ids joined by commas (first-game)
  --decks "a; b"    what each player begins with: "copper x7, estate x3; copper x7, chapel, silver x2"
  --games N         how many games (10000)
  --from N          the number of the first game (1): parts of one experiment are put together by "kartentisch merge"
  --until W         go on until the scores are known to W on either side, such as 0.5%, with intervals that allow for it
  --instead P       play the same games again with P in the first player's place, and compare the two game by game
  --seed S          any word; the same seed plays the same games (1)
  --workers N       how many threads play (one for each core); the result doesn't depend on it
  --queue URL       let workers of any machine play, through this Redis (docs/experiments.md); --chunk N games at a time
  --by-turn         with --json: also sums by turn, and decks, piles and trash at the end
  --json            print what was asked and what came of it (docs/experiments.md): game, versions, set-up, seed, ranges,
                    games, players with name, wins, ties, losses, score, low, high, points and turns; points and turns are
                    means; first is the starting player. In Dominion turns are turns taken, in Burgund rounds played:
                    five, or fewer where Egon won before
  --csv             print a line for each player, for spreadsheets
  --each FILE       also write a line of JSON for each game: its number, who began, winners, points, turns
  --html FILE       also write a report with plots: shares, length, points and money by turn, which cards when
  --tell N          play game number N alone, as it is played among the others, and tell it turn by turn
  --language L      de or en, for what is told (en)
  --timeout S       how many seconds a program of your own may take for an answer (10)
`,
  async run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    checkReport(values.each)
    const kit = kitChosen(shelf, positionals[0])
    const players = values.players === undefined ? usualPlayers(kit.players) : playerNames(values.players)
    const seed = values.seed ?? '1'
    const selection = values.kingdom === undefined ? {} : { selection: values.kingdom }
    const setting = settingOf(shelf, kit.game.game.id, { players: players.length, seed, ...selection })
    const until = readShare(values.until, 'until')
    const games = wholeNumber(values.games, 'games', until === undefined ? 10_000 : UNTIL_GAMES, 1)
    const job: Job = {
      setting,
      players,
      seed,
      games,
      from: wholeNumber(values.from, 'from', 1, 1) - 1,
      each: values.each !== undefined,
      diary: values.html !== undefined || values['by-turn'] === true,
      timeout: readTimeout(values.timeout),
      ...(values.decks !== undefined && { decks: readDecks(values.decks) }),
    }
    if (values.tell !== undefined) {
      const number = wholeNumber(values.tell, 'tell', 1, 1)
      return tellGame(shelf, job, number, language)
    }
    const how = {
      ...(until !== undefined && { until }),
      ...(values.instead !== undefined && { instead: values.instead }),
    }
    const all = Math.min(games, until === undefined ? games : gamesFor(until)) * (values.instead === undefined ? 1 : 2)
    const { played, exitCode } = await shown(all, { shelf, who: values, language }, playing =>
      simulate(shelf, job, { ...playing, ...how }),
    )
    const result = simResultOf(shelf, played, seedNumber(seed), until)
    if (values.json) console.log(JSON.stringify(result))
    else if (values.csv) console.log(simCsv(result))
    else console.log(simTable(result, kit.game.chronicle.words.length, language))
    if (values.each !== undefined) writeBeside(values.each, gameLines(played.outcome.each ?? []))
    if (values.html !== undefined)
      writeReport(values.html, simReport(kit.game, job, outcomeIn(result), commandLine('sim', args), language))
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
