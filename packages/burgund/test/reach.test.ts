import { cardNamed, GOODS, type OptionKind, optionNumber, reachWith, type Sight } from '@kartentisch/burgund'
import { at, isMove, type Player, type Question, randomPlayer, simulate } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { p1, p2, rulesFor, say, tableWith } from './table.ts'

/** What a view says about actions and the purchase, against the choices that are offered. */
function compare(question: Question, sight: Sight): void {
  const view = sight.view()
  const offered = (kind: OptionKind, of = 0, beside = 0) => question.choices.includes(optionNumber(kind, of, beside))
  if (isMove(question) || question.step === 'choose-action')
    expect(view.whyNoPurchase === null).toBe(offered('buy-cards'))
  expect(view.acting === null).toBe(question.step !== 'choose-action')
  expect(view.whyNoAction === null).toBe(question.step === 'choose-action')
  if (view.acting === null) return
  const { rows, projects, goods } = view.acting
  for (const [i, cards] of view.display.entries())
    for (const name of cards)
      expect(at(rows, i).whyNot === null, name).toBe(offered('take-card', cardNamed(name), i + 1))
  for (const [i, name] of at(view.players, question.seat).projects.entries())
    expect(at(projects, i).whyNot === null, name).toBe(offered('place-project', cardNamed(name)))
  for (const [sort, id] of GOODS.entries()) expect(goods[id]?.whyNot === null, id).toBe(offered('sell-goods', sort))
}

function comparing(seed: string, counted: { actions: number }): Player<Sight> {
  const player = randomPlayer(seed)
  return {
    name: 'comparing',
    answer(question, sight) {
      compare(question, sight)
      if (question.step === 'choose-action') counted.actions++
      return player.answer(question, sight)
    },
  }
}

test.each([1, 2, 4])('what a view says can be done is what the choices are, in random games of %i players', players => {
  const counted = { actions: 0 }
  for (let game = 0; game < 5; game++) {
    const everybody = Array.from({ length: players }, (_, i) => comparing(`${game}/${i}`, counted))
    simulate(rulesFor(players), everybody, game)
  }
  expect(counted.actions).toBeGreaterThan(50)
})

test('everybody sees what the die reaches, and for how many workers', () => {
  const table = tableWith(2, state => {
    const own = at(state.players, p1)
    own.workers = 1
    own.goods = GOODS.map(() => 0)
  })
  const view = () => rulesFor(2).view(table.state, p2)
  expect(view()).toMatchObject({ acting: null, whyNoAction: 'die first', whyNoPurchase: 'too little silver' })
  const card = table.question?.choices[0] ?? -1
  const name = at(rulesFor(2).view(table.state, p1).players, p1).hand?.[0] ?? ''
  const die = Number(name.split('-').at(-1))
  expect(card).toBeGreaterThanOrEqual(0)
  say(table, `play ${name}`)
  const { acting } = view()
  expect(acting).toEqual(reachWith(at(view().players, p1), die))
  expect(acting?.rows[die - 1]).toEqual({ workers: 0, whyNot: null })
  expect(acting?.rows[(die + 2) % 6]).toEqual({ workers: 3, whyNot: 'too few workers' })
  expect(acting?.goods[at(GOODS, 0)]?.whyNot).toBe('none in storage')
})
