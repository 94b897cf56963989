import { balancesOf, broughtIn, type Review, reviewGame, strengthsOf, summaryOf } from '@kartentisch/bots'
import { at, Mistake, type Recording, Replay, seat } from '@kartentisch/kernel'
import { playedGame, reviewReport, Shelf } from '@kartentisch/lab'
import { beforeAll, describe, expect, test } from 'vitest'

const shelf = await Shelf.load()
const kit = shelf.kit('dominion')
const setup = kit.game.setup({ players: 2, selection: 'first-game', seed: 'review' })

/** Counts how often it is looked at, so that the same is found however busy the machine is. */
const ticking = () => {
  let n = 0
  return () => n++
}

const reviewed = (recording: Recording, ticks: number): Review =>
  reviewGame(kit.game, kit.players, recording, { clock: ticking(), milliseconds: ticks })

describe('a reviewed game', () => {
  const recording = playedGame(kit, setup, 'review', ['easy', 'random'], 600)
  let review: Review
  beforeAll(() => {
    review = reviewed(recording, 200)
  })

  test('splits the way from the first chance to the result into luck and decisions', () => {
    expect(review.balances.length).toBeGreaterThan(0)
    for (const { first, luck, skill, others, result } of review.balances)
      expect(first + luck + skill + others).toBeCloseTo(result)
  })

  test('judges only what is beyond doubt', () => {
    const doubtful = review.decisions.filter(({ better }) => better && better.loss.mean < 2.5 * better.loss.error)
    expect(doubtful).toEqual([])
  })

  test('finds nothing but chances', () => {
    for (const { chance } of review.decisions) {
      expect(chance.mean).toBeGreaterThanOrEqual(0)
      expect(chance.mean).toBeLessThanOrEqual(1)
      expect(chance.error).toBeGreaterThan(0)
    }
  })

  test('is the same when it is reviewed again', () => {
    expect(reviewed(recording, 40)).toEqual(reviewed(recording, 40))
  })

  test('can be read as a page', () => {
    const besides = {
      lines: ['a line'],
      strengths: strengthsOf(kit.game, kit.players, recording),
      brought: broughtIn(kit.game, recording),
    }
    const page = reviewReport(recording.players, review, besides, 'kartentisch review FILE')
    for (const title of ['Luck and skill', 'Chance of 8 coins', 'What each card brought']) expect(page).toContain(title)
  })
})

describe('the cards of a game', () => {
  const recording = playedGame(kit, setup, 'cards', ['easy', 'random'], 600)

  test('make 3.5 coins at first and more when Silver and Gold have been bought', () => {
    const coins = strengthsOf(kit.game, kit.players, recording).filter(({ id }) => id === 'coins')
    const [own] = coins
    expect(own?.turns.at(0)?.mean).toBeGreaterThan(2.8)
    expect(own?.turns.at(0)?.mean).toBeLessThan(4.2)
    expect(own?.turns.at(-1)?.mean).toBeGreaterThan(4.5)
    const replay = new Replay(kit.game.game, recording)
    const [turns = 0] = kit.game.chronicle.turns(replay.matchAt(replay.length).state)
    expect(own?.turns).toHaveLength(turns)
  })

  test('have brought as many points as the game was won by', () => {
    const replay = new Replay(kit.game.game, recording)
    const scores = replay.rules.scores(replay.matchAt(replay.length).state)
    const brought = broughtIn(kit.game, recording)
    const last = (brought?.columns.length ?? 0) - 1
    const points = brought?.seats.map(({ things }) => things.reduce((sum, { counts }) => sum + (counts[last] ?? 0), 0))
    expect(points).toEqual(scores)
    const silver = brought?.seats[0]?.things.find(({ id }) => id === 'silver')?.counts ?? []
    // Two coins each time it is played.
    expect(silver[1]).toBe(2 * (silver[0] ?? 0))
  })
})

