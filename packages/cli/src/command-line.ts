import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, Mistake } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab'
import { commandNamed, help } from './commands/index.ts'
import { readLanguage } from './language.ts'
import { UsageMistake } from './usage.ts'
import { say } from './words/say.ts'

/** Takes an option that every command knows out of the arguments, with all the values it was given. */
function taken(option: string, args: readonly string[]): { readonly values: string[]; readonly rest: string[] } {
  const values: string[] = []
  const rest: string[] = []
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === `--${option}`) values.push(left.shift() ?? '')
    else if (arg.startsWith(`--${option}=`)) values.push(arg.slice(option.length + 3))
    else rest.push(arg)
  }
  if (values.includes('')) throw new UsageMistake(say('empty', { option }))
  return { values, rest }
}

async function run(name: string, args: readonly string[], language: Language | undefined): Promise<void> {
  const command = commandNamed(name)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help(name))
    return
  }
  const { values, rest } = taken('kits', args)
  const shelf = await Shelf.load(values.map(module => pathToFileURL(resolve(module)).href))
  process.exitCode = (await command.run(rest, { shelf, ...(language !== undefined && { language }) })) ?? 0
}

/** Does what was typed; what is wrong with it is said beside the results. */
export async function runCommandLine([name, ...args]: readonly string[]): Promise<void> {
  let language: Language | undefined
  try {
    const { values, rest } = taken('language', args)
    for (const value of values) language = readLanguage(value)
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') console.log(help(rest[0]))
    else await run(name, rest, language)
  } catch (fault) {
    if (!(fault instanceof Mistake)) throw fault
    const spoken = language ?? 'en'
    console.error(`kartentisch: ${fault.wording[spoken]}`)
    if (fault instanceof UsageMistake && name !== undefined) console.error(say('seeHelp', { command: name })[spoken])
    process.exitCode = 2
  }
}
