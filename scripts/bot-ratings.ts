import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Mistake } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab'
import { ROOT } from './packages/build.ts'
import { PAIRINGS } from './strength/pairings.ts'
import { type Met, ratingsFrom } from './strength/ratings.ts'

/** Writes down how strong the levels are, as `npm run strength -- --json` has measured it. */

const HELP = `npm run strength -- --only medium,hard,expert,burgund-medium,burgund-hard,burgund-expert --json > measured.jsonl
npm run bot-ratings -- measured.jsonl

Reads shares of games, line by line, and writes points of the levels from them (packages/bots/src/measured.ts): the usual level
has 1500, and 400 more win ten games of eleven.`

/** Players that are a level under another name. */
const LEVELS: Readonly<Record<string, string>> = { 'burgund/greedy': 'easy' }

const FILE = join(ROOT, 'packages/bots/src/measured.ts')

function metIn(line: string): { readonly game: string; readonly met: Met }[] {
  const { id, games, score }: { id: string; games: number; score: number } = JSON.parse(line)
  const pairing = PAIRINGS.find(one => one.id === id)
  if (pairing === undefined) throw new Mistake(`There is no pairing "${id}".`)
  const { game, one, other } = pairing
  if (typeof other !== 'string') return []
  const level = (name: string) => LEVELS[`${game}/${name}`] ?? name
  return [{ game, met: { one: level(one), other: level(other), games, score } }]
}

async function write(file: string): Promise<void> {
  const met = readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(metIn)
  const { kits } = await Shelf.load()
  const games = kits.flatMap(({ players: { game, levels, usual } }) => {
    const all = ratingsFrom(
      met.filter(one => one.game === game).map(one => one.met),
      usual,
    )
    const rated = Object.keys(levels).filter(level => (all[level]?.games ?? 0) > 0)
    if (rated.length === 0) return []
    const lines = rated.map(level => `    ${level}: { points: ${all[level]?.points}, games: ${all[level]?.games} },`)
    return [`  ${game}: {\n${lines.join('\n')}\n  },`]
  })
  const [head = ''] = readFileSync(FILE, 'utf8').split('= {')
  writeFileSync(FILE, `${head}= {\n${games.join('\n')}\n}\n`)
}

const [file] = process.argv.slice(2)
if (file === undefined || file === '--help') console.log(HELP)
else await write(file)
