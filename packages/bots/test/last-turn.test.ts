import { dominion } from '@kartentisch/dominion'
import { at, Match, type Seat, seat, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { dominionPlayers } from '../src/index.ts'

/** A turn in which the game may end, after the Actions if nothing else is said. It is the first seat's. */
interface Position {
  readonly phase?: 'action' | 'buy'
  readonly hand: readonly string[]
  readonly buys?: number
  readonly events?: readonly string[]
  /** What everybody owns besides, in the order of the seats. */
  readonly own: readonly (readonly string[])[]
  /** Cards left in some piles. */
  readonly left: Readonly<Record<string, number>>
}

const kingdom = ['smithy', 'village', 'market', 'gardens', 'moat', 'workshop']
const times = (n: number, id: string): string[] => Array.from({ length: n }, () => id)

/** Plays the turn to its end, and tells who has won, if anybody has. */
function endedBy(
  level: string,
  { phase = 'buy', hand, buys = 1, events = [], own, left }: Position,
): readonly Seat[] | 'open' {
  const rules = dominion.prepare(dominion.parseSetup({ players: own.length, kingdom, events, first: 0 }))
  const { tables } = rules
  const state = rules.lay(seeded('last turn'))
  const cards = (ids: readonly string[]) => ids.map(id => tables.card(id))
  for (const [i, ids] of own.entries()) {
    const held = i === 0 ? hand : times(5, 'copper')
    // Enough coins that nobody thinks the game will go on for ever.
    const deck = [...ids, ...times(4, 'gold'), ...times(4, 'silver')]
    Object.assign(at(state.players, i), { hand: cards(held), deck: cards(deck), turns: 14 })
  }
  for (const [id, n] of Object.entries(left)) state.piles[tables.pile(id)] = n
  Object.assign(state.turn, { phase, buys })
  const match = Match.from(rules, state)
  while (match.question?.seat === seat(0)) {
    const player = dominionPlayers.player(level)('seed', { untimed: true, simulations: 40 })
    match.answer(seat(0), match.consult(player))
  }
  return rules.over(match.state) ? rules.winners(match.state) : 'open'
}

const ME = [seat(0)]
/** The others look at the end of a game as these do. */
const LEVELS = ['easy', 'medium']
const EIGHT = ['gold', 'gold', 'silver', 'estate']

describe('a sure win is taken', () => {
  const wins: Record<string, Position> = {
    'by the last Province': { hand: EIGHT, own: [times(2, 'province'), times(2, 'province')], left: { province: 1 } },
    'by the last Province among three': {
      hand: EIGHT,
      own: [times(3, 'province'), times(3, 'province'), times(3, 'province')],
      left: { province: 1 },
    },
    'by the last card of the third pile, though it is worth nothing': {
      hand: EIGHT,
      own: [times(3, 'province'), times(2, 'province')],
      left: { smithy: 0, village: 0, moat: 1 },
    },
    'by two cheap cards, where one more Province would let the game go on': {
      hand: EIGHT,
      buys: 2,
      own: [times(3, 'province'), times(2, 'province')],
      left: { smithy: 0, village: 1, moat: 1 },
    },
    'by points and a pile together': {
      hand: [...EIGHT, 'silver'],
      buys: 3,
      own: [times(2, 'province'), [...times(2, 'province'), 'estate', 'estate']],
      left: { smithy: 0, village: 0, moat: 1 },
    },
    'by three piles among three players': {
      hand: ['gold', 'gold'],
      buys: 2,
      own: [[...times(2, 'province'), 'duchy'], times(2, 'province'), times(2, 'province')],
      left: { smithy: 0, village: 1, estate: 1 },
    },
    'by a Curse, without any money': {
      hand: ['estate'],
      own: [times(3, 'province'), times(2, 'province')],
      left: { smithy: 0, village: 0, curse: 1 },
    },
    'by the last Province, trashed with Salt the Earth': {
      hand: ['gold', 'copper'],
      events: ['salt-the-earth'],
      own: [times(3, 'province'), times(2, 'province')],
      left: { province: 1 },
    },
    'by what a Workshop gains': {
      phase: 'action',
      hand: ['workshop', 'estate'],
      own: [times(3, 'province'), times(2, 'province')],
      left: { smithy: 0, village: 0, moat: 1 },
    },
    'by what two Workshops gain and what is bought then': {
      phase: 'action',
      hand: ['village', 'workshop', 'workshop', 'gold'],
      own: [times(3, 'province'), times(2, 'province')],
      left: { smithy: 0, market: 0, moat: 3 },
    },
    'by what a Workshop gains and what is bought then': {
      phase: 'action',
      hand: ['workshop', 'gold', 'estate'],
      own: [times(3, 'province'), times(2, 'province')],
      left: { smithy: 0, village: 1, moat: 1 },
    },
  }
  describe.each(LEVELS)('by %s', level => {
    test.each(Object.entries(wins))('%s', (_, position) => expect(endedBy(level, position)).toEqual(ME))
  })
})

describe('the game isn’t ended by whoever loses then', () => {
  const losses: Record<string, Position> = {
    'with the last Province': { hand: EIGHT, own: [times(2, 'province'), times(5, 'province')], left: { province: 1 } },
    'with the last Province and a spare buy': {
      hand: EIGHT,
      buys: 2,
      own: [times(2, 'province'), times(5, 'province')],
      left: { province: 1 },
    },
    'with the third pile': {
      hand: ['gold', 'silver'],
      own: [times(2, 'province'), times(4, 'province')],
      left: { smithy: 0, village: 0, gardens: 1, duchy: 1 },
    },
    'as the second of three': {
      hand: EIGHT,
      own: [times(2, 'province'), times(5, 'province'), []],
      left: { province: 1 },
    },
  }
  describe.each(LEVELS)('by %s', level => {
    test.each(Object.entries(losses))('%s', (_, position) => expect(endedBy(level, position)).toBe('open'))
  })
})
