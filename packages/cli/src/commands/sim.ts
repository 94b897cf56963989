import type { Language } from '@kartentisch/kernel'
import {
  type Begun,
  gameLines,
  gamesFor,
  type Job,
  openTable,
  outcomeIn,
  Programs,
  readPosition,
  type Shelf,
  settingOf,
  simCsv,
  simReport,
  simResultOf,
  simTable,
  sim as simulate,
  turnsCsv,
  usualPlayers,
} from '@kartentisch/lab'
import { shown, WHO_PLAYS } from '../playing.ts'
import { checkReport, commandLine, HOW_TOLD, writeBeside, writeReport } from '../report.ts'
import { readTimeout } from '../timeout.ts'
import {
  atMost,
  type Command,
  kitChosen,
  playerNames,
  read,
  readDecks,
  readShare,
  seedNumber,
  UsageMistake,
  wholeNumber,
} from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  players: { type: 'string' },
  kingdom: { type: 'string' },
  decks: { type: 'string' },
  position: { type: 'string' },
  games: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  instead: { type: 'string' },
  seed: { type: 'string' },
  ...WHO_PLAYS,
  timeout: { type: 'string' },
  ...HOW_TOLD,
  tell: { type: 'string' },
} as const

/** As many games as may be needed where one goes on until enough is known. */
const UNTIL_GAMES = 10_000_000

export const sim: Command = {
  options: OPTIONS,
  async run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    checkReport(values.html)
    checkReport(values.each)
    const begun = beginning(shelf, values)
    const kit = kitChosen(shelf, positionals[0] ?? begun?.setting.game)
    const { id } = kit.game.game
    if (begun !== undefined && begun.setting.game !== id)
      throw new UsageMistake(say('positionOf', { game: begun.setting.game, given: id }))
    const players = values.players === undefined ? usualPlayers(kit.players) : playerNames(values.players)
    const seed = values.seed ?? '1'
    const selection = values.kingdom === undefined ? {} : { selection: values.kingdom }
    const setting = () => settingOf(shelf, id, { players: players.length, seed, ...selection })
    const until = readShare(values.until, 'until')
    const games = wholeNumber(values.games, 'games', until === undefined ? 10_000 : UNTIL_GAMES, 1)
    const job: Job = {
      ...(begun ?? { setting: setting() }),
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
    else if (values.csv) console.log(values['by-turn'] === true ? turnsCsv(result) : simCsv(result))
    else console.log(simTable(result, kit.game.chronicle.words.length, language))
    if (values.each !== undefined) writeBeside(values.each, gameLines(played.outcome.each ?? []), language)
    if (values.html !== undefined)
      writeReport(
        values.html,
        simReport(kit.game, job, outcomeIn(result), commandLine('sim', args), language),
        language,
      )
    return exitCode
  },
}

/** The position that games begin at, if one was named. */
function beginning(
  shelf: Shelf,
  { position, kingdom, decks }: { readonly position?: string; readonly kingdom?: string; readonly decks?: string },
): Begun | undefined {
  if (position === undefined) return undefined
  if (kingdom !== undefined || decks !== undefined) throw new UsageMistake(say('positionSays'))
  return readPosition(shelf, position)
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
