import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Balance, lossAgain, type Reviewed, reviewGame } from '@kartentisch/bots'
import { at, type Kit, type Recording } from '@kartentisch/kernel'
import { playedGame, Shelf } from '@kartentisch/lab'
import { keptLines } from './kept-lines.ts'

/**
 * How far a review can be trusted: `node scripts/review-honesty.ts FILE [--positions 200] [--rounds 500] [--think 20]
 * [--first 0] [--players easy,easy] [--game dominion]`. Games of several players are reviewed, each for so many seconds of computing; then what was
 * said of a decision is measured anew with other chances, in so many games for each answer. FILE gets a line of JSON for each
 * game, so that another run goes on where one was broken off; what all its lines come to is said at the end.
 */
const PAIRS: readonly (readonly string[])[] = [
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['random', 'easy'],
  ['easy', 'medium'],
]
/** So many decisions of a game are measured at most: of those that were judged, and of those that weren't. */
const JUDGED = 5
const UNJUDGED = 3
/** Games that take longer find no end. */
const MOST_STEPS = 600
const VERDICTS = { blunder: 0.2, mistake: 0.1, inaccuracy: 0.05, none: 0 } as const

interface Sample {
  readonly place: number
  readonly verdict: keyof typeof VERDICTS
  readonly said: number
  readonly found: number
  readonly error: number
}

/** What is known of a game. */
interface Line {
  readonly game: number
  readonly players: readonly string[]
  readonly decisions: number
  /** How many decisions got each verdict. */
  readonly judged: Readonly<Record<string, number>>
  readonly samples: readonly Sample[]
  readonly balances: readonly Balance[]
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length)

/** Ranks from 1; equals share theirs. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map(value => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}

function rankCorrelation(samples: readonly Sample[]): number {
  const [a, b] = [ranks(samples.map(({ said }) => said)), ranks(samples.map(({ found }) => found))]
  const [ma, mb] = [mean(a), mean(b)]
  const products = a.reduce((sum, x, i) => sum + (x - ma) * (at(b, i) - mb), 0)
  const spread = (all: readonly number[], m: number) => Math.sqrt(all.reduce((sum, x) => sum + (x - m) ** 2, 0))
  return products / (spread(a, ma) * spread(b, mb))
}

/** So many of a list, from all over it. */
function some<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => at(all, Math.floor(i * step)))
}

function measured({ game, players }: Kit, recording: Recording, one: Reviewed, rounds: number): Sample[] {
  const answer = one.better?.answer ?? one.rival?.answer
  if (answer === undefined) return []
  const { place, given } = one
  const loss = lossAgain(game, players, recording, { place, given, answer }, rounds, 'held back')
  if (loss === undefined) return []
  // Of what isn't judged a review says that nothing was lost.
  const said = one.better?.loss.mean ?? 0
  return [{ place, verdict: one.better?.verdict ?? 'none', said, found: loss.mean, error: loss.error }]
}

function lineOf(kit: Kit, i: number, names: readonly string[], think: number, rounds: number): Line {
  const seed = `honesty ${i}`
  const setup = kit.game.setup({
    players: names.length,
    ...(kit.game.game.id === 'dominion' && { selection: 'random' }),
    seed,
  })
  const recording = playedGame(kit, setup, seed, names, MOST_STEPS)
  const { decisions, balances } = reviewGame(kit.game, kit.players, recording, {
    clock: () => process.cpuUsage().user / 1000,
    milliseconds: 1000 * think,
  })
  const judged = decisions.filter(({ better }) => better !== undefined)
  const others = decisions.filter(({ better, rival }) => better === undefined && rival !== undefined)
  const chosen = rounds === 0 ? [] : [...some(judged, JUDGED), ...some(others, UNJUDGED)]
  return {
    game: i,
    players: names,
    decisions: decisions.length,
    judged: Object.fromEntries(
      Object.keys(VERDICTS).map(verdict => [verdict, judged.filter(one => one.better?.verdict === verdict).length]),
    ),
    samples: chosen.flatMap(one => measured(kit, recording, one, rounds)),
    balances,
  }
}