describe('what everybody had in a game of Burgund', () => {
  const burgund = shelf.kit('burgund')
  const played = playedGame(burgund, burgund.game.setup({ players: 2, seed: 'cards' }), 'cards', ['easy', 'random'])
  const replay = new Replay(burgund.game.game, played)
  const scores = replay.rules.scores(replay.matchAt(replay.length).state)

  test('is told after each turn, and ends with the points of the game', () => {
    const courses = strengthsOf(burgund.game, burgund.players, played)
    expect(new Set(courses.map(({ id }) => id))).toEqual(new Set(['points', 'estate', 'animals', 'goods', 'means']))
    for (const { turns } of courses) expect(turns).toHaveLength(30)
    const points = courses.filter(({ id }) => id === 'points')
    expect(points.map(({ turns }) => turns.at(-1)?.mean)).toEqual(scores)
    const estate = courses.find(({ id }) => id === 'estate')?.turns.map(({ mean }) => mean) ?? []
    expect(estate).toEqual(estate.toSorted((a, b) => a - b))
  })

  test('brought all points there are, by card and by what else counts', () => {
    const brought = broughtIn(burgund.game, played)
    const last = (brought?.columns.length ?? 0) - 1
    const points = brought?.seats.map(({ things }) => things.reduce((sum, { counts }) => sum + (counts[last] ?? 0), 0))
    expect(points).toEqual(scores)
    const mine = brought?.seats[0]?.things.find(({ id }) => id === 'mine')
    expect(mine?.name.de).toBe('Mine')
    expect(mine?.counts[0]).toBeGreaterThan(0)
  })

  test('is told in words: by rounds, and who was ahead since when', () => {
    const strengths = strengthsOf(burgund.game, burgund.players, played)
    const wrong = { mean: 0.12, error: 0.02 }
    const place = played.answers.findIndex((_, i) => replay.matchAt(i).question?.seat === 0)
    const given = at(played.answers, place)
    const review: Review = {
      decisions: [
        {
          place,
          seat: seat(0),
          turn: 8,
          part: 'B',
          chance: { mean: 0.5, error: 0.1 },
          given,
          better: { answer: given, loss: wrong, verdict: 'mistake' },
          cost: 0.12,
        },
      ],
      balances: [{ seat: seat(0), first: 0.6, luck: 0.52, skill: -0.12, others: 0, result: 1 }],
      rounds: 0,
      whole: true,
    }
    const lines = summaryOf(burgund.game, played, review, strengths, seat(0), 'de')
    expect(lines[1]).toMatch(/^Durchgang B: am teuersten in Zug 8\..* um 12 % besser/)
    expect(lines[2]).toMatch(/^Ab Zug \d+ vor random-2: Punkte damals \d+ zu \d+\.$/)
  })
})

test('a review sums up what was lost, by part and by habit', () => {
  const recording = playedGame(kit, setup, 'review', ['easy', 'random'], 600)
  const { answers } = recording
  const wrong = { mean: 0.12, error: 0.02 }
  const review: Review = {
    decisions: [0, 1].map(place => ({
      place,
      seat: seat(0),
      turn: 5 + place,
      part: 'building',
      chance: { mean: 0.5, error: 0.1 },
      given: at(answers, 0),
      better: { answer: at(answers, 0), loss: wrong, verdict: 'mistake' },
      cost: 0.12,
    })),
    balances: [{ seat: seat(0), first: 0.6, luck: -0.46, skill: -0.24, others: 0.1, result: 0 }],
    rounds: 0,
    whole: true,
  }
  const [fortune, part, habit] = summaryOf(kit.game, recording, review, [], seat(0), 'en')
  expect(fortune).toBe(
    'Luck took 46 % of the winning chance, own decisions took 24 %, and those of the others gave 10 %.',
  )
  expect(part).toMatch(/^Building: dearest in turn 5\..* by 12 %\.$/)
  expect(habit).toMatch(/in turns 5 and 6: up to 12 %\.$/)
})

test('what somebody gives away is given to the others, from their first decision on', () => {
  const decision = (who: number, mean: number, cost: number) => ({
    seat: seat(who),
    chance: { mean, error: 0.01 },
    cost,
  })
  const decisions = [decision(0, 0.3, 0.2), decision(1, 0.6, 0), decision(0, 0.3, 0.1), decision(1, 0.7, -0.04)]
  const [own, other] = balancesOf(decisions, 2, [seat(1)])
  expect(own).toMatchObject({ seat: 0, first: 0.5, result: 0 })
  expect(own?.skill).toBeCloseTo(-0.3)
  expect(own?.others).toBeCloseTo(-0.04)
  expect(own?.luck).toBeCloseTo(-0.16)
  expect(other).toMatchObject({ seat: 1, first: 0.6, result: 1 })
  expect(other?.skill).toBeCloseTo(0.04)
  // What was given away before is in the first chance already.
  expect(other?.others).toBeCloseTo(0.1)
  const [, one, two] = balancesOf(decisions.slice(2).concat(decision(2, 0.2, 0.3)), 3, [])
  expect(one?.others).toBeCloseTo(0.15)
  expect(two?.others).toBeCloseTo(0)
})

test('a game under way isn’t reviewed', () => {
  const whole = playedGame(kit, setup, 'review', ['easy', 'easy'], 60)
  const half = { ...whole, answers: whole.answers.slice(0, 10), finished: false }
  expect(() => reviewed(half, 100)).toThrow(Mistake)
})

test('in Burgund too decisions are judged, by the turn in which they were made', () => {
  const burgund = shelf.kit('burgund')
  const recording = playedGame(
    burgund,
    burgund.game.setup({ players: 2, seed: 'review' }),
    'rev1',
    ['easy', 'easy'],
    2000,
  )
  const { decisions } = reviewGame(burgund.game, burgund.players, recording, { clock: ticking(), milliseconds: 4000 })
  expect(decisions.filter(({ better }) => better !== undefined).length).toBeGreaterThan(3)
  expect(Math.max(...decisions.map(({ turn }) => turn))).toBeGreaterThan(25)
  // Easy players do much wrong that those who play on would do too: it can't move a chance that supposes it.
  const judged = decisions.filter(({ better }) => better !== undefined)
  expect(judged.filter(({ cost }) => cost === 0).length).toBeGreaterThan(judged.length / 3)
  expect([...new Set(decisions.map(({ part }) => part))]).toEqual(['A', 'B', 'C', 'D', 'E'])
})
