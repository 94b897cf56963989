import { loadServer } from '../server.ts'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'copy a server’s data folder while it runs',
  help: `
kartentisch backup FOLDER [--data FOLDER]

Copies games, accounts and the secret of a server into a new folder, as they are at one moment, while the server goes on;
what was acknowledged before is in the copy. The copy is looked through for damage, and can be used as a data folder as
it is: to restore, stop the server and start it with the copy (docs/operations.md). With DATABASE_URL everything is in
PostgreSQL: use pg_dump.

Options:
  --data FOLDER   the data folder (DATA_DIR, or ./data)
`,
  async run(args) {
    const { values, positionals } = read(args, { data: { type: 'string' } })
    atMost(positionals, 1)
    const [target] = positionals
    if (target === undefined) throw new UsageMistake(say('whereTo'))
    const { backUp } = await loadServer()
    const started = performance.now()
    const { files, bytes } = backUp(values.data ?? process.env.DATA_DIR ?? './data', target)
    const seconds = (performance.now() - started) / 1000
    console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s: ${target}`)
    return 0
  },
}
