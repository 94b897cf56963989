import { at, seat } from '@kartentisch/kernel'
import { playedGame, roundTrip, Shelf } from '@kartentisch/lab'

/**
 * Writes games of bots with all sets down as logs and reads them again: `node scripts/round-trip.ts [GAMES] [FIRST]`. Half
 * of the logs name all cards, half only those that one seat saw; half of either are in German.
 */
async function main(games: number, first: number): Promise<void> {
  const kit = (await Shelf.load()).kit('dominion')
  const counts = new Map<string, number>()
  const began = performance.now()
  for (let i = first; i < first + games; i++) {
    const seed = `round trip ${i}`
    const players = 2 + (i % 3)
    const setup = kit.game.setup({ players, selection: 'random', seed })
    const names = Array.from({ length: players }, (_, j) => at(['easy', 'random', 'easy'], (i + j) % 3))
    const recording = playedGame(kit, setup, seed, names, 400)
    const eye = i % 4 < 2 ? undefined : seat(0)
    const trip = roundTrip(kit, recording, i % 2 === 0 ? 'en' : 'de', eye)
    const verdict = typeof trip === 'string' ? trip : 'refused'
    const key = `${eye === undefined ? 'all cards' : 'one seat'}: ${verdict}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (trip !== 'same') console.log(i, key, typeof trip === 'string' ? '' : trip.refused)
  }
  for (const [key, n] of [...counts].sort()) console.log(`${key}: ${n}`)
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`)
}

const [games = '1000', first = '0'] = process.argv.slice(2)
await main(Number(games), Number(first))
