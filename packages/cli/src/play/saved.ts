import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Given, Mistake, type Recording } from '@kartentisch/kernel'
import type { Company } from './table.ts'

const why = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/** Writes a file anew as a whole, so that it is never half written. */
export function writeSaved(file: string, saved: Recording<unknown, unknown>): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(saved))
    renameSync(`${file}.new`, file)
  } catch (fault) {
    throw new Mistake(`The game can't be saved in "${file}": ${why(fault)}`)
  }
}

/** For each seat which bot sits there, or nothing for a person. */
export const botsOf = ({ names, people, bots }: Company): (string | null)[] =>
  names.map((_, i) => (i < people ? null : bots))

/** Who sits there: people first, and all bots are of one kind. */
function readCompany(players: Given, bots: Given, usual: Company): Company {
  const names = players.absent ? usual.names : players.list().map(name => name.text())
  if (names.length !== usual.names.length)
    players.fail(`The saved game has ${usual.names.length} players, but ${names.length} names.`)
  if (bots.absent) return { ...usual, names }
  const kinds = bots.list().map(bot => (bot.absent ? null : bot.text()))
  const people = kinds.findIndex(bot => bot !== null)
  const first = people < 0 ? undefined : kinds[people]
  const company = { names, people: people < 0 ? names.length : people, bots: first ?? usual.bots }
  if (people === 0 || botsOf(company).join() !== kinds.join())
    bots.fail('This game can be played back, but not gone on with here: people sit first, then bots of one kind.')
  return company
}

/** A file as JSON. */
export function readJson(file: string, what: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (fault) {
    throw new Mistake(`The ${what} "${file}" can't be read: ${why(fault)}`)
  }
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new Mistake(`"${file}" is no ${what}: ${why(fault)}`)
  }
}

/** Reads a saved game: what the kernel makes of it, and who sits at the table. */
export function readSaved(file: string): {
  readonly json: unknown
  readonly version: unknown
  readonly company: (usual: Company) => Company
} {
  const json = readJson(file, 'saved game')
  const field = (name: string): unknown =>
    typeof json === 'object' && json !== null ? new Map(Object.entries(json)).get(name) : undefined
  const given = (name: string) => new Given(field(name), [name])
  return { json, version: field('version'), company: usual => readCompany(given('players'), given('bots'), usual) }
}
