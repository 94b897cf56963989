import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tool } from './tools.ts'

/** Builds the page unless it is newer than everything it is made from, so that a server starts at once. */

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const PAGE = 'packages/web/dist/index.html'
const SOURCES = [
  'packages/*/src/**',
  'packages/*/rulings*/**',
  'packages/*/rulings*.yaml',
  'packages/web/{index.html,vite.config.ts,package.json}',
  'packages/web/{build,public}/**',
  'package-lock.json',
]

const changedAt = (file: string): number => statSync(file).mtimeMs
const newest = globSync(SOURCES).reduce((latest, file) => Math.max(latest, changedAt(file)), 0)

if (!existsSync(PAGE) || changedAt(PAGE) < newest) {
  console.error('The page is built …')
  const { status } = spawnSync(process.execPath, [tool('vite'), 'build', '--logLevel', 'warn'], {
    cwd: 'packages/web',
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
