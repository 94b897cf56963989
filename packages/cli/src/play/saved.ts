import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Given, Mistake } from '@kartentisch/kernel'
import type { Company } from './table.ts'

const why = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/** Writes a file anew as a whole, so that it is never half written. */
export function writeSaved(file: string, saved: object, company: Company): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify({ ...saved, company }))
    renameSync(`${file}.new`, file)
  } catch (fault) {
    throw new Mistake(`The game can't be saved in "${file}": ${why(fault)}`)
  }
}

function readCompany(given: Given, usual: Company, players: number): Company {
  if (given.absent) return usual
  const fields = new Map(given.record(['names', 'people', 'bots']))
  const names =
    fields
      .get('names')
      ?.list()
      .map(name => name.text()) ?? usual.names
  if (names.length !== players) given.fail(`The saved game has ${players} players, but ${names.length} names.`)
  const people = fields.get('people')?.count() ?? usual.people
  if (people < 1 || people > players) given.fail(`Of ${players} players ${people} can't be people.`)
  return { names, people, bots: fields.get('bots')?.text() ?? usual.bots }
}

/** Reads a saved game: what the kernel makes of it, and who sits at the table. */
export function readSaved(file: string): {
  readonly json: unknown
  readonly version: unknown
  readonly company: (usual: Company, players: number) => Company
} {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (fault) {
    throw new Mistake(`The saved game "${file}" can't be read: ${why(fault)}`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (fault) {
    throw new Mistake(`"${file}" is no saved game: ${why(fault)}`)
  }
  const field = (name: string): unknown =>
    typeof json === 'object' && json !== null ? new Map(Object.entries(json)).get(name) : undefined
  const company = new Given(field('company'), ['company'])
  return { json, version: field('version'), company: (usual, players) => readCompany(company, usual, players) }
}
