import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Condition,
  type Count,
  type Demand,
  dominion,
  type Range,
  type Selection,
  type What,
  writeSelection,
} from '../../src/index.ts'

const { events, kingdomSets, landmarks, sets, splitPiles } = dominion.catalogue

const nothing: Selection = { from: [], demands: [], with: [], without: [] }

describe('a selection says', () => {
  test('nothing: ten piles of all sets', () => {
    expect(dominion.parseSelection('')).toEqual(nothing)
    expect(dominion.parseSelection(' ,\n, \n')).toEqual(nothing)
  })

  test('the same in German as in English', () => {
    const pairs = [
      ['Basis, Intrige, mit Kapelle, ohne Dieb', 'base, intrigue, +chapel, -thief'],
      ['mindestens 2 kosten 5, höchstens 1 Angriff', 'at least 2 costing 5, at most 1 attack'],
      ['Reaktion wenn Angriff, keine Dauerkarten', 'reaction if attack, no durations'],
      ['3-5 Alchemisten oder keine, 1 Ereignis, 0-2 Landmarken', '3-5 alchemy or none, 1 event, 0-2 landmarks'],
      ['2 kosten Trank, Bann Burggraben', '2 costing potion, bane moat'],
    ] as const
    for (const [german, english] of pairs)
      expect(dominion.parseSelection(german), german).toEqual(dominion.parseSelection(english))
  })

  test('which sets piles come from', () => {
    expect(dominion.parseSelection('base, intrigue')).toEqual({ ...nothing, from: ['base', 'intrigue'] })
    expect(dominion.parseSelection('Base\r\nBASE\nIntrige')).toEqual({ ...nothing, from: ['base', 'intrigue'] })
  })

  test('how many piles of a set there are, before or behind its name', () => {
    const alchemy = (count: Count): Selection => ({
      ...nothing,
      demands: [{ count, what: { kind: 'set', id: 'alchemy' } }],
    })
    expect(dominion.parseSelection('alchemy 5')).toEqual(alchemy({ from: 5, to: 5 }))
    expect(dominion.parseSelection('5 alchemy')).toEqual(alchemy({ from: 5, to: 5 }))
    expect(dominion.parseSelection('3-5 alchemy or none')).toEqual(alchemy({ from: 3, to: 5, orNone: true }))
    expect(dominion.parseSelection('alchemy 3 – 5 or none')).toEqual(alchemy({ from: 3, to: 5, orNone: true }))
    expect(dominion.parseSelection('at least 2 alchemy')).toEqual(alchemy({ from: 2 }))
    expect(dominion.parseSelection('2+ alchemy')).toEqual(alchemy({ from: 2 }))
    expect(dominion.parseSelection('alchemy at most 1')).toEqual(alchemy({ from: 0, to: 1 }))
    expect(dominion.parseSelection('no alchemy')).toEqual(alchemy({ from: 0, to: 0 }))
    expect(dominion.parseSelection('without alchemy')).toEqual(alchemy({ from: 0, to: 0 }))
    expect(dominion.parseSelection('with alchemy')).toEqual(alchemy({ from: 1 }))
  })

  test('which cards, events and landmarks are there and which are not', () => {
    const selection = { ...nothing, with: ['chapel', 'wedding'], without: ['thief', 'tomb'] }
    expect(dominion.parseSelection('+chapel, +wedding, -thief, -tomb')).toEqual(selection)
    expect(dominion.parseSelection('with Chapel\nwith Wedding\nwithout Thief\nno tomb')).toEqual(selection)
    expect(dominion.parseSelection('+Kapelle, + Hochzeit, - Dieb, - Grabmal')).toEqual(selection)
  })

  test('a split pile by any of its cards', () => {
    const selection = { ...nothing, with: ['catapult/rocks', 'castles'] }
    for (const text of [
      '+catapult/rocks, +castles',
      '+Catapult, +King’s Castle',
      '+Felsen, +Königsschloss',
      '+Katapult/Felsen, +Schlösser',
    ])
      expect(dominion.parseSelection(text)).toEqual(selection)
  })

  test('how many cards of a cost there are', () => {
    const costing = (coins: Range, count: Count = { from: 1 }): Selection => ({
      ...nothing,
      demands: [{ count, what: { kind: 'cost', coins } }],
    })
    expect(dominion.parseSelection('at least 2 costing 5')).toEqual(costing({ from: 5, to: 5 }, { from: 2 }))
    expect(dominion.parseSelection('at most 1 costing >= 6')).toEqual(costing({ from: 6 }, { from: 0, to: 1 }))
    expect(dominion.parseSelection('1 costing 2-3')).toEqual(costing({ from: 2, to: 3 }, { from: 1, to: 1 }))
    for (const text of ['costing > 5', 'costing ≥6', 'costing 6+', 'costing at least 6'])
      expect(dominion.parseSelection(text)).toEqual(costing({ from: 6 }))
    for (const text of ['costing < 4', 'costing <=3', 'costing at most 3', 'costing 0-3'])
      expect(dominion.parseSelection(text)).toEqual(costing({ from: 0, to: 3 }))
    expect(dominion.parseSelection('no costing potion, 2 costing debt').demands.map(({ what }) => what.kind)).toEqual([
      'potion',
      'debt',
    ])
  })

  test('how many cards of a type there are', () => {
    expect(dominion.parseSelection('at least 1 attack')).toEqual(dominion.parseSelection('attack'))
    expect(dominion.parseSelection('2-3 victories, no attacks').demands).toEqual([
      { count: { from: 2, to: 3 }, what: { kind: 'type', id: 'victory' } },
      { count: { from: 0, to: 0 }, what: { kind: 'type', id: 'attack' } },
    ])
  })

  test('a reaction if there is an attack', () => {
    const reaction: Demand = {
      count: { from: 1 },
      what: { kind: 'type', id: 'reaction' },
      if: { count: { from: 1 }, what: { kind: 'type', id: 'attack' } },
    }
    expect(dominion.parseSelection('reaction if attack').demands).toEqual([reaction])
    expect(dominion.parseSelection('a reaction if there is an attack').demands).toEqual([reaction])
    expect(dominion.parseSelection('at least 2 reactions if 3+ attacks, moat if witch').demands).toEqual([
      { ...reaction, count: { from: 2 }, if: { count: { from: 3 }, what: { kind: 'type', id: 'attack' } } },
      {
        count: { from: 1 },
        what: { kind: 'pile', id: 'moat' },
        if: { count: { from: 1 }, what: { kind: 'pile', id: 'witch' } },
      },
    ])
  })

  test('how many events and landmarks there are, the bane, and the size of the Black Market deck', () => {
    expect(dominion.parseSelection('events 0-2, 1 landmark, bane moat, black market 20')).toEqual({
      ...nothing,
      events: { from: 0, to: 2 },
      landmarks: { from: 1, to: 1 },
      bane: 'moat',
      blackMarket: 20,
    })
    expect(dominion.parseSelection('+black market, Schwarzmarkt all')).toEqual({
      ...nothing,
      with: ['black-market'],
      blackMarket: 'all',
    })
    expect(dominion.parseSelection('no black market')).toEqual({ ...nothing, without: ['black-market'] })
  })

  test('each card, event and landmark by its name in either language', () => {
    const pileOf = (id: string) => splitPiles.find(({ cards }) => cards(6).includes(id))?.id ?? id
    const known = new Set([...dominion.catalogue.pilesFrom(kingdomSets), ...events.keys(), ...landmarks.keys()])
    for (const { texts } of sets) {
      for (const [id, { name: inGerman }] of Object.entries(texts.de)) {
        if (!known.has(pileOf(id))) continue
        for (const name of [id, texts.en[id]?.name, inGerman])
          expect(dominion.parseSelection(`+${name}`), name).toEqual({ ...nothing, with: [pileOf(id)] })
      }
    }
  })
})

