import { parsePlan, tuning, writePlan } from '@kartentisch/bots'
import { DominionRules, parseSetup } from '@kartentisch/dominion'
import { last } from '@kartentisch/kernel'
import { Crew, fittingPlans, opponents, search } from '@kartentisch/lab'
import { describe, expect, test } from 'vitest'

const GAMES = 4000
const setup = parseSetup({ players: 2, kingdom: ['chapel', 'smithy', 'village', 'witch', 'market'] })
const fitting = fittingPlans(setup)

async function found(workers: number, signal: AbortSignal) {
  const crew = new Crew(workers)
  try {
    const plans = [...fitting.values()]
    return await search(crew, { setup, seed: 'table', plans, signal, games: GAMES, progress: () => {} })
  } finally {
    await crew.close()
  }
}

describe('tuning on several cores', () => {
  test('finds what one core finds, however many work', async () => {
    const never = new AbortController().signal
    const [one, two] = [await found(1, never), await found(2, never)]
    const texts = ({ stages }: typeof one) => stages.map(({ plan }) => writePlan(plan))
    expect(texts(one)).toEqual(texts(two))
    const options = { seed: 'table', plans: [...fitting.values()] }
    const alone = [...tuning(new DominionRules(setup), { simulations: one.games }, options)]
    expect(texts(one)).toEqual(alone.map(({ plan }) => writePlan(plan)))
    expect(one.games).toBeLessThanOrEqual(GAMES)
  })

  test('has a plan when it is stopped at once', async () => {
    const { stages } = await found(1, AbortSignal.abort())
    expect(parsePlan(writePlan(last(stages).plan)).buy.length).toBeGreaterThan(2)
  })

  test('compares with Big Money, the plans that fit and the ancestors', async () => {
    const stage = { plan: parsePlan('[province, gold, silver]'), games: 0, seconds: 0 }
    const against = opponents(fitting, [stage, stage])
    expect(against.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['money', 'plan', 'ancestor']))
    const names = against.map(({ name }) => name)
    expect(names).toContain('chapel-witch')
    expect(names).not.toContain('torturer')
  })
})
