import { at, eventFor, Match, type Seat, seat, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { dominion, moveNumber, type Sight, type State, type View } from '../src/index.ts'

const [A, B, C] = [seat(0), seat(1), seat(2)]
const END_TURN = moveNumber('end-turn')
const ESTATES_AND_GOLDS = ['estate', 'estate', 'estate', 'gold', 'gold']

interface Given {
  readonly hand?: readonly string[]
  /** From the top down. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
}

/** B's turn, possessed by A, with C watching. */
class Possessed {
  readonly #rules = dominion.prepare(
    dominion.parseSetup({ players: 3, kingdom: ['possession', 'smithy', 'militia', 'stash'], first: 0 }),
  )
  readonly match: Match<State, Sight>

  constructor(b: Given) {
    const { tables } = this.#rules
    const cards = (ids: readonly string[] = []) => ids.map(id => tables.card(id))
    const state = this.#rules.lay(seeded('possessed'))
    state.turn.phase = 'action'
    Object.assign(at(state.players, A), { hand: cards(['possession']), deck: cards(ESTATES_AND_GOLDS) })
    Object.assign(at(state.players, B), {
      hand: cards(b.hand),
      deck: cards(b.deck).reverse(),
      discard: cards(b.discard).reverse(),
    })
    at(state.players, C).hand = cards(ESTATES_AND_GOLDS)
    this.match = Match.from(this.#rules, state)
    this.play('possession')
    this.answer(END_TURN)
  }

  answer(...answer: number[]) {
    return this.match.answer(this.asked.seat, answer)
  }

  play(id: string) {
    return this.answer(moveNumber('play', this.#rules.tables.card(id)))
  }

  get asked() {
    const { question } = this.match
    if (question === undefined) throw new Error('Nobody is asked.')
    return question
  }

  view(of: Seat, by: Seat): View['players'][number] {
    return at(this.#rules.view(this.match.state, by).players, of)
  }
}

test('the possessor makes the moves and sees the hand from the start; others see no more than usual', () => {
  const turn = new Possessed({ hand: ['smithy', 'gold'], deck: ['silver', 'silver', 'silver', 'duchy'] })
  expect(turn.asked).toMatchObject({ seat: A, whose: B, step: 'move' })
  expect(turn.view(B, A)).toMatchObject({ hand: ['gold', 'smithy'], deckSize: 4 })
  expect(turn.view(B, B)).toMatchObject({ hand: ['gold', 'smithy'], deckSize: 4 })
  expect(turn.view(B, C)).toMatchObject({ hand: null, deckSize: null })
  expect(turn.view(A, B).hand).toBe(null)
  const drawn = turn.play('smithy').find(({ type }) => type === 'draw')
  const seen = [A, B, C].map(by => drawn && eventFor(drawn, by).cards.length)
  expect(seen).toEqual([3, 3, 0])
})

test('the possessor sees the hand drawn in clean-up and is not asked any more after it', () => {
  const turn = new Possessed({ hand: ['copper'], deck: ['silver', 'silver', 'silver', 'duchy', 'duchy'] })
  const drawn = turn.answer(END_TURN).find(({ type, seat }) => type === 'draw' && seat === B)
  const seen = [A, B, C].map(by => drawn && eventFor(drawn, by).cards.length)
  expect(seen).toEqual([5, 5, 0])
  expect(turn.asked).toMatchObject({ seat: B, whose: B })
  expect(turn.view(B, A)).toMatchObject({ hand: null, deckSize: null })
})

test('everybody else, the possessor too, decides alone what an Attack does to them', () => {
  const turn = new Possessed({ hand: ['militia'] })
  turn.play('militia')
  for (const victim of [C, A]) {
    expect(turn.asked).toMatchObject({ seat: victim, whose: victim, step: 'discard' })
    turn.answer(...turn.asked.choices.slice(0, 2))
  }
  expect(turn.asked).toMatchObject({ seat: A, whose: B, step: 'move' })
})

test('the possessor places the Stashes of the possessed player, seeing the rest of the deck and no shuffled card', () => {
  const turn = new Possessed({
    hand: ['smithy'],
    deck: ['gold', 'silver'],
    discard: ['stash', 'duchy', 'estate', 'copper'],
  })
  turn.play('smithy')
  expect(turn.asked).toMatchObject({ seat: A, whose: B, about: 'stash', choices: [0, 1, 2, 3], shown: [2, 1] })
  expect(turn.view(B, A)).toMatchObject({
    topOfDiscard: null,
    deckSize: 6,
    backs: { deck: { stash: [expect.any(Number)] } },
  })
  expect(turn.view(B, C).backs?.deck).toBe(null)
  turn.answer(0)
  expect(turn.view(B, A).hand?.toSorted()).toEqual(['gold', 'silver', 'stash'])
})
