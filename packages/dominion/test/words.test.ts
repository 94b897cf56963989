import {
  cardName,
  cardText,
  choiceLabel,
  type DominionRules,
  dominion,
  prompt,
  sentence,
  story,
} from '@kartentisch/dominion'
import {
  at,
  below,
  type Event,
  eventFor,
  LANGUAGES,
  Match,
  NOBODY,
  oneOf,
  type Question,
  type Random,
  randomAnswer,
  seat,
  seeded,
  shuffle,
} from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { EVENTS, isDominionEvent } from '../src/events.ts'
import { books } from '../src/words/books.ts'
import { pluralOf } from '../src/words/en/plurals.ts'
import { promptKey } from '../src/words/prompt.ts'
import { sentenceKey } from '../src/words/sentence.ts'
import { p1, p2, Table } from './table.ts'

const { sets } = dominion.catalogue

const NAMES = ['Anna', 'Boris', 'Clara', 'Max']

/** What is wrong with a text, if anything: something wasn't filled in, or it is no sentence. */
function fault(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return 'There is no text.'
  return /undefined|null|NaN|[{}]| {2}|^\s|\s$|\s[.,;?]/.test(text) ? `"${text}" isn't right.` : undefined
}

/** What cards, events and landmarks bring words of their own for. */
const faces = sets.flatMap(({ texts }) => Object.entries(texts.en))
const OWN_WORDS = {
  prompts: faces.flatMap(([id, { prompts = {} }]) => Object.keys(prompts).map(key => `${id}: ${key}`)),
  options: faces.flatMap(([id, { options = {} }]) => Object.keys(options).map(key => `${id}: ${key}`)),
}

/** Keeps account of which words are used, and of what is wrong with them. */
class Listener {
  readonly faults = new Set<string>()
  readonly used = { sentences: new Set<string>(), prompts: new Set<string>(), options: new Set<string>() }

  /** The words nobody has used, of those that aren't there for any card that may come. */
  get leftOver(): string[] {
    const { used } = this
    const { prompts, options } = OWN_WORDS
    return [
      ...Object.keys(books.sentences.en).filter(key => !used.sentences.has(key)),
      ...prompts.filter(key => !used.prompts.has(key)),
      ...options.filter(key => !used.options.has(key)),
    ]
  }

  note(text: string | undefined): void {
    const wrong = fault(text)
    if (wrong !== undefined) this.faults.add(wrong)
  }

  hear({ tables }: DominionRules, events: readonly Event[]): void {
    for (const event of events) {
      if (!isDominionEvent(event)) throw new Error(`The table of events lacks ${event.type}.`)
      const key = sentenceKey(event)
      if (key === undefined) {
        if (event.count > 0) this.faults.add(`Nothing is said about ${event.type}.`)
        continue
      }
      this.used.sentences.add(key)
      for (const language of LANGUAGES)
        for (const by of [event.seat, NOBODY]) this.note(sentence(tables, eventFor(event, by), language, NAMES))
    }
  }

  ask({ tables }: DominionRules, question: Question): void {
    const { of, key } = promptKey(tables, question)
    this.used.prompts.add(`${of}: ${key}`)
    if (question.of === 'option')
      for (const n of question.choices) this.used.options.add(`${question.about}: ${tables.optionOf(n)}`)
    for (const language of LANGUAGES) {
      this.note(prompt(tables, question, language, NAMES))
      for (const n of new Set(question.choices)) this.note(choiceLabel(tables, question, n, language))
    }
  }

  /** Listens to a match in which all answer by chance. */
  listen(rules: DominionRules, match: Match<unknown, unknown>, random: Random, answers: number): void {
    this.hear(rules, match.opening)
    for (let n = 0; n < answers && match.question !== undefined; n++) {
      const { question } = match
      this.ask(rules, question)
      this.hear(rules, match.answer(question.seat, randomAnswer(question, random)))
    }
  }
}

/** A match with cards of all sets, in which everybody has some of everything from the start. */
function someMatch(i: number, random: Random): { rules: DominionRules; match: Match<unknown, unknown> } {
  const share = (all: readonly string[], n: number): string[] => {
    const mixed = [...all]
    shuffle(random, mixed)
    return mixed.slice(0, n)
  }
  const sideways = (kind: 'events' | 'landmarks') =>
    share(
      sets.flatMap(set => set[kind].map(({ id }) => id)),
      2,
    )
  const kingdom = {
    kingdom: share(dominion.catalogue.pilesFrom(dominion.catalogue.kingdomSets), 10),
    events: sideways('events'),
    landmarks: sideways('landmarks'),
  }
  const setup = {
    players: 2 + (i % 3),
    edition: 1 + (i % 2),
    ...dominion.completed(random, kingdom, { sets: dominion.catalogue.kingdomSets }),
  }
  const rules = dominion.prepare(dominion.parseSetup(setup))
  const state = rules.deal(i)
  // Some games end soon, and some begin with empty hands.
  if (i % 3 === 0) state.piles = state.piles.map((left, pile) => (rules.tables.piles[pile]?.split === -1 ? 2 : left))
  for (const player of state.players) {
    if (i % 4 === 0) player.hand = []
    for (const zone of [i % 4 === 0 ? player.discard : player.hand, player.deck, player.deck, player.discard])
      for (let n = 0; n < 4; n++) zone.push(oneOf(random, rules.tables.all))
    player.coffers += below(random, 3)
  }
  return { rules, match: Match.from(rules, state) }
}

