import { arenaReport, arrange, gamesOf, arena as play, stampOf, standingsTable, usualPlayers } from '@kartentisch/lab'
import { shown, WHO_PLAYS } from '../playing.ts'
import { checkReport, commandLine, writeReport } from '../report.ts'
import { atMost, type Command, kitChosen, playerNames, read, readTimeout, seedNumber, wholeNumber } from '../usage.ts'

const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  kingdom: { type: 'string' },
  kingdoms: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  ...WHO_PLAYS,
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
} as const

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play everyone against everyone and rate them',
  help: `
kartentisch arena [GAME] [--players a,b,c] [--kingdoms N] [--games N] [--seed S] [--json] [--html FILE]

Every player meets every other in each of several random kingdoms, both starting equally often, on all cores. Tells their
ratings (Bradley-Terry, by maximum likelihood) with 95 % intervals, in Elo points around the mean of all: 400 points more
are odds of ten to one. Ties count half. With several kingdoms the intervals are over kingdoms: games of one kingdom are
alike, and it is other kingdoms one wants to know about. Ctrl-C stops with what there is.

  kartentisch arena --players bm,money,random --kingdoms 50 --games 200
  kartentisch arena --players medium,one-action,"exec:python3 examples/bot.py" --kingdoms 20 --games 10
  kartentisch arena burgund --players greedy,random --games 1000 --html report.html

Options:
  --game GAME       dominion or burgund (dominion), if it doesn't stand first
  --players a,b,…   who plays, as for sim; two or more (big-money,random; greedy,random)
  --kingdoms N      in how many kingdoms (10). Burgund has none: there N times --games deals are played (1)
  --kingdom K       what each kingdom is drawn from, as for "kartentisch kingdom" (random)
  --games N         games of each pairing in each kingdom (100)
  --seed S          any word; the same seed draws the same kingdoms and plays the same games (1)
  --workers N       how many threads play (one for each core); the result doesn't depend on it
  --queue URL       let workers of any machine play, through this Redis (docs/experiments.md); --chunk N games at a time
  --timeout S       how many seconds a program of your own may take for an answer (10)
  --json            print {kind, format, program, game, rules, seed, games, players: [{name, rating, low, high, games, wins, ties, losses, score, points,
                    turns}], pairings: [{players, games, wins, ties, losses, score, low, high}], first, kingdoms: [{setup,
                    players, pairings}], lent}: pairings tell how the first of the two fared; score is a share of 1
  --html FILE       also write a report with plots
`,
  async run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    const { game, players } = kitChosen(shelf, values.game ?? positionals[0])
    const kingdoms = wholeNumber(values.kingdoms, 'kingdoms', 0, 1)
    const contest = arrange(shelf, {
      game: game.game.id,
      players: values.players === undefined ? usualPlayers(players) : playerNames(values.players),
      ...(values.kingdom !== undefined && { selection: values.kingdom }),
      ...(kingdoms > 0 && { settings: kingdoms }),
      games: wholeNumber(values.games, 'games', 100, 1),
      seed: values.seed ?? '1',
    })
    const how = { diary: values.html !== undefined, timeout: readTimeout(values.timeout) }
    const { played, exitCode } = await shown(gamesOf(contest), { shelf, who: values, language }, playing =>
      play(shelf, contest, { ...playing, ...how }),
    )
    const { standings, outcomes } = played
    if (values.json)
      console.log(
        JSON.stringify({ ...stampOf(shelf, 'arena', contest.game), ...standings, seed: seedNumber(contest.seed) }),
      )
    else console.log(standingsTable(game, standings, language))
    if (values.html !== undefined)
      writeReport(values.html, arenaReport(game, contest, standings, outcomes, commandLine('arena', args), language))
    return exitCode
  },
}
