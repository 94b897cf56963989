import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryInstalled } from './deploy/trying.ts'
import { build, DIST, manifestOf, ROOMS, ROOT } from './packages/build.ts'
import { bundled, command, compiles, layOut, runs, SNIPPETS, weightOf } from './packages/trying.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-packed-'))

/** All there is, as for a server with a queue; who only simulates needs a part of it. `npm run packed` installs it in earnest. */
beforeAll(() => {
  build({ checked: false })
  layOut(folder, ['bullmq'])
})
afterAll(() => rmSync(folder, { recursive: true }))

const [readme = ''] = SNIPPETS

test('the packages have one version, and say what they are', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const room of ROOMS) {
    const manifest = JSON.parse(readFileSync(join(DIST, room, 'package.json'), 'utf8'))
    expect(manifest, room).toMatchObject({ version, license: 'MIT', type: 'module', engines: { node: '>=20' } })
    expect(manifest.description.length, room).toBeGreaterThan(40)
    expect(manifest.private, room).toBeUndefined()
    for (const [name, needed] of Object.entries(manifestOf(room).dependencies ?? {}))
      if (name.startsWith('@kartentisch/')) expect(needed, `${room} needs ${name}`).toBe(version)
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) expect(existsSync(join(DIST, room, file))).toBe(true)
  }
  expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`)
})

test('README says how much is installed', () => {
  const [, told] = /takes (\d+) MB with all it needs/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
  expect(Math.abs(weightOf(folder, 'kartentisch') - Number(told))).toBeLessThan(1.5)
})

test('every program that a README shows runs from the packages alone', () => {
  expect(SNIPPETS.length).toBeGreaterThan(4)
  for (const program of SNIPPETS) expect(() => runs(process.execPath, folder, program), program).not.toThrow()
})

test('they can be required, too', () => {
  const imported = runs(process.execPath, folder, readme)
  expect(imported).toMatch(/^\[ -?\d+, -?\d+ \] \[ \d(, \d)? \]\n$/)
  expect(runs(process.execPath, folder, readme, 'cjs')).toBe(imported)
})

test('their types are strict, and the rules need none of any surroundings', () => {
  const quiet = readme.replace(/console\.log\((.*)\)/, 'export const said = [$1]')
  const rules = `import kits from '@kartentisch/bots/kits'\n${quiet}\nexport { kits }\n`
  expect(() => compiles(folder, [rules], [])).not.toThrow()
  expect(() => compiles(folder, SNIPPETS, ['node'])).not.toThrow()
})

test('a browser gets a bundle without a trace of Node', () => {
  const code = bundled(folder, readme)
  expect(code).not.toMatch(/node:|require\(/)
  expect(runs(process.execPath, folder, code)).toBe(runs(process.execPath, folder, readme))
})

test('the command line simulates on all cores with a plan by its name', () => {
  const played = command(
    process.execPath,
    folder,
    'sim',
    'dominion',
    '--players',
    'bm,random',
    '--games',
    '20',
    '--json',
  )
  expect(JSON.parse(played)).toMatchObject({ games: 20, players: [{ name: 'bm' }, { name: 'random' }] })
})

test('without the server the command line says how it is installed', () => {
  const server = join(folder, 'node_modules/@kartentisch/server')
  renameSync(server, join(folder, 'taken-away'))
  try {
    expect(() => command(process.execPath, folder, 'serve')).toThrow('npm install @kartentisch/server')
  } finally {
    renameSync(join(folder, 'taken-away'), server)
  }
})

test('with the server, two nodes share a database as in compose.yaml, and a worker takes from the queue', async () => {
  expect(await tryInstalled(folder, 40)).toMatchObject({ guest: 'Anna', games: 40 })
})
