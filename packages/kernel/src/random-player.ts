import type { Player } from './player.ts'
import { type Answer, countAnswers, isMove, type Question } from './question.ts'
import { below, type Random, type Seed, seeded, shuffle } from './random.ts'

/** A legal answer at random. Not every answer is equally likely, but every one is possible. */
export function randomAnswer(question: Question, random: Random): Answer {
  const { choices, min, max, orNone } = question
  if (isMove(question)) return [choices[below(random, choices.length)] ?? 0]
  const most = Math.min(max, choices.length)
  const least = Math.min(min, choices.length)
  if (orNone && below(random, countAnswers(question)) === 0) return []
  const size = least + below(random, most - least + 1)
  if (size === 1) return [choices[below(random, choices.length)] ?? 0]
  const mixed = [...choices]
  shuffle(random, mixed)
  return mixed.slice(0, size)
}

/** Plays any game by chance. */
export function randomPlayer(seed: Seed): Player<unknown> {
  const random = seeded(seed)
  return { name: 'random', answer: question => randomAnswer(question, random) }
}
