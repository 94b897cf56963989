import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Mistake } from '@kartentisch/kernel'

/** All `*.yaml` files at or below the paths, in order of their names. */
export function litmusFiles(paths: readonly string[]): string[] {
  const files = paths.flatMap(path => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined) throw new Mistake(`There is no file or folder "${path}".`)
    if (!stat.isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.yaml'))
      .sort()
      .map(name => join(path, name))
  })
  if (files.length === 0) throw new Mistake(`There are no *.yaml files at or below ${paths.join(', ')}.`)
  return files
}
