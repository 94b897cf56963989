import { optionNumber } from '@kartentisch/dominion'
import { type Event, eventFor, isPlain } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { p1, p2, Table } from './table.ts'

/** Whether what is done could be taken back without asking anybody. */
function canBeTakenBack(table: Table, act: () => readonly Event[]): boolean {
  const { asked, match } = table
  const { state: before } = match
  const events = act()
  return isPlain(table.rules, { asked, before, after: match.state, events, next: match.question })
}

const TOURNAMENT = { kingdom: ['tournament'] }

test('that nobody shows a Province at a Tournament is news', () => {
  const table = new Table(TOURNAMENT, [{ hand: ['tournament'] }, { hand: ['copper'] }])
  expect(canBeTakenBack(table, () => table.play('tournament'))).toBe(false)
})

test('whether another has to shuffle for a Council Room is news', () => {
  const table = new Table({ kingdom: ['council-room'] }, [
    { hand: ['council-room'], deck: ['copper', 'copper', 'copper', 'copper'] },
    { deck: ['copper'] },
  ])
  expect(canBeTakenBack(table, () => table.play('council-room'))).toBe(false)
})

const ATTACK = { kingdom: ['militia', 'secret-chamber'] }
const chamber = { hand: ['secret-chamber', 'copper', 'copper'] }

test('who lets a Secret Chamber rest learns nothing where nobody else could have one', () => {
  const table = new Table(ATTACK, [{ hand: ['militia', 'copper'] }, chamber])
  table.play('militia')
  expect(canBeTakenBack(table, () => table.choose())).toBe(true)
})

test('who lets a Secret Chamber rest may learn that a third has none', () => {
  const table = new Table(ATTACK, [{ hand: ['militia', 'copper'] }, chamber, {}])
  table.play('militia')
  expect(canBeTakenBack(table, () => table.choose())).toBe(false)
})

test('a card played that shows nothing can be taken back', () => {
  const table = new Table({ kingdom: ['festival'] }, [{ hand: ['festival', 'festival'] }, {}])
  expect(canBeTakenBack(table, () => table.play('festival'))).toBe(true)
})

test('that another draws is news even to one who draws nothing', () => {
  const table = new Table({ kingdom: ['council-room'] }, [{ hand: ['council-room'] }, { deck: ['copper'] }])
  expect(canBeTakenBack(table, () => table.play('council-room'))).toBe(false)
})

test('which card of one’s own deck goes to the discard pile is news', () => {
  const table = new Table({ kingdom: ['vassal'] }, [{ hand: ['vassal'], deck: ['copper'] }, {}])
  expect(canBeTakenBack(table, () => table.play('vassal'))).toBe(false)
})

test('what a possessed player draws is news to the one who decides', () => {
  const table = new Table({ kingdom: ['possession', 'steward'] }, [
    { hand: ['possession'] },
    { hand: ['steward'], deck: ['copper', 'silver', 'gold'] },
  ])
  table.play('possession')
  table.endTurn()
  table.play('steward')
  expect(table.asked).toMatchObject({ seat: p1, whose: p2, about: 'steward' })
  expect(canBeTakenBack(table, () => table.answer(optionNumber('cards')))).toBe(false)
})

const MILITIA = [{ hand: ['militia', 'copper'] }, { hand: ['copper'] }]

test('that nobody reacts to an Attack is news where somebody might', () => {
  const table = new Table(ATTACK, MILITIA)
  expect(canBeTakenBack(table, () => table.play('militia'))).toBe(false)
})

test('that nobody reacts is no news where nobody can, or where there is no Attack', () => {
  const attack = new Table({ kingdom: ['militia'] }, MILITIA)
  expect(canBeTakenBack(attack, () => attack.play('militia'))).toBe(true)
  const peace = new Table({ kingdom: ['festival', 'moat'] }, [{ hand: ['festival', 'festival'] }, {}])
  expect(canBeTakenBack(peace, () => peace.play('festival'))).toBe(true)
})

test('a card that is passed is news to those two between whom it is passed', () => {
  const table = new Table({ kingdom: ['masquerade'] }, [{ hand: ['masquerade'] }, { hand: ['silver'] }, {}, {}])
  const { rules, match } = table
  const passed = table.play('masquerade').find(({ type }) => type === 'pass')
  if (passed === undefined) throw new Error('Nothing was passed.')
  const isNewsTo = rules.tables.others[0]?.map(by => rules.reveals(eventFor(passed, by), by, match.state))
  expect(isNewsTo).toEqual([true, true, false])
})
