import { readFileSync } from 'node:fs'
import { Mistake } from '@kartentisch/kernel'
import { mergeSimResults, readSimResult, type SimResult, simCsv, simTable } from '@kartentisch/lab'
import { type Command, kitChosen, read } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const

export const merge: Command = {
  name: 'merge',
  summary: 'put parts of one experiment together',
  help: `
kartentisch merge FILE… [--json | --csv]

Puts results of "kartentisch sim --json" together that are parts of one experiment: the same game, set-up, seed and
players, and other games of it (--from). The result is that of all games at once, to the last byte.

  kartentisch sim dominion --games 1000 --json > part1.json
  kartentisch sim dominion --games 1000 --from 1001 --json > part2.json
  kartentisch merge part1.json part2.json

Options:
  --json  print the result as "sim --json" does
  --csv   print a line for each player, for spreadsheets
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    const result = mergeSimResults(positionals.map(resultIn))
    if (values.json) console.log(JSON.stringify(result))
    else if (values.csv) console.log(simCsv(result))
    else console.log(simTable(result, kitChosen(shelf, result.game).game.chronicle.words.length, language))
    return 0
  },
}

function resultIn(file: string): SimResult {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (fault) {
    throw new Mistake(say('cantRead', { file, why: fault instanceof Error ? fault.message : String(fault) }))
  }
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    // What is no JSON is no result either, and said so.
  }
  return readSimResult(given, file)
}
