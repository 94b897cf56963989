import { type Event, isPlain } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { Table } from './table.ts'

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
