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

export const puzzle: Command = {
  name: 'puzzle',
  summary: 'prove puzzles, or find new ones in games of bots',
  help: `
kartentisch puzzle check FILE…
kartentisch puzzle find [--game G] [--seconds N] [--puzzles N] [--seed S]

A puzzle is a position in which the player to move can surely win this turn, or surely make so many points in it and no
more. "check" proves that for every puzzle of the files: all choices of the player against every order of hidden cards and
every answer of others. "find" looks for positions in games of bots that our easy player gets wrong, and prints them. The
form is that of rule tests with a goal (docs/puzzles.md).

  kartentisch puzzle check puzzles/*.json
  kartentisch puzzle find --game burgund --seconds 60 > mine.yaml

Options:
  --game G      the game (the first there is)
  --seconds N   how long is looked for (30)
  --puzzles N   how many are enough (10)
  --seed S      from which games (puzzle)
  --quiet       "check" prints faults only
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    const [what, ...files] = positionals
    if (what === 'check') {
      if (files.length === 0) throw new UsageMistake(say('whichPuzzles'))
      let passed = 0
      let failed = 0
      for (const { name, fault } of files.flatMap(file => [...checkPuzzles(shelf, file)])) {
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
    const end = performance.now() + 1000 * wholeNumber(values.seconds, 'seconds', 30, 1)
    const found: WrittenPuzzle[] = []
    for (const one of findPuzzles(kitChosen(shelf, values.game), values.seed ?? 'puzzle')) {
      if (one !== undefined) found.push(one)
      if (found.length === most || performance.now() > end) break
    }
    console.log(writePuzzles(found))
    return 0
  },
}
