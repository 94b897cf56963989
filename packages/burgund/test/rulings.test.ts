import { cardName, data, type View } from '@kartentisch/burgund'
import { at, Match, NOBODY } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards, offered, p1, p2, pile, player, rulesFor, say, tableWith } from './table.ts'

describe('the box', () => {
  test('has each card as often with each die as the table of cards says', () => {
    const copies = Object.fromEntries(data.cards.map(card => [card.id, card.copiesPerDie]))
    for (const id of ['castle', 'mine', 'cloister']) expect(copies[id]).toEqual([2, 2, 2, 2, 2, 2])
    for (const id of ['knowledge', 'ship', 'pasture']) expect(copies[id]).toEqual([3, 3, 3, 3, 3, 3])
    for (const id of ['carpenter', 'church', 'market', 'watchtower']) expect(copies[id]).toEqual([1, 1, 1, 0, 0, 0])
    for (const id of ['bank', 'boarding-house', 'warehouse', 'town-hall'])
      expect(copies[id]).toEqual([0, 0, 0, 1, 1, 1])
  })

  test('has five each of chicken, cattle, sheep and pig', () => {
    expect(data.animals.map(({ id, cards }) => [id, cards])).toEqual([
      ['chicken', 5],
      ['cattle', 5],
      ['sheep', 5],
      ['pig', 5],
    ])
  })
})

describe('at the start', () => {
  const startWith = (players: number): View => {
    const rules = rulesFor(players)
    return rules.view(rules.deal('start'), NOBODY)
  }

  test('projects and estates are empty, and nothing has been sold', () => {
    for (const players of [1, 2, 3, 4])
      for (const one of startWith(players).players)
        expect(one).toMatchObject({
          projects: [],
          estate: [],
          sold: { light: 0, medium: 0, dark: 0 },
          vp: 0,
          bonus: [],
        })
  })

  test('all first-triple cards are there, the all-seven cards for that many players, and round A', () => {
    const allSeven = [
      [3, 1],
      [3, 1],
      [4, 2, 1],
      [4, 3, 2, 1],
    ]
    for (const players of [1, 2, 3, 4]) {
      const { bonus, round } = startWith(players)
      expect(round).toBe('A')
      expect(bonus.filter(id => id.startsWith('first-triple'))).toHaveLength(7)
      const values = bonus.filter(id => id.startsWith('all-seven')).map(id => Number(id.split(':')[1]))
      expect(values.toSorted((a, b) => b - a)).toEqual(allSeven[players - 1])
    }
  })
})

describe('everybody sees', () => {
  const both = (table: ReturnType<typeof tableWith>) => [p1, p2, NOBODY].map(by => rulesFor(2).view(table.state, by))

  test('every card of the discard pile, whatever its order', () => {
    const table = tableWith(2, state => {
      state.discard = cards('ship-1 bank-4 ship-1')
    })
    for (const view of both(table)) expect(view.discard).toEqual(['bank-4', 'ship-1', 'ship-1'])
  })

  test('display, projects, estates, storage, sold goods, VP and bonus cards', () => {
    const table = tableWith(2, state => {
      state.display = [1, 2, 3, 4, 5, 6].map(die => cards(`castle-${die}`))
      Object.assign(at(state.players, 0), { projects: cards('mine-3'), estate: [cards('ship-2 cloister-5')], vp: 4 })
      Object.assign(at(state.players, 0), { goods: [1, 0, 2], sold: [0, 3, 0], silver: 5, workers: 6 })
    })
    for (const view of both(table)) {
      expect(view.display).toEqual([1, 2, 3, 4, 5, 6].map(die => [`castle-${die}`]))
      expect(view.players[0]).toMatchObject({
        projects: ['mine-3'],
        estate: [{ kind: 'ship', cards: ['ship-2', 'cloister-5'] }],
        goods: { light: 1, medium: 0, dark: 2 },
        sold: { light: 0, medium: 3, dark: 0 },
        silver: 5,
        workers: 6,
        vp: 4,
      })
    }
  })

  test('the round card, the start player card and its side', () => {
    const table = tableWith(2, state => {
      Object.assign(state, { round: 2, holder: 1, front: false })
    })
    for (const view of both(table)) expect(view).toMatchObject({ round: 'C', start: { holder: 1, face: 'back' } })
  })

  test('of goods and animals the top cards and the heights', () => {
    const table = tableWith(2, state => {
      state.goods = [[0, 1, 2], []]
    })
    for (const view of both(table))
      expect(view.goods).toEqual([
        { top: 'dark', height: 3 },
        { top: null, height: 0 },
      ])
  })

  test('what Egon has laid out, and of his other stacks the heights', () => {
    const table = Match.deal(rulesFor(1), 'egon')
    for (const by of [p1, NOBODY]) {
      const { egon } = rulesFor(1).view(table.state, by)
      expect(egon?.estate.flatMap(set => set.cards)).toHaveLength(3)
      expect(egon?.stacks).toEqual([4, 5, 6, 7])
    }
  })
})

test('a player sees the whole faces of the own hand', () => {
  const table = tableWith(2, state => {
    at(state.players, 1).hand = cards('town-hall-5 ship-5')
  })
  expect(rulesFor(2).view(table.state, p2).players[1]?.hand).toEqual(['town-hall-5', 'ship-5'])
})

test('the two cards that are not used are discarded before the action of the third', () => {
  const table = tableWith(2, state => {
    at(state.players, 0).silver = 3
    state.discard = []
    state.draw.push(...pile('mine-4 ship-1 cloister-6'))
  })
  say(table, 'purchase', 'use ship-1')
  expect(table.question?.step).toBe('choose-action')
  expect(table.state.discard.map(cardName).toSorted()).toEqual(['cloister-6', 'mine-4', 'ship-1'])
})

test('a decision with a single option is carried out without asking', () => {
  const table = tableWith(2, state => {
    const ann = at(state.players, 0)
    Object.assign(ann, { hand: cards('mine-3 ship-1'), projects: cards('ship-3'), silver: 0, goods: [0, 0, 0] })
    state.goods = [[], [2]]
  })
  say(table, 'play mine-3', 'place ship-3')
  expect(player(table, 0).goods).toEqual([0, 0, 1])
  expect(table.question).toMatchObject({ seat: 1, about: 'start-of-turn' })
  expect(offered(table).every(word => word.startsWith('play'))).toBe(true)
})
