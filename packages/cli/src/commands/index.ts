import { didYouMean, type Language, Mistake } from '@kartentisch/kernel'
import type { Command } from '../usage.ts'
import { helpOf, summaryOf } from '../words/help.ts'
import { say } from '../words/say.ts'
import { arena } from './arena.ts'
import { backup } from './backup.ts'
import { bench } from './bench.ts'
import { cards } from './cards.ts'
import { completionOf } from './completion.ts'
import { dump } from './dump.ts'
import { env } from './env.ts'
import { exporting } from './export.ts'
import { fuzz } from './fuzz.ts'
import { importing } from './import.ts'
import { kingdom } from './kingdom.ts'
import { lab } from './lab.ts'
import { litmus } from './litmus.ts'
import { merge } from './merge.ts'
import { play } from './play.ts'
import { puzzle } from './puzzle.ts'
import { replay } from './replay.ts'
import { review } from './review.ts'
import { serve } from './serve.ts'
import { sim } from './sim.ts'
import { tune } from './tune.ts'
import { worker } from './worker.ts'

/** What there is to do. */
const DOING: readonly Command[] = [
  play,
  replay,
  review,
  importing,
  exporting,
  serve,
  backup,
  dump,
  sim,
  arena,
  tune,
  lab,
  merge,
  worker,
  env,
  cards,
  kingdom,
  litmus,
  puzzle,
  fuzz,
  bench,
]

export const commands: readonly Command[] = [...DOING, completionOf(DOING)]

export function commandNamed(name: string): Command {
  const command = commands.find(candidate => candidate.name === name)
  if (command === undefined) {
    const known = commands.map(candidate => candidate.name)
    const nearest = didYouMean(name, known)
    throw new Mistake(say('unknownCommand', { command: name, nearest, known: known.join(', ') }))
  }
  return command
}

/** The help text of a command, or of all of them. */
export function help(language: Language, name?: string): string {
  if (name !== undefined) return helpOf(commandNamed(name).name)[language]
  const width = Math.max(...commands.map(command => command.name.length))
  const lines = commands.map(command => `  ${command.name.padEnd(width)}  ${summaryOf(command.name)[language]}`)
  return say('about', { commands: lines.join('\n') })[language]
}
