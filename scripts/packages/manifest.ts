/** What a package.json of the workspace says, as far as building looks at it. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports?: string | Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly sideEffects?: boolean | readonly string[]
  readonly [field: string]: unknown
}

/** Where a source lies once it is built. */
const built = (source: string): string => source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '.js')

/** Types and code of an entry; what is no source, such as a folder of texts, is given as it is. */
const entry = (source: string) =>
  source.endsWith('.ts') ? { types: built(source).replace(/\.js$/, '.d.ts'), default: built(source) } : source

/** What only the workspace needs. */
const OWN = ['private', 'devDependencies', 'scripts']

/** The package.json that is published: the same, but that it leads to what was built, and nothing keeps it private. */
export function published(manifest: Manifest): Readonly<Record<string, unknown>> {
  const { exports = {}, bin, sideEffects } = manifest
  const entries = typeof exports === 'string' ? { '.': exports } : exports
  const kept = Object.fromEntries(Object.entries(manifest).filter(([field]) => !OWN.includes(field)))
  return {
    ...kept,
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, entry(source)])),
      './package.json': './package.json',
    },
    ...(bin !== undefined && {
      bin: Object.fromEntries(Object.entries(bin).map(([name, source]) => [name, built(source)])),
    }),
    ...(Array.isArray(sideEffects) && { sideEffects: sideEffects.map(built) }),
    publishConfig: { access: 'public' },
  }
}
