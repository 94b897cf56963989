import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { build, pack } from './packages/build.ts'
import { bundled, command, compiles, install, installNode, runs, SNIPPETS } from './packages/trying.ts'
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

const weight = (place: string): string => {
  const bytes = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return `${(bytes / 1e6).toFixed(1)} MB`
}

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

function note(what: string, said: string): void {
  console.log(`${what.padEnd(28)} ${said.trim()}`)
}

build()
const tarballs = pack(folder)
const { server, ...others } = tarballs
install(library, Object.values(others))
install(whole, Object.values(tarballs))
for (const [room, file] of Object.entries(tarballs)) note(room, `${Math.round(statSync(file).size / 1e3)} KB packed`)
note('without the server', weight(join(library, 'node_modules')))
note('with the server', weight(join(whole, 'node_modules')))

compiles(library, SNIPPETS, ['node'])
note('strict TypeScript', 'compiles')
note('a bundle for browsers', `${Math.round(bundled(library, readme).length / 1e3)} KB`)

for (const version of values.nodes.split(',')) {
  const node = installNode(join(folder, `node-${version}`), version)
  for (const program of SNIPPETS) runs(node, library, program)
  note(`Node ${version}: import`, runs(node, library, readme))
  note(`Node ${version}: require`, runs(node, library, readme, 'cjs'))
  const players = ['--players', 'bm,big-smithy', '--games', '100', '--json']
  note(`Node ${version}: kartentisch sim`, command(node, library, 'sim', 'dominion', ...players).slice(0, 60))
  note(`Node ${version}: kartentisch serve`, await serves(node))
}
rmSync(folder, { recursive: true })
