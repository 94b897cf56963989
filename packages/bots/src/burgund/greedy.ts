import { ANY_DIE, asCard, DIE, data, optionOf, REACH, SALE_COST, type Sight } from '@kartentisch/burgund'
import type { Player, Question } from '@kartentisch/kernel'
import { Judgement } from './judgement.ts'

/** What an option is worth; `die` is the one that is being used, if any. */
function worth(judge: Judgement, question: Question, option: number, die: number): number {
  const { kind, of, with: beside } = optionOf(option)
  const card = asCard(of)
  const cost = (workers: number | undefined) => (workers ?? 0) * judge.worker
  switch (kind) {
    case 'play':
    case 'use':
      return judge.bestAction(DIE[card] ?? ANY_DIE)
    case 'buy-cards':
      // Bought first, the cards are known before anything else is decided.
      return question.about === 'end-of-turn' || question.about === 'start-of-turn' ? 100 * judge.purchase : -1
    case 'take-card':
      return judge.taking(card) - cost(REACH[die]?.[beside])
    case 'place-project':
      return judge.placing(card) - cost(REACH[die]?.[DIE[card] ?? 0])
    case 'sell-goods':
      return judge.sale(of) - cost(SALE_COST[die]?.[of])
    case 'refill-workers':
      return judge.refilling()
    case 'take-silver':
      return data.takeSilver * judge.silver
    case 'convert':
      return judge.converting(of, beside)
    case 'keep':
      return judge.taking(card)
    case 'discard':
      return -judge.project(card)
    case 'set':
      return judge.set(asCard(question.shown[0] ?? 0), of)
    case 'goods':
    case 'animals':
      return judge.stack(kind, of)
    case 'round-bonus':
      // Its silver and workers are at hand for what comes then.
      return 1
    case 'bonus':
      return judge.roundOption(data.roundCards[beside]?.options[of] ?? {})
    case 'effect':
    case 'pass':
    case 'end-turn':
      return 0
  }
}

/** The die an action is chosen for: it lies before the player's eyes. */
const dieOf = ({ step, shown }: Question): number =>
  step === 'choose-action' ? (DIE[shown[0] ?? -1] ?? ANY_DIE) : ANY_DIE

/** All options of a question, those first that seem to bring most at once. */
export function ranked(question: Question, sight: Sight): number[] {
  const judge = new Judgement(sight)
  const die = dieOf(question)
  return question.choices
    .map(option => ({ option, value: worth(judge, question, option, die) }))
    .sort((a, b) => b.value - a.value)
    .map(({ option }) => option)
}

/** Takes whatever seems to bring most at once; looks no further than this one decision. */
export const greedy: Player<Sight> = {
  name: 'greedy',
  answer(question, sight) {
    const judge = new Judgement(sight)
    const die = dieOf(question)
    let best = question.choices[0] ?? 0
    let most = Number.NEGATIVE_INFINITY
    for (const option of question.choices) {
      const value = worth(judge, question, option, die)
      if (value > most) {
        best = option
        most = value
      }
    }
    return [best]
  },
}
