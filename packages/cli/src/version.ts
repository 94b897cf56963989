import { createRequire } from 'node:module'

/** The version of the package this is part of, which all of Kartentisch has. */
export function version(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)('../package.json')
  return manifest.version
}
