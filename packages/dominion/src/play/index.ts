import { Turn } from './turn.ts'

export type { Gain } from './supply.ts'

/** A game being played: the state with all the verbs that change it. What cards call `g`. */
export class Play extends Turn {
  protected get g(): Play {
    return this
  }
}
