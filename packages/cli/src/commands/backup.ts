import { loadServer } from '../server.ts'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = { data: { type: 'string' } } as const

export const backup: Command = {
  options: OPTIONS,
  async run(args, { language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const [target] = positionals
    if (target === undefined) throw new UsageMistake(say('whereTo'))
    const { backUp } = await loadServer()
    const started = performance.now()
    const { files, bytes } = backUp(values.data ?? process.env.DATA_DIR ?? './data', target)
    const seconds = (performance.now() - started) / 1000
    const size = (bytes / 1e6).toFixed(1)
    const said = say('backedUp', { n: files.length, size, seconds: seconds.toFixed(1), target })
    console.log(said[language])
    return 0
  },
}