function tell(lines: readonly Line[]): void {
  const samples = lines.flatMap(line => line.samples)
  const judged = samples.filter(({ verdict }) => verdict !== 'none')
  console.log(`rank correlation: ${rankCorrelation(samples).toFixed(2)} of ${samples.length}`)
  console.log(`of those that were judged: ${rankCorrelation(judged).toFixed(2)} of ${judged.length}`)
  for (const [verdict, from] of Object.entries(VERDICTS)) {
    const own = samples.filter(one => one.verdict === verdict)
    const holds = own.filter(({ found }) => found >= from).length
    const costs = own.filter(({ found, error }) => found > 2 * error).length
    console.log(
      `${verdict}: ${own.length}, said ${mean(own.map(({ said }) => said)).toFixed(3)}, ` +
        `found ${mean(own.map(({ found }) => found)).toFixed(3)}, ${holds} at least ${from}, ${costs} surely cost something`,
    )
  }
  const total = (own: readonly Line[], count: (line: Line) => number) => own.reduce((sum, line) => sum + count(line), 0)
  for (const names of new Set(lines.map(({ players }) => players.join(' – ')))) {
    const own = lines.filter(({ players }) => players.join(' – ') === names)
    const counts = Object.keys(VERDICTS).map(
      verdict => `${total(own, ({ judged }) => judged[verdict] ?? 0)} ${verdict}`,
    )
    console.log(`${names}: ${own.length} games, ${total(own, line => line.decisions)} decisions, ${counts.join(', ')}`)
  }
  tellLuck(lines)
}

/** Luck must be 0 on average, whoever plays against whom: what each kind of player had of it against each other. */
function tellLuck(lines: readonly Line[]): void {
  const lucks = lines.flatMap(({ players, balances }) =>
    balances.map(({ seat, luck, skill, others }) => ({
      who: `${at(players, seat)} against ${players.toSpliced(seat, 1).join(', ')}`,
      luck,
      skill,
      others,
    })),
  )
  for (const who of new Set(lucks.map(one => one.who))) {
    const own = lucks.filter(one => one.who === who)
    const [luck, skill, others] = [
      mean(own.map(one => one.luck)),
      mean(own.map(one => one.skill)),
      mean(own.map(one => one.others)),
    ]
    const error = Math.sqrt(mean(own.map(one => (one.luck - luck) ** 2)) / Math.max(1, own.length - 1))
    const most = Math.max(...own.map(one => Math.abs(one.luck)))
    console.log(
      `luck of ${who}: ${luck.toFixed(2)} ± ${error.toFixed(2)} in ${own.length} games, at most ${most.toFixed(2)}; ` +
        `own decisions ${skill.toFixed(2)}, those of the others ${others.toFixed(2)}`,
    )
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '200' },
    games: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '500' },
    think: { type: 'string', default: '20' },
    first: { type: 'string', default: '0' },
    players: { type: 'string' },
    game: { type: 'string', default: 'dominion' },
  },
})
const [file] = positionals
if (file === undefined) throw new Error('Which file is it written to?')
const kit = (await Shelf.load()).kit(values.game)
const first = Number(values.first)
for (let i = first; i < first + Number(values.games); i++) {
  const lines = keptLines<Line>(file)
  if (lines.reduce((sum, { samples }) => sum + samples.length, 0) >= Number(values.positions)) break
  if (lines.some(({ game }) => game === i)) continue
  const names = values.players?.split(',') ?? at(PAIRS, i % PAIRS.length)
  const line = lineOf(kit, i, names, Number(values.think), Number(values.rounds))
  appendFileSync(file, `${JSON.stringify(line)}\n`)
  console.log(`${names.join(' – ')}: ${line.decisions} decisions, ${JSON.stringify(line.judged)}`)
}
tell(keptLines<Line>(file))
