import type { Verbs } from '../verbs.ts'
import { Turn } from './turn.ts'

/** A game being played: the state with all the verbs that change it. What cards call `g`. */
export class Play extends Turn implements Verbs {
  protected get g(): Verbs {
    return this
  }
}
