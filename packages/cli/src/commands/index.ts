import { didYouMean, type Language, Mistake } from '@kartentisch/kernel'
import type { Command } from '../usage.ts'
import { type CommandName, helpOf, summaryOf } from '../words/help.ts'
import { say } from '../words/say.ts'

/** What there is to do, in the order it is told of. Each is loaded when somebody wants it, as loading takes most of the time. */
const LOADING: Readonly<Record<CommandName, () => Promise<Command>>> = {
  play: async () => (await import('./play.ts')).play,
  replay: async () => (await import('./replay.ts')).replay,
  review: async () => (await import('./review.ts')).review,
  import: async () => (await import('./import.ts')).importing,
  export: async () => (await import('./export.ts')).exporting,
  serve: async () => (await import('./serve.ts')).serve,
  backup: async () => (await import('./backup.ts')).backup,
  dump: async () => (await import('./dump.ts')).dump,
  sim: async () => (await import('./sim.ts')).sim,
  arena: async () => (await import('./arena.ts')).arena,
  tune: async () => (await import('./tune.ts')).tune,
  lab: async () => (await import('./lab.ts')).lab,
  merge: async () => (await import('./merge.ts')).merge,
  worker: async () => (await import('./worker.ts')).worker,
  env: async () => (await import('./env.ts')).env,
  cards: async () => (await import('./cards.ts')).cards,
  kingdom: async () => (await import('./kingdom.ts')).kingdom,
  litmus: async () => (await import('./litmus.ts')).litmus,
  puzzle: async () => (await import('./puzzle.ts')).puzzle,
  fuzz: async () => (await import('./fuzz.ts')).fuzz,
  bench: async () => (await import('./bench.ts')).bench,
  completion: async () => {
    const { completionOf } = await import('./completion.ts')
    const others = NAMES.filter(name => name !== 'completion')
    return completionOf(await Promise.all(others.map(async name => [name, await commandNamed(name)] as const)))
  },
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(LOADING, name)

export const NAMES: readonly CommandName[] = Object.keys(LOADING).filter(isCommand)

/** A command that somebody typed. */
export function nameOf(typed: string): CommandName {
  if (isCommand(typed)) return typed
  throw new Mistake(
    say('unknownCommand', { command: typed, nearest: didYouMean(typed, NAMES), known: NAMES.join(', ') }),
  )
}

export const commandNamed = (name: CommandName): Promise<Command> => LOADING[name]()

/** The help text of a command, or of all of them. */
export function help(language: Language, name?: CommandName): string {
  if (name !== undefined) return helpOf(name)[language]
  const width = Math.max(...NAMES.map(one => one.length))
  const lines = NAMES.map(one => `  ${one.padEnd(width)}  ${summaryOf(one)[language]}`)
  return say('about', { commands: lines.join('\n') })[language]
}
