import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { data, KINDS } from '@kartentisch/burgund'
import { LANGUAGES, oneOf, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { play as command } from '../src/commands/play.ts'
import { typing } from './command.ts'
import { burgund, shelf } from './kits.ts'
import { type Spoken, typeAt } from './terminal.ts'

const type = (chosen: Spoken, lines: readonly string[], width = 80): Promise<string> =>
  typeAt(burgund, chosen, lines, width)

/** The screens shown, one a question. */
const screens = (out: string): string[] => out.split(/^(?=(?:Round|Durchgang) [A-E] · )/m).slice(1)

/** There is always a first choice, and it needs no thought. */
const firstChoices = (n: number): string[] => new Array<string>(n).fill('1')

test('a whole game for two through a pipe ends with everybody’s points, line by line', async () => {
  const { code, out, errors } = await typing(firstChoices(150), 'play', 'burgund', '--seed', '7', '--bots', 'greedy')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  for (const { id } of data.roundCards) expect(out).toContain(`Round ${id} · cycle ${data.cardsPerRound} of`)
  expect(out).toContain('The game is over.')
  for (const name of ['Anna', 'Bruno']) expect(out).toMatch(new RegExp(`^${name}: \\d+ VP\\n( +\\d+ {2}.*\\n)+`, 'm'))
  expect(out).toMatch(/(Anna|Bruno) wins\./)
})

test('alone one plays against Egon, who wins if he has more points after a round', async () => {
  const out = await type({ players: '1', seed: '7' }, firstChoices(200))
  expect(out).toMatch(/^── Egon · \d+ VP ─/m)
  expect(out).toMatch(/^Stacks to come: 4 cards, 5 cards, 6 cards, 7 cards$/m)
  expect(out).toMatch(/^Egon turns up /m)
  expect(out).not.toContain('start player card')
  const [, own] = /^Anna: (\d+) VP/m.exec(out) ?? []
  const [, egons] = /^Egon: (\d+) VP/m.exec(out) ?? []
  expect(Number(egons)).toBeGreaterThan(Number(own))
  expect(out).toContain('Egon has more points: the game is lost.')
})

test('wrong input is answered with what would be right, and changes nothing', async () => {
  const lines = ['', '99', 'shp', 'score', 'u', 'i shpi', 'i town hall 5']
  const out = await type({ seed: '7' }, lines)
  expect(out).toContain('Nothing goes without saying here: choose 1.')
  expect(out).toContain('There is no choice 99: type a number from 1 to 2, or a name.')
  expect(out).toContain('There is no choice "shp".')
  expect(out).toContain('Points are counted when the game is over.')
  expect(out).toContain('There is no answer of yours to take back.')
  expect(out).toContain('There is nothing called "shpi". Did you mean "ship"?')
  expect(out).toContain('You may place one more project, whatever its die.')
  expect(screens(out)).toHaveLength(1)
})

test('the table shows what there is to know, and nobody else’s hand', async () => {
  const out = await type({ seed: '7', players: '4', people: '2', names: 'Ada,Bob' }, ['', '1', '1', '', '1', '1'])
  for (const screen of screens(out)) {
    const [, name = ''] = /^Round A · cycle \d of 6 · (\w+)'s turn/.exec(screen) ?? []
    for (let row = 1; row <= data.rows; row++) expect(screen).toContain(`[${row}] `)
    expect(screen).toContain('Round card A: 3 VP | 2 goods | 2 animals | 3 silver | 3 workers')
    expect(screen).toContain(`First triples (1 VP): ${KINDS.join(', ')}`)
    expect(screen).toContain('All seven kinds: 4 VP, 3 VP, 2 VP, 1 VP')
    expect(screen.match(/^── \w+ · \d+ VP.*cards? in hand/gm)).toHaveLength(3)
    expect(screen).toMatch(new RegExp(`^── ${name} · \\d+ VP (?!.*in hand)`, 'm'))
    expect(screen.match(/^Hand: (\[\d\] [a-z -]+(, )?)+$/gm)).toHaveLength(1)
    expect(screen).not.toMatch(new RegExp(`^(?!${name})\\w+ draws `, 'm'))
  }
  expect(screens(out)).toHaveLength(4)
})

test('actions tell what workers they cost, and are called by name or by part of it', async () => {
  const out = await type({ seed: '7', language: 'de' }, ['1', 'silber nehmen'])
  const [, action = ''] = screens(out)
  expect(action).toMatch(/Spielzug: Wähle eine Aktion mit der \d\./)
  expect(action).toMatch(/^nehmen: 1 .* \(Reihe \d(, \d Arbeiter)?\)/m)
  expect(out).toContain('Anna erhält +1 Silber.')
})

test('what is assumed is marked, and the help says so', async () => {
  const out = await type({ seed: '7' }, ['?', 'i B', 'i ship'])
  const help = out.replaceAll(/\s+/g, ' ')
  expect(help).toContain('* marks what is assumed and not yet checked against the printed cards: VP of triples:')
  const { triple = 0, tripleMark } = data.kinds.find(({ id }) => id === 'ship') ?? {}
  expect(out).toContain(`A triple: ${triple} VP${tripleMark === 'assumed' ? '*' : ''} `)
  expect(out).toMatch(/^round card B · \*$/m)
})

test('whatever is typed, every screen fits and says something', async () => {
  const typed = ['1', '2', '3', '4', '5', '6', '7', '', 'buy', 'place', 'kaufen', 'u']
  for (const width of [80, 120]) {
    for (const language of LANGUAGES) {
      for (let i = 0; i < 8; i++) {
        const random = seeded(`typing ${i}`)
        const lines = Array.from({ length: 300 }, () => oneOf(random, typed))
        const out = await type({ language, seed: `${i}`, players: String(1 + (i % 4)), bots: 'greedy' }, lines, width)
        const wrong = out
          .split('\n')
          .filter(line => line.length > width || /undefined|null|NaN|[{}]|\[object/.test(line))
        expect(wrong).toEqual([])
        expect(screens(out).length).toBeGreaterThan(20)
      }
    }
  }
})

test('a saved game goes on where it was left, and says how', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-'))
  const file = join(folder, 'burgund.json')
  const left = await type({ seed: '7', players: '3', save: file }, [...firstChoices(5), 'q'])
  expect(left).toContain(`kartentisch play --load ${file}`)
  const table = (screen = '') => screen.split('── What happened')[0]
  expect(table(screens(await type({ load: file }, []))[0])).toBe(table(screens(left).at(-1)))
  rmSync(folder, { recursive: true })
})

test('what can’t be played is refused with what could be', async () => {
  const wrong: [string, RegExp][] = [
    ['burgnd', /Unknown game "burgnd"\. Did you mean "burgund"\?/],
    ['burgund --players 5', /from 1 to 4, not 5/],
    ['burgund --bots gredy', /Did you mean "greedy"/],
    ['burgund --kingdom random', /Burgund has no kingdom/],
  ]
  for (const [args, reason] of wrong)
    await expect(async () => command.run(args.split(' '), { shelf, language: 'en' })).rejects.toThrow(reason)
})
