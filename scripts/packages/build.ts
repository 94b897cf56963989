import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, tool } from '../tools.ts'
import { type Manifest, published } from './manifest.ts'

export const ROOT = join(import.meta.dirname, '../..')

/** Where everything is built: a folder for each package, ready to be packed or published. */
export const DIST = join(ROOT, 'dist')

/** The rooms that are published, each after those it needs. */
export const ROOMS = ['kernel', 'dominion', 'burgund', 'bots', 'lab', 'protocol', 'server', 'cli'] as const

/** What goes into a package besides its code, by its place in the repository. */
const MORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dominion: { rulings: 'packages/dominion/rulings' },
  burgund: { 'rulings.yaml': 'packages/burgund/rulings.yaml', 'rulings-de.yaml': 'packages/burgund/rulings-de.yaml' },
  server: { page: 'packages/web/dist' },
}

export const manifestOf = (room: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'packages', room, 'package.json'), 'utf8'))

/** Where types are checked anyway, this needn't do it again, which is most of the work. */
export interface Building {
  readonly checked?: boolean
}

function compile({ checked = true }: Building): void {
  // More threads don't write the packages any sooner, but take half as much work again.
  const args = [tool('tsc'), '-p', 'tsconfig.build.json', '--singleThreaded', ...(checked ? [] : ['--noCheck'])]
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('The sources do not compile.')
}

/** The compiler mends the endings of imports, but not of workers; and it doesn't know where the package will lie. */
function mend(room: string, file: string): void {
  if (file.endsWith('.d.ts')) return
  const text = readFileSync(file, 'utf8')
  const mended = file.endsWith('.map')
    ? text.replace(`../../packages/${room}/src/`, 'src/')
    : text.replaceAll(/(new URL\('\.[^']*)\.ts(', import\.meta\.url\))/g, '$1.js$2')
  if (mended !== text) writeFileSync(file, mended)
}

function stage(room: string): void {
  const folder = join(DIST, room)
  const code = join(folder, 'dist')
  renameSync(join(folder, 'src'), code)
  for (const file of readdirSync(code, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|map)$/.test(file)) mend(room, join(code, file))
  const own = join(ROOT, 'packages', room)
  // The maps lead to the sources.
  cpSync(join(own, 'src'), join(folder, 'src'), { recursive: true })
  cpSync(join(own, 'README.md'), join(folder, 'README.md'))
  for (const page of ['LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, page), join(folder, page))
  for (const [name, from] of Object.entries(MORE[room] ?? {}))
    if (existsSync(join(ROOT, from))) cpSync(join(ROOT, from), join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(manifestOf(room)), null, 2)}\n`)
}

/** Builds every package from its sources. The page goes into the server's if it is built. */
export function build(building: Building = {}): void {
  rmSync(DIST, { recursive: true, force: true })
  mkdirSync(DIST)
  compile(building)
  for (const room of ROOMS) stage(room)
}

/** What `npm pack` says about some rooms that were built. */
function packing(rooms: readonly string[], ...options: readonly string[]): string {
  const [program, args] = npm('pack', '--silent', ...options, ...rooms.map(room => join(DIST, room)))
  const { status, stdout } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error('npm pack failed.')
  return stdout
}

/** Packs what was built of some rooms into a folder, and answers the tarballs by room. */
export function pack(folder: string, rooms: readonly string[] = ROOMS): Readonly<Record<string, string>> {
  const names = packing(rooms, '--pack-destination', folder).trim().split('\n').slice(-rooms.length)
  return Object.fromEntries(rooms.map((room, i) => [room, join(folder, names[i] ?? '')]))
}

/** What would be packed of each room: the name of the package, and its files. */
export function contents(): readonly { readonly name: string; readonly files: readonly { readonly path: string }[] }[] {
  return JSON.parse(packing(ROOMS, '--dry-run', '--json'))
}
