import { writeFileSync } from 'node:fs'
import { Mistake } from '@kartentisch/kernel'

/** Writes a report where it was asked for, and says so beside the results. */
export function writeReport(file: string, html: string): void {
  try {
    writeFileSync(file, html)
  } catch (fault) {
    throw new Mistake(`The report can't be written: ${fault instanceof Error ? fault.message : fault}`)
  }
  console.error(`Report: ${file}`)
}

const plain = /^[\w@%+=:,./-]+$/

/** The command line that was given, but for the report, in a form that can be given again. */
export function commandLine(name: string, args: readonly string[]): string {
  const kept = args.filter((arg, i) => !/^--html(=|$)/.test(arg) && args[i - 1] !== '--html')
  const quoted = kept.map(arg => (plain.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`))
  return ['kartentisch', name, ...quoted].join(' ')
}
