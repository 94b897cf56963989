import { type Language, Mistake } from '@kartentisch/kernel'
import { commandNamed, help, nameOf } from './commands/index.ts'
import { readLanguage, spokenIn } from './language.ts'
import { refusedBySystem } from './reason.ts'
import { playerNames, UsageMistake, unknownOption } from './usage.ts'
import { version } from './version.ts'
import type { CommandName } from './words/help.ts'
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

/** What may stand before a command, or without one. */
const OPTIONS = ['language', 'version', 'help']

/** Options that name players. */
const PLAYERS = ['players', 'bots']

/** The players among the arguments; some may be modules: `--players ./my-bot.ts,big-money`. */
const playersAmong = (args: readonly string[]): string[] =>
  PLAYERS.flatMap(option => taken(option, args).values).flatMap(playerNames)

/** The games are loaded only by those who play: they take longer than whatever else a short command does. */
async function run(name: CommandName, args: readonly string[], language: Language): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help(language, name))
    return
  }
  const [command, { addressOf, isModuleFile, Shelf }] = await Promise.all([
    commandNamed(name),
    import('@kartentisch/lab/shelf'),
  ])
  const kits = taken('kits', args)
  const sets = taken('sets', kits.rest)
  const named = sets.values.flatMap(value => value.split(','))
  // A set may be named by its id, too, where a command keeps to some sets; others are modules to be loaded.
  const ids = named.filter(name => /^[a-z0-9]+$/.test(name))
  const rest = ids.length === 0 ? sets.rest : [...sets.rest, '--sets', ids.join(',')]
  const modules = [
    ...kits.values,
    ...named.filter(name => !ids.includes(name)),
    ...playersAmong(rest).filter(isModuleFile),
  ]
  const shelf = await Shelf.load(modules.map(addressOf))
  process.exitCode = (await command.run(rest, { shelf, language })) ?? 0
}

/** What somebody can mend, in a sentence; nothing for a fault of ours. */
function sentenceFor(fault: unknown, language: Language): string | undefined {
  if (fault instanceof Mistake) return fault.wording[language]
  const why = refusedBySystem(fault)
  if (why === undefined) return undefined
  const what = fault instanceof Error && 'path' in fault ? String(fault.path) : 'kartentisch'
  return say('systemRefused', { what, why })[language]
}

/** Does what was typed; what is wrong with it is said beside the results. */
export async function runCommandLine(typed: readonly string[]): Promise<void> {
  let language = spokenIn(process.env)
  let name: string | undefined
  try {
    const { values, rest } = taken('language', typed)
    for (const value of values) language = readLanguage(value)
    const [first, ...args] = rest
    name = first
    if (first === '--version' || first === '-v') console.log(version())
    else if (first === undefined || ['help', '--help', '-h'].includes(first))
      console.log(help(language, args[0] === undefined ? undefined : nameOf(args[0])))
    else if (first.startsWith('--')) throw unknownOption(first.slice(2), OPTIONS)
    else await run(nameOf(first), args, language)
  } catch (fault) {
    const sentence = sentenceFor(fault, language)
    if (sentence === undefined) throw fault
    console.error(`kartentisch: ${sentence}`)
    if (fault instanceof UsageMistake && name !== undefined && !name.startsWith('--'))
      console.error(say('seeHelp', { command: name })[language])
    process.exitCode = 2
  }
}
