import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Answer,
  aimOf,
  disproved,
  explore,
  Given,
  givenAway,
  isMove,
  lengthOf,
  Match,
  type Puzzle,
  playedBy,
  readPuzzle,
  SOLVER,
  sureOf,
} from '@kartentisch/kernel'
import { checkPuzzles, Shelf } from '@kartentisch/lab'
import { describe, expect, onTestFinished, test } from 'vitest'

const shelf = await Shelf.load()
const folder = join(import.meta.dirname, '../../../puzzles')
const games = ['dominion', 'burgund']

const shipped = (game: string): Puzzle[] => {
  const list = new Given(JSON.parse(readFileSync(join(folder, `${game}.json`), 'utf8')))
  return list.list().map(given => readPuzzle(shelf.kit(game).game.litmus, given))
}

/** Every so many of a long list. */
const sample = <T>(list: readonly T[], n: number): T[] => list.filter((_, i) => i % Math.ceil(list.length / n) === 0)

describe.each(games)('the puzzles of %s', game => {
  const puzzles = shipped(game)

  test('each have a name of their own', () => {
    expect(new Set(puzzles.map(({ name }) => name)).size).toBe(puzzles.length)
  })

  test('claim what is certain, and no less', () => {
    for (const puzzle of sample(puzzles, 4)) {
      const { worth, exhausted, first } = sureOf(puzzle, 100_000)
      expect([puzzle.name, worth, exhausted]).toEqual([puzzle.name, aimOf(puzzle).enough, true])
      // Whoever asks for a hint sees one table, and is told one beginning.
      expect([puzzle.name, first === undefined]).toEqual([puzzle.name, false])
    }
  })

  test('say how short the shortest way is', () => {
    for (const puzzle of puzzles) expect([puzzle.name, (puzzle.length ?? 0) > 0]).toEqual([puzzle.name, true])
    for (const puzzle of sample(puzzles, 6))
      expect([puzzle.name, lengthOf(puzzle, 100_000)]).toEqual([puzzle.name, puzzle.length])
  })

  test('can be solved in so many answers, as trying everything shows', () => {
    // Goes every way by other means than the proof, in the one world that is written down.
    const TOO_MANY = Symbol('too many')
    let tried = 0
    for (const puzzle of sample(puzzles, 8)) {
      const { rules, start } = puzzle.position
      const { worth, enough } = aimOf(puzzle)
      let best = -Infinity
      let shortest = Infinity
      let paths = 0
      try {
        explore(rules, start, {
          maxOrders: 1,
          largeShuffle: () => {},
          onward: question => (question.seat !== SOLVER && isMove(question) ? 'stop' : 'every'),
          each: ({ state, choices }) => {
            best = Math.max(best, worth(state))
            const own = choices.filter(choice => 'question' in choice && choice.question.seat === SOLVER)
            if (worth(state) >= enough) shortest = Math.min(shortest, own.length)
            if (++paths > 3000) throw TOO_MANY
          },
        })
      } catch (signal) {
        if (signal !== TOO_MANY) throw signal
        continue
      }
      tried++
      expect([puzzle.name, best >= enough]).toEqual([puzzle.name, true])
      // Luck may find a shorter way.
      expect([puzzle.name, shortest <= (puzzle.length ?? 0)]).toEqual([puzzle.name, true])
    }
    expect(tried).toBeGreaterThan(0)
  })

  test('are missed by the easy player', () => {
    const easy = shelf.kit(game).players.player('easy')
    const puzzle = puzzles.find(({ missed }) => missed?.by === missed?.of)
    if (puzzle === undefined) throw new Error('There is a puzzle that all miss.')
    expect(playedBy(puzzle, puzzle.position.start, easy('puzzles'))).toBeLessThan(aimOf(puzzle).enough)
  })
})

