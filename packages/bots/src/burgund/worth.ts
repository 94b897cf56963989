import { ANY_DIE, asCard, DIE, data, optionOf, REACH, SALE_COST } from '@kartentisch/burgund'
import type { Question } from '@kartentisch/kernel'
import type { Judgement } from './judgement.ts'

/** What an option is worth; `die` is the one that is being used, if any. */
export function worth(judge: Judgement, question: Question, option: number, die: number): number {
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
export const dieOf = ({ step, shown }: Question): number =>
  step === 'choose-action' ? (DIE[shown[0] ?? -1] ?? ANY_DIE) : ANY_DIE

/** The option of which a judge thinks most. */
export function mostOf(options: readonly number[], judged: (option: number) => number): number {
  let best = options[0] ?? 0
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = judged(option)
    if (value > most) {
      best = option
      most = value
    }
  }
  return best
}
