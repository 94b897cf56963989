import { dominion } from '@kartentisch/dominion'
import { Match, seat, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { dominionPlayers } from '../src/index.ts'

/** A kingdom that nobody has thought about yet. */
function unknown(n: number) {
  const sets = dominion.catalogue.kingdomSets
  const drawn = dominion.randomKingdom(seeded(`stop sign ${n}`), { sets, events: n % 2, landmarks: n % 2 })
  return dominion.prepare(dominion.parseSetup({ players: 2, ...drawn }))
}

/** Says no after so many times, and counts how often it is asked nevertheless. */
class StopSign {
  #left: number
  asked = 0

  constructor(times: number) {
    this.#left = times
  }

  readonly goOn = (): boolean => {
    if (this.#left-- > 0) return true
    this.asked++
    return false
  }
}

/** Before each piece of work, a game at most, it is asked whether to go on: so often work may have been done too late. */
const FEW = 20

describe.each(['medium', 'hard', 'expert'])('%s', level => {
  test.each([0, 30, 1000])('stops at once when told to after %i pieces of work', times => {
    const sign = new StopSign(times)
    const match = Match.deal(unknown(times), 'stop')
    for (let questions = 0; questions < 8; questions++) {
      const { question } = match
      if (question === undefined) break
      sign.asked = 0
      match.answer(question.seat, match.consult(dominionPlayers.player(level)('seed', sign)))
      expect(sign.asked).toBeLessThan(FEW)
    }
  })
})

test('who thinks ahead stops at once when told to, goes on later, and comes to an end', () => {
  const medium = dominionPlayers.player('medium')('seed')
  const kingdom = ['smithy', 'village', 'market']
  const match = Match.deal(dominion.prepare(dominion.parseSetup({ players: 2, kingdom })), 'ahead')
  let [moments, late] = [0, 0]
  for (let more = true; more; moments++) {
    const sign = new StopSign(200)
    more = medium.thinkAhead?.(match.sight(seat(1)), sign.goOn) ?? false
    late = Math.max(late, sign.asked)
  }
  expect(late).toBeLessThan(FEW)
  expect(moments).toBeGreaterThan(3)
  expect(moments).toBeLessThan(50)
})
