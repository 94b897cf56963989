import { type Sight, type State, tellOption } from '@kartentisch/burgund'
import { Conformance, type Event, Match, oneOf, type Player, seeded, simulate, someAnswers } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { rulesFor } from './table.ts'

describe.each([1, 2, 3, 4])('with %i players', players => {
  const rules = rulesFor(players)

  test('everything holds that must hold for any game', () => {
    for (let seed = 0; seed < 3; seed++) {
      const random = seeded(`conform ${players} ${seed}`)
      const table = new Conformance(rules, rules.deal(seed), String(seed))
      let asked = 0
      for (let { question } = table; question !== undefined; question = table.question, asked++)
        table.answer(oneOf(random, someAnswers(question, random)))
      table.checkReplay()
      expect(asked).toBeGreaterThan(players === 1 ? 5 : 30 * players)
    }
  })

  test('everybody has thirty turns in a game that nobody loses early', () => {
    const state = rules.deal('turns')
    // Against Egon a head start keeps the game going.
    for (const player of state.players) player.vp = players === 1 ? 100 : 0
    const turns = state.players.map(() => 0)
    const quiet: Player<Sight> = {
      name: 'quiet',
      answer({ seat, choices, about }) {
        if (about === 'start-of-turn') turns[seat] = (turns[seat] ?? 0) + 1
        return [choices.find(choice => ['silver', 'end turn'].includes(tellOption(choice))) ?? choices[0] ?? 0]
      },
    }
    const end = simulate(
      rules,
      state.players.map(() => quiet),
      { from: state },
    )
    expect(rules.over(end)).toBe(true)
    expect(turns).toEqual(state.players.map(() => 30))
  })

  test('the events alone tell what everybody has', () => {
    const random = seeded(`events ${players}`)
    const table = Match.deal(rules, `events ${players}`)
    const told = rules.deal(`events ${players}`).players.map(({ silver, workers, vp }) => ({ silver, workers, vp }))
    table.opening.forEach(event => {
      count(told, event)
    })
    for (let { question } = table; question !== undefined; question = table.question)
      for (const event of table.answer(question.seat, oneOf(random, someAnswers(question, random)))) count(told, event)
    expect(told).toEqual(table.state.players.map(({ silver, workers, vp }) => ({ silver, workers, vp })))
  })
})

type Told = Record<'silver' | 'workers' | 'vp', number>

function count(told: readonly Told[], { type, seat, count: n }: Event): void {
  const one = told[seat]
  if (one === undefined) return
  if (type === 'silver' || type === 'workers' || type === 'vp') one[type] += n
  else if (type === 'pay-silver') one.silver -= n
  else if (type === 'pay-workers') one.workers -= n
}

test('the same seed and answers lead to the same end', () => {
  const play = (): State => {
    const random = seeded('again')
    const player: Player<Sight> = {
      name: 'random',
      answer: question => oneOf(random, someAnswers(question, random)),
    }
    return simulate(rulesFor(3), [player, player, player], 'again')
  }
  expect(play()).toEqual(play())
})
