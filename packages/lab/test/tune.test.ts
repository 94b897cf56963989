import { parsePlan, tuning, writePlan } from '@kartentisch/bots'
import { dominion } from '@kartentisch/dominion'
import { last } from '@kartentisch/kernel'
import { planTexts, Shelf, tune, tuneCsv, tuneResultOf, turnsCsv } from '@kartentisch/lab'
import { describe, expect, test } from 'vitest'

const GAMES = 2000
const shelf = await Shelf.load()
const setup = dominion.parseSetup({ players: 2, kingdom: ['chapel', 'smithy', 'village', 'witch', 'market'] })
const setting = { game: 'dominion', setup }

const tuned = (workers: number, signal: AbortSignal, compare = 0) =>
  tune(shelf, { setting, seed: 'table', seconds: 60, games: GAMES, compare, diary: true, each: true, workers, signal })

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
    const tuning = await tuned(2, new AbortController().signal, 2)
    const { comparison, yardstick } = tuning
    expect(yardstick).toBe('Big Money')
    expect(comparison.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['money', 'plan', 'ancestor']))
    const names = comparison.map(({ name }) => name)
    expect(names).toContain('chapel-witch')
    expect(names).not.toContain('torturer')
    const result = tuneResultOf(shelf, setting, tuning, 'table')
    expect(result).toMatchObject({ kind: 'tune', setup, seed: 'table', games: tuning.found.games })
    expect(tuneCsv(result).split('\n')[1]).toMatch(/^Big Money,money,2,/)
    // By turn, the plan and what it is measured by.
    expect(result.diary?.players).toHaveLength(2)
    expect(turnsCsv(result).split('\n')).toContainEqual(expect.stringMatching(/^Big Money,1,2,3,/))
    expect(tuning.games.map(({ against, each }) => [against, each.length])).toEqual(names.map(name => [name, 2]))
  })

  test('a game whose players aren’t written down has no plans to search for', async () => {
    const other = { game: 'burgund', setup: shelf.kit('burgund').game.setup({ players: 2, seed: '1' }) }
    await expect(tune(shelf, { setting: other, seed: '1', seconds: 1, compare: 1 })).rejects.toThrow('no plans')
  })
})
