import {
  type Answer,
  type Event,
  eventsFor,
  Match,
  type Memory,
  objection,
  type Player,
  plain,
  type Question,
  type Random,
  type Rules,
  randomAnswer,
  type Seat,
  type Snapshot,
  seeded,
} from '@kartentisch/kernel'
import { expect } from 'vitest'

/** An imagined world is followed for so long. */
const NOTES = 60
const TRIES = 20

/** Everything that is asked and answered in one imagined world, as whoever imagines it could note it down. */
export function imaginedBy<State, Sight>(
  match: Match<State, Sight>,
  policy: Player<Sight>,
  seed: string,
  memory: Memory<State>,
): string {
  const story: unknown[] = []
  const noting: Player<Sight> = {
    name: 'noting',
    answer(question, sight) {
      const answer = policy.answer(question, sight)
      story.push([question.seat, question.about, question.step, [...question.choices], answer])
      return answer
    },
  }
  const imagining: Player<Sight> = {
    name: 'imagining',
    answer(question, _sight, prospect) {
      if (prospect === undefined) throw new Error('There is nothing to imagine with.')
      const players = Array.from({ length: prospect.seats }, () => noting)
      const { scores, winners } = prospect.playOn(players, seeded(seed), () => story.length >= NOTES)
      story.push(scores, winners)
      return question.choices.slice(0, question.min)
    },
  }
  match.consult(imagining, () => memory)
  return JSON.stringify(story)
}

/** A match and all that a seat was told in the step under way. */
interface Told<State, Sight> {
  readonly match: Match<State, Sight>
  readonly events: readonly Event[]
}

/** Runs a step from its quiet state; `answer` says what is answered, and nothing comes of an answer that isn't legal. */
function run<State, Sight>(
  rules: Rules<State, Sight>,
  quiet: State,
  seat: Seat,
  answers: readonly ((question: Question) => Answer)[],
): Told<State, Sight> | undefined {
  const match = Match.from(rules, quiet)
  const events = eventsFor(match.opening, seat)
  for (const answer of answers) {
    const { question } = match
    const given = question === undefined ? [] : answer(question)
    if (question === undefined || objection(question, given) !== undefined) return undefined
    events.push(...eventsFor(match.answer(question.seat, given), seat))
  }
  return { match, events }
}

/** What a seat remembered when the step under way began: all that it was told since `start` but for that step. */
function memoryBefore<State, Sight>(
  rules: Rules<State, Sight>,
  start: State,
  { log, question }: Match<State, Sight>,
  seat: Seat,
): Memory<State> {
  const state = rules.copy(start)
  const memory = rules.memory(state, seat)
  const answers = [...log]
  let told: Event[] = []
  const play = rules.play(state, {
    hears: true,
    ask(asked) {
      const answer = answers.shift()
      if (answer === undefined) throw plain(asked)
      return answer
    },
    tell: event => told.push(event),
  })
  try {
    while (question !== undefined) {
      told = []
      play.step()
      for (const event of eventsFor(told, seat)) memory.hear(event)
    }
  } catch (asked) {
    expect(asked).toEqual(question)
  }
  return memory
}

/**
 * The same question to the same seat, though all that it neither sees nor remembers from `start` on is otherwise; nothing
 * if that can't be had.
 */
export function otherwise<State, Sight>(
  rules: Rules<State, Sight>,
  start: State,
  real: Match<State, Sight>,
  random: Random,
): Match<State, Sight> | undefined {
  const asked = real.question
  if (asked === undefined) return undefined
  const { quiet, since }: Snapshot<State> = real.snapshot()
  const { seat } = asked
  const given = since.map(answer => () => answer)
  const ofOthers = since.map(
    answer => (question: Question) => (question.seat === seat ? answer : randomAnswer(question, random)),
  )
  const memory = memoryBefore(rules, start, real, seat)
  const one = run(rules, quiet, seat, given)
  // What was revealed since the quiet state must come out the same by chance.
  for (let tries = 0; one !== undefined && tries < TRIES; tries++) {
    const other = run(rules, memory.redeal(quiet, random), seat, ofOthers)
    if (other !== undefined && seen(one, seat) === seen(other, seat)) return other.match
  }
  return undefined
}

/** All that a seat knows of the step: what it was told, what it is asked and what it sees. */
const seen = <State, Sight>({ match, events }: Told<State, Sight>, seat: Seat): string =>
  JSON.stringify([events, match.question, match.view(seat)])
