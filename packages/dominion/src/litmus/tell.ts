import { at, type Choice } from '@kartentisch/kernel'
import { moveOf } from '../moves.ts'
import { optionOf } from '../options.ts'
import type { Tables } from '../tables.ts'

/** A move as it is written in a litmus test. */
export function tellMove(tables: Tables, n: number): string {
  const { kind, of } = moveOf(n)
  switch (kind) {
    case 'play':
    case 'buy':
      return `${kind} ${tables.name(of)}`
    case 'event':
      return `buy ${at(tables.events, of).id}`
    case 'coffers':
      return `spend ${of} coffers`
    case 'debt':
      return `pay ${of} debt`
    case 'treasures':
      return 'play treasures'
    case 'end-actions':
      return 'end actions'
    case 'end-turn':
      return 'end turn'
  }
}

/** What a number in an answer stands for. */
export function tellNumber(tables: Tables, of: string, n: number): string {
  switch (of) {
    case 'card':
    case 'name':
    case 'effect':
      return tables.name(n)
    case 'pile':
      return at(tables.piles, n).id
    case 'option':
      return optionOf(n)
    case 'move':
      return tellMove(tables, n)
    default:
      return String(n)
  }
}

/** A choice in words: who, for what, and what was chosen. */
export function tellChoice(tables: Tables, choice: Choice): string {
  if ('shuffled' in choice)
    return `shuffled, from the top: ${choice.shuffled
      .toReversed()
      .map(n => tables.name(n))
      .join(' ')}`
  const { question, answer } = choice
  const chosen = answer.map(n => tellNumber(tables, question.of, n)).join(' ') || 'nothing'
  return `p${question.seat + 1} ${question.about} ${question.step}: ${chosen}`
}
