import { at, type Driver, Match, type Question } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { cards, offered, pile, playUntil, rulesFor, say, tableWith } from './table.ts'

const SEEDS = Array.from({ length: 60 }, (_, i) => i)

test('which good and which animal a player begins with is left to chance', () => {
  const dealt = SEEDS.map(seed => at(rulesFor(2, 0).deal(seed).players, 0))
  const firsts = (counts: readonly (readonly number[])[]) => new Set(counts.map(each => each.indexOf(1))).size
  expect(firsts(dealt.map(({ goods }) => goods))).toBe(3)
  expect(firsts(dealt.map(({ animals }) => animals))).toBe(4)
})

test('whoever begins is to move from the deal on', () => {
  expect(rulesFor(4, 2).deal('first').turn).toBe(2)
})

const MINES = 'mine-1 mine-2 mine-3 mine-4 mine-5 mine-6 ship-1 ship-2 ship-3 ship-4 ship-5 ship-6'

/** A purchase for which the discard pile must be shuffled; the first of its cards lies at the bottom. */
const shortOfCards = (seed: number) =>
  tableWith(2, state => {
    state.random = rulesFor(2).deal(seed).random
    state.draw = []
    state.discard = cards(MINES)
    at(state.players, 0).silver = 3
    at(state.players, 0).projects = []
  })

test('a discard pile is mixed before anybody draws from it', () => {
  const bought = SEEDS.map(seed => {
    const table = shortOfCards(seed)
    say(table, 'purchase')
    return table.question?.shown.join(' ')
  })
  expect(new Set(bought).size).toBeGreaterThan(30)
})

test('whoever knows how a shuffle came out decides it', () => {
  const { rules, state } = shortOfCards(1)
  const asked: Question[] = []
  const driver: Driver = {
    hears: false,
    tell() {},
    ask(question) {
      asked.push(question)
      if (asked.length > 1) throw new Error('Bought.')
      return [at(question.choices, question.choices.length - 1)]
    },
    shuffle(pile) {
      pile.sort((a, b) => b - a)
      return true
    },
  }
  const copy = rules.copy(state)
  expect(() => rules.play(copy, driver).step()).toThrow('Bought.')
  expect(copy.draw).toEqual(copy.draw.toSorted((a, b) => b - a))
})

test('every question has one answer of several, in no order', () => {
  const table = tableWith(2, () => {})
  const asked: Question[] = []
  playUntil(table, () => {
    if (table.question !== undefined) asked.push(table.question)
    return asked.length > 80
  })
  expect(asked).toHaveLength(81)
  for (const { min, max, ordered, orNone, choices } of asked) {
    expect({ min, max, ordered, orNone }).toEqual({ min: 1, max: 1, ordered: false, orNone: false })
    expect(new Set(choices).size).toBe(choices.length)
  }
})

test('equal projects and equal cards of a row are offered once', () => {
  const table = tableWith(2, state => {
    at(state.players, 0).hand = cards('ship-3 ship-1')
    at(state.players, 0).projects = cards('mine-3 mine-3')
    at(state.players, 0).silver = 0
    state.display = state.display.map(() => [])
    state.display[2] = cards('bank-4 bank-4')
  })
  say(table, 'play ship-3')
  expect(offered(table).filter(word => word.includes('mine-3') || word.includes('bank-4'))).toHaveLength(2)
})

test('what happens bears the name of what brought it about', () => {
  const table = tableWith(2, state => {
    at(state.players, 0).hand = cards('ship-4 ship-1')
    at(state.players, 0).projects = cards('bank-4')
    at(state.players, 0).silver = 0
    at(state.players, 1).hand = cards('ship-2')
    state.draw = pile('ship-1')
    state.discard = []
  })
  const events = say(table, 'play ship-4', 'place bank-4')
  const about = (type: string) => events.filter(event => event.type === type).map(event => event.about)
  expect(about('play')).toEqual(['turn'])
  expect(about('place-project')).toEqual(['place-project'])
  expect(about('silver')).toEqual(['bank'])
  expect(about('turn')).toEqual(['turn'])
})

test('what comes after a purchase in between bears the name of what it was in the midst of', () => {
  const table = tableWith(2, state => {
    Object.assign(at(state.players, 0), { hand: cards('ship-4 ship-1'), projects: cards('ship-4'), silver: 3 })
    state.draw = pile('mine-1 mine-2 mine-3')
  })
  const events = say(table, 'play ship-4', 'place ship-4', 'purchase', 'keep mine-1', 'goods stack 1')
  const about = (type: string) => events.filter(event => event.type === type).map(event => event.about)
  expect(about('keep')).toEqual(['buy-cards'])
  expect(about('good')).toEqual(['ship'])
  expect(events.find(({ type }) => type === 'good')?.from).toBe('goods-1')
})

test('a stack is told to be divided only where there are cards to divide', () => {
  const divided = (other: number) => {
    const table = tableWith(2, state => {
      Object.assign(at(state.players, 0), { hand: cards('ship-4 ship-1'), projects: cards('ship-4') })
      state.goods = [[0], new Array(other).fill(1)]
    })
    return say(table, 'play ship-4', 'place ship-4', 'goods stack 1').filter(({ type }) => type === 'divide').length
  }
  expect([divided(1), divided(2)]).toEqual([0, 1])
})

test('the beginning of a round bears its name', () => {
  const { opening } = Match.deal(rulesFor(2), 'opening')
  const about = (type: string) => opening.find(event => event.type === type)?.about
  expect([about('round'), about('cycle'), about('turn')]).toEqual(['round', 'cycle', 'turn'])
})

test('only the first triple of a kind is told to bring a bonus card', () => {
  const bonuses = (left: boolean) => {
    const table = tableWith(2, state => {
      Object.assign(at(state.players, 0), {
        hand: cards('ship-4 ship-1'),
        projects: cards('mine-4'),
        estate: [cards('mine-1 mine-2')],
      })
      if (!left) state.bonus = []
    })
    return say(table, 'play ship-4', 'place mine-4').filter(({ type }) => type === 'bonus').length
  }
  expect([bonuses(true), bonuses(false)]).toEqual([1, 0])
})
