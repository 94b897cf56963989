import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withLaps } from './laps.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Every file of a package's source, from the root of the repository. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name))
    .sort()

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const plain = new Map<string, string>()

/** A file without its types, every character where it was; stripped once, as every generation loads it anew. */
export function stripped(file: string): string {
  const text = plain.get(file) ?? stripTypeScriptTypes(read(file))
  plain.set(file, text)
  return text
}

const guards = new Map<string, string>()

/** The same with its loops counted. */
function guarded(file: string): string {
  const text = guards.get(file) ?? withLaps(stripped(file))
  guards.set(file, text)
  return text
}

/** The files that import each file, directly or not, itself included. What is imported as a type is gone when it runs. */
export function importersOf(files: readonly string[]): (file: string) => Set<string> {
  const direct = new Map<string, string[]>()
  for (const file of files) {
    for (const [, path = ''] of stripped(file).matchAll(/from\s'(\.[^']+)'/g)) {
      const imported = normalize(join(dirname(file), path))
      direct.set(imported, [...(direct.get(imported) ?? []), file])
    }
  }
  return file => {
    const found = new Set([file])
    for (const each of found) for (const importer of direct.get(each) ?? []) found.add(importer)
    return found
  }
}

/** A second set of modules, loaded beside the first: those that are replaced, and whatever imports them. */
interface Generation {
  readonly replaced: ReadonlyMap<string, string>
  readonly affected: ReadonlySet<string>
}

const generations = new Map<string, Generation>()

const fileOf = (url: string): string => fileURLToPath(url.split('?')[0] ?? url).slice(ROOT.length)
const generationOf = (url: string | undefined): string | undefined => /\?generation=(\d+)$/.exec(url ?? '')?.[1]

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest') return { url: new URL('vitest.ts', import.meta.url).href, shortCircuit: true }
    const found = next(specifier, context)
    const number = generationOf(context.parentURL)
    if (number === undefined || !found.url.startsWith('file:') || found.url.includes('?')) return found
    const isAffected = generations.get(number)?.affected.has(fileOf(found.url)) === true
    return isAffected ? { ...found, url: `${found.url}?generation=${number}` } : found
  },
  load(url, context, next) {
    const number = generationOf(url)
    if (number === undefined) return next(url, context)
    const file = fileOf(url)
    const source = generations.get(number)?.replaced.get(file) ?? guarded(file)
    return { format: 'module', source, shortCircuit: true }
  },
})

let last = 0

/** Makes a generation with some files replaced, and gives back how its modules are loaded. `tests` import any of them. */
export function generation(
  replaced: ReadonlyMap<string, string>,
  importers: (file: string) => Set<string>,
  tests: readonly string[],
): (file: string) => Promise<Readonly<Record<string, unknown>>> {
  const number = String(++last)
  const affected = new Set([...tests, ...[...replaced.keys()].flatMap(file => [...importers(file)])])
  generations.set(number, { replaced, affected })
  return file => import(`${pathToFileURL(join(ROOT, file)).href}?generation=${number}`)
}
