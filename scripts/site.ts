import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './packages/build.ts'

/**
 * The page as a folder of plain files, with all that needs no server: play against bots and at one screen, learn, kingdoms,
 * replays. It works at any address, in any folder of a web host.
 *
 *   npm run site                       into site/
 *   npm run site -- --out /var/www/cards
 */

const { values } = parseArgs({ options: { out: { type: 'string', default: 'site' } } })
const out = resolve(values.out)
const build = [
  'run',
  'build',
  '--silent',
  '-w',
  'packages/web',
  '--',
  '--outDir',
  out,
  '--emptyOutDir',
  '--logLevel',
  'warn',
]
const { status } = spawnSync('npm', build, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
if (status === 0) console.log(`The site is built: ${out}`)
process.exitCode = status ?? 1
