import { bigMoney, greedy } from '@kartentisch/bots'
import { burgund, burgundKit } from '@kartentisch/burgund'
import { dominion, dominionKit } from '@kartentisch/dominion'
import { type Event, Mistake, Replay, randomPlayer, readRecording, seat, seeded } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { participantsOf } from '../src/local/recorded.ts'
import { graphsOf, turnsOf } from '../src/replay/course.ts'
import { spread } from '../src/replay/labels.ts'
import { gameIn, wordOf } from '../src/replay/link.ts'
import { replayTable } from '../src/replay/replay-table.ts'
import { played } from './recorded.ts'

const { kingdomSets } = dominion.catalogue

const kingdom = { players: 2, kingdom: ['militia', 'moat', 'smithy', 'village', 'market', 'witch', 'gardens'] }
const money = () => played(dominion, kingdom, 'money', bigMoney, bigMoney)
const estates = (players: number) =>
  played(burgund, { players }, 'estates', ...Array.from({ length: players }, () => greedy))

describe('the course of a game', () => {
  test('of Dominion begins with three points, ends with the result, and tells the coins of every turn', () => {
    const replay = new Replay(dominion, money())
    const { rules, length } = replay
    const { state } = replay.matchAt(length)
    const [points, coins] = graphsOf(dominionKit.chronicle, replay, ['Anna', 'Berta'])
    expect(points?.lines.map(({ name }) => name)).toEqual(['Anna', 'Berta'])
    expect(points?.lines.map(({ line }) => line[0])).toEqual([
      { turn: 0, value: 3 },
      { turn: 0, value: 3 },
    ])
    expect(points?.lines.map(({ line }) => line.at(-1)?.value)).toEqual(rules.scores(state))
    expect(points?.lines.map(({ line }) => line.at(-1)?.turn)).toEqual(state.players.map(({ turns }) => turns))
    for (const { line } of coins?.lines ?? []) {
      // The first two hands share seven Coppers.
      expect((line[0]?.value ?? 0) + (line[1]?.value ?? 0)).toBe(7)
      expect(line.map(({ turn }) => turn)).toEqual(line.map((_, i) => i + 1))
    }
  })

  test('of Burgund has points, and silver and workers, for thirty turns', () => {
    const replay = new Replay(burgund, estates(3))
    const { state } = replay.matchAt(replay.length)
    const graphs = graphsOf(burgundKit.chronicle, replay, replay.players)
    expect(graphs.map(({ id }) => id)).toEqual(['points', 'means'])
    const [points, means] = graphs
    expect(points?.lines.map(({ line }) => line.at(-1)?.value)).toEqual(replay.rules.scores(state))
    expect(means?.lines.map(({ line }) => line.at(-1)?.value)).toEqual(
      state.players.map(({ silver, workers }) => silver + workers),
    )
    for (const { line } of points?.lines ?? []) expect(line.map(({ turn }) => turn)).toEqual(line.map((_, i) => i))
    expect(points?.lines.map(({ line }) => line.length)).toEqual([31, 31, 31])
  })

  test('against Egon has a line for him', () => {
    const replay = new Replay(burgund, estates(1))
    const [points, means] = graphsOf(burgundKit.chronicle, replay, ['Anna'])
    expect(points?.lines.map(({ name }) => name)).toEqual(['Anna', 'Egon'])
    expect(means?.lines.map(({ name }) => name)).toEqual(['Anna'])
    const { egonScore } = replay.matchAt(replay.length).sight(seat(0))
    expect(points?.lines[1]?.line.at(-1)?.value).toBe(egonScore)
  })

  test('marks every turn where it begins', () => {
    const replay = new Replay(dominion, money())
    const turns = turnsOf(dominionKit.chronicle, replay)
    expect(turns[0]).toMatchObject({ place: 0, number: 1 })
    for (const { place, seat } of turns) expect(replay.matchAt(place).state.turn.seat).toBe(seat)
    expect(turns.map(({ place }) => place)).toEqual(turns.map(({ place }) => place).sort((a, b) => a - b))
  })
})

