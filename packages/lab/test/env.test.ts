import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { dominionKit, type PlayerState } from '@kartentisch/dominion'
import { at, below, type GameKit, Match, type Rules, randomAnswer, seat, seeded } from '@kartentisch/kernel'
import { Conversation, converse, courseOf, envSchema, type Positions, Practice, Shelf } from '@kartentisch/lab'
import { decode, encode } from '@msgpack/msgpack'
import { describe, expect, test } from 'vitest'

const toyModule = pathToFileURL(createRequire(import.meta.url).resolve('@kartentisch/toy/kits')).href
const shelf = await Shelf.load([toyModule])

/** Plays games at random, with whatever sets and numbers of players the game has, and stops at every question. */
function atEveryQuestion(
  kit: GameKit,
  games: number,
  look: (rules: Rules<unknown, unknown>, match: Match<unknown, unknown>, game: number) => void,
): void {
  const random = seeded('questions')
  for (let game = 0; game < games; game++) {
    const rules = kit.fuzzing.rules(random, game, 'numerals')
    const match = Match.from(rules, kit.fuzzing.start(rules, random, `numerals ${game}`))
    for (let i = 0; i < 150 && match.question !== undefined; i++) {
      if (i % 5 === 0) look(rules, match, game)
      match.answer(match.question.seat, randomAnswer(match.question, random))
    }
  }
}

describe.each(shelf.kits.map(kit => ({ id: kit.game.game.id, kit: kit.game })))('$id in numbers', ({ kit }) => {
  test('numbers every choice by a place of its own', () => {
    atEveryQuestion(kit, 30, (rules, { question }) => {
      const numerals = kit.numerals?.(rules)
      if (numerals === undefined || question === undefined) throw new Error('There is nothing to number.')
      const different = [...new Set(question.choices)]
      const places = different.map(n => numerals.action(question, n)).filter(place => place >= 0)
      expect(places.length).toBeGreaterThan(0)
      expect(new Set(places).size).toBe(places.length)
      expect(places.filter(place => numerals.actions[place] === undefined)).toEqual([])
    })
  })

  test('shows a seat nothing that it may not know', () => {
    const random = seeded('redeal')
    atEveryQuestion(kit, 30, (rules, { question, state }) => {
      const numerals = kit.numerals?.(rules)
      if (numerals === undefined || question === undefined) throw new Error('There is nothing to number.')
      const observed = (of: unknown) => {
        const numbers = new Int32Array(numerals.features.length + 1)
        numbers[numerals.features.length] = 77
        numerals.observe(rules.sight(of, question.seat), question, numerals.begin(state, question.seat), numbers, 0)
        return numbers
      }
      const seen = observed(state)
      expect(observed(rules.redeal(state, question.seat, random))).toEqual(seen)
      // Nothing is written beyond the last feature.
      expect(seen.at(-1)).toBe(77)
    })
  })
})

test('in Dominion, who counts along knows everybody’s cards when two play', () => {
  const random = seeded('owners')
  for (let game = 0; game < 60; game++) {
    const rules = dominionKit.fuzzing.rules(random, game, 'owners')
    const numerals = dominionKit.numerals?.(rules)
    if (rules.seats !== 2 || numerals === undefined) continue
    const state = dominionKit.fuzzing.start(rules, random, `owners ${game}`)
    const watcher = seat(game % 2)
    let seen = numerals.begin(state, watcher)
    const match = Match.from(rules, state)
    const hear = (events: typeof match.opening) => {
      for (const event of events) if (numerals.heard.has(event.type)) seen = numerals.hear(seen, event, watcher)
    }
    hear(match.opening)
    for (let i = 0; i < 400 && match.question !== undefined; i++)
      hear(match.answer(match.question.seat, randomAnswer(match.question, random)))
    const kinds = rules.tables.faces.map((_, card) => card)
    const counted = match.state.players.map((_, i) => kinds.map(card => seen[i * kinds.length + card]))
    const owned = match.state.players.map(player => cardsOf(player))
    expect({ game, counted }).toEqual({
      game,
      counted: owned.map(cards => kinds.map(card => cards.filter(one => one === card).length)),
    })
  }
})

