import { lossAgain, type Reviewed, reviewGame } from '@kartentisch/bots'
import { at, type Kit, type Recording } from '@kartentisch/kernel'
import { playedGame, Shelf } from '@kartentisch/lab'

/**
 * How far a review can be trusted: `node scripts/review-honesty.ts [GAMES] [SECONDS] [ROUNDS] [FIRST]`. Games of several players are
 * reviewed, then what was said of a decision is measured anew with other chances, in so many games for each answer.
 */
const PAIRS: readonly (readonly [string, string])[] = [
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['random', 'easy'],
]
/** Of the decisions of a game that weren't judged so many are measured too. */
const UNJUDGED = 4

interface Sample {
  readonly verdict: string
  readonly said: number
  readonly found: number
  readonly error: number
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

function measured({ game, players }: Kit, recording: Recording, one: Reviewed, rounds: number): Sample[] {
  const answer = one.better?.answer ?? one.rival?.answer
  if (answer === undefined) return []
  const { place, given } = one
  const loss = lossAgain(game, players, recording, { place, given, answer }, rounds, 'held back')
  if (loss === undefined) return []
  // Of what isn't judged a review says that nothing was lost.
  const said = one.better?.loss.mean ?? 0
  return [{ verdict: one.better?.verdict ?? 'none', said, found: loss.mean, error: loss.error }]
}

async function main(games: number, seconds: number, rounds: number, first: number): Promise<void> {
  const kit = (await Shelf.load()).kit('dominion')
  const samples: Sample[] = []
  for (let i = first; i < first + games; i++) {
    const names = at(PAIRS, i % PAIRS.length)
    const seed = `honesty ${i}`
    const setup = kit.game.setup({ players: 2, selection: 'random', seed })
    const recording = playedGame(kit, setup, seed, names, 600)
    const review = reviewGame(kit.game, kit.players, recording, {
      clock: () => process.cpuUsage().user / 1000,
      milliseconds: 1000 * seconds,
    })
    const judged = review.decisions.filter(({ better }) => better !== undefined)
    const others = review.decisions.filter(({ better, rival }) => better === undefined && rival !== undefined)
    const step = Math.max(1, Math.floor(others.length / UNJUDGED))
    const chosen = others.filter((_, k) => k % step === 0).slice(0, UNJUDGED)
    for (const one of [...judged, ...chosen]) samples.push(...measured(kit, recording, one, rounds))
    console.log(
      `${names.join(' – ')}: ${review.decisions.length} decisions, ${judged.length} judged, of them ` +
        `${judged.filter(({ better }) => better?.verdict === 'blunder').length} blunders; ${samples.length} measured in all`,
    )
  }
  console.log(`rank correlation: ${rankCorrelation(samples).toFixed(2)} of ${samples.length}`)
  for (const [verdict, from] of [
    ['blunder', 0.2],
    ['mistake', 0.1],
    ['inaccuracy', 0.05],
    ['none', 0],
  ] as const) {
    const own = samples.filter(one => one.verdict === verdict)
    const holds = own.filter(({ found }) => found >= from).length
    console.log(
      `${verdict}: ${own.length}, said ${mean(own.map(({ said }) => said)).toFixed(3)}, ` +
        `found ${mean(own.map(({ found }) => found)).toFixed(3)}, ${holds} at least ${from}`,
    )
  }
}

const [games = '12', seconds = '20', rounds = '500', first = '0'] = process.argv.slice(2)
await main(Number(games), Number(seconds), Number(rounds), Number(first))