/** Positions in which is asked or told what chance hardly ever leads to. */
function rareMatches(): Table[] {
  const rich = ['gold', 'gold', 'gold']
  const both = (hand: readonly string[], deck: readonly string[] = hand) => [
    { hand, deck: [...deck, ...deck] },
    { hand, deck: [...deck, ...deck] },
  ]
  const castles = new Table({ kingdom: ['castles'] }, both(['small-castle', 'crumbling-castle', 'haunted-castle']))
  castles.play('small-castle')
  const sprawling = new Table({ kingdom: ['castles'] }, both(rich), ({ stacks }) => stacks[0]?.splice(3))
  sprawling.playTreasures()
  sprawling.buy('sprawling-castle')
  const aqueduct = new Table({ kingdom: ['harem'], landmarks: ['aqueduct'] }, both(rich), ({ pileVp }) =>
    pileVp.fill(3),
  )
  aqueduct.playTreasures()
  aqueduct.buy('harem')
  const pass = new Table({ kingdom: [], landmarks: ['mountain-pass'] }, both(rich))
  pass.playTreasures()
  pass.buy('province')
  pass.endTurn()
  const overpaid = ['stonemason', 'doctor', 'herald'].map(id => {
    const table = new Table({ kingdom: ['stonemason', 'doctor', 'herald', 'possession'] }, both([...rich, 'potion']))
    table.playTreasures()
    table.buy(id)
    return table
  })
  /** Two Crowns, which have doubled these. */
  const crowned = (...doubled: string[]) => {
    const hand = ['crown', 'crown', ...doubled]
    const kingdom = ['crown', 'caravan', 'enchantress', 'herbalist']
    const table = new Table({ kingdom }, [{ hand, play: ['herbalist'], deck: rich }, {}], ({ turn }) => {
      turn.actions = 2
    })
    for (const id of doubled) {
      table.play('crown')
      table.choose(id)
    }
    return table
  }
  const crowns = crowned('caravan', 'enchantress')
  crowns.endTurn()
  crowns.choose('crown')
  return [
    crowns,
    crowned('caravan'),
    castles,
    sprawling,
    aqueduct,
    pass,
    ...overpaid,
    new Table({ kingdom: ['black-market'], blackMarket: ['pawn', 'moat'] }, both(['black-market'], ['copper'])),
    new Table({ kingdom: ['menagerie'] }, [{ hand: ['menagerie'] }, {}]),
    new Table({ kingdom: ['tournament'] }, both(['tournament', 'province'])),
    new Table({ kingdom: ['legionary', 'moneylender'] }, both(['legionary', 'gold', 'moneylender', 'copper'])),
    new Table({ kingdom: ['possession', 'remodel'] }, both(['possession', 'remodel', 'copper'])),
    new Table({ kingdom: ['caravan', 'enchantress'] }, both(['caravan', 'caravan', 'enchantress', 'enchantress'])),
    new Table({ kingdom: ['capital', 'herbalist'] }, both(['herbalist', 'capital'])),
  ]
}

const everything = new Listener()
for (const { rules, match } of rareMatches())
  for (let i = 0; i < 20; i++) everything.listen(rules, match.fork(), seeded(i), 12)
// Chance decides how soon everything else has come up.
for (let i = 0; i < 100 || (i < 1000 && everything.leftOver.length > 0); i++) {
  const random = seeded(`words ${i}`)
  const { rules, match } = someMatch(i, random)
  everything.listen(rules, match, random, 200)
}

test('every event, question and choice has words in both languages', () => {
  expect([...everything.faults]).toEqual([])
})

test('no words are left over', () => {
  expect(everything.leftOver).toEqual([])
})

test('whatever can be told has words, whether or not a game has come to it', () => {
  const told = new Set(Object.keys(books.sentences.en).map(key => key.split(' ')[0]))
  expect(Object.keys(EVENTS).filter(type => !told.has(type))).toEqual([])
})

test('everything that has a name has it in both languages, piles too', () => {
  for (const language of LANGUAGES) {
    const things = sets.flatMap(set => [...set.cards, ...set.events, ...set.landmarks, ...set.splitPiles])
    expect(
      things.map(({ id }) => cardName(dominion.catalogue, id, language)).filter(name => fault(name) !== undefined),
    ).toEqual([])
  }
  expect(cardName(dominion.catalogue, 'castles', 'de')).toBe('Schlösser')
  expect(cardName(dominion.catalogue, 'encampment/plunder', 'en')).toBe('Encampment/Plunder')
  expect(cardText(dominion.catalogue, 'smithy', 'de')).toBe('+3 Karten')
})

