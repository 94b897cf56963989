import type { Seed } from './random.ts'
import type { Wording } from './wording.ts'

/** How games between two went: how many the first won, ties shared. */
export interface Tried {
  readonly won: number
  readonly games: number
}

/** So many standard errors from even: several are tried at once, and looked at again and again. */
const BEYOND_CHANCE = 3

/** Whether the first is better than the second or worse, as far as that is beyond chance. */
export function settled({ won, games }: Tried): 'better' | 'worse' | 'unclear' {
  const ahead = won - games / 2
  if (Math.abs(ahead) <= (BEYOND_CHANCE * Math.sqrt(games)) / 2) return 'unclear'
  return ahead > 0 ? 'better' : 'worse'
}

/** A way to play a setting that was studied. */
export interface StudiedPlan {
  readonly kind: string
  readonly kindName: Wording
  /** Named by what it is played with besides what there always is. */
  readonly uses: readonly string[]
  /** As players are named in an experiment, and the text of its file. */
  readonly player: string
  readonly text: string
}

/** What is best done first when a game begins in some way. */
export interface StudiedOpening {
  /** How the game begins: `5/2`. */
  readonly start: string
  /** The best first, each with how it fares against whoever opens as they like. */
  readonly choices: readonly (Tried & { readonly buys: readonly string[] })[]
}

/** How the best plan that uses a thing fares against the best that doesn't. */
export interface StudiedThing extends Tried {
  readonly id: string
}

/** What is known of a setting so far. Plain data. */
export interface Studied {
  /** The best first. */
  readonly plans: readonly StudiedPlan[]
  /** How each plan fares against each other, by row. */
  readonly table: readonly (readonly Tried[])[]
  readonly openings: readonly StudiedOpening[]
  readonly things: readonly StudiedThing[]
  /** The best plan with an attack, and the best without, by their places among the plans. */
  readonly attack: { readonly withIt: number; readonly without: number } | undefined
  /** How many turns games of the table lasted, in all, and how many games that were. */
  readonly length: { readonly turns: number; readonly games: number }
  /** All games that were played for it. */
  readonly games: number
}

/** Games of one player against another, wanted for a study. */
export interface StudyTrial {
  readonly player: string
  readonly against: string
  readonly seed: Seed
  readonly games: number
}

/** What came of a trial: `turns` in all games. */
export interface StudyResult extends Tried {
  readonly turns: number
}

/** A study under way, whose games others play; it gets sharper for as long as somebody does. */
export interface Studying {
  readonly found: Studied
  /** The games to be played next, and told what came of the last ones. */
  next(results: readonly StudyResult[]): readonly StudyTrial[]
}
