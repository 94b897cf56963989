import { burgundSearch, prospects, steady } from '@kartentisch/bots'
import { BurgundRules, data, parseSetup, type Sight } from '@kartentisch/burgund'
import { at, below, bits, type Player, type Random, seat, seeded, simulate } from '@kartentisch/kernel'
import { type Learner, type Situation, situation } from './learner.ts'

/** A question, and what its options have proved to be worth. */
export interface Example extends Situation {
  readonly worths: readonly number[]
}

/** So many options of a question are tried, each so many times, and followed for so many cycles. */
const OPTIONS_TRIED = 12
const TRIALS = 24
const CYCLES = 4
/** One answer in so many isn't the best one, so that other positions are seen too. */
const STRAY = 20

const rules = new BurgundRules(parseSetup({ players: 2 }))
const search = burgundSearch({ candidates: OPTIONS_TRIED, cycles: CYCLES, ahead: 0, lines: 1 })

/** Gives one answer, and plays on steadily. */
function answering(option: number): Player<Sight> {
  let given = false
  return {
    name: 'answering',
    answer(question, sight) {
      if (given) return steady.answer(question, sight)
      given = true
      return [option]
    },
  }
}

/** Tries out all options of each question of a game, by steady players who play on, and takes the best. */
export function examplesOf(seed: string, random: Random): Example[] {
  const examples: Example[] = []
  const trying: Player<Sight> = {
    name: 'trying',
    foresees: true,
    answer(question, sight, prospect) {
      const { choices } = question
      if (choices.length === 1 || prospect === undefined) return steady.answer(question, sight)
      const { common, options } = situation(question, sight)
      const tried = options.slice(0, OPTIONS_TRIED)
      const chance = bits(random)
      const until = search.horizon?.(sight)
      const worths = tried.map(({ option }) => {
        let sum = 0
        for (let trial = 0; trial < TRIALS; trial++) {
          const own = answering(option)
          const players = Array.from({ length: prospect.seats }, (_, i) => (i === question.seat ? own : steady))
          sum += search.value(prospect.playOn(players, seeded(`${chance} ${trial}`), until), question.seat)
        }
        return sum / TRIALS
      })
      examples.push({ common, options: tried, worths })
      const best =
        below(random, STRAY) > 0 ? worths.indexOf(Math.max(...worths)) : below(random, Math.min(4, tried.length))
      return [at(tried, best).option]
    },
  }
  simulate(rules, [trying, trying], seed)
  return examples
}

/** What was chosen in a game, and in which cycle of it. */
interface Choice {
  readonly situation: Situation
  readonly chosen: number
  readonly cycle: number
}

/** How the points of a cycle later count beside those of the one before it, and those at the end of the game. */
const LATER = 0.8
const FURTHEST = 8
const AT_THE_END = 5
/** What a choice brought, at most, and what is usual. */
const MOST = 8
const USUAL = 4

/**
 * Plays a game against itself, choosing by chance. What brought points makes the learner choose it more often: points ahead
 * some cycles later, compared with those when it was chosen. How many choices there were.
 */
export function playItself(learner: Learner, seed: string, random: Random): number {
  const state = rules.deal(seed)
  const sights = [rules.sight(state, seat(0)), rules.sight(state, seat(1))]
  const made: Choice[][] = [[], []]
  const leads: number[] = []
  const now = () => state.round * data.cardsPerRound + state.cycle
  const play = rules.play(state, {
    hears: false,
    tell() {},
    ask(question) {
      const asked = situation(question, at(sights, question.seat))
      const options = asked.options.slice(0, 10)
      const chances = learner.chances({ ...asked, options })
      let left = bits(random) / 2 ** 32
      let chosen = 0
      while (chosen < chances.length - 1 && left >= at(chances, chosen)) left -= at(chances, chosen++)
      if (options.length > 1) at(made, question.seat).push({ situation: { ...asked, options }, chosen, cycle: now() })
      return [at(options, chosen).option]
    },
  })
  const standing = (sight: Sight) => sight.score() + prospects(sight)
  while (!rules.over(state)) {
    play.step()
    if (state.phase === 'start-of-turn' && leads[now()] === undefined)
      leads[now()] = standing(at(sights, 0)) - standing(at(sights, 1))
  }
  const [one = 0, other = 0] = rules.scores(state)
  for (const [whose, choices] of made.entries())
    for (const { situation, chosen, cycle } of choices) {
      let [sum, weights, weight] = [0, 0, 1]
      for (let later = 1; later <= FURTHEST; later++) {
        sum += weight * (leads[cycle + later] ?? one - other)
        weights += weight
        weight *= LATER
      }
      sum += AT_THE_END * weight * (one - other)
      const gained = (sum / (weights + AT_THE_END * weight) - (leads[cycle] ?? 0)) * (whose === 0 ? 1 : -1)
      const force = Math.max(-MOST, Math.min(MOST, gained)) / USUAL
      learner.pull(situation, chances => chances.map((chance, n) => force * ((n === chosen ? 1 : 0) - chance)))
    }
  return made.flat().length
}
