import { AskedKinds } from '@kartentisch/kernel'
import { litmusFiles, runFile } from '@kartentisch/lab'
import { type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  quiet: { type: 'boolean' },
  conform: { type: 'boolean', default: false },
  'by-name': { type: 'boolean' },
} as const

export const litmus: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    if (positionals.length === 0) throw new UsageMistake(say('whichTests'))
    let passed = 0
    let failed = 0
    const asked = new AskedKinds()
    for (const file of litmusFiles(positionals)) {
      for (const { name, fault } of runFile(shelf, file, { conforming: values.conform, asked })) {
        if (fault === undefined) passed++
        else failed++
        if (fault !== undefined) console.log(`FAIL ${name}\n  ${fault[language].replaceAll('\n', '\n  ')}`)
        else if (!values.quiet) console.log(`ok   ${name}`)
      }
    }
    const unnamed = values['by-name'] ? asked.unnamed : []
    for (const kind of unnamed) console.log(say('neverByName', { kind })[language])
    if (values['by-name'])
      console.log(say('byName', { named: asked.size - unnamed.length, kinds: asked.size })[language])
    console.log(say('tested', { passed, failed })[language])
    return failed === 0 && unnamed.length === 0 ? 0 : 1
  },
}
