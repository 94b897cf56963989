import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const STARTED = /new URL\('(\.[^']*worker\.ts)', import\.meta\.url\)/g

/** Everything that is reached from some places, these too. */
function reached(from: Iterable<string>, next: (place: string) => readonly string[]): Set<string> {
  const found = new Set(from)
  // A set goes on with what is added while it is gone through.
  for (const place of found) for (const one of next(place)) found.add(one)
  return found
}

interface Workers extends Plugin {
  /** Whether a module is loaded as soon as some worker starts. */
  readonly startsWithWorker: (module: string) => boolean
  /** Whether a file is ever loaded by a worker. */
  readonly runsInWorker: (file: string) => boolean
}

/**
 * Makes workers out of the same pieces as the page: what both need is one file and is loaded once. Vite by itself
 * builds each worker apart, with a copy of everything it needs.
 */
export function workers(): Workers {
  const started = new Set<string>()
  let modules: ReadonlySet<string> = new Set()
  let files: ReadonlySet<string> = new Set()
  return {
    name: 'workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return
      return code.replace(STARTED, (_, path: string) => {
        const worker = join(dirname(id), path)
        started.add(worker)
        // The name is its own: of two chunks of one name only the first is found again by its reference.
        const name = `${basename(dirname(id))}-worker`
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker, name })}`
      })
    },
    buildEnd() {
      modules = reached(started, id => this.getModuleInfo(id)?.importedIds ?? [])
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
        const entries = chunks.filter(({ facadeModuleId }) => started.has(facadeModuleId ?? ''))
        const next = new Map(
          chunks.map(({ fileName, imports, dynamicImports }) => [fileName, [...imports, ...dynamicImports]]),
        )
        files = reached(
          entries.map(({ fileName }) => fileName),
          file => next.get(file) ?? [],
        )
      },
    },
    startsWithWorker: module => modules.has(module),
    runsInWorker: file => files.has(file),
  }
}
