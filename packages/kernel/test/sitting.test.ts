import { DRAW, PASS, toy } from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'
import {
  answersIn,
  type Entry,
  entryFor,
  historyOf,
  isMove,
  NOBODY,
  Sitting,
  type SittingSnapshot,
  seat,
  TooFarBack,
} from '../src/index.ts'
import { act, anna, ben, cleo, play, sitDown, type ToySitting } from './at-the-toy.ts'

const open = ({ opened }: ToySitting, answer: readonly number[]) =>
  ({ type: 'answer', number: opened, answer }) as const

/** Somebody asks the others whether an answer may be taken back: Anna has drawn a card and wants not to have seen it. */
function asking(bots: readonly (string | null)[] = [null, null]): ToySitting {
  const sitting = sitDown(bots)
  play(sitting, 'draw')
  act(sitting, anna, { type: 'undo' })
  return sitting
}

/** Whether a refused entry has changed nothing. */
function refuses(sitting: ToySitting, entry: () => Entry, reason: string): void {
  const before = JSON.stringify([sitting.snapshot(), sitting.steps])
  expect(() => sitting.apply(entry())).toThrow(reason)
  expect(JSON.stringify([sitting.snapshot(), sitting.steps])).toBe(before)
}

describe('an answer', () => {
  test('names its question: a late or doubled one is refused', () => {
    const sitting = sitDown()
    play(sitting, 'lay')
    refuses(sitting, () => entryFor(sitting, anna, { type: 'answer', number: 0, answer: [PASS] }), 'question 1 is')
    act(sitting, anna, open(sitting, [PASS]))
    expect(sitting.asked).toBe(ben)
  })

  test('is taken from whoever is asked', () => {
    const sitting = sitDown()
    refuses(sitting, () => entryFor(sitting, ben, open(sitting, [PASS])), 'Seat 1 is asked, not seat 2')
    refuses(sitting, () => entryFor(sitting, seat(7), open(sitting, [PASS])), 'There is no seat 8')
    refuses(sitting, () => entryFor(sitting, anna, open(sitting, [99])), '99 is not among the choices')
  })

  test('is a bot’s where a bot plays, and a person’s where a person does', () => {
    const sitting = sitDown()
    const given = (bot: boolean): Entry => ({
      what: 'answer',
      seat: anna,
      question: sitting.opened,
      answer: [PASS],
      bot,
    })
    refuses(sitting, () => given(true), 'A person plays there')
    sitting.apply({ what: 'hand-over', seat: anna, level: 'passive' })
    refuses(sitting, () => given(false), 'A bot plays for you')
    expect(sitting.awaited).toMatchObject({ seat: anna, bot: 'passive' })
    sitting.apply(given(true))
    expect(sitting.awaited).toMatchObject({ seat: ben, bot: undefined })
  })

  test('that ends the game says who has won', () => {
    const sitting = sitDown([null, null], 'undo', 1)
    play(sitting, 'lay', 'pass', 'pass')
    const scores = toy.prepare(toy.parseSetup({ rounds: 1 })).scores(sitting.match.state)
    expect(sitting.result).toEqual({ winners: [anna], scores, reason: 'played' })
    expect(sitting.asked).toBe(NOBODY)
    refuses(sitting, () => ({ what: 'take-back', seat: anna }), 'The game is over')
  })
})

