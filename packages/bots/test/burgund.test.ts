import { BurgundRules, parseSetup, type Sight, type State } from '@kartentisch/burgund'
import { type Answer, at, type Player, type Question, seat, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { burgundPlayers, greedy, steady } from '../src/index.ts'

const rules = new BurgundRules(parseSetup({ players: 2 }))
const LAST_ROUND = 4
const LAST_CYCLE = 6

/** A game of steady players just before the last turn of all, in which no cards can be bought: nothing is left to chance. */
function beforeTheLastTurn(seed: string): State {
  const state = rules.deal(seed)
  const sights = [rules.sight(state, seat(0)), rules.sight(state, seat(1))]
  const ask = (question: Question) => steady.answer(question, at(sights, question.seat))
  const play = rules.play(state, { hears: false, tell() {}, ask })
  const isLast = () =>
    state.round === LAST_ROUND &&
    state.cycle === LAST_CYCLE &&
    state.phase === 'start-of-turn' &&
    state.turn !== state.first
  while (!isLast()) play.step()
  at(state.players, state.turn).silver = 0
  at(state.players, state.turn).workers = 2
  return state
}

/** Stops a game where there is no answer for it yet. */
class Open extends Error {
  readonly question: Question

  constructor(question: Question) {
    super('open')
    this.question = question
  }
}

/** The most points that the last turn can bring, by going every way. */
function mostPoints(state: State, answers: readonly Answer[] = []): number {
  const copy = rules.copy(state)
  let n = 0
  const ask = (question: Question): Answer => {
    const answer = answers[n++]
    if (answer === undefined) throw new Open(question)
    return answer
  }
  const play = rules.play(copy, { hears: false, tell() {}, ask })
  try {
    while (!rules.over(copy)) play.step()
  } catch (open) {
    if (!(open instanceof Open)) throw open
    return Math.max(...open.question.choices.map(option => mostPoints(state, [...answers, [option]])))
  }
  return at(rules.scores(copy), state.turn)
}

const pointsOf = (state: State, player: Player<Sight>): number =>
  at(rules.scores(simulate(rules, [player, player], { from: rules.copy(state) })), state.turn)

describe.each(['hard', 'expert'])('%s', level => {
  test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])('leaves nothing lying in the last turn, game %s', seed => {
    const state = beforeTheLastTurn(seed)
    const player = burgundPlayers.player(level)('seed', { untimed: true, simulations: 400 })
    expect(pointsOf(state, player)).toBe(mostPoints(state))
  })

  test('looks at the clock before each imagined game, so that it can be stopped at any time', () => {
    let imagined = 0
    let most = 0
    class Counting extends BurgundRules {
      override redeal(...dealt: Parameters<BurgundRules['redeal']>): State {
        imagined++
        return super.redeal(...dealt)
      }
    }
    const goOn = () => {
      most = Math.max(most, imagined)
      imagined = 0
      return true
    }
    const player = burgundPlayers.player(level)('seed', { untimed: true, simulations: 12, goOn })
    const counting = new Counting(parseSetup({ players: 2 }))
    expect(counting.over(simulate(counting, [player, greedy], 'stopped'))).toBe(true)
    expect(most).toBe(1)
  })
})

test('who plays on in simulations is better than who looks no further than the one decision', () => {
  let lead = 0
  for (let game = 0; game < 200; game++) {
    const players = game % 2 === 0 ? [steady, greedy] : [greedy, steady]
    const scores = rules.scores(simulate(rules, players, `steady ${game >> 1}`))
    lead += (at(scores, 0) - at(scores, 1)) * (game % 2 === 0 ? 1 : -1)
  }
  expect(lead).toBeGreaterThan(0)
})
