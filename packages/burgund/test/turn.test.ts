import { type State, tellOption } from '@kartentisch/burgund'
import { at } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards, offered, pile, player, say, tableWith } from './table.ts'

/** Ann alone has what is given; everything else is out of the way. */
const annWith = (change: (state: State, ann: State['players'][number]) => void) =>
  tableWith(2, state => {
    state.display = state.display.map(() => [])
    for (const one of state.players) Object.assign(one, { silver: 0, workers: 0, goods: [0, 0, 0] })
    change(state, at(state.players, 0))
  })

describe('choosing an action', () => {
  test('offers exactly what is in reach of one worker (T34)', () => {
    const table = annWith((state, ann) => {
      ann.hand = cards('bank-6 ship-1')
      ann.workers = 1
      ann.projects = cards('mine-1 ship-4 pasture-5')
      ann.goods = [1, 1, 1]
      state.display = [1, 2, 3, 4, 5, 6].map(die => cards(`castle-${die}`))
    })
    say(table, 'play bank-6')
    expect(table.question).toMatchObject({ step: 'choose-action', about: 'turn', shown: cards('bank-6') })
    expect(table.state.phase).toBe('action')
    expect(offered(table).sort()).toEqual(
      [
        'take castle-1 from row 1',
        'take castle-5 from row 5',
        'take castle-6 from row 6',
        'place mine-1',
        'place pasture-5',
        'sell light',
        'sell dark',
        'hire',
        'silver',
      ].sort(),
    )
  })

  test('offers two conversions with two workers and two silver (T36)', () => {
    const table = annWith((_, ann) => {
      ann.hand = cards('bank-6 ship-1')
      ann.workers = 2
      ann.silver = 2
    })
    say(table, 'play bank-6')
    const conversions = offered(table).filter(word => word.startsWith('convert'))
    expect(conversions.sort()).toEqual(['convert 1 workers 2 silver', 'convert 2 workers 1 silver'])
  })

  test('offers the purchase once the hand card lies on the discard pile (T25)', () => {
    const table = annWith((state, ann) => {
      ann.hand = cards('ship-3')
      ann.silver = 3
      state.draw = pile('mine-2')
      state.discard = cards('castle-1')
    })
    expect(offered(table)).toEqual(['play ship-3'])
    say(table, 'play ship-3')
    expect(offered(table)).toContain('purchase')
    say(table, 'purchase')
    expect(table.state.bought).toHaveLength(3)
    expect(table.question?.step).toBe('use-bought')
  })

  test('merges equal cards of a row', () => {
    const table = annWith((state, ann) => {
      ann.hand = cards('bank-6 ship-1')
      state.display[5] = cards('ship-2 ship-2')
    })
    say(table, 'play bank-6')
    expect(offered(table)).toEqual(['take ship-2 from row 6', 'hire', 'silver'])
  })
})

describe('what waits after a placement', () => {
  const castleTriple = (silver: number) =>
    annWith((state, ann) => {
      ann.hand = cards('mine-5 ship-1')
      ann.projects = cards('castle-5')
      ann.estate = [cards('castle-1 castle-2')]
      ann.silver = silver
      state.draw.push(...pile('mine-6 ship-1 bank-4'))
    })

  test('is resolved in the order the player likes, the round bonus first by default', () => {
    const table = castleTriple(0)
    say(table, 'play mine-5', 'place castle-5')
    expect(table.question).toMatchObject({ step: 'resolve-next', about: 'castle' })
    expect(offered(table)).toEqual(['round bonus', 'effect'])
  })

  test('leaves room for the purchase with silver of the bonus (T30)', () => {
    const table = castleTriple(0)
    say(table, 'play mine-5', 'place castle-5', 'round bonus', '3 silver', 'purchase', 'keep mine-6', 'place mine-6')
    const ann = player(table, 0)
    expect([ann.silver, ann.projects, ann.estate]).toEqual([
      2,
      [],
      [cards('castle-1 castle-2 castle-5'), cards('mine-6')],
    ])
    expect(table.state.turn).toBe(1)
  })

  test('may see a purchase before its order is chosen', () => {
    const table = castleTriple(3)
    say(table, 'play mine-5', 'place castle-5')
    expect(offered(table)).toEqual(['round bonus', 'effect', 'purchase'])
    say(table, 'purchase', 'keep mine-6')
    expect(player(table, 0)).toMatchObject({ silver: 0, projects: cards('mine-6') })
    expect(offered(table)).toEqual(['round bonus', 'effect'])
  })
})

test('equal cards of a hand and equal projects are offered once', () => {
  const table = annWith((_, ann) => {
    ann.hand = cards('ship-4 ship-4')
    ann.projects = cards('town-hall-4 mine-1 mine-1')
  })
  expect(offered(table)).toEqual(['play ship-4'])
  say(table, 'play ship-4', 'place town-hall-4')
  expect(offered(table).filter(word => word === 'place mine-1')).toHaveLength(1)
})

test('a player to whom a position gives the turn and no cards is passed over', () => {
  const table = annWith((_, ann) => Object.assign(ann, { hand: [], stack: [] }))
  expect(table.question).toMatchObject({ seat: 1, about: 'start-of-turn' })
})

test('who has no card left in this round is passed over, and no turn of theirs is told', () => {
  const table = tableWith(3, state => {
    state.display = state.display.map(() => [])
    for (const one of state.players) Object.assign(one, { silver: 0, hand: cards('mine-5') })
    Object.assign(at(state.players, 1), { hand: [], stack: [] })
  })
  const turns = say(table, 'play mine-5', 'silver').filter(({ type }) => type === 'turn')
  expect(turns.map(({ seat }) => seat)).toEqual([2])
})

test('the turn ends without a question when nothing can be bought any more', () => {
  const table = annWith((_, ann) => {
    ann.hand = cards('mine-5 ship-1')
  })
  say(table, 'play mine-5', 'silver')
  expect(table.question).toMatchObject({ seat: 1, about: 'start-of-turn' })
})

test('the turn can be ended while something could be bought', () => {
  const table = annWith((_, ann) => {
    ann.hand = cards('mine-5 ship-1')
    ann.silver = 2
  })
  say(table, 'play mine-5', 'silver')
  expect(table.question).toMatchObject({ seat: 0, about: 'end-of-turn', step: 'move' })
  expect(table.question?.choices.map(tellOption)).toEqual(['end turn', 'purchase'])
})
