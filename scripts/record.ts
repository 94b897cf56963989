import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dominion } from '@kartentisch/dominion'
import { at, type Player, seeded } from '@kartentisch/kernel'
import { Curious, changedGames, type Listener, readGames, record, Shelf, writeGames } from '@kartentisch/lab'

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
  /** What everybody begins with in every second game, if it isn't what the rules say. */
  readonly deck?: (setup: unknown) => readonly string[]
}

/** Some money, and one of everything else there is in the game. */
function oneOfEach(setup: unknown): string[] {
  const { faces } = dominion.prepare(dominion.parseSetup(setup)).tables
  return [...new Array<string>(6).fill('copper'), ...faces.map(({ id }) => id)]
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
    deck: oneOfEach,
  },
  burgund: { games: 60, players: ['greedy', 'random'], selections: [] },
}

const shelf = await Shelf.load()
mkdirSync(FOLDER, { recursive: true })
for (const [id, { games, players, selections, deck }] of Object.entries(RECIPES)) {
  const kit = shelf.kit(id)
  const { game, seats, setup } = kit.game
  const file = join(FOLDER, `${id}.txt`)
  if (existsSync(file)) {
    const before = readGames(readFileSync(file, 'utf8'))
    const changed = changedGames(kit, before.games)
    for (const said of changed) console.log(`${id}: ${said}`)
    console.log(`${id}: ${changed.length} of ${before.games.length} games go another way.`)
    if (changed.length > 0 && before.version === game.version) {
      console.log(`Raise the version of the rules of ${id} first, which is ${game.version}.`)
      process.exitCode = 1
      continue
    }
  }
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i)
  const curious = new Curious(kit.game.fuzzing)
  const listener: Listener = (event, rules) => curious.hear(rules, event)
  const recorded = Array.from({ length: games }, (_, i) => {
    const seed = `recorded ${i}`
    const number = at(counts, i % counts.length)
    const turn = Math.floor(i / counts.length)
    const selection = selections[Math.floor(turn / 2) % selections.length]
    const chosen = setup({ players: number, seed, ...(selection !== undefined && { selection }) })
    const begin = { setup: chosen, seed }
    const byName = (seat: number) => kit.players.player(at(players, (i + seat) % players.length))(`${seed} ${seat}`)
    if (turn % 2 === 0) return record(kit, begin, byName, listener)
    // Bots buy few cards, and what nobody plays no game shows: in every second game the curious try everything.
    const rules = game.prepare(game.parseSetup(chosen))
    const random = seeded(seed)
    const player: Player<unknown> = { name: 'curious', answer: question => curious.answer(rules, question, random) }
    return record(kit, { ...begin, ...(deck && { deck: deck(chosen) }) }, () => player, listener)
  })
  if (curious.missing.length > 0) console.log(`${id}: no game shows ${curious.missing.join(', ')}.`)
  writeFileSync(file, writeGames({ game: id, version: game.version, games: recorded }))
  console.log(`${id}: ${games} games recorded.`)
}