describe('a game in a link', () => {
  test.each(['money', 'all sets', 'burgund'])('is the same game and short enough to send: %s', async kind => {
    const random = dominion.randomKingdom(seeded('link'), { sets: kingdomSets, events: 1, landmarks: 1 })
    const recording =
      kind === 'money'
        ? money()
        : kind === 'burgund'
          ? estates(4)
          : played(dominion, { players: 2, ...random }, 'all', bigMoney, randomPlayer('all'))
    const word = await wordOf(recording)
    expect(word).toMatch(/^[\w-]+$/)
    expect(word.length).toBeLessThan(4000)
    const again = readRecording(await gameIn(word))
    expect(again).toMatchObject({ answers: recording.answers, players: recording.players, seed: recording.seed })
    const replay = recording.game === 'burgund' ? new Replay(burgund, again) : new Replay(dominion, again)
    expect(replay.told).toEqual(recording.told)
    expect(await wordOf({ ...again, told: replay.told })).toBe(word)
  })

  test('that is damaged anywhere is refused with a sentence in both languages', async () => {
    const word = await wordOf(money())
    const middle = Math.floor(word.length / 2)
    const wrong = [
      word.slice(0, -1),
      word.slice(0, middle),
      word.slice(1),
      `${word.slice(0, middle)}${word[middle] === 'A' ? 'B' : 'A'}${word.slice(middle + 1)}`,
      'x',
      '',
      '%%%',
    ]
    for (const damaged of wrong) {
      const fault = await gameIn(damaged).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(fault).toBeInstanceOf(Mistake)
      expect(fault instanceof Mistake && fault.wording.de).toContain('beschädigt')
    }
  })
})

describe('what an eye sees of a recorded game', () => {
  const recording = money()
  const table = replayTable(dominionKit, recording)
  const handsAt = (place: number, eye: 'open' | ReturnType<typeof seat>) => {
    const { view } = table.moment(place, eye, false)
    const { players } = view as { readonly players: readonly { readonly hand: readonly string[] | null }[] }
    return players.map(({ hand }) => hand !== null)
  }

  test('is what that seat saw, or everything', () => {
    expect(handsAt(20, seat(0))).toEqual([true, false])
    expect(handsAt(20, seat(1))).toEqual([false, true])
    expect(handsAt(20, 'open')).toEqual([true, true])
    const draws = (told: readonly (readonly Event[])[]) =>
      told.flat().filter(({ type, seat, cards }) => type === 'draw' && seat === 1 && cards.length > 0)
    expect(draws(table.told(seat(0)))).toEqual([])
    expect(draws(table.told('open')).length).toBeGreaterThan(5)
  })

  test('is only one’s own seat while the game goes on, without figures', () => {
    const half = table.playOn(20, seat(0), 'easy')
    const running = replayTable(dominionKit, readRecording(half))
    expect(running.opened).toMatchObject({ eyes: [0], finished: false, graphs: [] })
  })

  test('can be played on from, with a history that is the real one', () => {
    const game = table.playOn(20, seat(1), 'easy')
    expect(game).toMatchObject({ players: ['Player 1', 'Player 2'], bots: ['easy', null], finished: false })
    expect(game.answers).toEqual(recording.answers.slice(0, 20))
    expect(() => table.playOn(recording.answers.length, seat(0), 'easy')).toThrow('over here')
  })

  test('names bots that are called after their level', () => {
    expect(participantsOf(['Anna', 'easy', 'Kurt'], [null, 'easy', 'hard'])).toEqual([
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Berta', bot: 'easy' },
      { kind: 'bot', name: 'Kurt', bot: 'hard' },
    ])
  })
})

describe('a drawing', () => {
  test('keeps names at the ends of lines apart and inside', () => {
    expect(spread([50, 50, 52], 16, 100)).toEqual([50, 66, 82])
    expect(spread([99, 20, 100], 16, 100)).toEqual([84, 20, 100])
  })
})
