import { bigMoney } from '@kartentisch/bots'
import { dominion, moveNumber, type Sight } from '@kartentisch/dominion'
import { at, type Player, type Question, simulate } from '@kartentisch/kernel'

/*
 * A bot of one's own, as a library: money, two Smithies and Provinces, against Big Money for a thousand games.
 *
 *   npx node examples/library.ts
 */

const rules = [0, 1].map(first =>
  dominion.prepare(dominion.parseSetup({ players: 2, kingdom: ['smithy', 'village', 'market', 'militia'], first })),
)

// Cards have numbers, which follow from the set-up; moves too.
const { tables } = at(rules, 0)
const card = (id: string) => tables.card(id)
const smithy = card('smithy')
const play = (id: string) => moveNumber('play', card(id))
const buy = (id: string) => moveNumber('buy', card(id))

/** The most wanted first. */
function wishes(sight: Sight): number[] {
  return [
    play('smithy'),
    moveNumber('treasures'),
    buy('province'),
    ...(sight.supply(card('province')) <= 4 ? [buy('duchy')] : []),
    buy('gold'),
    ...(sight.owns(smithy) < 2 ? [buy('smithy')] : []),
    buy('silver'),
    moveNumber('end-actions'),
    moveNumber('end-turn'),
  ]
}

/** What a hand can best do without: Victory cards, then the cheapest. */
const byUse = (one: number, other: number) => use(one) - use(other)
const use = (n: number) => (tables.faces[n]?.types.includes('victory') ? -1 : (tables.coins[n] ?? 0))

const twoSmithies: Player<Sight> = {
  name: 'two Smithies',
  // A question is: take some of these numbers. The sight tells what the seat may know and nothing else.
  answer(question: Question, sight: Sight) {
    const { step, choices, min } = question
    if (step !== 'move') return choices.toSorted(byUse).slice(0, min)
    return [wishes(sight).find(wish => choices.includes(wish)) ?? at(choices, 0)]
  },
}

const GAMES = 1_000
const points = [0, 0]
for (let i = 0; i < GAMES; i++) {
  // Both start equally often. The seed says everything about the deal: the same seed, the same game.
  const setting = at(rules, i % 2)
  const winners = setting.winners(simulate(setting, [twoSmithies, bigMoney], `example ${i}`))
  for (const seat of winners) points[seat] = at(points, seat) + 1 / winners.length
}

for (const [seat, { name }] of [twoSmithies, bigMoney].entries())
  console.log(`${name}: ${((100 * at(points, seat)) / GAMES).toFixed(1)} %`)
