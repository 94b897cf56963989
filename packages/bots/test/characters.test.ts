import { dominion, moveOf } from '@kartentisch/dominion'
import { Match, seat } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { dominionPlayers } from '../src/index.ts'

const kingdom = ['gardens', 'workshop', 'village', 'smithy', 'laboratory', 'witch', 'militia', 'market']
const rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom, first: 0 }))

/** What a player buys and gains in the first turns against money alone. */
function taken(name: string): Set<string> {
  const match = Match.deal(rules, 'character')
  const player = dominionPlayers.player(name)('seed', { untimed: true, simulations: 12 })
  const other = dominionPlayers.player('easy')('seed')
  const bought = new Set<string>()
  for (let n = 0; n < 60 && match.question !== undefined; n++) {
    const own = match.question.seat === seat(0)
    const answer = match.consult(own ? player : other)
    const { kind, of } = moveOf(answer[0] ?? 0)
    if (own && match.question.step === 'move' && kind === 'buy') bought.add(rules.tables.name(of))
    match.answer(match.question.seat, answer)
  }
  return bought
}

test('characters play after their own heart', () => {
  expect(taken('rusher')).toContain('workshop')
  expect(taken('attacker')).toSatisfy((cards: Set<string>) => cards.has('witch') || cards.has('militia'))
  expect(taken('builder')).toSatisfy((cards: Set<string>) =>
    ['laboratory', 'village', 'market', 'smithy'].some(card => cards.has(card)),
  )
})
