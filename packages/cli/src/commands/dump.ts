import { loadServer } from '../server.ts'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = { data: { type: 'string' } } as const

export const dump: Command = {
  options: OPTIONS,
  async run(args) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const [month] = positionals
    if (month === undefined) throw new UsageMistake(say('whichMonth'))
    const { dumpMonth, readConfig } = await loadServer()
    const config = readConfig({ ...process.env, ...(values.data !== undefined && { DATA_DIR: values.data }) })
    for await (const line of dumpMonth(config, month)) console.log(line)
    return 0
  },
}
