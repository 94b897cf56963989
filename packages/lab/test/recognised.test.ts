import { reviewGame } from '@kartentisch/bots'
import { at, isMove, type Judging, type Player, type PlayersKit, seat } from '@kartentisch/kernel'
import { playedGame } from '@kartentisch/lab'
import { DRAW, PASS, type Sight, toyKit, toyPlayers } from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'

const [COLLECTOR, OTHER] = [seat(0), seat(1)]
const [layer, passer] = [toyPlayers.player('hard')(0), toyPlayers.player('passive')(0)]
const DEALT = 2

/** Draws one card and passes ever after. */
const collecting = (): Player<Sight> => {
  let drawn = false
  return {
    name: 'collecting',
    answer(question, sight) {
      if (drawn || !isMove(question)) return passer.answer(question, sight)
      drawn = true
      return [DRAW]
    },
  }
}

/** Goes on laying cards for whoever has no more than was dealt, and passing for whoever has collected some. */
const recognising = (): Player<Sight> => {
  let mind: Player<Sight> | undefined
  return {
    name: 'recognising',
    answer(question, sight) {
      mind ??= sight.hand.length > DEALT ? passer : layer
      return mind.answer(question, sight)
    },
  }
}

/** Whoever collects wins by laying a card, and else loses: no shuffle can change that. */
const judging = (likely: () => Player<Sight>): Judging<Sight> => ({
  likely: () => likely,
  alternatives: ({ choices }) => choices.map(n => [n]),
  share({ sights }, who) {
    const hasLaid = at(at(sights, COLLECTOR).view().players, COLLECTOR).laid.length > 0
    return hasLaid === (who === COLLECTOR) ? 1 : 0
  },
})

const players: PlayersKit<Sight> = {
  ...toyPlayers,
  player: name => (name === 'collecting' ? collecting : toyPlayers.player(name)),
}
const setup = toyKit.startingWith(toyKit.setup({ players: 2, seed: 'collected' }), OTHER)
const recording = playedGame({ game: toyKit, players }, setup, 'collected', ['collecting', 'hard'])

const reviewedBy = (likely: () => Player<Sight>) =>
  reviewGame(toyKit, { ...players, judging: judging(likely) }, recording, { clock: () => 0, milliseconds: 1 })

describe('how somebody is seen to play', () => {
  test('is their own doing, and nobody’s luck', () => {
    const { balances, decisions } = reviewedBy(recognising)
    expect(balances).toEqual([
      { seat: COLLECTOR, first: 1, luck: 0, skill: -1, others: 0, result: 0 },
      { seat: OTHER, first: 0, luck: 0, skill: 0, others: 1, result: 1 },
    ])
    // It is seen once the card is drawn.
    const counted = decisions.filter(({ cost }) => cost !== 0)
    expect(counted).toMatchObject([{ seat: COLLECTOR, turn: 1, given: [PASS], cost: 1 }])
  })

  test('takes no games where everybody is thought to play alike all the time', () => {
    const { balances, rounds } = reviewedBy(() => passer)
    expect(balances).toMatchObject([
      { luck: 0, skill: 0 },
      { luck: 0, skill: 0 },
    ])
    const { rounds: ofEach } = reviewedBy(() => ({ ...passer }))
    expect(rounds).toBeLessThan(ofEach)
  })
})