test('a claim that is wrong is found out', () => {
  const given = {
    name: 'wrong',
    game: 'dominion',
    kingdom: ['village'],
    goal: 'win',
    given: { supply: { province: 1 }, p1: { hand: ['gold x 2'] }, p2: { hand: ['copper'] } },
  }
  const litmus = shelf.kit('dominion').game.litmus
  expect(sureOf(readPuzzle(litmus, new Given(given)), 10_000).worth).toBe(0)
  const right = { ...given, given: { ...given.given, p1: { hand: ['gold x 2', 'silver'] } } }
  expect(sureOf(readPuzzle(litmus, new Given(right)), 10_000).worth).toBe(1)
})

test('a length that is wrong is found out: none longer or shorter than the shortest sure way', () => {
  const given = (length: number) => ({
    name: 'village first',
    game: 'dominion',
    kingdom: ['village', 'militia', 'cellar'],
    goal: 'win',
    length,
    given: {
      supply: { province: 1 },
      p1: { hand: ['village', 'militia', 'gold x 2'], deck: ['copper', 'curse'] },
      p2: { hand: ['copper'] },
    },
  })
  const fault = (length: number) =>
    disproved(readPuzzle(shelf.kit('dominion').game.litmus, new Given(given(length))), 10_000)
  // Village, Militia, all Treasures, Province: the game ends with that.
  const right = lengthOf(readPuzzle(shelf.kit('dominion').game.litmus, new Given(given(1))), 10_000) ?? 0
  expect(right).toBe(4)
  expect(fault(right)).toBeUndefined()
  for (const wrong of [right - 1, right + 1]) expect(fault(wrong)?.en).toContain(`not ${wrong}`)
})

test('a proof for which there is no time left is none', () => {
  const own = mkdtempSync(join(tmpdir(), 'puzzles-'))
  onTestFinished(() => rmSync(own, { recursive: true }))
  const file = join(own, 'mine.yaml')
  writeFileSync(file, 'name: mine\ngame: dominion\ngoal: win\nkingdom: [village]\ngiven: { p1: { hand: [copper] } }\n')
  const [checked] = checkPuzzles(shelf, file, () => false)
  expect(checked?.fault?.en).toBe('There was no time left to prove it.')
})

test('a try is told with which answer it gave away what was certain', () => {
  const given = {
    name: 'village first',
    game: 'dominion',
    kingdom: ['village', 'militia'],
    goal: 'win',
    given: {
      supply: { province: 1 },
      p1: { hand: ['village', 'militia', 'gold x 2'], deck: ['copper', 'curse'] },
      p2: { hand: ['copper'] },
    },
  }
  const { game } = shelf.kit('dominion')
  const puzzle = readPuzzle(game.litmus, new Given(given))
  const { rules, start } = puzzle.position
  const speaker = game.speak(rules, 'en', [])
  const match = Match.from(rules, start)
  const answers: Answer[] = []
  const choose = (wanted: RegExp) => {
    const { question } = match
    if (question === undefined) throw new Error('Somebody is asked.')
    const answer = [question.choices.find(n => wanted.test(speaker.choice(question, n))) ?? -1]
    answers.push(answer)
    match.answer(question.seat, answer)
  }
  for (const wanted of [/play Village/, /end the Action phase/, /end the turn/]) choose(wanted)
  const away = givenAway(puzzle, answers, 10_000)
  if (away === undefined) throw new Error('Without Militia there are six coins.')
  expect(away.answer).toEqual(answers[1])
})

test('what a seat can’t know decides nothing', () => {
  // With the Silver on top of the deck a Laboratory makes it, with the Curse it doesn't.
  const given = {
    name: 'unknown deck',
    game: 'dominion',
    kingdom: ['laboratory'],
    goal: 'win',
    given: {
      supply: { province: 1 },
      p1: { hand: ['laboratory', 'gold x 2'], deck: ['silver', 'curse', 'curse'] },
      p2: { hand: ['copper'] },
    },
  }
  const litmus = shelf.kit('dominion').game.litmus
  expect(sureOf(readPuzzle(litmus, new Given(given)), 10_000).worth).toBe(0)
})
