import type { Card, OwnStep, Step } from '@kartentisch/dominion'
import type { Answer, Question } from '@kartentisch/kernel'

/** Cards that matter to another in the same hand: this one, or all of this type, for which it is tried. */
export interface Holding {
  readonly card: Card
  readonly type?: number
}

/**
 * What is to be known of a card or event where trying it out shows too little: how it is used depends on the hand, or
 * its questions aren't like those of others. `J` is how a player judges its hand.
 */
export interface Knowledge<J> {
  /** What it is good for in this hand, in coins; less than 0 if it had better not be played. */
  readonly use?: (j: J) => number
  /** What it brings depends on how many of these are held with it: how much, is found out. */
  readonly holding?: Holding
  /** When to play it among the other Actions of this hand. */
  readonly order?: (j: J) => number
  /** Whether it is any good to buy this event now. */
  readonly buy?: (j: J) => boolean
  /** Its answers by the step that is asked for. */
  readonly answers?: Readonly<Partial<Record<Step | OwnStep, (j: J, question: Question) => Answer>>>
}
