import { ANY_DIE, DIE, optionOf, type Sight } from '@kartentisch/burgund'
import { MOVE, type Player, type Question } from '@kartentisch/kernel'
import { Judgement, type Uses } from './judgement.ts'
import { TASTE, type Taste } from './taste.ts'
import { dieOf, mostOf, worth } from './worth.ts'

/** What a die can still do once an option has been used up. */
const without = ({ best, option, second }: Uses, used: number): number => (used === option ? second : best)

/** What each option is worth together with what the die that stays in hand can do then. */
export function judged(question: Question, sight: Sight, taste: Taste): (option: number) => number {
  const judge = new Judgement(sight, taste)
  const die = dieOf(question)
  const { hand } = sight
  const [one = -1, other = -1] = hand
  // What lies in the display may be gone when the others have had their turns.
  const share = sight.solo ? 1 : taste.contested
  const kept = (card: number): Uses => judge.uses(DIE[card] ?? ANY_DIE, share)
  if (question.step === 'choose-action' && hand.length === 1) {
    const uses = kept(one)
    return option => worth(judge, question, option, die) + taste.later * without(uses, option)
  }
  if (question.step === MOVE && hand.length === 2 && one !== other)
    return option => {
      const { kind, of } = optionOf(option)
      if (kind !== 'play') return worth(judge, question, option, die)
      const now = judge.uses(DIE[of] ?? ANY_DIE)
      const then = kept(of === one ? other : one)
      return Math.max(now.best + taste.later * without(then, now.option), now.second + taste.later * then.best)
    }
  return option => worth(judge, question, option, die)
}

/** An option and how good it seems. */
export interface Rated {
  readonly option: number
  readonly worth: number
}

/** All options of a question with what they seem to bring, those first that seem to bring most. */
export function rated(question: Question, sight: Sight): Rated[] {
  const value = judged(question, sight, TASTE)
  return question.choices.map(option => ({ option, worth: value(option) })).sort((a, b) => b.worth - a.worth)
}

/** All options of a question, those first that seem to bring most. */
export const ranked = (question: Question, sight: Sight): number[] => rated(question, sight).map(one => one.option)

/** Takes what seems to bring most by a taste, thinking of the other die too: who plays on in simulations. */
export const steadyBy = (taste: Taste): Player<Sight> => ({
  name: 'steady',
  answer: (question, sight) => [mostOf(question.choices, judged(question, sight, taste))],
})

/** The one whose taste has proved best. */
export const steady = steadyBy(TASTE)
