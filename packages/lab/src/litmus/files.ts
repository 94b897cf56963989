import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/say.ts'

/** All `*.yaml` files at or below the paths, in order of their names. */
export function litmusFiles(paths: readonly string[]): string[] {
  const files = paths.flatMap(path => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined) throw new Mistake(say('noFile', { path }))
    if (!stat.isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.yaml'))
      .sort()
      .map(name => join(path, name))
  })
  if (files.length === 0) throw new Mistake(say('noTests', { paths: paths.join(', ') }))
  return files
}
