import { optionOf, type Sight, workersFor } from '@kartentisch/burgund'
import type { Player } from '@kartentisch/kernel'

/**
 * The learner's opponent in the lesson: places what fits, else takes what lies in the row of its die, else silver. It
 * leaves alone what the lesson needs, and never changes its ways, so that the lesson goes as it is told.
 */
export const partner = (reserved: readonly number[]): Player<Sight> => ({
  name: 'partner',
  answer(question) {
    const options = question.choices.map(n => ({ n, ...optionOf(n) }))
    const free = options.filter(
      ({ n, kind, of }) => workersFor(question, n) === 0 && !(kind === 'take-card' && reserved.includes(of)),
    )
    for (const wanted of ['place-project', 'take-card', 'take-silver', 'end-turn']) {
      const found = free.find(({ kind }) => kind === wanted)
      if (found !== undefined) return [found.n]
    }
    return question.choices.slice(0, 1)
  },
})