/** Every card of a player, wherever it lies. */
const cardsOf = ({ deck, hand, discard, play, aside, looked, returning, later }: PlayerState): readonly number[] => [
  ...[deck, hand, discard, play, aside, looked, returning].flat(),
  ...later.flatMap(({ cards }) => cards),
]

/** A random legal action for each row that is asked something. */
function randomActions({ masks, games }: Positions, random: number[]): number[] {
  const width = masks.length / games.length
  return games.map((_, row) => {
    const legal = [...masks.subarray(row * width, (row + 1) * width).keys()].filter(i => masks[row * width + i] === 1)
    return at(legal, below(random, legal.length))
  })
}

const practice = (wanted: Parameters<typeof courseOf>[1], games: number, autoReset = true) =>
  new Practice(courseOf(shelf, wanted), { games, seed: 'test', autoReset })

/** Without the names of the rows, which differ between copies. */
const numbersOf = ({ seats, observations, masks }: Positions) => ({ seats, observations, masks })

describe('a practice', () => {
  const course = { game: 'dominion', seats: [null, 'big-money'] }

  test('plays the same games again by the same seeds and actions', () => {
    const [one, two] = [practice(course, 3), practice(course, 3)]
    const random = seeded('same')
    let positions = one.reset()
    expect(two.reset()).toEqual(positions)
    for (let i = 0; i < 60; i++) {
      const actions = randomActions(positions, random)
      positions = one.step(actions)
      expect(two.step(actions)).toEqual(positions)
    }
  })

  test('tells the numbers by their names', () => {
    const games = practice(course, 1)
    const { observations } = games.reset()
    const number = (name: string) => observations[games.features.findIndex(feature => feature.name === name)]
    expect(
      ['supply.province.left', 'own.deck.copper', 'other1.deck.estate', 'own.handSize', 'turn.own'].map(number),
    ).toEqual([8, 7, 3, 5, 1])
    expect(number('own.hand.copper')).toBeGreaterThan(1)
    const { view, prompt, actions } = games.look(0)
    expect(view).toMatchObject({ seat: 0 })
    expect(prompt).toMatch(/\w/)
    expect(actions).toContainEqual({ action: games.actions.indexOf('end turn'), name: 'end turn' })
  })

  test.each(['dominion', 'burgund', 'toy'])('takes back and copies games of %s', game => {
    const games = practice({ game }, 2, false)
    const random = seeded(`undo ${game}`)
    let positions = games.reset()
    const before: ReturnType<typeof numbersOf>[] = []
    for (let i = 0; i < 50 && [...positions.seats].every(asked => asked >= 0); i++) {
      before.push(numbersOf(positions))
      positions = games.step(randomActions(positions, random))
    }
    const end = numbersOf(positions)
    expect(numbersOf(games.clone([0, 1], [2, 3]))).toEqual(end)
    const back = before.length
    expect(numbersOf(games.undo([0, 1], back))).toEqual(before[0])
    // The copies have stayed where they were, and can be taken back as far.
    expect(numbersOf(games.stand([2, 3]))).toEqual(end)
    expect(numbersOf(games.undo([2, 3], back - 7))).toEqual(before[7])
    expect(() => games.undo([2], 8)).toThrow('Only 7 steps can be taken back in game 2.')
    expect(() => games.clone([0], [5])).toThrow("A copy can't lie at place 5: the next one is 4.")
  })

  test('gives each winner its share of the victory, and deals the next game', () => {
    const games = practice({ game: 'toy' }, 4)
    const random = seeded('ends')
    let positions = games.reset()
    let ends = 0
    for (let i = 0; i < 60; i++) {
      positions = games.step(randomActions(positions, random))
      for (const { game, scores, winners } of positions.results) {
        const rewards = [...positions.rewards.subarray(2 * game, 2 * game + 2)]
        expect(rewards).toEqual(scores.map((_, s) => (winners.includes(s) ? 1 / winners.length : 0)))
        expect(Math.max(...scores)).toBe(scores[at(winners, 0)])
        expect(positions.ended[game]).toBe(1)
        ends++
      }
      expect([...positions.seats].every(asked => asked >= 0)).toBe(true)
    }
    expect(ends).toBeGreaterThan(4)
  })

  test('refuses a message as a whole', () => {
    const games = practice(course, 2)
    const before = games.reset()
    const [legal = 0] = randomActions(before, seeded('legal'))
    const illegal = games.actions.indexOf('option keep')
    expect(() => games.step([legal, illegal])).toThrow(`Action ${illegal} is not legal in game 1`)
    expect(() => games.step([legal])).toThrow('"actions" has 1 entries for 2 games.')
    expect(() => games.step([legal, legal], [0, 7])).toThrow('There is no game 7: they are numbered from 0 to 1.')
    expect(games.stand()).toEqual(before)
  })

  test('cuts a game off that finds no end', () => {
    const games = new Practice(courseOf(shelf, { game: 'dominion' }), {
      games: 1,
      seed: '1',
      autoReset: false,
      mostAnswers: 10,
    })
    const endTurn = games.actions.indexOf('end turn')
    games.reset()
    for (let i = 0; i < 9; i++) games.step([endTurn])
    const last = games.step([endTurn])
    expect(last).toMatchObject({ results: [{ game: 0, winners: [] }] })
    expect({ ended: [...last.ended], seats: [...last.seats] }).toEqual({ ended: [2], seats: [-1] })
    expect(() => games.step([endTurn])).toThrow('Game 0 is over')
  })
})

