import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tools as Node runs them, by the script behind their name. The names themselves are files for a shell, which on Windows is
 * another one.
 */

const ROOT = join(import.meta.dirname, '..')

/** The package that each comes in. */
const PACKAGES = {
  biome: '@biomejs/biome',
  kartentisch: 'kartentisch',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
} as const

export type Tool = keyof typeof PACKAGES

/** The script of a tool of this workspace. */
export function tool(name: Tool): string {
  const folder = join(ROOT, 'node_modules', PACKAGES[name])
  const { bin }: { bin: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return join(folder, bin[name] ?? '')
}

/** How npm is started, with these arguments: it says itself where it lies where it has started us. */
export function npm(...args: readonly string[]): [program: string, args: string[]] {
  const script = process.env.npm_execpath
  return script === undefined ? ['npm', [...args]] : [process.execPath, [script, ...args]]
}
