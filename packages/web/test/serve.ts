import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { TestProject } from 'vitest/node'
import { hostFiles } from './host.ts'
import { startOnline } from './online-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    /** The folder with what was built. */
    dist: string
    /** A server with its tables, which serves the page too. */
    online: string
  }
}

const here = (...path: string[]): string => join(import.meta.dirname, ...path)

/** What somebody adds to the page by one line each: the toy to its games, and a set of cards to Dominion's. */
const LISTS = new Map([
  [here('..', 'src', 'kits', 'list.ts'), here('kits-with-toy.ts')],
  [here('..', 'src', 'sets', 'list.ts'), here('sets-with-harbour.ts')],
])
const HARBOUR = here('..', '..', 'dominion', 'test', 'outside-set', 'set.ts')

/** Hands the page longer lists of games and sets. */
const withMore = (): Plugin => ({
  name: 'with-more',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/list\.ts$|^virtual:outside-set$/ },
    async handler(source, importer = '') {
      if (source === 'virtual:outside-set') return HARBOUR
      const found = await this.resolve(source, importer, { skipSelf: true })
      const longer = LISTS.get(found?.id ?? '')
      return longer === importer ? null : longer
    },
  },
})

/** Builds the page, and serves it until the tests are done, with one server of tables for all. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  // Vitest says `test`, but people get what is built for production.
  process.env.NODE_ENV = 'production'
  const root = join(import.meta.dirname, '..')
  // Each run has a build of its own, so that another doesn't pull the page away under it.
  const outDir = mkdtempSync(join(tmpdir(), 'kartentisch-page-'))
  await build({
    root,
    mode: 'test',
    logLevel: 'warn',
    plugins: [withMore()],
    build: { outDir, emptyOutDir: true },
  })
  const host = await hostFiles(outDir)
  provide('address', host.address)
  provide('dist', outDir)
  const online = await startOnline(outDir)
  provide('online', online.address)
  return async () => {
    await online.stop()
    host.stop()
    rmSync(outDir, { recursive: true })
  }
}
