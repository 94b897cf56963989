import { appendFileSync } from 'node:fs'
import { at, below, type Kit, seat, seeded } from '@kartentisch/kernel'
import { damaged, playedGame, type Retelling, readDamaged, Shelf } from '@kartentisch/lab'
import { keptLines } from './kept-lines.ts'

/**
 * Reads logs of games of bots in which lines were cut out, doubled and moved: `node scripts/import-fuzz.ts FILE [LOGS]
 * [MILLISECONDS]`. Each log, damaged in so many ways, is a line of JSON in FILE, so that another run goes on where one was broken
 * off; what all come to is said at the end. What was read is written down again and compared with the damaged log, line by line.
 * A quarter of the logs are in German, half are read as if written by another program, half name the cards of one seat only. A
 * log that isn't read within so many milliseconds of computing is refused.
 */
const WAYS = 20
/** Longer games have nothing in their logs that these haven't. */
const MOST_STEPS = 100
const VERDICTS: readonly Retelling[] = ['refused', 'told', 'loosely told', 'wrong']

interface Line {
  readonly game: number
  readonly kind: string
  /** How many of its damaged logs got each verdict. */
  readonly verdicts: Readonly<Record<Retelling, number>>
  /** In milliseconds. */
  readonly longest: number
}

function lineOf(kit: Kit, i: number, milliseconds: number): Line {
  const { logs } = kit.game
  if (logs === undefined) throw new Error('Nobody writes this game down.')
  const seed = `damaged ${i}`
  const players = 2 + (i % 3)
  const setup = kit.game.setup({ players, selection: 'random', seed })
  const names = Array.from({ length: players }, (_, j) => at(['easy', 'random', 'easy'], (i + j) % 3))
  const recording = playedGame(kit, setup, seed, names, MOST_STEPS)
  const isOurs = i % 2 === 0
  const language = i % 4 === 0 ? 'de' : 'en'
  const eye = i % 8 < 4 ? undefined : seat(0)
  const text = logs.write(recording, language, eye)
  // Whoever has another title wrote it in another program.
  const log = isOurs ? text : text.split('\n').slice(1).join('\n')
  const random = seeded(`damage ${i}`)
  const verdicts = { refused: 0, told: 0, 'loosely told': 0, wrong: 0 }
  let longest = 0
  for (let n = 0; n < WAYS; n++) {
    const broken = damaged(log, () => below(random, 1_000_000) / 1_000_000)
    const began = computed()
    const verdict = readDamaged(kit, broken, language, isOurs, () => computed() < began + milliseconds)
    longest = Math.max(longest, computed() - began)
    verdicts[verdict]++
    if (verdict === 'wrong') console.log(`wrong: game ${i}, damage ${n}`)
  }
  const kind = `${isOurs ? 'ours' : 'elsewhere'}, ${eye === undefined ? 'all cards' : 'one seat'}`
  return { game: i, kind, verdicts, longest: Math.round(longest) }
}

/** What was computed so far, in milliseconds: others may compute beside it. */
const computed = (): number => process.cpuUsage().user / 1000

function tell(lines: readonly Line[]): void {
  for (const kind of new Set(lines.map(line => line.kind))) {
    const own = lines.filter(line => line.kind === kind)
    const counts = VERDICTS.map(
      verdict => `${own.reduce((sum, { verdicts }) => sum + verdicts[verdict], 0)} ${verdict}`,
    )
    console.log(
      `${kind}: ${own.length} games, ${counts.join(', ')}, ${Math.max(...own.map(({ longest }) => longest))} ms`,
    )
  }
}

const [file, games = '1000', milliseconds = '3000'] = process.argv.slice(2)
if (file === undefined) throw new Error('Which file is it written to?')
const kit = (await Shelf.load()).kit('dominion')
const done = new Set(keptLines<Line>(file).map(({ game }) => game))
for (let i = 0; i < Number(games); i++)
  if (!done.has(i)) appendFileSync(file, `${JSON.stringify(lineOf(kit, i, Number(milliseconds)))}\n`)
tell(keptLines<Line>(file))
