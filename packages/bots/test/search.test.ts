import { burgund } from '@kartentisch/burgund'
import { type DominionRules, dominion } from '@kartentisch/dominion'
import { at, checked, Match, oneOf, type Player, type Rules, randomAnswer, seeded, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { burgundPlayers, dominionPlayers, greedy, parsePlan, planPlayer, playersKits, playersOf } from '../src/index.ts'
import { imaginedBy, otherwise } from './unseen.ts'

/** Each with others of all the cards. */
const KINGDOMS = 8

const kingdom = (n: number) => {
  const random = seeded(`kingdom ${n}`)
  const drawn = dominion.randomKingdom(random, {
    sets: dominion.catalogue.kingdomSets,
    events: n % 3,
    landmarks: n % 2,
  })
  return dominion.prepare(dominion.parseSetup({ players: 2 + (n % 3), ...drawn }))
}

const bigMoney = planPlayer(parsePlan('[province, gold, silver]'))

/** A game in which everybody has cards of the kingdom from the beginning, so that much is asked in the middle of steps. */
function rich(rules: DominionRules, seed: string) {
  const random = seeded(seed)
  const state = rules.deal(seed)
  const cards = rules.tables.piles.map(({ cards }) => at(cards, 0))
  for (const player of state.players) {
    player.hand = Array.from({ length: 5 }, () => oneOf(random, cards))
    player.deck = Array.from({ length: 8 }, () => oneOf(random, cards))
    player.changes++
  }
  return Match.from(rules, state)
}

/** How many questions of a game were compared, and how many of them in the middle of a step. */
function compare<State, Sight>(
  rules: Rules<State, Sight>,
  match: Match<State, Sight>,
  policy: () => Player<Sight>,
  seed: string,
  most: number,
) {
  const random = seeded(seed)
  const compared = { all: 0, midway: 0 }
  const start = match.snapshot().quiet
  for (let n = 0; n < most && match.question !== undefined; n++) {
    const { question } = match
    const other = otherwise(rules, start, match, random)
    if (other !== undefined) {
      const where = `${seed}, question ${n}: ${question.about} ${question.step}`
      const memory = match.memory(question.seat)
      expect(imaginedBy(other, policy(), `${n}`, memory), where).toBe(imaginedBy(match, policy(), `${n}`, memory))
      compared.all++
      if (match.snapshot().since.length > 0) compared.midway++
    }
    match.answer(question.seat, randomAnswer(question, random))
  }
  return compared
}

describe('what a seat imagines follows from what it may know and remembers', () => {
  test('in Dominion', () => {
    const totals = { all: 0, midway: 0 }
    for (let n = 0; n < KINGDOMS; n++) {
      const rules = kingdom(n)
      const { all, midway } = compare(rules, rich(rules, `game ${n}`), () => bigMoney(0), `game ${n}`, 60)
      totals.all += all
      totals.midway += midway
    }
    expect(totals.all).toBeGreaterThan(200)
    expect(totals.midway).toBeGreaterThan(20)
  })

  test('while cards are passed that nobody else may know', () => {
    const kingdom = ['masquerade', 'torturer', 'militia', 'moat', 'village']
    const rules = dominion.prepare(dominion.parseSetup({ players: 3, kingdom }))
    const totals = { midway: 0 }
    for (let n = 0; n < 6; n++)
      totals.midway += compare(rules, rich(rules, `pass ${n}`), () => bigMoney(0), `pass ${n}`, 60).midway
    expect(totals.midway).toBeGreaterThan(10)
  })

  test.each([1, 2, 3, 4])('in Burgund with %i', players => {
    const rules = burgund.prepare(burgund.parseSetup({ players }))
    expect(compare(rules, Match.deal(rules, 'game'), () => greedy, `game of ${players}`, 40).all).toBeGreaterThan(10)
  })
})

describe('levels', () => {
  const plays = <State, Sight>(rules: Rules<State, Sight>, players: readonly Player<Sight>[], seed: string) => {
    const end = simulate(rules, players.map(checked), seed, 3000)
    return { over: rules.over(end), scores: rules.scores(end) }
  }

  test('play the same game again with the same seed, when only simulations are counted', () => {
    const rules = burgund.prepare(burgund.parseSetup({ players: 2 }))
    const [medium, hard] = [burgundPlayers.player('medium'), burgundPlayers.player('hard')]
    const exact = { untimed: true, simulations: 8 }
    const game = () => plays(rules, [medium('a', exact), hard('b', exact)], 'same')
    expect(game()).toEqual(game())
  })

  test.each([1, 2, 3, 4])('play Burgund with %i', players => {
    const rules = burgund.prepare(burgund.parseSetup({ players }))
    const [easy, medium] = [burgundPlayers.player('easy'), burgundPlayers.player('medium')]
    const seated = Array.from({ length: players }, (_, i) =>
      i === 1 ? easy(i) : medium(i, { untimed: true, simulations: 8 }),
    )
    expect(plays(rules, seated, 'levels').over).toBe(true)
  })

  test.each([3, 4])('play Dominion with events and landmarks, kingdom %i', n => {
    const rules = kingdom(n)
    const [easy, medium] = [dominionPlayers.player('easy'), dominionPlayers.player('medium')]
    const exact = { untimed: true, simulations: 8 }
    const seated = Array.from({ length: rules.seats }, (_, i) => (i === 1 ? easy(i) : medium(i, exact)))
    expect(plays(rules, seated, 'levels').over).toBe(true)
  })

  test('stop at once when asked, with the best answer so far', () => {
    const rules = kingdom(1)
    const hard = dominionPlayers.player('hard')
    const seated = Array.from({ length: rules.seats }, (_, i) => hard(i, { goOn: () => false }))
    expect(plays(rules, seated, 'stopped').over).toBe(true)
  })

  test('are the same in every game, and called by name like all players', () => {
    for (const kit of playersKits) {
      expect(Object.keys(kit.levels)).toEqual(['easy', 'medium', 'hard', 'expert'])
      for (const name of kit.names) expect(kit.player(name)('seed').name).not.toBe('')
      expect(() => kit.player('medum')).toThrow('Did you mean "medium"?')
    }
    expect(() => playersOf('burgunde')).toThrow('Did you mean "burgund"?')
  })

  test('of Dominion have plans beside them, by name or written out', () => {
    const plans = new Map([['smith', '{ name: Smith, buy: [province, smithy, silver] }']])
    expect(dominionPlayers.player('smith', plans)('seed').name).toBe('Smith')
    expect(dominionPlayers.player('[province, gold]')('seed').name).toBe('[province, gold]')
    expect(() => dominionPlayers.player('[provinz]')).toThrow('[provinz]: Line 1, column 2: Unknown card')
    expect(() => dominionPlayers.player('smit', plans)).toThrow('Did you mean "smith"?')
  })
})
