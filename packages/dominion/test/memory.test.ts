import { at, eventFor, Match, oneOf, type Question, type Random, type Seat, seat, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import {
  type Card,
  COPPER,
  type DominionRules,
  dominion,
  ESTATE,
  GOLD,
  moveNumber,
  type Recollection,
  type State,
} from '../src/index.ts'

const GAMES = 12
const ANSWERS = 120

const kingdom = (n: number) => {
  const drawn = dominion.randomKingdom(seeded(`memory ${n}`), {
    sets: dominion.catalogue.kingdomSets,
    events: n % 3,
    landmarks: n % 2,
  })
  return dominion.prepare(dominion.parseSetup({ players: 2 + (n % 3), ...drawn }))
}

/** A game in which everybody has cards of the kingdom from the beginning. */
function rich(rules: DominionRules, seed: string): State {
  const random = seeded(seed)
  const state = rules.deal(seed)
  const cards = rules.tables.piles.map(({ cards }) => at(cards, 0))
  for (const player of state.players) {
    player.hand = Array.from({ length: 5 }, () => oneOf(random, cards))
    player.deck = Array.from({ length: 8 }, () => oneOf(random, cards))
    player.changes++
  }
  return state
}

/** Of each question, one of the answers at random. */
function anyAnswer({ choices, min, max }: Question, random: Random): number[] {
  const left = [...choices]
  const size = Math.min(max, Math.max(min, oneOf(random, [min, 1, max])))
  return Array.from({ length: size }, () => at(left.splice(left.indexOf(oneOf(random, left)), 1), 0))
}

/** Whether all of some cards are among others. */
function among(some: readonly Card[], cards: readonly Card[]): boolean {
  const left = [...cards]
  return some.every(card => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  })
}

const sure = (cards: Recollection['deck']): Card[] => cards.filter(card => card !== undefined)

/** What is remembered wrongly of somebody's cards. */
function errors(known: Recollection, { deck, discard, hand }: State['players'][number]): string[] {
  const { deck: top, discard: thrown, whole, hand: held } = known
  return [
    ...(top.some((card, i) => card !== undefined && card !== deck[deck.length - top.length + i]) ? ['deck'] : []),
    ...(among(sure(thrown), discard) ? [] : ['discard']),
    ...(whole && thrown.length !== discard.length ? ['size of the discard pile'] : []),
    ...(among(held, hand) ? [] : ['hand']),
  ]
}

const seats = (rules: DominionRules): Seat[] => Array.from({ length: rules.seats }, (_, i) => seat(i))

test('what somebody remembers is true, whatever is played, and holds in whatever is dealt anew', () => {
  const claims = { deck: 0, discard: 0, whole: 0, hand: 0 }
  for (let n = 0; n < GAMES; n++) {
    const rules = kingdom(n)
    const start = rich(rules, `game ${n}`)
    const memories = seats(rules).map(watcher => rules.memory(start, watcher))
    const told = (events: Match<State, unknown>['opening']) => {
      for (const event of events) for (const [i, memory] of memories.entries()) memory.hear(eventFor(event, seat(i)))
    }
    const random = seeded(`play ${n}`)
    const match = Match.from(rules, start)
    told(match.opening)
    for (let k = 0; k < ANSWERS && match.question !== undefined; k++) {
      const { question } = match
      for (const [watcher, memory] of memories.entries()) {
        const dealt = memory.redeal(match.state, random)
        expect(rules.constant(dealt)).toEqual(rules.constant(match.state))
        expect(rules.view(dealt, seat(watcher))).toEqual(rules.view(match.state, seat(watcher)))
        for (const of of seats(rules)) {
          const known = memory.of(of)
          const where = `game ${n}, answer ${k}, ${question.about}/${question.step}: ${watcher + 1} of ${of + 1}`
          expect(errors(known, at(match.state.players, of)), where).toEqual([])
          // Where backs tell cards apart, others' cards are dealt by them alone.
          if (of === watcher || rules.tables.ownBacks.length === 0)
            expect(errors(known, at(dealt.players, of)), `${where}, dealt anew`).toEqual([])
          claims.deck += sure(known.deck).length
          claims.discard += sure(known.discard).length
          claims.whole += known.whole ? 1 : 0
          if (watcher !== of) claims.hand += known.hand.length
        }
      }
      told(match.answer(question.seat, anyAnswer(question, random)))
    }
  }
  for (const n of Object.values(claims)) expect(n).toBeGreaterThan(10 * GAMES)
})

test('whoever has put a card onto the deck draws it in every imagined world', () => {
  const rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom: ['courtyard', 'village'], first: 0 }))
  const start = rules.deal('courtyard')
  const courtyard = rules.tables.card('courtyard')
  const own = at(start.players, 0)
  own.hand = [courtyard, GOLD, ESTATE, ESTATE, ESTATE]
  own.deck = Array.from({ length: 9 }, () => COPPER)
  own.changes++
  const match = Match.from(rules, start)
  match.answer(seat(0), [moveNumber('play', courtyard)])
  match.answer(seat(0), [GOLD])
  const again = Match.resume(rules, JSON.parse(JSON.stringify(match.fullSnapshot())))
  for (const one of [match, again]) {
    const tops = (watcher: Seat) =>
      new Set(
        Array.from({ length: 30 }, (_, i) => {
          const { players } = one.memory(watcher).redeal(one.state, seeded(i))
          return at(players, 0).deck.at(-1)
        }),
      )
    expect([...tops(seat(0))]).toEqual([GOLD])
    expect(tops(seat(1)).size).toBeGreaterThan(1)
  }
})
