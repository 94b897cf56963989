import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, manifestOf, pack } from '../packages/build.ts'
import { install } from '../packages/trying.ts'
import '../page.ts'

/**
 * Builds everything and installs the server, the command line, the page and what workers of a queue need into a folder of
 * their own, with nothing that is only needed for building: what the Dockerfile does, and what works without Docker too.
 *
 *   node scripts/deploy/install.ts /opt/kartentisch
 *   node /opt/kartentisch/node_modules/kartentisch/dist/main.js serve
 */

const { positionals } = parseArgs({ allowPositionals: true })
const [target] = positionals
if (target === undefined) throw new Error('Where to? Give a folder, for example /opt/kartentisch.')

const folder = resolve(target)
const tarballs = mkdtempSync(join(tmpdir(), 'kartentisch-tarballs-'))
mkdirSync(folder, { recursive: true })
build()
// Workers of experiments on many machines need it; whoever only simulates at home does not.
const { bullmq = '' } = manifestOf('lab').peerDependencies ?? {}
install(folder, [...Object.values(pack(tarballs)), `bullmq@${bullmq}`])
rmSync(tarballs, { recursive: true })
// What was packed is gone: only what is installed is there to be listed.
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 'kartentisch-installed', private: true })}\n`)
rmSync(join(folder, 'package-lock.json'), { force: true })
console.log(`Installed: ${folder}`)
