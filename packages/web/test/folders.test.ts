import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

/** Each folder knows those before it, those in one line don't know each other. */
const ORDER = [
  ['words'],
  ['sets'],
  ['kits'],
  ['browser'],
  ['design'],
  ['cards'],
  ['page'],
  ['table'],
  ['dominion', 'burgund', 'general'],
  ['games'],
  ['glossary', 'lab', 'local'],
  ['encyclopedia', 'kingdoms', 'learn', 'puzzles', 'replay'],
  ['online'],
  ['people'],
  ['app'],
]

const rank = new Map(ORDER.flatMap((folders, i) => folders.map(folder => [folder, i] as const)))
const source = join(import.meta.dirname, '..', 'src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => /\.(ts|tsx)$/.test(file))
const folderOf = (file: string): string => file.split('/')[0] ?? ''

/** The files of the page that a file names, whether at once or when they are needed. */
function named(file: string): string[] {
  const code = readFileSync(join(source, file), 'utf8')
  return [...code.matchAll(/(?:from|import\(|import|new URL\()\s*'(\.{1,2}\/[^']+)'/g)]
    .map(([, path]) => posix.join(posix.dirname(file), path ?? ''))
    .filter(path => !path.startsWith('..'))
}

test('every folder has its place', () => {
  expect(files.filter(file => !rank.has(folderOf(file)))).toEqual([])
})

test('folders know only those before them', () => {
  const upwards = files.flatMap(file =>
    named(file)
      .filter(other => folderOf(other) !== folderOf(file))
      .filter(other => (rank.get(folderOf(other)) ?? 0) >= (rank.get(folderOf(file)) ?? 0))
      .map(other => `${file} → ${other}`),
  )
  expect(upwards).toEqual([])
})
