import { CARDS, COPIES, cardId, DIE, data, KINDS, OPTIONS, texts } from '@kartentisch/burgund'
import { at, LANGUAGES } from '@kartentisch/kernel'
import { expect, test } from 'vitest'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

test('there are 114 action cards with 60 faces, 19 for each die value', () => {
  expect(sum(COPIES)).toBe(114)
  expect(CARDS).toHaveLength(60)
  for (let die = 1; die <= 6; die++)
    expect(sum(CARDS.filter(card => DIE[card] === die).map(card => at(COPIES, card)))).toBe(19)
})

test('every kind has as many cards as its row says', () => {
  expect(data.kinds.map(kind => kind.id)).toEqual([...KINDS])
  for (const kind of data.kinds)
    expect(sum(data.cards.filter(card => card.kind === kind.id).flatMap(card => card.copiesPerDie))).toBe(kind.cards)
})

test('there are 18 goods and 20 animals, and every die value sells one sort', () => {
  expect(sum(data.goods.map(good => good.cards))).toBe(18)
  expect(sum(data.animals.map(animal => animal.cards))).toBe(20)
  expect(data.goods.flatMap(good => good.dice).sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('what a number of players has is said for one to four of them', () => {
  for (const list of [data.allSeven, data.displaySize, data.displayInOrder, data.startWorkers])
    expect(list).toHaveLength(4)
  data.startWorkers.forEach((workers, i) => {
    expect(workers).toHaveLength(i + 1)
  })
})

test('there are five rounds, and Egon has a stack for each', () => {
  expect(data.roundCards.map(card => card.id)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(data.egonStacks).toHaveLength(data.roundCards.length)
})

test('everything has a name in both languages', () => {
  const questions = ['start-of-turn', 'end-of-turn', 'choose-action', 'choose-discard', 'choose-set', 'resolve-next']
  const ids = [
    ...new Set(CARDS.map(cardId)),
    ...KINDS,
    ...data.goods.map(good => good.id),
    ...data.animals.map(animal => animal.id),
    ...data.roundCards.map(card => card.id),
    ...KINDS.map(kind => `first-triple:${kind}`),
    ...data.allSeven.flat().map(vp => `all-seven:${vp}`),
    ...OPTIONS,
    ...questions,
    'use-bought',
    'round-bonus-pick',
  ]
  for (const id of ids) {
    for (const language of LANGUAGES) expect(texts[language][id]?.name, id).toMatch(/\S/)
  }
})