describe('a slip is pointed at', () => {
  const slip = (text: string): string => {
    try {
      dominion.parseSelection(text)
    } catch (mistake) {
      if (mistake instanceof Error) return mistake.message
    }
    return 'no mistake'
  }

  test.each([
    ['alchmy', 'Kein Set, kein Typ und keine Karte heißt „alchmy“ (Zeile 1, Spalte 1). Meintest du „alchemy“?'],
    ['at leest 2 attack', 'Hier fehlt „least“ oder „most“ (Zeile 1, Spalte 4). Meintest du „least“?'],
    ['chapel', 'Sag „+chapel“ für ein Königreich damit, „-chapel“ für eines ohne (Zeile 1, Spalte 1).'],
    ['base?', '„?“ gehört nicht hierher (Zeile 1, Spalte 5).'],
  ])('in German for those who read German: %s', (text, german) => {
    expect(() => dominion.parseSelection(text)).toThrow(
      expect.objectContaining({ wording: expect.objectContaining({ de: expect.stringContaining(german) }) }),
    )
  })

  test('with line and column, the line itself, and the nearest right word', () => {
    expect(slip('base,\n  3-5 alchmy or none')).toBe(
      [
        'Unknown set, type or card "alchmy" (line 2, column 7). Did you mean "alchemy"?',
        '    3-5 alchmy or none',
        '        ^^^^^^',
      ].join('\n'),
    )
    expect(slip('base\t5, +throne rom')).toBe(
      [
        'Unknown set, type or card "throne rom" (line 1, column 10). Did you mean "Throne Room"?',
        '  base 5, +throne rom',
        '           ^^^^^^^^^^',
      ].join('\n'),
    )
  })

  test.each([
    ['at leest 2 attacks', 'Expected "least" or "most" (line 1, column 4). Did you mean "least"?'],
    ['3 alchemy or noone', 'Expected "none" (line 1, column 14). Did you mean "none"?'],
    ['costin 5', 'Unknown set, type or card "costin" (line 1, column 1). Did you mean "costing"?'],
    ['+merchant gild', 'Unknown set, type or card "merchant gild" (line 1, column 2). Did you mean "Merchant Guild"?'],
    ['costing five', 'Expected a number of coins, "potion" or "debt" (line 1, column 9).'],
    ['at least attack', 'Expected a number (line 1, column 10).'],
    ['reaction if', 'Expected a set, type or card (line 1, column 12).'],
    ['reaction if\nattack', 'Expected a set, type or card (line 1, column 12).'],
    ['base intrigue', 'Expected a comma (line 1, column 6).'],
    ['base 5 intrigue 5', 'Expected a comma or a new line (line 1, column 8).'],
    ['no events if moat', 'Expected a comma or a new line (line 1, column 11).'],
    ['attack if wedding', 'A condition is about piles, not events or landmarks (line 1, column 11).'],
    ['base!', 'Unexpected "!" (line 1, column 5).'],
    ['5-3 base', '"5-3" should be "3-5" (line 1, column 1).'],
    ['costing < 0', 'Nothing is less than 0 (line 1, column 11).'],
    ['1000 base', '1000 is too many (line 1, column 1).'],
    ['+gold', '"gold" is no kingdom card (line 1, column 2).'],
    ['+followers', '"followers" is no kingdom card (line 1, column 2).'],
    ['-thief, spy', 'Say "+spy" for a kingdom with it, "-spy" for one without (line 1, column 9).'],
    ['2 chapel', 'A kingdom has "chapel" once or not at all (line 1, column 3).'],
    ['+moat, without Burggraben', 'This contradicts what was said of "moat" before (line 1, column 16).'],
    ['+moat, bane moat', 'This contradicts what was said of "moat" before (line 1, column 13).'],
    ['bane smithy', 'The bane must be a pile that costs 2 or 3 (line 1, column 6).'],
    ['bane wedding', 'The bane must be a pile that costs 2 or 3 (line 1, column 6).'],
    ['events', 'Say how many events, as in "0-2 events" (line 1, column 1).'],
    ['1 event, no events', '"events" is said a second time (line 1, column 13).'],
    ['bane 2 moat', 'Expected a set, type or card (line 1, column 6).'],
    ['+black market 20', 'A kingdom has "black-market" once or not at all (line 1, column 2).'],
    ['black market 5-9', 'Say how many cards, as in "black market 20", or "all" (line 1, column 1).'],
    ['black market 0', 'Say how many cards, as in "black market 20", or "all" (line 1, column 1).'],
  ])('%s', (text, problem) => {
    expect(slip(text).split('\n')[0]).toBe(problem)
  })
})

