import { BurgundRules, data, optionOf, parseSetup, type Sight } from '@kartentisch/burgund'
import { at, type Player, type Question, randomAnswer, seat, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { type Afterwards, afterwards } from '../src/burgund/instinct/afterwards.ts'
import { dieOf } from '../src/burgund/worth.ts'
import {
  Instinct,
  instinctive,
  LEARNT_INSTINCT,
  LEARNT_OUTLOOK,
  noteTraits,
  Outlook,
  prospects,
  TRAITS,
} from '../src/index.ts'

const outlook = new Outlook(LEARNT_OUTLOOK)
const player = instinctive(new Instinct(LEARNT_INSTINCT))

/** Plays a game, and calls for a look at the beginning of each cycle; the points at its end. */
function playGame(
  players: number,
  seed: string,
  answer: Player<Sight>['answer'],
  look: (sights: readonly Sight[]) => void,
): readonly number[] {
  const rules = new BurgundRules(parseSetup({ players }))
  const state = rules.deal(seed)
  const sights = Array.from({ length: players }, (_, i) => rules.sight(state, seat(i)))
  const ask = (question: Question) => answer(question, at(sights, question.seat))
  const play = rules.play(state, { hears: false, tell() {}, ask })
  let cycles = 0
  while (!rules.over(state)) {
    const cycle = state.round * data.cardsPerRound + state.cycle
    if (state.phase === 'start-of-turn' && cycle > cycles) {
      cycles = cycle
      look(sights)
    }
    play.step()
  }
  return rules.scores(state)
}

const asPlayer: Player<Sight>['answer'] = (question, sight) => player.answer(question, sight)

/** How far the leads of all pairs at the end of some games were from what each way to judge standings had said of them. */
function squares(players: number, games: number, ...ways: readonly ((sight: Sight) => number)[]): number[] {
  const sums = ways.map(() => 0)
  for (let game = 0; game < games; game++) {
    const said: number[][][] = []
    const look = (sights: readonly Sight[]) => said.push(ways.map(way => sights.map(way)))
    const scores = playGame(players, `outlook ${game}`, asPlayer, look)
    for (const [way, standings] of said.flatMap(all => [...all.entries()]))
      for (const [i, one] of standings.entries())
        for (const [j, other] of standings.entries())
          if (j < i) sums[way] = at(sums, way) + (at(scores, i) - at(scores, j) - (one - other)) ** 2
  }
  return sums
}

describe('outlook', () => {
  test.each([2, 3, 4])('tells nearer than prospects how games of %i end', players => {
    const [outlooks = 0, others = 0] = squares(
      players,
      30,
      sight => outlook.standing(sight),
      sight => sight.score() + prospects(sight),
    )
    expect(outlooks).toBeLessThan(others)
  })

  test('gives two players together one victory, and leads that are opposite', () => {
    let compared = 0
    playGame(2, 'hopes', asPlayer, sights => {
      const [one, other] = [outlook.hopes(sights, seat(0)), outlook.hopes(sights, seat(1))]
      expect(one.chance + other.chance).toBeCloseTo(1)
      expect(one.lead).toBeCloseTo(-other.lead)
      expect(one.chance > 0.5).toBe(one.lead > 0)
      compared++
    })
    expect(compared).toBeGreaterThan(25)
  })

  test('has learnt of each trait that there is, and of no other', () => {
    const neurons = LEARNT_OUTLOOK.outputs.length
    expect(LEARNT_OUTLOOK.alone).toHaveLength(TRAITS)
    expect(LEARNT_OUTLOOK.inputs).toHaveLength((TRAITS + 1) * neurons)
    expect(LEARNT_OUTLOOK.spreads).toHaveLength(2 * data.roundCards.length)
    const noted = new Set<number>()
    const odd: number[] = []
    const note = (trait: number, amount: number) => {
      noted.add(trait)
      if (!Number.isFinite(amount)) odd.push(trait)
    }
    const random = seeded('traits')
    for (const players of [2, 2, 3, 4])
      for (const answer of [asPlayer, (question: Question) => randomAnswer(question, random)])
        playGame(players, 'traits', answer, sights => {
          for (const sight of sights) noteTraits(sight, note)
        })
    expect(odd).toEqual([])
    expect(Math.max(...noted)).toBe(TRAITS - 1)
    expect(noted.size).toBeGreaterThan(0.95 * TRAITS)
  })
})

/** What can be looked at when the same seat is asked again: nothing else has been given or taken in between. */
const SEEN_NEXT = ['take-silver', 'refill-workers', 'convert', 'sell-goods', 'take-card']

test('what a player has after an option is what the rules give', () => {
  const seen = new Set<string>()
  const random = seeded('afterwards')
  for (let game = 0; game < 12; game++) {
    const expected: (Afterwards | undefined)[] = []
    const looking: Player<Sight>['answer'] = (question, sight) => {
      const before = expected[question.seat]
      const { silver, workers, goods, projects } = sight.player()
      if (before !== undefined) expect({ silver, workers, goods, projects }).toEqual(before)
      const answer = randomAnswer(question, random)
      const [option = 0] = answer
      const { kind } = optionOf(option)
      const isSeen = SEEN_NEXT.includes(kind) && !(kind === 'take-card' && projects.length === data.projectLimit)
      if (isSeen) seen.add(kind)
      expected[question.seat] = isSeen ? structuredClone(afterwards(option, dieOf(question), sight)) : undefined
      return answer
    }
    playGame(2, `afterwards ${game}`, looking, () => {})
  }
  expect([...seen].sort()).toEqual(SEEN_NEXT.toSorted())
})
