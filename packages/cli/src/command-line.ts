import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Mistake } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab'
import { commandNamed, help } from './commands/index.ts'
import { UsageMistake } from './usage.ts'
import { say } from './words/say.ts'

/** Takes `--kits MODULE`, which every command knows, out of the arguments. */
function splitKits(args: readonly string[]): { readonly modules: string[]; readonly rest: string[] } {
  const modules: string[] = []
  const rest: string[] = []
  for (let i = 0; i < args.length; i++) {
    const [, given] = /^--kits(?:=(.*))?$/s.exec(args[i] ?? '') ?? []
    if (args[i] === '--kits') modules.push(args[++i] ?? '')
    else if (given !== undefined) modules.push(given)
    else rest.push(args[i] ?? '')
  }
  if (modules.includes('')) throw new UsageMistake(say('empty', { option: 'kits' }))
  return { modules: modules.map(module => pathToFileURL(resolve(module)).href), rest }
}

async function run(name: string, args: readonly string[]): Promise<void> {
  const command = commandNamed(name)
  if (args.includes('--help') || args.includes('-h')) console.log(help(name))
  else {
    const { modules, rest } = splitKits(args)
    process.exitCode = (await command.run(rest, await Shelf.load(modules))) ?? 0
  }
}

/** Does what was typed; what is wrong with it is said beside the results. */
export async function runCommandLine([name, ...args]: readonly string[]): Promise<void> {
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') console.log(help(args[0]))
    else await run(name, args)
  } catch (fault) {
    if (!(fault instanceof Mistake)) throw fault
    // Only who asks for German gets it: what the command line prints is in English.
    const language = /(^| )--language[ =]de( |$)/.test(args.join(' ')) ? 'de' : 'en'
    console.error(`kartentisch: ${fault.wording[language]}`)
    if (fault instanceof UsageMistake && name !== undefined) console.error(say('seeHelp', { command: name })[language])
    process.exitCode = 2
  }
}
