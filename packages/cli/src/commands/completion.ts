import { SHELLS } from '../completing.ts'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'
import { type CommandName, summaryOf } from '../words/help.ts'
import { say } from '../words/say.ts'

/** Options that every command takes. */
const EVERYWHERE = ['--help', '--language', '--kits', '--sets']

/** Teaches a shell these commands. */
export const completionOf = (commands: readonly (readonly [CommandName, Command])[]): Command => ({
  options: {},
  run(args, { shelf, language }) {
    const { positionals } = read(args, {})
    atMost(positionals, 1)
    const script = SHELLS[positionals[0] ?? '']
    if (script === undefined) throw new UsageMistake(say('whichShell', { known: Object.keys(SHELLS).join(', ') }))
    const completed = commands.map(([name, { options }]) => ({
      name,
      summary: summaryOf(name)[language],
      options: [...new Set([...Object.keys(options).map(option => `--${option}`), ...EVERYWHERE])],
    }))
    console.log(script({ commands: completed, games: shelf.ids }))
    return 0
  },
})
