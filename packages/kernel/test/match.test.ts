import { BELIEVE, CLAIM, DOUBT, DRAW, LAY, MIX, PASS, type State, toy } from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'
import {
  at,
  checked,
  explore,
  isMove,
  last,
  Match,
  Mistake,
  type Path,
  randomPlayer,
  seat,
  seeded,
  simulate,
} from '../src/index.ts'

const rules = toy.prepare(toy.parseSetup({ players: 2, rounds: 3 }))
const [p1, p2] = [seat(0), seat(1)]

/** A table where p1 holds a 2 and a 5 and p2 a 3, and four cards are in the deck. */
function position(): State {
  const state = rules.deal('position')
  at(state.players, 0).hand = [2, 5]
  at(state.players, 1).hand = [3]
  state.deck = [1, 4, 6, 6]
  return state
}

describe('a match', () => {
  test('asks, and goes on by the answers', () => {
    const match = Match.from(rules, position())
    expect(match.question).toMatchObject({ seat: p1, step: 'move', choices: [PASS, DRAW, CLAIM, LAY + 2, LAY + 5] })
    expect(match.answer(p1, [CLAIM])).toEqual([])
    expect(match.question).toMatchObject({ seat: p1, step: 'card', choices: [2, 5] })
    expect(match.answer(p1, [2]).map(({ type }) => type)).toEqual(['claim'])
    expect(match.question).toMatchObject({ seat: p2, step: 'doubt' })
    const told = match.answer(p2, [DOUBT]).map(({ type }) => type)
    expect(told).toEqual(['doubt', 'show', 'tokens', 'discard'])
    expect(match.number).toBe(3)
  })

  test('shows the table in the midst of a step', () => {
    const match = Match.from(rules, position())
    match.answer(p1, [CLAIM])
    match.answer(p1, [2])
    expect(match.view(p2)).toMatchObject({ players: [{ cards: 1, hand: null }, { hand: [3] }] })
    expect(at(match.state.players, 0).hand).toEqual([5])
  })

  test('does not change the state it began with', () => {
    const start = position()
    Match.from(rules, start).answer(p1, [DRAW])
    expect(start).toEqual(position())
  })

  test('refuses what is late, from another seat or not legal, and changes nothing', () => {
    const match = Match.from(rules, position())
    const before = JSON.stringify(match.snapshot())
    expect(() => match.answer(p1, [PASS], 3)).toThrow('Question 3 is not open; question 0 is.')
    expect(() => match.answer(p2, [PASS])).toThrow('Seat 1 is asked, not seat 2.')
    expect(() => match.answer(p1, [MIX])).toThrow('3 is not among the choices')
    expect(() => match.answer(p1, [])).toThrow('turn wants 1, not 0.')
    expect(JSON.stringify(match.snapshot())).toBe(before)
  })

  test('is over when nobody is asked any more', () => {
    const match = Match.deal(rules, 'over')
    while (match.question !== undefined) match.answer(match.question.seat, [PASS])
    expect(match.over).toBe(true)
    expect(() => match.answer(p1, [PASS])).toThrow('The game is over')
    expect(() => match.consult(randomPlayer(1))).toThrow('The game is over')
  })

  test('goes back over any number of answers, and no further', () => {
    const match = Match.deal(toy.prepare(toy.parseSetup({ players: 3, rounds: 12 })), 'long')
    const states = [JSON.stringify(match.state)]
    const player = randomPlayer('long')
    while (match.question !== undefined) {
      match.answer(match.question.seat, match.consult(player))
      states.push(JSON.stringify(match.state))
    }
    expect(states.length).toBeGreaterThan(50)
    for (const length of [40, 33, 16, 15, 1, 0]) {
      match.undoTo(length)
      expect(JSON.stringify(match.state)).toBe(states[length])
    }
    expect(() => match.undo()).toThrow('There are 0 answers to go back over, not 1.')
  })

  test('goes its own way when it is forked', () => {
    const match = Match.from(rules, position())
    match.answer(p1, [CLAIM])
    const other = match.fork()
    other.answer(p1, [5])
    expect(match.question).toMatchObject({ step: 'card' })
    match.answer(p1, [2])
    expect([match.state.claimed, other.state.claimed]).toEqual([2, 5])
  })

  test('is the same game as a simulation with the same seed and players', () => {
    for (const seed of ['a', 'b', 'c']) {
      const players = [randomPlayer(`${seed}1`), randomPlayer(`${seed}2`)]
      const state = simulate(rules, players, seed)
      const again = [randomPlayer(`${seed}1`), randomPlayer(`${seed}2`)]
      const match = Match.deal(rules, seed)
      while (match.question !== undefined)
        match.answer(match.question.seat, match.consult(at(again, match.question.seat)))
      expect(match.state).toEqual(state)
    }
  })
})

