import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryInstalled } from './trying.ts'

/**
 * What compose.yaml describes, without Docker: everything is built and installed into an empty folder, and two nodes of
 * that installation share a PostgreSQL and a Redis. A guest of one is known at the other, and both serve the page. Then, as
 * in compose.cluster.yaml, a worker of the same installation plays an experiment that is laid in a queue.
 *
 *   npm run deploy:try
 */

const GAMES = 40

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-deployed-'))
try {
  const installing = [join(import.meta.dirname, 'install.ts'), folder]
  const { status } = spawnSync(process.execPath, installing, { stdio: 'inherit' })
  if (status !== 0) throw new Error('It can’t be installed.')
  const began = performance.now()
  const { readyAfterMs, guest, pages, games } = await tryInstalled(folder, GAMES)
  console.log(`The nodes are ready after ${readyAfterMs.map(ms => `${Math.round(ms)} ms`).join(' and ')}.`)
  if (guest !== 'Anna') throw new Error(`The other node doesn't know the guest: ${guest}`)
  if (pages.includes(false)) throw new Error('A node serves no page.')
  console.log('Both nodes serve the page, and a guest of one is known at the other.')
  if (games !== GAMES) throw new Error(`A worker has played ${games} of ${GAMES} games.`)
  console.log('A worker has played all games of an experiment through the queue.')
  console.log(`Tried in ${Math.round((performance.now() - began) / 1000)} s.`)
} finally {
  rmSync(folder, { recursive: true })
}
