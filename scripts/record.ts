import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@kartentisch/kernel'
import { changedAt, readGames, record, Shelf, writeGames } from '@kartentisch/lab'

/**
 * Records games that the tests replay. A game that would go another way under the rules that are here is recorded anew
 * only if the version of the rules says that they have changed.
 */

const FOLDER = join(import.meta.dirname, '../packages/lab/test/recorded')

interface Recipe {
  readonly games: number
  readonly players: readonly string[]
  /** What is played with, in turn; none where that is always the same. */
  readonly selections: readonly string[]
}

const RECIPES: Readonly<Record<string, Recipe>> = {
  dominion: {
    games: 170,
    players: ['random', 'easy', 'random', 'big-money'],
    selections: [
      'base',
      'base, base1',
      'intrigue',
      'alchemy, base',
      'cornucopia',
      'guilds',
      'empires, 2 events',
      'empires, 2 landmarks',
      'promo, seaside, base',
      '1 event, 1 landmark',
    ],
  },
  burgund: { games: 60, players: ['greedy', 'random'], selections: [] },
}

const shelf = await Shelf.load()
mkdirSync(FOLDER, { recursive: true })
for (const [id, { games, players, selections }] of Object.entries(RECIPES)) {
  const kit = shelf.kit(id)
  const { game, seats, setup } = kit.game
  const file = join(FOLDER, `${id}.txt`)
  if (existsSync(file)) {
    const before = readGames(readFileSync(file, 'utf8'))
    const changed = before.games.filter(one => changedAt(kit, one) !== undefined).length
    console.log(`${id}: ${changed} of ${before.games.length} games go another way.`)
    if (changed > 0 && before.version === game.version) {
      console.log(`Raise the version of the rules of ${id} first, which is ${game.version}.`)
      process.exitCode = 1
      continue
    }
  }
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i)
  const recorded = Array.from({ length: games }, (_, i) => {
    const seed = `recorded ${i}`
    const number = at(counts, i % counts.length)
    const selection = selections[Math.floor(i / counts.length) % selections.length]
    const chosen = setup({ players: number, seed, ...(selection !== undefined && { selection }) })
    const names = Array.from({ length: number }, (_seat, s) => at(players, (i + s) % players.length))
    return record(kit, chosen, seed, names)
  })
  writeFileSync(file, writeGames({ game: id, version: game.version, games: recorded }))
  console.log(`${id}: ${games} games recorded.`)
}
