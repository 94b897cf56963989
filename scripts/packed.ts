import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { build, pack } from './packages/build.ts'
import { bundled, command, compiles, install, installNode, runs, SNIPPETS, weight } from './packages/trying.ts'
import './page.ts'

/**
 * Tries the packages as they would be published, on every Node they are for: by import, by require, in strict TypeScript,
 * in a bundle, at the command line, and as a server with its page. What each weighs is told.
 *
 *   npm run packed
 *   npm run packed -- --nodes 20,26
 */

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '20,22,24,26' } } })

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-packed-'))
const library = join(folder, 'library')
const whole = join(folder, 'whole')
const [readme = ''] = SNIPPETS

/** Starts the server, asks it for its page, and stops it again. */
async function serves(node: string): Promise<string> {
  const main = join(whole, 'node_modules/kartentisch/dist/main.js')
  const env = { ...process.env, HOST: '127.0.0.1', DATA_DIR: join(folder, `data-${node.length}`) }
  const child = spawn(node, ['--no-warnings', main, 'serve', '--port', '0'], { cwd: whole, env })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stderr })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (address === undefined) {
      child.kill()
      await ended
      return line
    }
    const page = await (await fetch(address)).text()
    child.kill()
    await ended
    return page.includes('<div id="root">') ? 'serves the page' : 'serves NO page'
  }
  await ended
  return 'said nothing'
}

let failed = 0

/** Tells how something went; what isn't as it should be is counted. */
function note(what: string, said: string, right = true): void {
  if (!right) failed++
  console.log(`${right ? '✓' : '✗'} ${what.padEnd(28)} ${said.trim()}`)
}

/** What is thrown is said instead. */
function tried(what: () => string): string {
  try {
    return what()
  } catch (fault) {
    return `FAILED: ${fault}`
  }
}

build()
const tarballs = pack(folder)
const { server, ...others } = tarballs
install(library, Object.values(others))
install(whole, Object.values(tarballs))
for (const [room, file] of Object.entries(tarballs)) note(room, `${Math.round(statSync(file).size / 1e3)} KB packed`)
note('without the server', `${weight(join(library, 'node_modules')).toFixed(1)} MB`)
note('with the server', `${weight(join(whole, 'node_modules')).toFixed(1)} MB`)

const typed = tried(() => {
  compiles(library, SNIPPETS, ['node'])
  return 'compiles'
})
note('strict TypeScript', typed, typed === 'compiles')
const bundle = tried(() => bundled(library, readme))
note('a bundle for browsers', `${Math.round(bundle.length / 1e3)} KB`, !/^FAILED|node:|require\(/.test(bundle))

for (const version of values.nodes.split(',')) {
  const node = installNode(join(folder, `node-${version}`), version)
  const snippets = tried(() => `${SNIPPETS.map(program => runs(node, library, program)).length} programs`)
  note(`Node ${version}: README's programs`, snippets, snippets === `${SNIPPETS.length} programs`)
  for (const kind of ['mjs', 'cjs'] as const) {
    const said = tried(() => runs(node, library, readme, kind))
    note(`Node ${version}: ${kind === 'mjs' ? 'imported' : 'required'}`, said, /^\[ -?\d+, -?\d+ \]/.test(said))
  }
  const players = ['--players', 'bm,big-smithy', '--games', '100', '--json']
  const sim = tried(() => command(node, library, 'sim', 'dominion', ...players))
  note(`Node ${version}: kartentisch sim`, sim.slice(0, 60), sim.includes('"games":100,'))
  const served = await serves(node)
  // Node 20 has no SQLite: it is told so in a sentence.
  const right = Number(version) < 22 ? 'brings no SQLite' : 'serves the page'
  note(`Node ${version}: kartentisch serve`, served, served.includes(right))
}
rmSync(folder, { recursive: true })
console.log(`${failed} failed, in ${Math.round(performance.now() / 1000)} s`)
process.exitCode = failed === 0 ? 0 : 1
