import { at, type BenchGames, type Kit, type Rules, simulate } from '@kartentisch/kernel'
import { courseOf } from '../env/course.ts'
import { makerOf } from '../players.ts'
import type { Shelf } from '../shelf.ts'
import { envSteps } from './env.ts'
import { bigMoneyByHand } from './loop.ts'
import { matchTimes } from './match.ts'
import { against, type Measured } from './measure.ts'

/** Chance can lead both players into a game without end: it is given up after several times the usual length. */
const MOST_STEPS = 4_000
/** In milliseconds, until all that comes up in games has been compiled. */
const WARM_UP = 1_500

const rulesFor = ({ game }: Kit, { players, selection, settings = 1 }: BenchGames): Rules<unknown, unknown>[] =>
  Array.from({ length: settings }, (_, i) => {
    const wish = { players: players.length, seed: `bench ${i}`, ...(selection !== undefined && { selection }) }
    return game.game.prepare(game.setup(wish))
  })

/** Games a second, turn and turn about with those of a loop written by hand. */
function measureGames(kit: Kit, games: BenchGames): Measured & { readonly reference: number } {
  const rules = rulesFor(kit, games)
  const makers = games.players.map(name => makerOf(kit.players, name))
  const play = (i: number) => {
    const players = makers.map(make => make(i))
    simulate(at(rules, i % rules.length), players, i, MOST_STEPS)
  }
  return against(bigMoneyByHand, play, { warmUp: WARM_UP })
}

const capitalized = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Measures the speed of the engine on one thread; each result is told as soon as it is known. */
export function* bench(shelf: Shelf): Generator<[string, Measured]> {
  for (const [k, kit] of shelf.kits.entries()) {
    const { game, players } = kit
    // The first game's results go by their own names, the others' by the game's too.
    const named = (name: string): string => (k === 0 ? name : `${game.game.id}${capitalized(name)}`)
    for (const [i, games] of players.bench.entries()) {
      const { reference, ...measured } = measureGames(kit, games)
      if (k === 0 && i === 0) yield ['byHand', { value: reference, unit: 'games/s' }]
      yield [named(games.name), measured]
    }
    const [rules] = rulesFor(kit, { name: '', players: Array.from({ length: game.seats.usual }, () => '') })
    if (rules !== undefined)
      for (const [name, measured] of Object.entries(matchTimes(() => rules))) yield [named(name), measured]
    if (game.numerals !== undefined) yield [named('envSteps'), envSteps(courseOf(shelf, { game: game.game.id }))]
  }
}
