import { type Measured, bench as measure, measureCores } from '@kartentisch/lab'
import { atMost, type Command, read } from '../usage.ts'

const OPTIONS = { cores: { type: 'boolean' }, json: { type: 'boolean' } } as const

export const bench: Command = {
  options: OPTIONS,
  async run(args, { shelf }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 0)
    const results: Record<string, Measured> = {}
    for (const [name, result] of values.cores ? await measureCores(shelf) : measure(shelf)) {
      results[name] = result
      if (values.json) continue
      const ratio = result.ratio === undefined ? '' : `  ratio ${result.ratio.toFixed(3)}`
      console.log(
        `${name.padEnd(22)} ${result.value.toFixed(result.value < 100 ? 3 : 0).padStart(10)} ${result.unit}${ratio}`,
      )
    }
    if (values.json) console.log(JSON.stringify(results, null, 2))
    return 0
  },
}
