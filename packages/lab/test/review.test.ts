import { type Review, reviewGame } from '@kartentisch/bots'
import { Mistake, type Recording } from '@kartentisch/kernel'
import { playedGame, reviewReport, Shelf } from '@kartentisch/lab'
import { beforeAll, describe, expect, test } from 'vitest'

const shelf = await Shelf.load()
const kit = shelf.kit('dominion')
const setup = kit.game.setup({ players: 2, selection: 'first-game', seed: 'review' })

/** Counts how often it is looked at, so that the same is found however busy the machine is. */
const ticking = () => {
  let n = 0
  return () => n++
}

const reviewed = (recording: Recording, ticks: number): Review =>
  reviewGame(kit.game, kit.players, recording, { clock: ticking(), milliseconds: ticks })

describe('a reviewed game', () => {
  const recording = playedGame(kit, setup, 'review', ['easy', 'random'], 600)
  let review: Review
  beforeAll(() => {
    review = reviewed(recording, 200)
  })

  test('splits the way from the first chance to the result into luck and skill', () => {
    expect(review.balances.length).toBeGreaterThan(0)
    for (const { first, luck, skill, result } of review.balances) expect(first + luck + skill).toBeCloseTo(result)
  })

  test('judges only what is beyond doubt', () => {
    const doubtful = review.decisions.filter(({ better }) => better && better.loss.mean < 2.5 * better.loss.error)
    expect(doubtful).toEqual([])
  })

  test('finds nothing but chances', () => {
    for (const { chance } of review.decisions) {
      expect(chance.mean).toBeGreaterThanOrEqual(0)
      expect(chance.mean).toBeLessThanOrEqual(1)
      expect(chance.error).toBeGreaterThan(0)
    }
  })

  test('is the same when it is reviewed again', () => {
    expect(reviewed(recording, 40)).toEqual(reviewed(recording, 40))
  })

  test('can be read as a page', () => {
    expect(reviewReport(recording.players, review, ['a line'], 'kartentisch review FILE')).toContain('Luck and skill')
  })
})

test('a game under way isn’t reviewed', () => {
  const whole = playedGame(kit, setup, 'review', ['easy', 'easy'], 60)
  const half = { ...whole, answers: whole.answers.slice(0, 10), finished: false }
  expect(() => reviewed(half, 100)).toThrow(Mistake)
})
