import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './packages/build.ts'
import { tool } from './tools.ts'

/**
 * The page as a folder of plain files, with all that needs no server: play against bots and at one screen, learn, kingdoms,
 * replays. It works at any address, in any folder of a web host.
 *
 *   npm run site                       into site/
 *   npm run site -- --out /var/www/cards
 */

const { values } = parseArgs({ options: { out: { type: 'string', default: 'site' } } })
const out = resolve(values.out)
const build = [tool('vite'), 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
const { status } = spawnSync(process.execPath, build, { cwd: join(ROOT, 'packages/web'), stdio: 'inherit' })
if (status === 0) console.log(`The site is built: ${out}`)
process.exitCode = status ?? 1
