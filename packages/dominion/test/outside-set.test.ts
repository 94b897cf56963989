import {
  type CardSet,
  cardSet,
  createDominion,
  dominion,
  dominionKitOf,
  moveNumber,
  optionNumber,
  standard,
  type Texts,
} from '@kartentisch/dominion'
import {
  at,
  Conformance,
  Given,
  LANGUAGES,
  Match,
  oneOf,
  randomPlayer,
  runLitmus,
  seat,
  seeded,
  simulate,
  someAnswers,
} from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import harbour from './outside-set/set.ts'

const game = createDominion({ sets: [...standard, harbour] })
const kit = dominionKitOf(game)

describe('a set from outside', () => {
  test('can be asked for by its names in a selection, and by a kingdom it recommends', () => {
    const setup = kit.setup({ players: 2, selection: 'at least 3 Hafen, base', seed: 'outside' })
    expect(setup.kingdom).toEqual(expect.arrayContaining(['quay-village', 'quay-goons']))
    expect(game.parseSelection('+Kaidorf')).toEqual(game.parseSelection('+quay-village'))
    expect(game.kingdomNamed(seeded('named'), 'night').kingdom).toContain('quay-goons')
    expect(() => dominion.parseSelection('+quay-goons')).toThrow('Unknown set, type or card "quay-goons"')
  })

  test('counts with others where there are too few piles', () => {
    const few = createDominion({ sets: [...standard.filter(({ id }) => id === 'basic' || id === 'base1'), harbour] })
    const { length } = few.catalogue.pilesFrom(['base1', 'harbour'])
    expect(() => few.chooseKingdom(seeded('few'), few.parseSelection('base1, harbour'))).toThrow(
      `There are only ${length} piles in base1, harbour; a kingdom needs 10.`,
    )
  })

  test('doesn’t change what the numbers of a stored game mean', () => {
    const setup = { kingdom: ['village', 'smithy', 'gladiator/fortune'], landmarks: ['obelisk'], first: 0 }
    const names = (of: typeof game) => of.prepare(of.parseSetup(setup)).tables.names
    expect(names(game)).toEqual(names(dominion))
  })

  test('speaks both languages in prompts and stories', () => {
    const rules = game.prepare(game.parseSetup({ kingdom: ['quay-goons'] }))
    const goons = rules.tables.card('quay-goons')
    const told = {
      type: 'play',
      seat: seat(0),
      cards: [goons],
      count: 1,
      about: 'action',
      from: 'hand',
      to: 'play',
    } as const
    expect(kit.speak(rules, 'de', ['Ada', 'Bo']).story([{ ...told, seenBy: -1 }])).toEqual([
      'Ada spielt Kaischläger aus.',
    ])
  })

  test('brings the words for what its cards offer and ask; what it has none for is said in general words', () => {
    const rules = game.prepare(game.parseSetup({ kingdom: ['quay-chest', 'stash'], first: 0 }))
    const state = rules.deal('words')
    state.turn.phase = 'buy'
    at(state.players, 0).hand = [rules.tables.card('quay-chest'), rules.tables.card('copper')]
    const match = Match.from(rules, state)
    const asked = () => {
      const { question } = match
      if (question === undefined) throw new Error('Nobody is asked.')
      return LANGUAGES.map(language => {
        const speaker = kit.speak(rules, language, ['Ada', 'Bo'])
        return [speaker.prompt(question), ...question.choices.map(n => speaker.choice(question, n))]
      })
    }
    match.answer(seat(0), [moveNumber('play', rules.tables.card('quay-chest'))])
    expect(asked()).toEqual([
      ['Kaitruhe: Wähle eines.', '+2 Münzen', '+2 Käufe'],
      ['Quay Chest: choose one.', '+2 Coins', '+2 Buys'],
    ])
    match.answer(seat(0), [optionNumber('coins')])
    expect(asked()).toEqual([
      ['Kaitruhe: Du darfst eine Karte aus der Hand als Fracht wählen.', 'Kupfer'],
      ['Quay Chest: you may choose a card of your hand as cargo.', 'Copper'],
    ])
    const wordless = { ...at(Object.values(harbour.texts.en), 2), prompts: { 'asks-cargo': 'what becomes of it?' } }
    const texts = {
      de: { ...harbour.texts.de, 'quay-chest': wordless },
      en: { ...harbour.texts.en, 'quay-chest': wordless },
    }
    const plain = createDominion({ sets: [...standard, cardSet({ ...harbour, texts })] })
    const speaker = dominionKitOf(plain).speak(plain.prepare(plain.parseSetup({ kingdom: ['quay-chest'] })), 'en', [
      'Ada',
      'Bo',
    ])
    const { question } = match
    expect(question && speaker.prompt(question)).toBe('Quay Chest: you may put a card onto your deck.')
  })

  test('has questions and options of its own kind, with its own words, which are stored, written and answered by name', () => {
    const rules = game.prepare(game.parseSetup({ kingdom: ['quay-chest'], first: 0 }))
    const state = rules.deal('cargo')
    state.turn.phase = 'buy'
    at(state.players, 0).hand = ['quay-chest', 'copper'].map(id => rules.tables.card(id))
    const match = Match.from(rules, state)
    match.answer(seat(0), [moveNumber('play', rules.tables.card('quay-chest'))])
    match.answer(seat(0), [optionNumber('coins')])
    match.answer(seat(0), [rules.tables.card('copper')])
    const { question } = Match.resume(rules, match.snapshot())
    if (question === undefined) throw new Error('Nobody is asked.')
    const said = LANGUAGES.map(language => {
      const speaker = kit.speak(rules, language, ['Ada', 'Bo'])
      return [speaker.prompt(question), ...question.choices.map(n => speaker.choice(question, n))]
    })
    expect(said).toEqual([
      ['Kaitruhe: Was wird aus Kupfer?', 'auf dem Nachziehstapel verschließen', 'für 1 Münze verkaufen', 'zurücklegen'],
      ['Quay Chest: what becomes of Copper?', 'lock it away on your deck', 'sell it for 1 Coin', 'put it back'],
    ])
    expect(kit.naming(rules).choice(question, at(question.choices, 1))).toBe('sell')
    const test = {
      name: 'cargo',
      game: 'dominion',
      given: { phase: 'buy', p1: { hand: ['quay-chest', 'copper'] } },
      moves: ['play quay-chest', 'p1: buys', 'p1: copper', 'p1: sell'],
      outcomes: [{ p1: { coins: 1, buys: 3, hand: [], discard: ['copper'] } }],
    }
    expect(() => runLitmus(kit.litmus, new Given(test), { paths: 100, tick: () => {} })).not.toThrow()
  })

  test('is litmus-tested like any other', () => {
    const run = (test: Record<string, unknown>) =>
      runLitmus(kit.litmus, new Given({ name: 'outside', game: 'dominion', ...test }), {
        paths: 10_000,
        tick: () => {},
      })
    run({
      given: { p1: { hand: ['quay-village'], deck: ['copper x5'] } },
      moves: ['play quay-village', 'end turn', 'p2: end turn'],
      outcomes: [{ p1: { actions: 2, coins: 1, play: ['quay-village'] } }],
    })
    run({
      given: { p1: { hand: ['quay-goons'], coins: 1 }, p2: { hand: ['copper x5'] } },
      moves: ['play quay-goons', 'buy silver', 'buy copper'],
      outcomes: [{ p1: { vp: 2 }, p2: { hand: ['copper x3'] } }],
    })
    expect(() =>
      run({
        given: { p1: { hand: ['quay-goons'] } },
        moves: ['play quay-goons', 'buy copper'],
        outcomes: [{ p1: { vp: 2 } }],
      }),
    ).toThrow('p1.vp is 1, not 2')
  })

  test('keeps to the rules of the house: saved, taken back and dealt anew in random games', () => {
    for (let i = 0; i < 4; i++) {
      const random = seeded(`outside ${i}`)
      const rules = kit.fuzzing.rules(random, i, 'outside', ['promo', 'harbour'])
      const conformance = new Conformance(rules, kit.fuzzing.start(rules, random, `outside ${i}`), `outside ${i}`)
      for (let n = 0; n < 150 && conformance.question !== undefined; n++)
        conformance.answer(oneOf(random, someAnswers(conformance.question, random)))
      expect(conformance.question === undefined || conformance.question.choices.length > 0).toBe(true)
    }
  })

  test('is played to its end by anybody who can play at all', () => {
    const rules = game.prepare(kit.setup({ players: 3, selection: 'night', seed: 'end' }))
    const state = rules.deal('end')
    simulate(rules, [1, 2, 3].map(randomPlayer), { from: state })
    expect(rules.over(state)).toBe(true)
  })

  test('shows what it is worth and what it costs in the view', () => {
    const rules = game.prepare(game.parseSetup({ kingdom: ['quay-goons'], first: 0 }))
    const state = rules.deal('view')
    state.turn.phase = 'buy'
    state.turn.coins = 5
    const { supply } = rules.sight(state, seat(0)).view()
    expect(supply.find(({ pile }) => pile === 'quay-goons')).toMatchObject({ left: 10, whyNot: 'too few coins' })
  })
})

