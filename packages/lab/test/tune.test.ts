import { parsePlan, tuning, writePlan } from '@kartentisch/bots'
import { dominion } from '@kartentisch/dominion'
import { last } from '@kartentisch/kernel'
import { planTexts, Shelf, tune } from '@kartentisch/lab'
import { describe, expect, test } from 'vitest'

const GAMES = 4000
const shelf = await Shelf.load()
const setup = dominion.parseSetup({ players: 2, kingdom: ['chapel', 'smithy', 'village', 'witch', 'market'] })
const setting = { game: 'dominion', setup }

const tuned = (workers: number, signal: AbortSignal, compare = 0) =>
  tune(shelf, { setting, seed: 'table', seconds: 60, games: GAMES, compare, workers, signal })

describe('tuning on several cores', () => {
  test('finds what one core finds, however many work', async () => {
    const never = new AbortController().signal
    const [{ found: one }, { found: two }] = [await tuned(1, never), await tuned(2, never)]
    const texts = ({ stages }: typeof one) => stages.map(({ plan }) => plan.text)
    expect(texts(one)).toEqual(texts(two))
    const options = { seed: 'table', plans: [...planTexts().values()].map(text => parsePlan(text)) }
    const alone = [...tuning(dominion.prepare(setup), { simulations: one.games }, options)]
    expect(texts(one)).toEqual(alone.map(({ plan }) => writePlan(plan)))
    expect(one.games).toBeLessThanOrEqual(GAMES)
  })

  test('has a plan when it is stopped at once, and compares it with nobody', async () => {
    const { found, comparison } = await tuned(1, AbortSignal.abort())
    expect(parsePlan(last(found.stages).plan.text).buy.length).toBeGreaterThan(2)
    expect(comparison).toEqual([])
  })

  test('compares with Big Money, the plans that fit and the ancestors', async () => {
    const { comparison, yardstick } = await tuned(2, new AbortController().signal, 2)
    expect(yardstick).toBe('Big Money')
    expect(comparison.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['money', 'plan', 'ancestor']))
    const names = comparison.map(({ name }) => name)
    expect(names).toContain('chapel-witch')
    expect(names).not.toContain('torturer')
  })

  test('a game whose players aren’t written down has no plans to search for', async () => {
    const other = { game: 'burgund', setup: shelf.kit('burgund').game.setup({ players: 2, seed: '1' }) }
    await expect(tune(shelf, { setting: other, seed: '1', seconds: 1, compare: 1 })).rejects.toThrow('no plans')
  })
})
