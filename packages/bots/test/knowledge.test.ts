import { asCard, card, cardSet, costsUpToMore, createDominion, dominion, standard } from '@kartentisch/dominion'
import { at, Match, seat, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../src/dominion/knowledge/all.ts'
import { dominionLevels } from '../src/dominion/levels.ts'
import { isKnown, loreOf } from '../src/dominion/trial/lore-of.ts'
import { dominionPlayersOf } from '../src/index.ts'

const { cards, events, landmarks } = dominion.catalogue

const kingdomOf = (...kingdom: string[]) => dominion.prepare(dominion.parseSetup({ players: 2, kingdom, first: 0 }))

/** What was found out about a card by trying it out. */
function traits(id: string, ...others: string[]) {
  const { tables } = kingdomOf(id, ...others)
  return at(loreOf(tables).traits, tables.card(id))
}

test('knows nothing of questions that nobody asks', () => {
  const things = [...cards.values(), ...events.values(), ...landmarks.values()]
  const asked = new Set(things.flatMap(({ id, offers = [] }) => offers.map(({ step }) => `${id}: ${step}`)))
  const answered = [...KNOWLEDGE].flatMap(([id, { answers = {} }]) =>
    Object.keys(answers).map(step => `${id}: ${step}`),
  )
  expect(answered.filter(one => one.includes(': asks-') && !asked.has(one))).toEqual([])
})

describe('trying a card out shows', () => {
  test.each([
    ['smithy', { cards: 3, actions: 0, coins: 0, mayTrash: 0, wakesAfter: undefined }],
    ['conspirator', { coins: 2, actions: 0, wakesAfter: 2 }],
    ['market', { cards: 1, actions: 1, coins: 1, buys: 1 }],
    ['witch', { cards: 2, curses: 1 }],
    ['militia', { coins: 2, handLoss: 2 }],
    ['chapel', { mustTrash: 0, mayTrash: 4 }],
    ['trading-post', { mustTrash: 2, mayTrash: 2 }],
    ['remodel', { mustTrash: 1, exchange: { least: -Infinity, most: 2, treasures: false } }],
    ['upgrade', { mustTrash: 1, cards: 1, exchange: { least: 1, most: 1, treasures: false } }],
    ['remake', { mustTrash: 2, exchange: { least: 1, most: 1, treasures: false } }],
    ['mine', { mayTrash: 1, exchange: { least: -Infinity, most: 3, treasures: true } }],
  ])('what %s does', (id, shown) => {
    expect(traits(id)).toMatchObject(shown)
  })

  test('what comes only within two turns, with other cards around, or with a purchase', () => {
    for (const id of ['bandit', 'bridge', 'caravan', 'merchant-guild', 'tribute', 'possession', 'enchantress'])
      expect(traits(id).more, id).toBeGreaterThan(0.4)
  })

  test('that a Hunting Party finds a card beside the one it draws', () => {
    expect(traits('hunting-party').cards).toBeGreaterThan(1.8)
  })
})

describe('trying out', () => {
  test('shows what a card brings with another in hand and without it', () => {
    const gives = (id: string) => traits(id).held?.map(({ gives }) => gives) ?? []
    const [baron, moneylender] = [gives('baron'), gives('moneylender')]
    expect(baron[0]).toBeLessThan(0.5)
    expect(baron[1]).toBeGreaterThan(3)
    expect(moneylender[0]).toBeCloseTo(0, 0)
    expect(moneylender[1]).toBeGreaterThan(1.5)
    const coppersmith = gives('coppersmith')
    expect(coppersmith.map(n => Math.round(n - at(coppersmith, 0)))).toEqual([0, 1, 2, 3, 4])
  })

  test('shows up to how many cards a hand is filled', () => {
    expect(traits('library').drawsTo).toBe(7)
    expect(traits('smithy').drawsTo).toBeUndefined()
  })

  test('shows what comes of trashing a card, where it matters which', () => {
    const { tables } = kingdomOf('sacrifice', 'stonemason', 'chapel', 'village')
    const { trashed } = loreOf(tables)
    const by = (id: string, gone: string) => trashed[tables.card(id)]?.[tables.card(gone)]
    expect(by('sacrifice', 'estate')?.traits).toMatchObject({ vp: 2, coins: 0, cards: 0 })
    expect(by('sacrifice', 'gold')?.traits).toMatchObject({ vp: 0, coins: 2, cards: 0 })
    expect(by('sacrifice', 'village')?.traits).toMatchObject({ vp: 0, coins: 0, cards: 2 })
    expect(by('stonemason', 'estate')?.gains).toHaveLength(2)
    expect(trashed[tables.card('chapel')]).toBeUndefined()
  })

  test('shows as what a card may be played, and what it does if its player says yes', () => {
    const { tables } = kingdomOf('overlord', 'smithy', 'adventurer', 'mining-village')
    const { traits } = loreOf(tables)
    const playedAs = at(traits, tables.card('overlord')).playedAs.map(card => tables.name(card))
    expect(playedAs.sort()).toEqual(['mining-village', 'smithy'])
    expect(at(traits, tables.card('mining-village')).agreed?.coins).toBe(2)
  })

  test('shows what each option of a card does', () => {
    const options = traits('steward').options.map(({ cards, coins, mustTrash }) => ({ cards, coins, mustTrash }))
    expect(options).toEqual([
      { cards: 2, coins: 0, mustTrash: 0 },
      { cards: 0, coins: 2, mustTrash: 0 },
      { cards: 0, coins: 0, mustTrash: 2 },
    ])
  })

  test('shows what an event brings', () => {
    const { tables } = dominion.prepare(
      dominion.parseSetup({ players: 2, first: 0, kingdom: ['smithy'], events: ['delve', 'conquest'] }),
    )
    const [delve, conquest] = loreOf(tables).events
    expect(delve).toBeGreaterThan(0.5)
    expect(conquest).toBeGreaterThan(delve ?? Infinity)
  })

  test('stops when it is told to, answers by what is known, and goes on the next time', () => {
    const { tables } = kingdomOf('witch', 'bandit', 'tribute')
    let asked = 0
    const fewer = loreOf(tables, () => asked++ < 7)
    expect(asked).toBe(8)
    expect(fewer.traits).toHaveLength(tables.faces.length)
    expect(isKnown(tables, () => false)).toBe(false)
    expect(isKnown(tables, () => true)).toBe(true)
    const whole = loreOf(tables)
    expect(whole.traits).toEqual(loreOf(kingdomOf('tribute', 'witch', 'bandit').tables).traits)
    expect(whole.traits).not.toEqual(fewer.traits)
  })

  test.each([
    ['medium', 'steward'],
    ['hard', 'baron'],
    ['expert', 'saboteur'],
  ] as const)('doesn’t hold up who is told to stop: %s', (level, card) => {
    const rules = kingdomOf(card, 'pawn')
    const player = dominionLevels[level]('stop', { goOn: () => false })
    const match = Match.deal(rules, 'stop')
    // Money is played, and something bought.
    for (const what of ['treasures', 'purchase']) {
      const answer = match.consult(player)
      expect(answer, what).toHaveLength(1)
      match.answer(match.question?.seat ?? seat(0), answer)
    }
    expect(isKnown(rules.tables, () => false)).toBe(false)
  })
})

describe('what one more of a card would score, the rules tell', () => {
  const points = (setup: Readonly<Record<string, unknown>>, id: string) => {
    const rules = dominion.prepare(dominion.parseSetup({ players: 2, first: 0, ...setup }))
    const sight = rules.sight(rules.deal('points'), seat(0))
    return sight.pointsOfMore(asCard(rules.tables.number(id)))
  }

  test('for cards that count others', () => {
    expect(points({ kingdom: ['gardens'] }, 'gardens')).toBeCloseTo(1)
    expect(points({ kingdom: ['fairgrounds'] }, 'province')).toBe(6)
    expect(points({ kingdom: [] }, 'curse')).toBe(-1)
  })

  test('for landmarks, Keep and Obelisk too', () => {
    expect(points({ landmarks: ['keep'] }, 'silver')).toBe(5)
    expect(points({ kingdom: ['smithy'], landmarks: ['obelisk'], obelisk: 'smithy' }, 'smithy')).toBe(2)
    expect(points({ landmarks: ['bandit-fort'] }, 'silver')).toBe(-2)
    expect(points({ landmarks: ['fountain'] }, 'copper')).toBe(5)
  })
})

describe('cards of a set from outside', () => {
  const text = { name: 'x', text: 'x' }
  const ruled = { steps: ['x'], rulings: ['x'] }
  const ofBoth = <T>(of: T) => ({ recast: of, bellows: of })
  const foundry = cardSet({
    id: 'foundry',
    names: { de: ['Gießerei'], en: ['Foundry'] },
    cards: [
      card('recast', { cost: 4, types: ['action'] }, g => {
        const trashed = g.trashOne()
        if (trashed === undefined) return
        const cost = g.cost(trashed)
        g.gainChosen(gained => costsUpToMore(g.cost(gained), cost, 3))
      }),
      card('bellows', { cost: 5, types: ['action'] }, g => {
        g.draw(4)
        g.coins(1)
      }),
    ],
    texts: { de: ofBoth({ ...text }), en: ofBoth(text) },
    rulings: { de: ofBoth(ruled), en: ofBoth(ruled) },
  })
  const game = createDominion({ sets: [...standard, foundry] })
  const rules = game.prepare(game.parseSetup({ players: 2, kingdom: ['recast', 'bellows', 'village'], first: 0 }))

  test('are understood without a word about them', () => {
    const { traits } = loreOf(rules.tables)
    expect(traits[rules.tables.card('recast')]?.exchange).toMatchObject({ most: 3, treasures: false })
    expect(traits[rules.tables.card('bellows')]).toMatchObject({ cards: 4, coins: 1, actions: 0 })
  })

  test('win games for whoever buys them, by a plan that names them', () => {
    const kit = dominionPlayersOf(game)
    const makers = ['[province, gold, bellows when own(bellows) < 2, silver]', '[province, gold, silver]'].map(plan =>
      kit.player(plan),
    )
    let won = 0
    for (let i = 0; i < 200; i++) {
      const state = simulate(
        rules,
        makers.map(make => make(i)),
        `outside ${i}`,
      )
      const winners = rules.winners(state)
      if (winners.includes(seat(0))) won += 1 / winners.length
    }
    expect(won).toBeGreaterThan(130)
  })
})
