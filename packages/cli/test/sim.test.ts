import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { commandNamed, nameOf } from '../src/commands/index.ts'
import { kartentisch } from './command.ts'
import { shelf } from './kits.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-sim-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** By one worker: each more of them loads all the rules anew. */
const sim = (...args: readonly string[]) => kartentisch('sim', ...args, '--workers', '1')

describe('sim', () => {
  test('tells what was asked and what came of it as JSON', async () => {
    const { code, out } = await sim('dominion', '--games', '60', '--seed', '7', '--json')
    expect(code).toBe(0)
    const shares = { wins: expect.any(Number), ties: expect.any(Number), losses: expect.any(Number) }
    const share = { score: expect.any(Number), low: expect.any(Number), high: expect.any(Number) }
    const line = { ...shares, ...share, points: expect.any(Number), turns: expect.any(Number) }
    const result = JSON.parse(out)
    expect(result).toMatchObject({ kind: 'sim', format: 1, game: 'dominion', seed: 7, games: 60, ranges: [[1, 60]] })
    expect(result.setup.kingdom).toContain('smithy')
    expect(result.players).toEqual([
      { name: 'big-money', ...line },
      { name: 'random', ...line },
    ])
    expect(result.first).toEqual(shares)
  })

  test('plays Burgund for two, where every game has five rounds', async () => {
    const { out } = await sim('burgund', '--players', 'greedy,random', '--games', '40', '--json')
    const { players, first } = JSON.parse(out)
    expect(players.map((line: { turns: number }) => line.turns)).toEqual([5, 5])
    expect(players[0].wins).toBeGreaterThan(35)
    expect(first.wins + first.ties + first.losses).toBe(40)
  })

  test('alone one wins or loses against Egon, and there are no ties', async () => {
    const { out } = await sim('burgund', '--players', 'greedy', '--games', '60', '--json')
    const [{ wins, ties, losses, turns }] = JSON.parse(out).players
    expect({ ties, games: wins + losses }).toEqual({ ties: 0, games: 60 })
    expect(wins).toBeGreaterThan(0)
    expect(losses).toBeGreaterThan(0)
    expect(turns).toBeLessThan(5)
  })

  test.each([
    [['sim', 'burgond'], 'Unknown game "burgond". Did you mean "burgund"?'],
    [['sim', 'dominion', '--players', 'big-mony,random'], 'Unknown player "big-mony". Did you mean "big-money"?'],
    [['sim', 'burgund', '--players', 'gready'], 'Unknown player "gready". Did you mean "greedy"?'],
    [['sim', 'burgund', '--players', 'random,random,random,random,random'], 'Burgund is for 1 to 4 players, not 5.'],
    [['sim', 'burgund', '--kingdom', 'random'], 'Burgund has no kingdom'],
    [['sim', 'dominion', '--worker', '2'], 'Unknown option "--worker". Did you mean "--workers"?'],
    [['sim', 'dominion', '--kingdom', 'chapel,smity'], 'Unknown card "smity" in kingdom. Did you mean "smithy"?'],
    [['sim', 'dominion', '--players', 'bm,[province, gold'], "A bracket isn't closed in --players"],
    [['sim', 'dominion', '--html', 'no/such/folder/x.html'], 'there is no folder "no/such/folder".'],
    [['arena', '--html', tmpdir()], 'is a folder.'],
    [['sim', 'dominion', '--until', '60%'], '--until takes a share such as 0.5%'],
    [['sim', 'dominion', '--decks', 'copper 7'], '--decks takes a deck for each player'],
    [['sim', 'dominion', '--decks', 'copper x7'], '1 decks are given for 2 players.'],
    [['sim', 'dominion', '--decks', 'copper; coper'], 'There is no card "coper" in this game to begin with.'],
    [['sim', 'burgund', '--decks', 'mine; mine'], 'In Burgund nobody begins with given cards.'],
    [['merge'], 'Which results?'],
    [['merge', 'package.json'], 'is no result of "kartentisch sim --json"'],
    [['sim', 'dominion', '--tell', '0'], '--tell takes a whole number from 1 to 1000000000'],
    [['sim', 'dominion', '--workers', '0'], '--workers takes a whole number from 1 to 512, not "0".'],
    [['fuzz', 'dominon'], 'Unknown game "dominon". Did you mean "dominion"?'],
    [['cards', '--game', 'burgun'], 'Unknown game "burgun". Did you mean "burgund"?'],
    [['arena', '--game', 'burgund', '--players', 'greedy'], 'An arena is for two players or more, not 1.'],
    [['arena', '--players', 'random,random'], '"random" stands twice among the players'],
    [['arena', '--players', 'random,big-mony'], 'Unknown player "big-mony". Did you mean "big-money"?'],
  ])('%j is refused with what would be right', async ([name = '', ...args], message) => {
    const command = await commandNamed(nameOf(name))
    await expect((async () => command.run(args, { shelf, language: 'en' }))()).rejects.toThrow(message)
  })

  test('a mistake is told on the side, with exit code 2', async () => {
    const { code, out, errors } = await kartentisch('sim', 'burgond')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(errors).toBe(
      'kartentisch: Unknown game "burgond". Did you mean "burgund"? Games: dominion, burgund.\nSee "kartentisch sim --help".\n',
    )
  })

  test('every command speaks German where that is asked for, mistakes too', async () => {
    const [table, wrong, french] = await Promise.all([
      sim('burgund', '--games', '4', '--language', 'de'),
      kartentisch('arena', 'burgond', '--language=de'),
      kartentisch('bench', '--language', 'fr'),
    ])
    expect(table.out).toMatch(/^4 Spiele\n +gewinnt +teilt +verliert +Punkte/)
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.errors).toBe(
      'kartentisch: Unbekanntes Spiel „burgond“. Meintest du „burgund“? Spiele: dominion, burgund.\nSiehe „kartentisch arena --help“.\n',
    )
    expect(french).toMatchObject({ code: 2, out: '' })
    expect(french.errors).toContain('--language is one of de, en, not "fr".')
  })

  test('tells one of the games turn by turn, the same as among the others', async () => {
    const players = ['--players', 'bm,big-smithy', '--seed', '3']
    const [told, all] = await Promise.all([
      kartentisch('sim', 'dominion', ...players, '--tell', '1'),
      sim('dominion', ...players, '--games', '1', '--json'),
    ])
    const [bm, smithy] = JSON.parse(all.out).players
    const lines = told.out.trim().split('\n')
    expect(lines).toContain("big-smithy's turn 2.")
    expect(lines.filter(line => line.startsWith("bm's turn")).length).toBe(bm.turns)
    expect(lines.at(-1)).toBe(`bm: ${bm.points}, big-smithy: ${smithy.points}`)
  })

  test('measures against the best plan with one kind of Action', async () => {
    // Each kind of Action is tried; which is best of a few is shown by a few.
    const kingdom = 'smithy,moat,village,gardens'
    const players = 'one-action,money'
    const { out } = await sim('dominion', '--kingdom', kingdom, '--players', players, '--games', '30', '--json')
    expect(JSON.parse(out).players[0].wins).toBeGreaterThan(20)
  })

  test('writes a report that needs nothing but itself', async () => {
    const file = join(folder, 'sim.html')
    const { code, out } = await sim('dominion', '--games', '50', '--json', '--html', file)
    expect(code).toBe(0)
    expect(JSON.parse(out).games).toBe(50)
    const html = readFileSync(file, 'utf8')
    for (const kind of ['shares', 'histogram', 'lines', 'heat']) expect(html).toContain(`class="plot ${kind}"`)
    for (const what of ['Points by turn', 'Money by turn', 'Games by their turns', 'Cards of big-money by turn'])
      expect(html).toContain(`aria-label="${what}"`)
    expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|src=|https?:/)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).toContain('prefers-color-scheme')
  })
})
