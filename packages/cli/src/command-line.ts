import { Mistake } from '@kartentisch/kernel'
import { commandNamed, help } from './commands/index.ts'
import { UsageMistake } from './usage.ts'

/** Does what was typed; what is wrong with it is said beside the results. */
export async function obey([name, ...args]: readonly string[]): Promise<void> {
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') console.log(help(args[0]))
    else {
      const command = commandNamed(name)
      if (args.includes('--help') || args.includes('-h')) console.log(help(name))
      else process.exitCode = (await command.run(args)) ?? 0
    }
  } catch (fault) {
    if (!(fault instanceof Mistake)) throw fault
    // Only who asks for German gets it: what the command line itself says is in English.
    const german = /(^| )--language[ =]de( |$)/.test(args.join(' '))
    console.error(`kartentisch: ${fault.wording[german ? 'de' : 'en']}`)
    if (fault instanceof UsageMistake && name !== undefined) console.error(`See "kartentisch ${name} --help".`)
    process.exitCode = 2
  }
}
