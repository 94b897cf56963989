import { type Adviser, didYouMean, type MakePlayer, Mistake, type PlayersKit } from '@kartentisch/kernel'
import { say } from './words/say.ts'

/** Who plays a game. */
interface Company<Sight> {
  readonly game: string
  readonly levels: PlayersKit<Sight>['levels']
  readonly usual: string
  readonly measured?: PlayersKit['measured']
  /** Players for experiments, or for the fun of it, besides the levels. */
  readonly others: Readonly<Record<string, MakePlayer<Sight>>>
  readonly adviser: Adviser<Sight>
  readonly judging?: PlayersKit<Sight>['judging']
  readonly tuning?: PlayersKit['tuning']
  readonly study?: PlayersKit['study']
  readonly bench: PlayersKit['bench']
  /** A player by the text of a plan, which may be written out in the place of its name; nothing where it is none. */
  written?(text: string, name: string): MakePlayer<Sight> | undefined
}

/** The kit of a game's players. */
export function playersKit<Sight>({
  game,
  levels,
  usual,
  measured,
  others,
  adviser,
  judging,
  tuning,
  study,
  bench,
  written,
}: Company<Sight>): PlayersKit<Sight> {
  const makers: Readonly<Record<string, MakePlayer<Sight>>> = { ...levels, ...others }
  const names = Object.keys(makers)
  return {
    game,
    levels,
    usual,
    ...(measured !== undefined && { measured }),
    names,
    adviser,
    ...(judging !== undefined && { judging }),
    ...(tuning !== undefined && { tuning }),
    ...(study !== undefined && { study }),
    bench,
    player(name, plans = new Map()) {
      const found = makers[name] ?? written?.(plans.get(name) ?? name, name)
      if (found !== undefined) return found
      const all = written === undefined ? names : [...names, ...plans.keys()]
      const nearest = didYouMean(name, all)
      throw new Mistake(say('unknownPlayer', { name, nearest, known: all.join(', ') }))
    },
  }
}
