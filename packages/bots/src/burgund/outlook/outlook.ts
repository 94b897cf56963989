import type { Sight } from '@kartentisch/burgund'
import { at, type Seat } from '@kartentisch/kernel'
import { chanceOf } from '../chances.ts'
import { type Learnt, Net } from '../net.ts'
import { stageOf } from '../prospects.ts'
import { noteTraits } from './traits.ts'

/** What has been learnt of a player's traits, and how far the lead at the end is from what they say, by stage. */
export interface LearntOutlook extends Learnt {
  readonly spreads: readonly number[]
}

/** Tells how a game of several players will end, by what has been learnt of many. */
export class Outlook {
  readonly #net: Net
  readonly #spreads: readonly number[]

  constructor(learnt: LearntOutlook) {
    this.#net = new Net(learnt)
    this.#spreads = learnt.spreads
  }

  /** The points a player has and may hope for beyond those of others, judged by their own sight at the beginning of a cycle. */
  standing(sight: Sight): number {
    const net = this.#net
    net.clear()
    noteTraits(sight, net.note)
    return sight.score() + net.worth
  }

  /** The points by which a seat will be ahead of the best of the others, and its chance of winning. */
  hopes(sights: readonly Sight[], seat: Seat): { readonly lead: number; readonly chance: number } {
    const standings = sights.map(sight => this.standing(sight))
    const lead = at(standings, seat) - Math.max(...standings.filter((_, i) => i !== seat))
    return { lead, chance: chanceOf(lead, at(this.#spreads, stageOf(at(sights, seat)))) }
  }
}
