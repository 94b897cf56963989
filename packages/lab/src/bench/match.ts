import { eventsFor, Match, type Rules, randomAnswer, seat, seeded } from '@kartentisch/kernel'
import { type Measured, median } from './measure.ts'

const WARM_UP = 60_000
const ANSWERS = 20_000

/** What the match driver takes for an answer, for an answer with what two seats get to see, and for a fork. */
export function matchTimes<State, Sight>(rules: () => Rules<State, Sight>): Record<string, Measured> {
  const random = seeded('bench match')
  const alone: number[] = []
  const seen: number[] = []
  const forks: number[] = []
  let game = 0
  let match = Match.deal(rules(), `bench ${game}`)
  for (let i = 0; i < WARM_UP + ANSWERS; i++) {
    const { question } = match
    if (question === undefined) {
      match = Match.deal(rules(), `bench ${++game}`)
      continue
    }
    const answer = randomAnswer(question, random)
    const start = performance.now()
    const events = match.answer(question.seat, answer)
    const answered = performance.now()
    for (const s of [seat(0), seat(1)]) {
      eventsFor(events, s)
      match.view(s)
    }
    const viewed = performance.now()
    const { state } = match
    for (let k = 0; k < 10; k++) match.rules.copy(state)
    const forked = performance.now()
    if (i < WARM_UP) continue
    alone.push(1000 * (answered - start))
    seen.push(1000 * (viewed - start))
    forks.push(100 * (forked - viewed))
  }
  return {
    answer: { value: median(alone), unit: 'µs, median' },
    answerWorst: { value: Math.max(...alone) / 1000, unit: 'ms, worst' },
    answerSeenByTwo: { value: median(seen) / 1000, unit: 'ms, median, with events and views of two seats' },
    fork: { value: median(forks), unit: 'µs, median' },
  }
}
