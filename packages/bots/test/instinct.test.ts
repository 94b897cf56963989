import { BurgundRules, burgund, parseSetup, type Sight } from '@kartentisch/burgund'
import { checked, Match, type Player, randomAnswer, seat, seeded, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { ASPECTS, Aspects, burgundPlayers, Instinct, instinctive, LEARNT_INSTINCT, steady } from '../src/index.ts'
import { otherwise } from './unseen.ts'

const instinct = new Instinct(LEARNT_INSTINCT)
const player = instinctive(instinct)

const rulesFor = (players: number) => new BurgundRules(parseSetup({ players }))

/** The share of games that one player wins among others, sitting at each place as often. */
function shareAmong(others: Player<Sight>, players: number, games: number): number {
  const rules = rulesFor(players)
  let won = 0
  for (let game = 0; game < games; game++) {
    const sits = seat(game % players)
    const seated = Array.from({ length: players }, (_, i) => (i === sits ? player : others))
    const winners = rules.winners(simulate(rules, seated.map(checked), `instinct ${Math.floor(game / players)}`))
    if (winners.includes(sits)) won += 1 / winners.length
  }
  return won / games
}

describe('instinct', () => {
  // Of 1,600 games of two it has won 81 %, of 1,200 of three 71 %, and of 1,200 of four 61 %.
  test.each([
    [2, 200, 0.7],
    [3, 150, 0.58],
    [4, 160, 0.46],
  ])('wins more than its share among %i steady players', (players, games, least) => {
    expect(shareAmong(steady, players, games)).toBeGreaterThan(least)
  })

  test.each([1, 2, 3, 4])('rates every option of a question, the best first, with %i players', players => {
    const rules = rulesFor(players)
    const kinds = new Set<string>()
    const rating: Player<Sight> = {
      name: 'rating',
      answer(question, sight) {
        const rated = instinct.rated(question, sight)
        expect(rated.map(({ option }) => option).sort()).toEqual([...question.choices].sort())
        const worths = rated.map(({ worth }) => worth)
        expect(worths.every(Number.isFinite)).toBe(true)
        expect(worths).toEqual(worths.toSorted((a, b) => b - a))
        kinds.add(question.step)
        return player.answer(question, sight)
      },
    }
    for (let game = 0; game < 3; game++)
      simulate(
        rules,
        Array.from({ length: players }, () => rating),
        `rated ${game}`,
      )
    expect(kinds.size).toBeGreaterThan(5)
  })

  test('has learnt of each aspect that there is, and of no other', () => {
    const neurons = LEARNT_INSTINCT.outputs.length
    expect(LEARNT_INSTINCT.alone).toHaveLength(ASPECTS)
    expect(LEARNT_INSTINCT.inputs).toHaveLength((ASPECTS + 1) * neurons)
    const noted = new Set<number>()
    const odd: number[] = []
    const note = (aspect: number, amount: number) => {
      noted.add(aspect)
      if (!Number.isFinite(amount)) odd.push(aspect)
    }
    const random = seeded('aspects')
    const noting: Player<Sight> = {
      name: 'noting',
      answer(question, sight) {
        const aspects = new Aspects(question, sight)
        aspects.ofAll(note)
        for (const option of question.choices) aspects.of(option, 1, 2, note)
        return randomAnswer(question, random)
      },
    }
    for (let game = 0; game < 6; game++) simulate(rulesFor(2), [noting, noting], `noted ${game}`)
    expect(odd).toEqual([])
    expect(Math.max(...noted)).toBeLessThan(ASPECTS)
    expect(noted.size).toBeGreaterThan(0.9 * ASPECTS - 5)
  })
})

describe('expert', () => {
  const expert = (simulations: number) => burgundPlayers.player('expert')('seed', { untimed: true, simulations })

  test('plays the same game again with the same seed, when only simulations are counted', () => {
    const rules = rulesFor(2)
    const game = () => rules.scores(simulate(rules, [expert(8), player], 'same'))
    expect(game()).toEqual(game())
  })

  test.each([1, 2, 3, 4])('plays with %i', players => {
    const rules = rulesFor(players)
    const seated = Array.from({ length: players }, (_, i) => checked(i === 0 ? expert(6) : player))
    expect(rules.over(simulate(rules, seated, 'expert'))).toBe(true)
  })

  test.each([
    [1, steady],
    [2, player],
    [3, player],
  ])('who has no time to think answers at a glance, with %i players', (players, glance) => {
    const rules = rulesFor(players)
    const hurried = burgundPlayers.player('expert')('seed', { goOn: () => false })
    const hurrying: Player<Sight> = {
      name: 'hurrying',
      foresees: true,
      answer(question, sight, prospect) {
        const answer = hurried.answer(question, sight, prospect)
        expect(answer).toEqual(glance.answer(question, sight))
        return answer
      },
    }
    const seated = Array.from({ length: players }, (_, i) => (i === 0 ? hurrying : steady))
    expect(rules.over(simulate(rules, seated, 'hurried'))).toBe(true)
  })

  test('answers by nothing but what its seat may know', () => {
    const rules = burgund.prepare(burgund.parseSetup({ players: 2 }))
    const match = Match.deal(rules, 'hidden')
    const start = match.snapshot().quiet
    const random = seeded('hidden')
    let compared = 0
    for (let n = 0; n < 60 && match.question !== undefined; n++) {
      const { question } = match
      const memory = match.memory(question.seat)
      const other = otherwise(rules, start, match, random)
      if (other !== undefined && question.choices.length > 1) {
        expect(other.consult(expert(20), () => memory)).toEqual(match.consult(expert(20), () => memory))
        compared++
      }
      match.answer(question.seat, randomAnswer(question, random))
    }
    expect(compared).toBeGreaterThan(15)
  })
})
