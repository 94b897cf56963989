import type { PromptKey } from '../../questions.ts'

/** What is asked, by `about: step` or the step, where our own text of the step or of the card doesn't say it. */
export const prompts = {
  'start-of-turn: move and buy': 'play a hand card, or buy {bought} first.',
  'turn: choose-action': 'choose an action with the {die}.',
  'buy-cards: choose-action': 'choose one more action, with the {die}.',
  'castle: choose-action': 'choose one more action with a die value of your choice.',
  'round-bonus': 'choose one option for your triple.',
} as const satisfies Partial<Record<PromptKey, string>>
