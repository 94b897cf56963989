import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

export interface Host {
  readonly address: string
  stop(): void
}

/**
 * A web host that knows nothing but files, in a folder of its own. What is built bears the mark of what is in it and never
 * changes: browsers are told to keep it, as by any good host, and needn't load it for every test anew.
 */
export async function hostFiles(dist: string, folder = '/'): Promise<Host> {
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    const path = pathname.startsWith(folder) ? pathname.slice(folder.length) || 'index.html' : undefined
    const file = path === undefined ? undefined : join(dist, path)
    if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
      return
    }
    const kept = path?.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': kept,
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  const place = host.address()
  if (place === null || typeof place === 'string') throw new Error('The host has no port.')
  return {
    address: `http://127.0.0.1:${place.port}${folder}`,
    stop() {
      host.close()
      host.closeAllConnections()
    },
  }
}
