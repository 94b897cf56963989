import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const TEXT = /\.(js|css|svg|html|json|webmanifest)$/

/** Lays a compressed copy beside every file that gets smaller by it, for servers that send it to browsers that take it. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    // Tests build a page that nobody is sent from afar.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const names = Object.keys(bundle).filter(name => TEXT.test(name))
      await Promise.all(
        names.map(async name => {
          const file = join(dir, name)
          await writeFile(`${file}.br`, await compress(await readFile(file)))
        }),
      )
    },
  }
}
