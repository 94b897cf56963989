import { at, explore, isMove, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { dominion } from '../src/index.ts'

/** How often Secret Chamber is revealed, at most, by a player who holds and finds these cards when a Witch is played. */
function mostReactions(hand: readonly string[], deck: readonly string[]): number {
  const rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom: ['secret-chamber', 'witch'], first: 0 }))
  const { tables } = rules
  const position = rules.lay(seeded('reactions'))
  position.turn.phase = 'action'
  at(position.players, 0).hand = [tables.card('witch')]
  const victim = at(position.players, 1)
  victim.hand = hand.map(id => tables.card(id))
  victim.deck = deck.map(id => tables.card(id)).reverse()
  let most = 0
  explore(rules, position, {
    maxOrders: 24,
    largeShuffle: () => {},
    onward(question, { turn }) {
      if (!isMove(question)) return 'every'
      return turn.actionsPlayed === 0 ? question.choices.slice(0, 1) : 'stop'
    },
    each({ choices }) {
      const revealed = choices.filter(
        choice => 'question' in choice && choice.question.step === 'react' && choice.answer.length > 0,
      )
      most = Math.max(most, revealed.length)
    },
  })
  return most
}

test('each Secret Chamber answers an Attack once, though it was put back and drawn again', () => {
  expect(mostReactions(['secret-chamber', 'estate'], ['copper', 'silver'])).toBe(1)
  expect(mostReactions(['secret-chamber', 'secret-chamber'], ['copper', 'silver'])).toBe(2)
})

test('a Secret Chamber drawn by another one answers too', () => {
  expect(mostReactions(['secret-chamber'], ['secret-chamber', 'copper', 'secret-chamber'])).toBe(2)
  expect(mostReactions(['secret-chamber', 'secret-chamber'], ['secret-chamber', 'copper'])).toBe(3)
})
