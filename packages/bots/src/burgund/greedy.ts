import type { Sight } from '@kartentisch/burgund'
import type { Player } from '@kartentisch/kernel'
import { Judgement } from './judgement.ts'
import { dieOf, mostOf, worth } from './worth.ts'

/** Takes whatever seems to bring most at once; looks no further than this one decision. */
export const greedy: Player<Sight> = {
  name: 'greedy',
  answer(question, sight) {
    const judge = new Judgement(sight)
    const die = dieOf(question)
    return [mostOf(question.choices, option => worth(judge, question, option, die))]
  },
}
