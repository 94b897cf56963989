import {
  assumed,
  choiceLabel,
  data,
  EVENTS,
  nameOf,
  OPTIONS,
  optionNumber,
  optionOf,
  prompt,
  sentence,
  story,
  textOf,
  texts,
  workersFor,
} from '@kartentisch/burgund'
import {
  at,
  type Event,
  eventFor,
  eventsFor,
  LANGUAGES,
  type Language,
  Match,
  NOBODY,
  type Question,
  type Random,
  randomAnswer,
  type Seat,
  seeded,
} from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { isBurgundEvent } from '../src/events.ts'
import { QUESTIONS } from '../src/questions.ts'
import { books } from '../src/words/books.ts'
import { labelKey } from '../src/words/labels.ts'
import { promptKey } from '../src/words/prompt.ts'
import { sentenceKey } from '../src/words/sentence.ts'
import { cards, p1, p2, pile, rulesFor, say, type Table, tableWith } from './table.ts'

const NAMES = ['Anna', 'Boris', 'Clara', 'Max']

/** What is wrong with a text, if anything: something wasn't filled in, or it is no sentence. */
function fault(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return 'There is no text.'
  return /undefined|null|NaN|[{}\n]| {2}|^\s|\s$|\s[.,;?]|\.\.|\b0 /.test(text) ? `"${text}" isn't right.` : undefined
}

/** Keeps account of which words are used, and of what is wrong with them. */
class Listener {
  readonly faults = new Set<string>()
  readonly used = { sentences: new Set<string>(), prompts: new Set<string>(), labels: new Set<string>() }

  /** The words nobody has used. */
  get leftOver(): string[] {
    const { used } = this
    return [
      ...Object.keys(books.sentences.en).filter(key => !used.sentences.has(key)),
      ...Object.keys(books.prompts.en).filter(key => !used.prompts.has(key)),
      ...Object.keys(books.labels.en).filter(key => !used.labels.has(key)),
    ]
  }

  note(text: string | undefined): void {
    const wrong = fault(text)
    if (wrong !== undefined) this.faults.add(wrong)
  }

  hear(events: readonly Event[]): void {
    for (const event of events) {
      if (!isBurgundEvent(event)) throw new Error(`The table of events lacks ${event.type}.`)
      const key = sentenceKey(event)
      if (key === undefined) {
        if (event.count > 0) this.faults.add(`Nothing is said about ${event.type}.`)
        continue
      }
      this.used.sentences.add(key)
      for (const language of LANGUAGES)
        for (const by of [event.seat, NOBODY]) this.note(sentence(eventFor(event, by), language, NAMES))
    }
    for (const by of [p1, NOBODY]) for (const text of story(eventsFor(events, by), 'de', NAMES)) this.note(text)
  }

  ask(table: Table, question: Question): void {
    const key = promptKey(question)
    if (key !== undefined) this.used.prompts.add(key)
    const view = table.sight(question.seat).view()
    for (const language of LANGUAGES) {
      this.note(prompt(question, language))
      for (const seen of [undefined, view]) {
        const written = question.choices.map(n => choiceLabel(question, n, language, seen))
        for (const text of written) this.note(text)
        if (new Set(written).size < written.length) this.faults.add(`Two choices are alike: ${written.join(', ')}.`)
      }
    }
    for (const n of question.choices)
      for (const seen of [true, false]) this.used.labels.add(labelKey(optionOf(n), seen) ?? '')
  }

  /** Listens to a match in which all answer by chance. */
  listen(table: Table, random: Random): void {
    this.hear(table.opening)
    for (let { question } = table; question !== undefined; question = table.question) {
      this.ask(table, question)
      this.hear(table.answer(question.seat, randomAnswer(question, random)))
    }
  }
}

const everything = new Listener()
for (const players of [1, 2, 3, 4])
  for (let i = 0; i < 12; i++) {
    const rules = rulesFor(players)
    const state = rules.deal(`words ${i}`)
    // Where there are few goods and animals, their stacks have to be divided.
    if (i % 4 === 0)
      state.goods = state.animals = [
        [0, 1],
        [2, 0, 1],
      ]
    everything.listen(Match.from(rules, state), seeded(`words ${i}`))
  }

test('every event, question and choice has words in both languages', () => {
  expect([...everything.faults]).toEqual([])
})

test('no words are left over', () => {
  expect(everything.leftOver).toEqual([])
})

test('whatever the rules tell or ask has words, whether or not a game has come to it', () => {
  const told = new Set(Object.keys(books.sentences.en).map(key => key.split(' ')[0]))
  expect(Object.keys(EVENTS).filter(type => !told.has(type))).toEqual([])
  expect(OPTIONS.filter(kind => !Object.hasOwn(books.labels.en, kind) && texts.en[kind] === undefined)).toEqual([])
  const asked = Object.keys(books.prompts.en).map(key => key.split(/: | and buy/).at(1) ?? key)
  expect(Object.keys(QUESTIONS).filter(step => textOf(step, 'de') === '' && !asked.includes(step))).toEqual([])
})

test('hidden cards are counted, and seen ones named with their dice', () => {
  const drawn: Event = {
    type: 'draw',
    seat: p1,
    cards: cards('ship-4 mine-1 ship-4'),
    seenBy: 1,
    count: 3,
    about: 'cycle',
    from: 'stack',
    to: 'hand',
  }
  const told = (by: Seat) => LANGUAGES.map(language => sentence(eventFor(drawn, by), language, NAMES))
  expect(told(p1)).toEqual(['Anna zieht 2 × Schiff 4 und Mine 1.', 'Anna draws 2 × ship 4 and mine 1.'])
  expect(told(p2)).toEqual(['Anna zieht 3 Karten.', 'Anna draws 3 cards.'])
})

