import type { Question } from '@kartentisch/kernel'
import type { CardId, RoundCard } from './data.ts'
import type { OptionKind } from './options.ts'
import type { Phase } from './state.ts'

/**
 * Everything that players are asked for in Burgund, and what the choices are: options, which are few and always the
 * same, or moves, which depend on the cards. What a card's effect asks for bears the card's name besides.
 */
export const QUESTIONS = {
  move: 'move',
  'choose-action': 'move',
  'choose-discard': 'move',
  'choose-set': 'move',
  'use-bought': 'move',
  'resolve-next': 'option',
  'round-bonus': 'option',
  'round-bonus-pick': 'option',
} as const satisfies Readonly<Record<string, Of>>

/** What the numbers of a question are. */
export type Of = 'option' | 'move'

/** What a question is asked for. */
export type Step = keyof typeof QUESTIONS | `effect-${string}`

/** What asks: a card, a kind of action, or a rule. */
export type About =
  | CardId
  | RoundCard['id']
  | OptionKind
  | Phase
  | 'turn'
  | 'round'
  | 'cycle'
  | 'round-bonus'
  | 'buy-cards'
  | 'egon'

/** A question of this game. */
export type BurgundQuestion = Question<Step, Of, '', About>

/** A record may be older or newer than the table. */
export const isBurgundQuestion = (question: Question): question is BurgundQuestion =>
  Object.hasOwn(QUESTIONS, question.step) || question.step.startsWith('effect-')

/** By what the words of a question may be found. */
export type PromptKey = keyof typeof QUESTIONS | `${string}: ${keyof typeof QUESTIONS}${'' | ' and buy'}`