describe('a set that isn’t whole is refused when the game is made', () => {
  const made = (change: Partial<CardSet>) => () =>
    createDominion({ sets: [...standard, cardSet({ ...harbour, ...change })] })
  const { 'quay-goons': _, ...withoutGoons } = harbour.texts.de
  const { 'quay-goons': __, ...unruled } = typeof harbour.rulings === 'string' ? {} : harbour.rulings.en

  const wordless = (texts: Texts): Texts => {
    const { options: _, ...chest } = texts['quay-chest'] ?? { name: '', text: '' }
    return { ...texts, 'quay-chest': chest }
  }

  test.each<[string, () => unknown, string]>([
    [
      'a text in one language',
      made({ texts: { ...harbour.texts, de: withoutGoons } }),
      '"quay-goons" of the set "harbour" has no name and text in the language "de".',
    ],
    [
      'words for an option in one language',
      made({
        texts: { ...harbour.texts, de: { ...harbour.texts.de, 'quay-chest': { name: 'Kaitruhe', text: 'Wähle.' } } },
      }),
      '"quay-chest" of the set "harbour" has words for "put-on-deck?" in one language only',
    ],
    [
      'words for an option of its own',
      made({
        texts: { de: wordless(harbour.texts.de), en: wordless(harbour.texts.en) },
      }),
      '"quay-chest" of the set "harbour" offers or asks "lock", but its texts have no words for that.',
    ],
    [
      'a ruling',
      made({ rulings: { en: unruled, de: unruled } }),
      '"quay-goons" of the set "harbour" has no rulings in the language "de"',
    ],
    [
      'a card in a kingdom',
      made({ recommended: harbour.recommended.map(each => ({ ...each, kingdom: ['gons'] })) }),
      'has "gons" in it',
    ],
    [
      'a text for a card that isn’t there',
      made({ cards: harbour.cards.slice(1) }),
      'a text for "quay-village" in the language "de", but no such card',
    ],
    ['an id of its own', made({ id: 'base' }), 'Two sets are called "base"'],
    [
      'cards that others haven’t',
      made({ cards: [...harbour.cards, ...at(standard, 1).cards.slice(0, 1)] }),
      '"artisan" stands twice in the list of sets, in "base" and in "harbour"',
    ],
    ['the basic cards', () => createDominion({ sets: [harbour] }), 'The card "copper" is missing'],
  ])('it lacks %s', (_what, make, said) => {
    expect(make).toThrow(said)
  })
})
