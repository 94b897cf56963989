import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Language, Mistake, type Wording } from '@kartentisch/kernel'
import { reasonOf } from './reason.ts'
import { say } from './words/say.ts'

/** The options that say how results are told, and where they are written. */
export const HOW_TOLD = {
  'by-turn': { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  each: { type: 'string' },
  html: { type: 'string' },
} as const

const refusal = (why: string | Wording) => new Mistake(say('reportRefused', { why }))

/** Refuses a place where no report can be written, before hours of games are played for it. */
export function checkReport(file: string | undefined): void {
  if (file === undefined) return
  const folder = dirname(file)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw refusal(say('noFolder', { folder }))
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw refusal(say('isFolder', { file }))
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw refusal(say('notWritable', { folder }))
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (fault) {
    throw refusal(reasonOf(fault))
  }
}

/** Writes a report where it was asked for, and says so beside the results. */
export function writeReport(file: string, html: string, language: Language): void {
  write(file, html)
  console.error(say('report', { file })[language])
}

/** Writes another file that was asked for, and says so beside the results. */
export function writeBeside(file: string, text: string, language: Language): void {
  write(file, text)
  console.error(say('written', { file })[language])
}

const plain = /^[\w@%+=:,./-]+$/

/** The command line that was given, but for the report, in a form that can be given again. */
export function commandLine(name: string, args: readonly string[]): string {
  const kept = args.filter((arg, i) => !/^--html(=|$)/.test(arg) && args[i - 1] !== '--html')
  const quoted = kept.map(arg => (plain.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`))
  return ['kartentisch', name, ...quoted].join(' ')
}
