import {
  type Answer,
  type Event,
  eventsFor,
  Match,
  objection,
  type Player,
  type Question,
  type Random,
  type Rules,
  type Seat,
  type Snapshot,
  seeded,
} from '@kartentisch/kernel'
import { randomAnswer } from '../src/index.ts'

/** An imagined world is followed for so long. */
const NOTES = 60
const TRIES = 20

/** Everything that is asked and answered in one imagined world, as whoever imagines it could note it down. */
export function imaginedBy<State, Sight>(match: Match<State, Sight>, policy: Player<Sight>, seed: string): string {
  const story: unknown[] = []
  const noting: Player<Sight> = {
    name: 'noting',
    answer(question, sight) {
      const answer = policy.answer(question, sight)
      story.push([question.seat, question.about, question.step, [...question.choices], answer])
      return answer
    },
  }
  match.consult({
    name: 'imagining',
    answer(question, _sight, prospect) {
      if (prospect === undefined) throw new Error('There is nothing to imagine with.')
      const players = Array.from({ length: prospect.seats }, () => noting)
      const { scores, winners } = prospect.playOn(players, seeded(seed), () => story.length >= NOTES)
      story.push(scores, winners)
      return question.choices.slice(0, question.min)
    },
  })
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

/** The same question to the same seat, though all that it can't see is otherwise; nothing if that can't be had. */
export function otherwise<State, Sight>(
  rules: Rules<State, Sight>,
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
  const one = run(rules, quiet, seat, given)
  // What was revealed since the quiet state must come out the same by chance.
  for (let tries = 0; one !== undefined && tries < TRIES; tries++) {
    const other = run(rules, rules.redeal(quiet, seat, random), seat, ofOthers)
    if (other !== undefined && seen(one, seat) === seen(other, seat)) return other.match
  }
  return undefined
}

/** All that a seat knows of the step: what it was told, what it is asked and what it sees. */
const seen = <State, Sight>({ match, events }: Told<State, Sight>, seat: Seat): string =>
  JSON.stringify([events, match.question, match.view(seat)])
