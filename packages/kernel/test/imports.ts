import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

/** Folders outside the packages that hold programs; they belong to the repository as a whole. */
const WHOLE = ['scripts', 'examples']
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)/

/** A file of the repository, by its path from the root, and what it imports. */
export interface SourceFile {
  readonly path: string
  /** The package it lies in; nothing for what belongs to the whole. */
  readonly room: string | undefined
  /** Whether it is part of what the package gives others, and no test or build step. */
  readonly inside: boolean
  /** What stands between the quotes: of types and values, at the start and in the middle. */
  readonly imports: readonly string[]
}

/** The code without its comments, which may speak of anything. */
export const codeOf = (path: string): string =>
  readFileSync(join(ROOT, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')

/** `from 'x'`, `import 'x'` and `import('x')`, and workers beside a file by their address. */
const IMPORT = /(?:\bfrom\s+|(?<!')\bimport\s*\(?\s*)'([^'\n]+)'/g
const WORKER = /new URL\(\s*'(\.\/[^'\n]+\.tsx?)'/g

const importsOf = (path: string): string[] => {
  const code = codeOf(path)
  return [...code.matchAll(IMPORT), ...code.matchAll(WORKER)].map(match => match[1] ?? '')
}

const within = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => /\.tsx?$/.test(path) && !LEFT_OUT.test(path))

export const rooms = readdirSync(join(ROOT, 'packages'))

const fileAt = (path: string): SourceFile => {
  const [, room, part] = /^packages\/([^/]+)\/([^/]+)/.exec(path) ?? []
  return { path, room, inside: part === 'src', imports: importsOf(path) }
}

/** Every file there is. */
export const files: readonly SourceFile[] = [
  ...rooms.flatMap(room => within(join('packages', room))),
  ...WHOLE.flatMap(within),
  ...readdirSync(ROOT).filter(name => name.endsWith('.ts')),
].map(fileAt)

/** The file a relative import leads to, by its path from the root; nothing for an import by name. */
export function target({ path }: SourceFile, imported: string): string | undefined {
  if (!imported.startsWith('.')) return undefined
  const bare = imported.replace(/\?.*$/, '')
  return relative(ROOT, join(ROOT, dirname(path), bare))
}

/** The package an import by name is from, and what is asked of it. */
export function named(imported: string): { readonly name: string; readonly entry: string } | undefined {
  if (imported.startsWith('.') || /^(node|virtual):/.test(imported)) return undefined
  const [, name = imported, entry = ''] = /^(@[^/]+\/[^/]+|[^/]+)(.*)$/.exec(imported) ?? []
  return { name, entry: `.${entry}` }
}

interface Manifest {
  readonly name: string
  readonly exports?: string | Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** The package.json of a room, or of the whole. */
export function manifest(room?: string): Manifest {
  const path = join(ROOT, room === undefined ? '' : join('packages', room), 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { name: room ?? '' }
}

/** Groups of files that lead back to themselves, each sorted by path (Tarjan's strongly connected components). */
export function cycles(all: readonly SourceFile[]): string[][] {
  const byPath = new Map(all.map(file => [file.path, file]))
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (path: string): number => {
    const index = order.size
    order.set(path, index)
    low.set(path, index)
    stack.push(path)
    const file = byPath.get(path)
    for (const imported of file?.imports ?? []) {
      const next = file === undefined ? undefined : target(file, imported)
      if (next === undefined || !byPath.has(next)) continue
      const reach = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? index) : index) : visit(next)
      low.set(path, Math.min(low.get(path) ?? index, reach))
    }
    if (low.get(path) === index) {
      const group = stack.splice(stack.indexOf(path))
      const itself = file?.imports.some(imported => target(file, imported) === path)
      if (group.length > 1 || itself) found.push(group.sort())
    }
    return low.get(path) ?? index
  }
  for (const { path } of all) if (!order.has(path)) visit(path)
  return found
}
