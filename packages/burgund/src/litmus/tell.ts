import type { Choice } from '@kartentisch/kernel'
import { cardNames } from '../card.ts'
import { tellOption } from '../options.ts'

/** A choice in words: who, for what, and what was chosen. */
export function tellChoice(choice: Choice): string {
  if ('shuffled' in choice) return `shuffled, from the top: ${cardNames(choice.shuffled.toReversed()).join(' ')}`
  const { question, answer } = choice
  const chosen = answer.map(tellOption).join(' ')
  return `p${question.seat + 1} ${question.about} ${question.step}: ${chosen}`
}
