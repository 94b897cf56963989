import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { kartentisch } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-arena-'))
afterAll(() => rmSync(folder, { recursive: true }))

const contest = ['arena', '--players', 'random,bm,money', '--kingdoms', '3', '--games', '8', '--seed', 'spring']

/** By one worker: each more of them loads all the rules anew. */
const ALONE = ['--workers', '1']

describe('arena', () => {
  test('everyone meets everyone in every kingdom, and the strongest comes first', async () => {
    const { code, out } = await kartentisch(...contest, '--json', ...ALONE)
    expect(code).toBe(0)
    const { kind, format, game, seed, games, players, pairings, first, kingdoms, lent } = JSON.parse(out)
    expect({ kind, format }).toEqual({ kind: 'arena', format: 1 })
    expect({ game, seed, games, lent }).toEqual({ game: 'dominion', seed: 'spring', games: 72, lent: true })
    expect(players.map(({ name }: { name: string }) => name)).toEqual(['bm', 'money', 'random'])
    for (const { rating, low, high, games, wins, ties, losses, score } of players) {
      expect(low).toBeLessThan(rating)
      expect(high).toBeGreaterThan(rating)
      expect(games).toBe(48)
      expect(wins + ties + losses).toBe(48)
      expect(score).toBeCloseTo((wins + ties / 2) / 48)
    }
    expect(pairings.map((pairing: { players: string[] }) => pairing.players)).toEqual([
      ['random', 'bm'],
      ['random', 'money'],
      ['bm', 'money'],
    ])
    expect(pairings.every((pairing: { games: number }) => pairing.games === 24)).toBe(true)
    expect(first.wins + first.ties + first.losses).toBe(72)
    expect(kingdoms).toHaveLength(3)
    expect(new Set(kingdoms.map(({ setup }: { setup: unknown }) => JSON.stringify(setup))).size).toBe(3)
    for (const { players, pairings } of kingdoms) {
      expect(players.map(({ games }: { games: number }) => games)).toEqual([16, 16, 16])
      expect(pairings).toHaveLength(3)
    }
  })

  test('the same seed gives the same standings, with any number of workers', async () => {
    const [one, two] = await Promise.all(['1', '2'].map(n => kartentisch(...contest, '--json', '--workers', n)))
    expect(two?.out).toBe(one?.out)
  })

  test('rates players of Burgund too', async () => {
    const { out } = await kartentisch('arena', '--game', 'burgund', '--games', '10', '--json', ...ALONE)
    const { players, kingdoms } = JSON.parse(out)
    expect(players.map(({ name }: { name: string }) => name)).toEqual(['greedy', 'random'])
    expect(kingdoms).toHaveLength(1)
  })

  test('tells the standings as a table, and writes them into a report that needs nothing but itself', async () => {
    const file = join(folder, 'arena.html')
    const { code, out, errors } = await kartentisch(...contest, '--html', file, ...ALONE)
    expect(code).toBe(0)
    expect(errors).toContain(`Report: ${file}`)
    expect(out).toContain('72 games of 3 players in 3 kingdoms')
    expect(out).toMatch(/^bm +\+\d+ +\+\d+ … \+\d+ +\d+\.\d %/m)
    expect(out).toContain('Score by kingdom:')
    const html = readFileSync(file, 'utf8')
    for (const kind of ['ratings', 'kingdoms', 'histogram', 'lines', 'heat'])
      expect(html).toContain(`class="plot ${kind}"`)
    expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|src=|https?:/)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })
})
