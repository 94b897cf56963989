import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOMS, ROOT } from './packages/build.ts'
import { npm } from './tools.ts'

/**
 * Makes a website of what the packages give, by TypeDoc, in the folder `api`. TypeDoc needs a compiler from before
 * TypeScript 7, so both live in a folder of their own, which is installed when it is first needed.
 *
 *   npm run api:pages
 */

const folder = join(import.meta.dirname, 'typedoc')

function done(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('The pages can’t be made: what stands above says why.')
}

if (!existsSync(join(folder, 'node_modules/typedoc'))) done(...npm('ci', '--no-audit', '--no-fund'))
const rooms = ROOMS.map(room => join(ROOT, 'packages', room))
done(process.execPath, ['node_modules/typedoc/bin/typedoc', '--options', 'typedoc.json', ...rooms])
