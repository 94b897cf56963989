import { checkPuzzles, findPuzzles, type WrittenPuzzle, writePuzzles } from '@kartentisch/lab'
import { atMost, type Command, kitChosen, read, UsageMistake, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  game: { type: 'string' },
  seconds: { type: 'string' },
  puzzles: { type: 'string' },
  seed: { type: 'string' },
  quiet: { type: 'boolean' },
} as const

/** Seconds, if nobody says otherwise. */
const LONG_SEARCH = 30
const LONG_CHECK = 600

export const puzzle: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    const [what, ...files] = positionals
    if (what === 'check') {
      if (files.length === 0) throw new UsageMistake(say('whichPuzzles'))
      const end = performance.now() + 1000 * wholeNumber(values.seconds, 'seconds', LONG_CHECK, 1)
      const goOn = () => performance.now() < end
      let passed = 0
      let failed = 0
      for (const { name, fault } of files.flatMap(file => [...checkPuzzles(shelf, file, goOn)])) {
        if (fault === undefined) passed++
        else failed++
        if (fault !== undefined) console.log(`FAIL ${name}\n  ${fault[language]}`)
        else if (!values.quiet) console.log(`ok   ${name}`)
      }
      console.log(say('tested', { passed, failed })[language])
      return failed === 0 ? 0 : 1
    }
    if (what !== 'find') throw new UsageMistake(say('checkOrFind', { given: what ?? '' }))
    atMost(files, 0)
    const most = wholeNumber(values.puzzles, 'puzzles', 10, 1)
    const end = performance.now() + 1000 * wholeNumber(values.seconds, 'seconds', LONG_SEARCH, 1)
    const found: WrittenPuzzle[] = []
    for (const one of findPuzzles(kitChosen(shelf, values.game), values.seed ?? 'puzzle')) {
      if (one !== undefined) found.push(one)
      if (found.length === most || performance.now() > end) break
    }
    console.log(writePuzzles(found))
    return 0
  },
}
