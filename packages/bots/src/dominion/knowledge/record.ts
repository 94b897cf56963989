import type { Card, OwnStep, Step } from '@kartentisch/dominion'
import type { Answer, Question } from '@kartentisch/kernel'

/**
 * What is to be known of a card or event where trying it out shows too little: how it is used depends on the hand, or
 * its questions aren't like those of others. `J` is how a player judges its hand.
 */
export interface Knowledge<J> {
  /** What it is good for in this hand, in coins; less than 0 if it had better not be played. */
  readonly use?: (j: J) => number
  /** What it brings depends on whether this is held with it: how much, is found out. */
  readonly holding?: Card
  /** When to play it among the other Actions of this hand. */
  readonly order?: (j: J) => number
  /** What comes of trashing a card with it, in coins. */
  readonly trashing?: (j: J, card: Card) => number
  /** Whether it is any good to buy this event now. */
  readonly buy?: (j: J) => boolean
  /** Its answers by the step that is asked for. */
  readonly answers?: Readonly<Partial<Record<Step | OwnStep, (j: J, question: Question) => Answer>>>
}
