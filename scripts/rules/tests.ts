import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from '@kartentisch/lab'
import type { UnitTest } from './rulings.ts'

/** A litmus test and what it says it shows. */
export interface LitmusTest {
  readonly file: string
  readonly name: string
  readonly tokens: readonly string[]
}

/** All litmus tests, in order of their files. */
export function readTests(folder: string): LitmusTest[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'))
  return files.sort().flatMap(name => {
    const file = `${folder}/${name}`
    return readFile(file).map(({ test }) => {
      const fields = new Map(test.record(key => key))
      const tokens = fields.get('rules')?.text().split(' ') ?? []
      return { file, name: fields.get('name')?.text() ?? file, tokens: tokens.filter(token => token !== '') }
    })
  })
}

/** Whether a unit test is where it is said to be. */
export function isThere({ file, name }: UnitTest): boolean {
  const source = sourceOf(file)
  return name.split(' › ').every(part => source.includes(part))
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