const opened = () =>
  tableWith(2, state => {
    state.display = ['mine-5', 'castle-2', 'ship-1', 'ship-3', 'pasture-6', 'cloister-4'].map(cards)
    state.draw = pile('mine-1 mine-2 bank-4 ship-1 ship-2 ship-3')
    state.goods = [[0], [0, 1]]
    Object.assign(at(state.players, 0), {
      hand: cards('ship-2 castle-6'),
      projects: cards('ship-3 cloister-6'),
      estate: [cards('ship-1 ship-5'), cards('mine-2')],
      goods: [2, 0, 0],
      workers: 1,
      silver: 3,
    })
  })

/** The open question with its choices, as the one who is asked sees them. */
function asked(table: Table, language: Language): string[] {
  const { question } = table
  if (question === undefined) return []
  const view = table.sight(question.seat).view()
  return [prompt(question, language), ...question.choices.map(n => choiceLabel(question, n, language, view))]
}

test('a question begins with what asks, and its choices tell what they cost and bring', () => {
  const table = opened()
  expect(asked(table, 'en')).toEqual([
    'Start of turn: play a hand card, or buy 3 cards first.',
    'play 2 (ship)',
    'play 6 (castle)',
    'buy 3 cards for 3 silver',
  ])
  say(table, 'play ship-2')
  expect(asked(table, 'en')).toEqual([
    'Turn: choose an action with the 2.',
    'take mine 5 from row 1 (1 worker)',
    'take castle 2 from row 2',
    'take ship 1 from row 3 (1 worker)',
    'place ship 3 (1 worker)',
    'sell 2 light goods',
    'refill workers to 2 (+1)',
    'take silver (+1)',
    'convert 3 silver into 1 VP',
    'convert 1 worker and 2 silver into 1 VP',
    'buy 3 cards for 3 silver',
  ])
  const bought = table.fork()
  say(bought, 'purchase')
  expect(asked(bought, 'de')).toEqual([
    'Gekaufte Karten: Behalte eine als Projekt oder nutze ihren Würfel für eine weitere Aktion.',
    'Mine 1 als Projekt behalten',
    'Mine 2 als Projekt behalten',
    'Bank 4 als Projekt behalten',
    '1 nutzen (Mine)',
    '2 nutzen (Mine)',
    '4 nutzen (Bank)',
  ])
  say(table, 'place ship-3')
  expect(asked(table, 'de')).toEqual([
    'Schiff: Was kommt zuerst, der Durchgangsbonus oder die Wirkung der Karte?',
    'Durchgangsbonus',
    'Wirkung der Karte',
    'für 3 Silber 3 Karten kaufen',
  ])
})

test('a set is told by its cards to whoever sees it, and by its place to others', () => {
  const table = opened()
  say(table, 'play castle-6', 'place cloister-6')
  const { question } = table
  expect(asked(table, 'en')).toEqual([
    'Cloister: choose the set the card joins.',
    'onto ship 1 and ship 5',
    'onto mine 2',
    'new set',
  ])
  expect(question?.choices.map(n => choiceLabel(question, n, 'en'))).toEqual(['set 1', 'set 2', 'set 3'])
})

test('a story tells together what belongs together, and leaves out what goes without saying', () => {
  const table = opened()
  const events = say(table, 'play ship-2', 'place ship-3', 'effect', 'goods stack 1', '3 silver', 'end turn')
  const told = LANGUAGES.map(language => story(eventsFor(events, p1), language, NAMES))
  expect(told[1]).toEqual([
    'Anna plays a 2 (ship).',
    'Anna places ship 3 in the estate (−1 worker).',
    'Anna completes a ship triple: ship 1, ship 5 and ship 3.',
    'Anna takes the first-triple card: ship (+1 VP).',
    'Anna takes a good from stack 1: light.',
    'Goods stack 2 is divided: 1 card for stack 1.',
    'Anna chooses 3 silver as round bonus.',
  ])
  expect(told[0]?.[2]).toBe('Anna vollendet einen Drilling (Schiff): Schiff 1, Schiff 5 und Schiff 3.')
})

test('only an action costs workers, and none where any die will do', () => {
  const table = opened()
  say(table, 'play ship-2')
  const { question } = table
  if (question === undefined) throw new RangeError('Nothing is asked.')
  const place = optionNumber('place-project', cards('ship-3')[0])
  expect(workersFor(question, place)).toBe(1)
  expect(workersFor({ ...question, about: 'castle', shown: [] }, place)).toBe(0)
  expect(workersFor({ ...question, step: 'effect-town-hall' }, place)).toBe(0)
})

test('every line of an account has a name', () => {
  const { players, egon } = Match.deal(rulesFor(1), 'account').sight(p1).view()
  const ids = new Set([...(egon?.account ?? []), ...players.flatMap(({ account }) => account)].map(({ id }) => id))
  expect([...ids].sort()).toEqual(Object.keys(books.account.en).sort())
})

test('what is assumed is said as the table of values marks it', () => {
  const [triples, rounds] = assumed('en')
  const marked = data.kinds.filter(({ tripleMark }) => tripleMark === 'assumed')
  for (const { id, triple } of marked) expect(triples).toContain(`${nameOf(id, 'en')} ${triple}`)
  expect(rounds).toBe('Options of the round cards: B, C and E.')
})
