import { at, below, Match, type Rules, randomAnswer, seeded } from '@kartentisch/kernel'
import { Encoder } from '@msgpack/msgpack'
import type { Course } from '../env/course.ts'
import { type Positions, Practice } from '../env/practice.ts'
import { positionsMessage } from '../env/wire.ts'
import { against, type Measured } from './measure.ts'

/** As many games at once as programs that learn usually play. */
const GAMES = 256

/** A random legal action for each row. */
function randomActions({ masks, games }: Positions, random: number[]): number[] {
  const width = masks.length / games.length
  return games.map((_, row) => {
    const start = row * width
    let legal = 0
    for (let i = 0; i < width; i++) legal += masks[start + i] ?? 0
    let skipped = below(random, legal)
    for (let i = 0; i < width; i++) if (masks[start + i] === 1 && skipped-- === 0) return i
    throw new RangeError('A game that is asked nothing has no action.')
  })
}

/** Random answers through a match, without numbers and messages: what steps are measured by. */
function answering(rules: Rules<unknown, unknown>): () => void {
  const random = seeded('bench answers')
  let dealt = 0
  const deal = () => Match.deal(rules, `bench ${dealt++}`)
  const matches = Array.from({ length: GAMES }, deal)
  return () => {
    for (let i = 0; i < GAMES; i++) {
      const match = at(matches, i)
      const { question } = match
      if (question === undefined) matches[i] = deal()
      else match.answer(question.seat, randomAnswer(question, random))
    }
  }
}

/**
 * Steps a second on one thread, many games at once: random actions are taken, and all that a client is sent is written
 * down in MessagePack. The ratio is the share of the speed of the bare match.
 */
export function envSteps(course: Course): Measured {
  const random = seeded('bench env')
  const practice = new Practice(course, { games: GAMES, seed: 'bench', autoReset: true })
  const encoder = new Encoder()
  let positions = practice.reset()
  const act = () => {
    positions = practice.step(randomActions(positions, random))
    encoder.encode(positionsMessage(positions, true))
  }
  const { value, ratio } = against(answering(course.rules), act, { unit: 'steps/s', acts: 1 })
  return { value: value * GAMES, unit: 'steps/s', ...(ratio !== undefined && { ratio }) }
}
