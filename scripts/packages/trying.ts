import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { npm, tool } from '../tools.ts'
import { contents, DIST, ROOMS, ROOT } from './build.ts'

/** The packages as somebody tries them who has nothing but the tarballs: in a folder of their own, with a Node of theirs. */

/** What a program printed; it is told of everything if it fails. */
function printed(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** A folder of somebody who uses packages. */
function guestIn(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const manifest = { name: 'guest', private: true, type: 'module', allowScripts: { node: true } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
}

/** What a package says it needs. */
function neededBy(place: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
}

/**
 * Lays all packages into a folder as they would be packed, with what they say they need and these besides. What others
 * have made is linked from the workspace: copying it is most of what installing takes.
 */
export function layOut(folder: string, besides: readonly string[]): void {
  guestIn(folder)
  const modules = join(folder, 'node_modules')
  const packages = contents()
  for (const [i, { name, files }] of packages.entries())
    for (const { path } of files) {
      const place = join(modules, name, path)
      mkdirSync(dirname(place), { recursive: true })
      copyFileSync(join(DIST, ROOMS[i] ?? '', path), place)
    }
  const own = packages.map(({ name }) => join(modules, name))
  const link = (name: string): void => {
    const [from, to] = [join(ROOT, 'node_modules', name), join(modules, name)]
    // Whatever lies within a package that needs it comes with that.
    if (existsSync(to) || !existsSync(from)) return
    mkdirSync(dirname(to), { recursive: true })
    symlinkSync(from, to, 'junction')
    for (const other of neededBy(from)) link(other)
  }
  for (const name of [...own.flatMap(neededBy), ...besides]) link(name)
}

/** Installs packages by name or file into a folder. */
export function install(folder: string, packages: readonly string[]): void {
  guestIn(folder)
  const [program, args] = npm('install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', ...packages)
  printed(program, args, folder)
}

/** How much lies in a folder, in megabytes. */
export function weight(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
}

/** How much a package takes with all it needs, in megabytes, where others may be installed beside it. */
export function weightOf(folder: string, name: string): number {
  const needed = new Set<string>()
  const need = (one: string): void => {
    const place = join(folder, 'node_modules', one)
    // Whatever lies within a package itself is weighed with it.
    if (needed.has(place) || !existsSync(place)) return
    needed.add(place)
    for (const other of neededBy(place)) need(other)
  }
  need(name)
  return [...needed].reduce((sum, place) => sum + weight(place), 0)
}

/** A Node of this version, from npm. */
export function installNode(folder: string, version: string): string {
  install(folder, [`node@${version}`])
  return join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** The programs that a page shows, as TypeScript. */
export const snippetsIn = (page: string): string[] =>
  Array.from(readFileSync(page, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g), match => match[1] ?? '')

/** How a library is used, by README, and by each package's own. The server's would not end. */
export const SNIPPETS: readonly string[] = [
  'README.md',
  ...ROOMS.filter(room => room !== 'server').map(room => `packages/${room}/README.md`),
].flatMap(page => snippetsIn(join(ROOT, page)))

/** The same program for whoever still uses `require`. */
const required = (program: string): string =>
  program.replaceAll(/^import (\{[^}]*\}) from ('[^']*')/gm, 'const $1 = require($2)')

/** Runs a program as an ES module, or as CommonJS. */
export function runs(node: string, folder: string, program: string, kind: 'mjs' | 'cjs' = 'mjs'): string {
  const file = join(folder, `program.${kind}`)
  writeFileSync(file, kind === 'cjs' ? required(program) : program)
  return printed(node, ['--no-warnings', file], folder)
}

/** What the command line says. */
export const command = (node: string, folder: string, ...args: readonly string[]): string =>
  printed(node, [join(folder, 'node_modules/kartentisch/dist/main.js'), ...args], folder)

/** Compiles programs as strictly as can be, the packages' own types too. `types` are those of the surroundings. */
export function compiles(folder: string, programs: readonly string[], types: readonly string[]): void {
  const files = programs.map((program, i) => {
    const file = join(folder, `typed-${i}.ts`)
    writeFileSync(file, program)
    return file
  })
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022'],
    types,
    typeRoots: [join(ROOT, 'node_modules/@types')],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  printed(process.execPath, [tool('tsc'), '-p', folder, '--singleThreaded'], folder)
}

/** Bundles a program for a browser, and answers the code. */
export function bundled(folder: string, program: string): string {
  const page = join(folder, 'page')
  mkdirSync(page, { recursive: true })
  writeFileSync(join(page, 'index.html'), '<script type="module" src="./main.js"></script>')
  writeFileSync(join(page, 'main.js'), program)
  // What loads modules ahead needs a page around it, and the code shall run without one too.
  writeFileSync(join(page, 'vite.config.js'), 'export default { build: { modulePreload: false } }')
  printed(process.execPath, [tool('vite'), 'build', '--logLevel', 'error'], page)
  const assets = join(page, 'dist/assets')
  return readdirSync(assets)
    .map(file => readFileSync(join(assets, file), 'utf8'))
    .join('\n')
}