describe('a simulation', () => {
  test('refuses wrong answers of players one does not know', () => {
    const rogue = { name: 'rogue', answer: () => [77] }
    expect(() => simulate(rules, [checked(rogue), randomPlayer(1)], 1)).toThrow(
      'rogue gave an answer that is not legal',
    )
    expect(() => simulate(rules, [randomPlayer(1)], 1)).toThrow('2 seats need 2 players, not 1.')
  })

  test('leaves a game that finds no end', () => {
    const state = simulate(rules, [randomPlayer(1), randomPlayer(2)], 1, 3)
    expect(rules.over(state)).toBe(false)
  })
})

describe('what a seat remembers', () => {
  /** What p2 can imagine to lie in the discard pile, after p1 has claimed with a 2. */
  function imagined(reaction: number): Set<number> {
    const match = Match.from(rules, position())
    for (const answer of [[CLAIM], [2], [reaction], [PASS]]) match.answer(match.question?.seat ?? p1, answer)
    const memory = match.memory(p2)
    const random = seeded('imagine')
    const seen = new Set<number>()
    for (let i = 0; i < 60; i++) seen.add(at(memory.redeal(match.state, random).discard, 0))
    return seen
  }

  test('is what it saw and can’t see any more', () => {
    expect([...imagined(DOUBT)]).toEqual([2])
    expect(imagined(BELIEVE).size).toBeGreaterThan(2)
  })

  test('is gone when the cards are shuffled', () => {
    const match = Match.from(rules, position())
    for (const answer of [[CLAIM], [2], [DOUBT], [MIX]]) match.answer(match.question?.seat ?? p1, answer)
    const memory = match.memory(p2)
    const random = seeded('imagine')
    const tops = new Set(Array.from({ length: 60 }, () => last(memory.redeal(match.state, random).deck)))
    expect(tops.size).toBeGreaterThan(2)
  })

  test('is what a player imagines by: a world in which the claim is another card', () => {
    const match = Match.from(rules, position())
    for (const answer of [[CLAIM], [2]]) match.answer(p1, answer)
    const random = seeded('dream')
    const ends = new Set<number>()
    match.consult({
      name: 'dreamer',
      foresees: true,
      answer(question, _, prospect) {
        for (let i = 0; i < 40 && prospect !== undefined; i++) {
          const doubting = { name: 'doubt', answer: () => [DOUBT] }
          const end = prospect.playOn([randomPlayer(1), doubting], random, sight => sight.view().discard > 0)
          ends.add(at(end.scores, p2))
        }
        return question.choices.slice(0, 1)
      },
    })
    // In some worlds it was a lie, in others it was true.
    expect([...ends].sort()).toEqual([0, 3])
  })
})

describe('exploring', () => {
  function paths(largest: number, onward: (path: number) => void = () => {}): Path<State>[] {
    const found: Path<State>[] = []
    const start = position()
    start.deck = []
    start.discard = [1, 4, 4]
    let moved = false
    explore(rules, start, {
      maxOrders: largest,
      largeShuffle: orders => {
        throw new Mistake(`${orders} orders`)
      },
      onward(question) {
        if (!isMove(question)) return 'every'
        if (moved) return 'stop'
        moved = true
        return [DRAW]
      },
      each(path) {
        moved = false
        found.push(path)
        onward(found.length)
      },
    })
    return found
  }

  test('goes through every order in which cards can come to lie', () => {
    const orders = paths(24).map(({ state }) => [...at(state.players, 0).hand.slice(2), ...state.deck.toReversed()])
    expect(orders.map(order => order.join('')).sort()).toEqual(['144', '414', '441'])
  })

  test('goes through every answer', () => {
    const found: number[] = []
    explore(rules, position(), {
      maxOrders: 24,
      largeShuffle: () => {},
      onward: (question, state) => (isMove(question) ? (state.discard.length > 0 ? 'stop' : [CLAIM]) : 'every'),
      each: ({ state, choices }) => {
        expect(choices).toHaveLength(2)
        found.push(at(state.discard, 0) * 10 + at(state.players, 1).tokens)
      },
    })
    expect(found).toEqual([20, 23, 50, 50])
  })

  test('refuses a shuffle with too many results, and stops when it is told to', () => {
    expect(() => paths(2)).toThrow('3 orders')
    expect(() =>
      paths(24, path => {
        if (path === 2) throw new Mistake('enough')
      }),
    ).toThrow('enough')
  })
})
