import { expect, test } from 'vitest'
import { Attendance } from '../src/people/attendance.ts'

test('who is connected anywhere is there', () => {
  const attendance = new Attendance()
  attendance.set(['here', 'gone', null])
  attendance.hear('other node', ['gone', 'away', null], 0)
  expect(attendance.seats(1000)).toEqual(['here', 'away', null])
  attendance.hear('third node', ['away', 'here', null], 1000)
  expect(attendance.seats(2000)).toEqual(['here', 'here', null])
})

test('a node that says nothing any more has nobody', () => {
  const attendance = new Attendance()
  attendance.set(['here', 'gone'])
  attendance.hear('other node', ['gone', 'here'], 0)
  expect(attendance.seats(44_000)).toEqual(['here', 'here'])
  expect(attendance.seats(46_000)).toEqual(['here', 'gone'])
  expect(attendance.hear('other node', ['gone', 'here'], 50_000)).toBe(true)
})

test('nobody is told what has not changed', () => {
  const attendance = new Attendance()
  expect(attendance.set(['here', 'gone'])).toBe(true)
  expect(attendance.set(['here', 'gone'])).toBe(false)
})