describe('a selection that is written down', () => {
  const number = fc.nat({ max: 12 })
  const range: fc.Arbitrary<Range> = fc.oneof(
    number.map(from => ({ from })),
    fc.tuple(number, number).map(([from, more]) => ({ from, to: from + more })),
  )
  const count: fc.Arbitrary<Count> = fc
    .tuple(range, fc.boolean())
    .map(([counted, orNone]) => ({ ...counted, ...(orNone && counted.from > 0 && { orNone }) }))
  const pile = fc.constantFrom(...dominion.catalogue.pilesFrom(kingdomSets))
  const what: fc.Arbitrary<What> = fc.oneof(
    fc.constantFrom(...kingdomSets).map(id => ({ kind: 'set' as const, id })),
    fc
      .constantFrom('action', 'treasure', 'victory', 'attack', 'reaction', 'duration', 'gathering', 'command')
      .map(id => ({
        kind: 'type' as const,
        id,
      })),
    range.map(coins => ({ kind: 'cost' as const, coins })),
    fc.constantFrom('potion' as const, 'debt' as const).map(kind => ({ kind })),
  )
  const asPile = pile.map(id => ({ kind: 'pile' as const, id }))
  const condition: fc.Arbitrary<Condition> = fc.record({ count, what: fc.oneof(what, asPile) })
  const demand: fc.Arbitrary<Demand> = fc.oneof(
    fc.record({ count, what }),
    fc.tuple(condition, condition).map(([then, when]) => ({ ...then, if: when })),
  )
  const banes = dominion.catalogue.pilesFrom(['base']).filter(id => ['cellar', 'moat', 'village'].includes(id))
  const selection: fc.Arbitrary<Selection> = fc
    .record(
      {
        from: fc.uniqueArray(fc.constantFrom(...kingdomSets)),
        demands: fc.array(demand, { maxLength: 6 }),
        named: fc.uniqueArray(fc.oneof(pile, fc.constantFrom(...events.keys(), ...landmarks.keys())), {
          maxLength: 12,
        }),
        events: count,
        landmarks: count,
        bane: fc.constantFrom(...banes),
        blackMarket: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant('all' as const)),
      },
      { requiredKeys: ['from', 'demands', 'named'] },
    )
    .map(({ named, ...rest }) => {
      const others = named.filter(id => id !== rest.bane)
      return { ...rest, with: others.slice(0, 5), without: others.slice(5) }
    })

  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(selection, given => {
        expect(dominion.parseSelection(writeSelection(given))).toEqual(given)
      }),
      { numRuns: 500 },
    )
  })

  test('reads like what people type', () => {
    const typed = '5 base, 3-5 alchemy or none, at least 2 costing 5, reaction if attack, +chapel, -thief, 1 landmarks'
    expect(writeSelection(dominion.parseSelection(typed))).toBe(typed)
  })

  test('can be any text: it is read, or refused at a spot', () => {
    const words = ['base', '3', '-', '5', 'or', 'none', 'if', 'attack', '+', 'moat', ',', '\n', 'costing', 'at', 'most']
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 8 }), parts => {
        try {
          const read = dominion.parseSelection(parts.join(' '))
          expect(dominion.parseSelection(writeSelection(read))).toEqual(read)
        } catch (mistake) {
          expect(mistake).toMatchObject({ name: 'Mistake', message: expect.stringMatching(/\(line \d+, column \d+\)/) })
        }
      }),
      { numRuns: 2000 },
    )
  })
})
