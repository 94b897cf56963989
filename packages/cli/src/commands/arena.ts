import {
  arenaCsv,
  arenaLines,
  arenaReport,
  arenaResultOf,
  arrange,
  gamesOf,
  arena as play,
  standingsTable,
  turnsCsv,
  usualPlayers,
} from '@kartentisch/lab'
import { shown, WHO_PLAYS } from '../playing.ts'
import { checkReport, commandLine, HOW_TOLD, writeBeside, writeReport } from '../report.ts'
import { readTimeout } from '../timeout.ts'
import { atMost, type Command, kitChosen, playerNames, read, seedNumber, wholeNumber } from '../usage.ts'

const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  kingdom: { type: 'string' },
  kingdoms: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  ...WHO_PLAYS,
  timeout: { type: 'string' },
  ...HOW_TOLD,
} as const

export const arena: Command = {
  options: OPTIONS,
  async run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    checkReport(values.each)
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
    const how = {
      diary: values.html !== undefined || values['by-turn'] === true,
      each: values.each !== undefined,
      timeout: readTimeout(values.timeout),
    }
    const { played, exitCode } = await shown(gamesOf(contest), { shelf, who: values, language }, playing =>
      play(shelf, contest, { ...playing, ...how }),
    )
    const result = arenaResultOf(shelf, contest, played, seedNumber(contest.seed))
    if (values.json) console.log(JSON.stringify(result))
    else if (values.csv) console.log(values['by-turn'] === true ? turnsCsv(result) : arenaCsv(result))
    else console.log(standingsTable(game, played.standings, language))
    if (values.each !== undefined) writeBeside(values.each, arenaLines(contest, played), language)
    if (values.html !== undefined)
      writeReport(values.html, arenaReport(game, contest, played, commandLine('arena', args), language), language)
    return exitCode
  },
}
