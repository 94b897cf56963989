import { litmusFiles, runFile } from '@kartentisch/lab'
import { type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

export const litmus: Command = {
  name: 'litmus',
  summary: 'run rule tests written in YAML',
  help: `
kartentisch litmus PATH…

Runs every *.yaml file at or below the paths. Each document in a file is a test: a position, some moves, and what may
come of them; every answer to every other choice is explored. Prints a line a test and then "N passed, N failed".
Exits 0 if none failed, 1 if some did. The format is described in docs/litmus.md.

  kartentisch litmus litmus/              all rule tests of the project
  kartentisch litmus litmus/base/moat.yaml

Options:
  --quiet     print failures only
  --conform   also walk through each test as a match, with undo, save and load, wrong answers and secrets checked
              at every answer
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, { quiet: { type: 'boolean' }, conform: { type: 'boolean' } })
    if (positionals.length === 0) throw new UsageMistake(say('whichTests'))
    let passed = 0
    let failed = 0
    for (const file of litmusFiles(positionals)) {
      for (const { name, fault } of runFile(shelf, file, values.conform)) {
        if (fault === undefined) passed++
        else failed++
        if (fault !== undefined) console.log(`FAIL ${name}\n  ${fault.replaceAll('\n', '\n  ')}`)
        else if (!values.quiet) console.log(`ok   ${name}`)
      }
    }
    console.log(say('tested', { passed, failed })[language])
    return failed === 0 ? 0 : 1
  },
}