describe('a conversation', () => {
  test('says in both languages what can’t be done', () => {
    const [en, de] = [new Conversation(shelf, 'en', false), new Conversation(shelf, 'de', false)]
    expect(en.answer({ type: 'step', actions: [0] })).toMatchObject({ type: 'refused', why: /^Nothing is open yet/ })
    expect(de.answer({ type: 'step', id: 7, actions: [0] })).toMatchObject({ id: 7, why: /^Noch ist nichts offen/ })
    expect(en.answer({ type: 'open', seats: ['big-money', 'random'] })).toMatchObject({ why: /null is the seat/ })
    expect(en.answer({ type: 'open', seats: [null, 'big-mony'] })).toMatchObject({ why: /big-money/ })
    expect(en.answer({ type: 'opne' })).toMatchObject({ type: 'refused', why: /--schema/ })
  })

  test('is the same in JSON and in MessagePack', async () => {
    const requests = [
      { type: 'open', game: 'toy', games: 3, seed: 5 },
      { type: 'reset' },
      { type: 'step', actions: [1, 2, 1], id: 'x' },
      { type: 'close' },
    ]
    const talk = async (chunks: readonly Uint8Array[]): Promise<Buffer> => {
      const [input, output] = [new PassThrough(), new PassThrough()]
      for (const chunk of chunks) input.write(chunk)
      const told: Buffer[] = []
      output.on('data', (chunk: Buffer) => told.push(chunk))
      await converse(shelf, input, output, 'en')
      return Buffer.concat(told)
    }
    const text = await talk(requests.map(request => Buffer.from(`${JSON.stringify(request)}\n`)))
    const lines = text
      .toString()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    // Cut in the middle of a message, as a pipe may cut it.
    const packed = Buffer.concat(requests.map(request => Buffer.from(encode(request))))
    const bytes = await talk([packed.subarray(0, 9), packed.subarray(9)])
    expect(lines.map(({ type }) => type)).toEqual(['opened', 'positions', 'positions', 'closed'])
    expect(lines[2].id).toBe('x')
    const opened = decode(bytes.subarray(0, encode(lines[0]).length))
    expect(opened).toEqual(lines[0])
    const numbers = Buffer.from(Int32Array.from(lines[2].observations.flat()).buffer)
    expect(bytes.includes(numbers)).toBe(true)
    expect(bytes.includes(Buffer.from(lines[2].masks.flat()))).toBe(true)
  })

  test('has a schema', () => {
    const schema = JSON.stringify(envSchema())
    expect(schema).toContain('"observations"')
    expect(schema).toContain('"autoReset"')
  })
})