describe('who wants to take something back', () => {
  test('does so at once where it is free', () => {
    const sitting = sitDown()
    const before = sitting.standing(anna)
    play(sitting, 'lay')
    const step = act(sitting, anna, { type: 'undo' })
    expect(step).toMatchObject({ what: 'undo', seat: anna, answers: 0, number: 2 })
    expect(sitting.standing(anna)).toEqual({ ...before, question: { ...before.question, number: 2 } })
  })

  test('asks all other people, and the last to agree decides', () => {
    const sitting = asking([null, null, 'passive', null])
    expect(sitting.request).toEqual({ number: 2, seat: anna, to: 0, waitingFor: [ben, seat(3)] })
    expect(sitting.standing(ben).undo).toEqual({ number: 2, seat: anna, waitingFor: [ben, seat(3)] })
    act(sitting, ben, { type: 'consent', number: 2, agree: true })
    expect([sitting.match.number, sitting.request?.waitingFor]).toEqual([1, [seat(3)]])
    const step = act(sitting, seat(3), { type: 'consent', number: 2, agree: true })
    expect([step.answers, sitting.match.number, sitting.request]).toEqual([0, 0, undefined])
    expect(sitting.opened).toBe(4)
  })

  test('has to live with a no', () => {
    const sitting = asking()
    act(sitting, ben, { type: 'consent', number: 2, agree: false })
    expect([sitting.match.number, sitting.request]).toEqual([1, undefined])
    refuses(sitting, () => entryFor(sitting, ben, { type: 'consent', number: 2, agree: true }), 'no such request')
  })

  test('can’t agree in the place of the others, nor ask twice', () => {
    const sitting = asking()
    refuses(sitting, () => entryFor(sitting, anna, { type: 'consent', number: 2, agree: true }), 'not asked for your')
    refuses(sitting, () => entryFor(sitting, anna, { type: 'undo' }), 'a request to take back already')
  })

  test.each([
    ['somebody answers', (sitting: ToySitting) => play(sitting, 'lay')],
    ['somebody leaves', (sitting: ToySitting) => act(sitting, ben, { type: 'hand-over', level: 'passive' })],
  ])('has asked in vain when %s', (_, happens) => {
    const sitting = asking()
    happens(sitting)
    expect(sitting.request).toBeUndefined()
  })

  test('walks back answer by answer, as far as it is free', () => {
    const sitting = sitDown()
    play(sitting, 'draw', 'lay')
    act(sitting, anna, { type: 'undo' })
    expect(sitting.match.number).toBe(1)
    expect(sitting.undoFor(anna)).toEqual({ may: 'consent', to: 0, of: [ben] })
  })

  test('against bots comes back to the very first answer', () => {
    const sitting = sitDown([null, 'passive'], 'undo', 6)
    const first = sitting.standing(anna).view
    for (let i = 0; i < 8; i++) play(sitting, 'draw')
    for (let i = 0; i < 8; i++) sitting.apply(entryFor(sitting, anna, { type: 'undo' }))
    expect(sitting.standing(anna).view).toEqual(first)
  })
})

describe('a seat', () => {
  test('is lent to a bot and taken back', () => {
    const sitting = sitDown()
    sitting.apply({ what: 'hand-over', seat: ben, level: 'passive' })
    expect(sitting.keepers[ben]).toEqual({ person: true, level: 'passive', resigned: false })
    refuses(sitting, () => entryFor(sitting, ben, { type: 'hand-over', level: 'easy' }), 'A bot plays there already')
    act(sitting, ben, { type: 'take-back' })
    expect(sitting.keepers[ben]?.level).toBeNull()
    refuses(sitting, () => entryFor(sitting, ben, { type: 'take-back' }), 'was not handed over')
  })

  test('of a bot is nobody’s to take', () => {
    const sitting = sitDown([null, 'passive'])
    refuses(sitting, () => entryFor(sitting, ben, { type: 'take-back' }), 'was not handed over')
  })

  test('whose time has run out is played on by a bot', () => {
    const sitting = sitDown()
    sitting.apply({ what: 'time-out', seat: anna, level: 'passive', at: 5 })
    expect(sitting.awaited?.bot).toBe('passive')
  })
})

describe('who resigns', () => {
  test('leaves the game to the last who plays', () => {
    const sitting = sitDown()
    act(sitting, ben, { type: 'resign', level: 'passive' })
    expect(sitting.result).toEqual({ winners: [anna], scores: null, reason: 'resigned' })
  })

  test('among three doesn’t end it, and doesn’t come back', () => {
    const sitting = sitDown([null, null, null])
    act(sitting, ben, { type: 'resign', level: 'passive' })
    expect(sitting.result).toBeUndefined()
    refuses(sitting, () => entryFor(sitting, ben, { type: 'take-back' }), 'does not come back')
    refuses(sitting, () => entryFor(sitting, ben, { type: 'resign', level: 'passive' }), 'resigned already')
    act(sitting, cleo, { type: 'resign', level: 'passive' })
    expect(sitting.result?.winners).toEqual([anna])
  })

  test('as the only person leaves the game to the bots', () => {
    const sitting = sitDown([null, 'passive', 'passive'])
    act(sitting, anna, { type: 'resign', level: 'passive' })
    expect(sitting.result).toEqual({ winners: [ben, cleo], scores: null, reason: 'resigned' })
  })
})

test('a game is abandoned only by who is alone with bots', () => {
  const together = sitDown()
  refuses(together, () => entryFor(together, anna, { type: 'abandon' }), 'resign instead')
  const alone = sitDown([null, 'passive'])
  act(alone, anna, { type: 'abandon' })
  expect(alone.result).toEqual({ winners: [], scores: null, reason: 'abandoned' })
})

