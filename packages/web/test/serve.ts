import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    /** The folder with what was built. */
    dist: string
  }
}

/** Builds the page and serves it until the tests are done. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  // Vitest says `test`, but people get what is built for production.
  process.env.NODE_ENV = 'production'
  const root = join(import.meta.dirname, '..')
  // Each run has a build of its own, so that another doesn't pull the page away under it.
  const outDir = mkdtempSync(join(tmpdir(), 'kartentisch-page-'))
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The page could not be served.')
  provide('address', address)
  provide('dist', outDir)
  return async () => {
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}
