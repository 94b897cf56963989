import { mergeSimResults, readSimResult, type SimResult, simCsv, simTable } from '@kartentisch/lab'
import { textOf } from '../play/saved.ts'
import { type Command, kitChosen, read } from '../usage.ts'

const OPTIONS = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const

export const merge: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    const result = mergeSimResults(positionals.map(resultIn))
    if (values.json) console.log(JSON.stringify(result))
    else if (values.csv) console.log(simCsv(result))
    else console.log(simTable(result, kitChosen(shelf, result.game).game.chronicle.words.length, language))
    return 0
  },
}

function resultIn(file: string): SimResult {
  const text = textOf(file)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    // What is no JSON is no result either, and said so.
  }
  return readSimResult(given, file)
}