describe('what a seat is told', () => {
  test('is everything since it was last told, as it may know it', () => {
    const sitting = sitDown()
    play(sitting, 'draw', 'pass')
    const [told, others] = [sitting.news(anna, 0), sitting.news(ben, 0)]
    expect(told.steps.map(({ number, what, answers }) => [number, what, answers])).toEqual([
      [1, 'answer', 1],
      [2, 'answer', 2],
    ])
    expect(told.steps[0]?.events[0]?.cards).toHaveLength(1)
    expect(others.steps[0]?.events[0]).toMatchObject({ type: 'draw', cards: [], count: 1 })
    expect([told.whole, others.whole]).toEqual([false, false])
    expect(sitting.news(anna, 2).steps).toEqual([])
  })

  test('is what it is asked, and of others only who is asked', () => {
    const sitting = sitDown()
    const { question } = sitting.standing(anna)
    expect(question?.number).toBe(0)
    expect(question !== null && isMove(question)).toBe(true)
    for (const other of [ben, NOBODY]) expect(sitting.standing(other)).toMatchObject({ asked: anna, question: null })
  })

  test('is the whole table where too much was forgotten, with the history if somebody has it', () => {
    const sitting = sitDown()
    play(sitting, 'lay', 'lay', 'pass')
    const { steps } = sitting
    sitting.forget(2)
    expect([sitting.remembers(0), sitting.remembers(1), sitting.remembers(9)]).toEqual([false, true, false])
    expect(sitting.news(anna, 0)).toMatchObject({ whole: true, steps: [], number: 3 })
    expect(sitting.news(anna, undefined, steps).steps).toHaveLength(4)
    expect(sitting.news(anna, 1).steps).toHaveLength(2)
  })

  test('is in the end what happened after each answer that counts', () => {
    const sitting = sitDown()
    play(sitting, 'lay')
    act(sitting, anna, { type: 'undo' })
    play(sitting, 'draw', 'pass')
    const types = historyOf(sitting.steps).map(events => events.map(({ type }) => type))
    expect(types).toEqual([[], ['draw'], ['turn']])
  })
})

describe('a sitting that is taken up again', () => {
  /** A log with something of everything, and what came of it. */
  function evening(): { readonly sitting: ToySitting; readonly log: readonly Entry[] } {
    const sitting = sitDown([null, null, 'easy'], 'evening', 3)
    const log: Entry[] = []
    const apply = sitting.apply.bind(sitting)
    sitting.apply = entry => {
      log.push(entry)
      return apply(entry)
    }
    play(sitting, 'claim', 'card', 'doubt', 'draw', 'draw')
    act(sitting, ben, { type: 'undo' })
    act(sitting, anna, { type: 'consent', number: sitting.number, agree: true })
    play(sitting, 'lay', 'pass')
    act(sitting, anna, { type: 'hand-over', level: 'passive' })
    act(sitting, anna, { type: 'take-back' })
    return { sitting, log }
  }

  const same = (one: ToySitting, other: ToySitting) => {
    expect(JSON.parse(JSON.stringify(one.snapshot()))).toEqual(JSON.parse(JSON.stringify(other.snapshot())))
    for (const watcher of [NOBODY, anna, ben, cleo]) expect(one.standing(watcher)).toEqual(other.standing(watcher))
  }

  test('from its log is the same', () => {
    const { sitting, log } = evening()
    const again = Sitting.deal(sitting.origin, [null, null, 'easy'])
    for (const entry of JSON.parse(JSON.stringify(log))) again.apply(entry)
    same(again, sitting)
    expect(again.steps).toEqual(sitting.steps)
    expect(answersIn(log)).toEqual(sitting.match.log)
  })

  test('from a snapshot at any place and the rest of its log is the same', () => {
    const { sitting, log } = evening()
    for (let place = 0; place <= log.length; place++) {
      const first = Sitting.deal(sitting.origin, [null, null, 'easy'])
      for (const entry of log.slice(0, place)) first.apply(entry)
      const kept: SittingSnapshot<never> = JSON.parse(JSON.stringify(first.snapshot()))
      const again = Sitting.resume(sitting.origin, kept)
      try {
        for (const entry of log.slice(place)) again.apply(entry)
      } catch (fault) {
        expect(fault).toBeInstanceOf(TooFarBack)
        continue
      }
      expect(again.match.state).toEqual(sitting.match.state)
      expect([again.number, again.opened, again.keepers]).toEqual([sitting.number, sitting.opened, sitting.keepers])
    }
  })

  test('says so when an undo reaches back before its snapshot', () => {
    const sitting = sitDown([null, 'passive'])
    play(sitting, 'draw', 'draw')
    const again = Sitting.resume(sitting.origin, sitting.snapshot())
    expect(again.base).toBeGreaterThan(0)
    expect(again.undoFor(anna)).toMatchObject({ may: 'refused', forgotten: true })
    expect(() => entryFor(again, anna, { type: 'undo' })).toThrow(TooFarBack)
    expect(() => again.apply({ what: 'undo', seat: anna, to: 0 })).toThrow(TooFarBack)
  })
})

test('a bot is asked with what its seat may know', () => {
  const sitting = sitDown(['hard', null])
  let seen: unknown
  sitting.consult({
    name: 'curious',
    answer(question, sight) {
      seen = sight.view()
      return question.choices.includes(DRAW) ? [DRAW] : [PASS]
    },
  })
  expect(seen).toEqual(sitting.standing(anna).view)
})