const DRAWN: Event = {
  type: 'draw',
  seat: p1,
  cards: [0, 3, 1, 3],
  seenBy: 1,
  count: 4,
  about: 'smithy',
  from: 'deck',
  to: 'hand',
}
const table = new Table({ kingdom: ['militia', 'smithy', 'possession', 'festival'] }, [
  { hand: ['festival', 'militia', 'copper', 'copper', 'silver'], deck: ['gold', 'gold', 'gold', 'estate', 'duchy'] },
  { hand: ['estate', 'copper', 'duchy', 'gold', 'silver'] },
])
const { tables } = table.rules

test('equal cards are told together, and hidden ones only counted', () => {
  expect(sentence(tables, DRAWN, 'en', NAMES)).toBe('Anna draws Copper, 2 Estates and Silver.')
  expect(sentence(tables, DRAWN, 'de', NAMES)).toBe('Anna zieht Kupfer, 2 Anwesen und Silber.')
  expect(sentence(tables, eventFor(DRAWN, p2), 'en', NAMES)).toBe('Anna draws 4 cards.')
  expect(sentence(tables, eventFor(DRAWN, p2), 'de', NAMES)).toBe('Anna zieht 4 Karten.')
  const militias = { ...DRAWN, cards: tables.names.flatMap((id, i) => (id === 'militia' ? [i, i] : [])) }
  expect(sentence(tables, militias, 'en', NAMES)).toBe('Anna draws 2 Militias.')
  expect(sentence(tables, militias, 'de', NAMES)).toBe('Anna zieht 2 × Miliz.')
})

test('one debt is spoken of as one, in both languages', () => {
  const paid = (count: number): Event => ({ ...DRAWN, type: 'pay-debt', cards: [], count })
  expect(sentence(tables, paid(1), 'de', NAMES)).toBe('Anna bezahlt 1 Schuld.')
  expect(sentence(tables, paid(2), 'de', NAMES)).toBe('Anna bezahlt 2 Schulden.')
  expect(sentence(tables, paid(1), 'en', NAMES)).toBe('Anna pays off 1 Debt.')
})

test('English plurals follow the rules of English', () => {
  const plurals = ['Duchy', 'Witch', 'Gardens', 'Journeyman', 'Horn of Plenty', 'Enchantress', 'Spy', 'Stash', 'Curse']
  expect(plurals.map(pluralOf).join(', ')).toBe(
    'Duchies, Witches, Gardens, Journeymen, Horns of Plenty, Enchantresses, Spies, Stashes, Curses',
  )
})

test('a question begins with the card that asks and says how many and for whom', () => {
  const question: Question = {
    seat: p2,
    whose: p2,
    about: 'militia',
    step: 'discard',
    of: 'card',
    from: 'hand',
    choices: [0, 0, 1, 3, 4],
    min: 2,
    max: 2,
    orNone: false,
    ordered: false,
    shown: [],
  }
  const asked = (change: Partial<Question>) => LANGUAGES.map(l => prompt(tables, { ...question, ...change }, l, NAMES))
  expect(asked({})).toEqual(['Miliz: Lege 2 Karten ab.', 'Militia: discard 2 cards.'])
  expect(asked({ seat: p1 })).toEqual(['Miliz, für Boris: Lege 2 Karten ab.', 'Militia, for Boris: discard 2 cards.'])
  const trash = { about: 'chapel', step: 'trash', min: 0 }
  expect(asked({ ...trash, max: 1 })[1]).toBe('Chapel: you may trash a card.')
  expect(asked({ ...trash, max: 4 })[1]).toBe('Chapel: you may trash up to 4 cards.')
  expect(asked({ ...trash, max: 5 })).toEqual([
    'Kapelle: Du darfst beliebig viele Karten entsorgen.',
    'Chapel: you may trash any number of cards.',
  ])
  expect(asked({ about: 'scout', step: 'put-on-deck', from: 'aside', min: 5, max: 5, ordered: true })[1]).toBe(
    'Scout: put 5 cards onto your deck, the last one on top.',
  )
})

test('a story tells together what belongs together, and leaves out what goes without saying', () => {
  const events = [
    ...table.match.opening,
    ...table.play('festival'),
    ...table.play('militia'),
    ...table.choose('estate', 'duchy'),
    ...table.playTreasures(),
    ...table.buy('gold'),
    ...table.endTurn(),
  ]
  const told = (by: number) =>
    story(
      tables,
      events.map(event => eventFor(event, seat(by))),
      'en',
      NAMES,
    )
  expect(told(0)).toEqual([
    'Anna plays Festival (+2 Actions, +1 Buy, +2 Coins).',
    'Anna plays Militia (+2 Coins).',
    'Boris discards 2 cards.',
    "On top of Boris' discard pile: Duchy.",
    'Anna plays 2 Coppers and Silver (+4 Coins).',
    'Anna buys Gold.',
    'Anna draws 3 Golds, Estate and Duchy.',
    "Boris' turn 1.",
  ])
  expect(told(1)).toContain('Boris discards Estate and Duchy.')
  expect(told(1)).not.toContain('Anna draws 5 cards.')
  expect(at(told(1), 2)).not.toMatch(/top of/)
})
