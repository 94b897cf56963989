import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const STARTED = /new URL\('(\.[^']*worker\.ts)', import\.meta\.url\)/g

/**
 * Makes workers out of the same pieces as the page: what both need is one file and is loaded once. Vite by itself
 * builds each worker apart, with a copy of everything it needs.
 */
export function workers(): Plugin & { readonly runsInWorker: (file: string) => boolean } {
  const files = new Set<string>()
  return {
    name: 'workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return
      return code.replace(STARTED, (_, path: string) => {
        // The name is its own: of two chunks of one name only the first is found again by its reference.
        const name = `${basename(dirname(id))}-worker`
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: join(dirname(id), path), name })}`
      })
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const reach = (file: string): void => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || files.has(file)) return
          files.add(file)
          for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next)
        }
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('worker.ts')) reach(file)
      },
    },
    runsInWorker: file => files.has(file),
  }
}
