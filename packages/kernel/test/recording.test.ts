import { toy, toyPlayers } from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'
import {
  arrangedSeed,
  at,
  botEntry,
  digestOf,
  entryFor,
  type Game,
  Mistake,
  OtherRules,
  type Recording,
  Replay,
  readRecording,
  Sitting,
  save,
} from '../src/index.ts'
import { act, anna, ben, play, sitDown, type ToySitting } from './at-the-toy.ts'

const NAMES = ['Anna', 'Ben']

/** As a file is written and read again. */
const written = (recording: unknown): Recording => readRecording(JSON.parse(JSON.stringify(recording)))

/** The same game by rules of another version. */
const newer: typeof toy = { ...toy, version: 'newer' }

/** A game half way: a claim was believed, something was taken back, a seat is lent. */
function half(): ToySitting {
  const sitting = sitDown([null, null], 'half', 3)
  play(sitting, 'claim', 'card', 'believe', 'lay', 'lay', 'draw')
  sitting.apply({ what: 'hand-over', seat: anna, level: 'passive' })
  sitting.apply(botEntry(sitting, sitting.consult(toyPlayers.player('passive')('bot'))))
  return sitting
}

/** A game that bots have played to its end. */
function played(): ToySitting {
  const sitting = sitDown(['easy', 'hard'], 'whole', 4)
  const bots = ['easy', 'hard'].map(name => toyPlayers.player(name)('whole'))
  for (let { awaited } = sitting; awaited !== undefined; awaited = sitting.awaited)
    sitting.apply(botEntry(sitting, sitting.consult(at(bots, awaited.seat))))
  return sitting
}

describe('a game that goes on', () => {
  test('is taken up from its file as it was', () => {
    const sitting = half()
    const again = Sitting.restore(toy, written(sitting.recording(NAMES)))
    expect(again.match.state).toEqual(sitting.match.state)
    expect(again.keepers).toEqual(sitting.keepers)
    for (const who of [anna, ben]) expect(again.undoFor(who)).toEqual(sitting.undoFor(who))
    act(again, anna, { type: 'take-back' })
    expect(again.undoFor(anna).may).toBe('consent')
    expect(again.recording(NAMES).answers).toEqual(sitting.match.log)
  })

  test('goes on from its snapshot under other rules, again and again', () => {
    const sitting = half()
    const again = Sitting.restore(newer, written(sitting.recording(NAMES)))
    expect(again.match.state).toEqual(sitting.match.state)
    expect(again.match.number).toBe(sitting.match.number)
    act(again, anna, { type: 'take-back' })
    expect(() => entryFor(again, ben, { type: 'undo' })).toThrow('no longer known')
    play(again, 'lay')
    const third = Sitting.restore(newer, written(again.recording(NAMES)))
    expect(third.match.state).toEqual(again.match.state)
  })

  test('in the midst of a step does so too', () => {
    const sitting = sitDown([null, null], 'half')
    play(sitting, 'claim', 'card')
    const again = Sitting.restore(newer, written(sitting.recording(NAMES)))
    expect(again.standing(ben)).toMatchObject({ asked: ben, view: sitting.standing(ben).view })
    expect(again.undoFor(anna).may).toBe('consent')
    play(again, 'believe')
    expect(written(again.recording(NAMES)).answers).toHaveLength(3)
  })

  test('of which nobody wrote down who sat there is between people', () => {
    const { keepers: _, marks: __, bots: ___, players: ____, ...bare } = half().recording(NAMES)
    const again = Sitting.restore(toy, written(bare))
    expect(again.keepers.every(({ person, level }) => person && level === null)).toBe(true)
    expect(again.match.state).toEqual(half().match.state)
  })

  test('is saved as a match too, and taken up again', () => {
    const { origin, match } = half()
    const saved = written(save(toy, origin.setup, origin.seed, match))
    expect(Sitting.restore(toy, saved).match.state).toEqual(match.state)
    expect(Sitting.restore(newer, saved).match.state).toEqual(match.state)
  })
})

describe('a game that is over', () => {
  test('keeps what happened and how it ended, and nothing that was needed to go on', () => {
    const sitting = played()
    const recording = written(sitting.recording(NAMES))
    expect(recording).toMatchObject({ finished: true, result: sitting.result, bots: ['easy', 'hard'] })
    expect(recording.told).toHaveLength(recording.answers.length + 1)
    expect(recording.marks).toBeUndefined()
    expect(Sitting.restore(toy, recording).result).toEqual(sitting.result)
  })

  test('that somebody gave up is over when it is taken up', () => {
    const sitting = half()
    act(sitting, ben, { type: 'resign', level: 'passive' })
    const recording = written(sitting.recording(NAMES))
    expect(Sitting.restore(toy, recording).result).toEqual({ winners: [anna], scores: null, reason: 'resigned' })
    expect(new Replay(toy, recording).finished).toBe(true)
  })

  test('stands at every place as it stood then', () => {
    const sitting = played()
    const replay = new Replay(toy, written(sitting.recording(NAMES)))
    const match = sitting.match
    expect(replay.length).toBe(match.log.length)
    for (let place = replay.length; place >= 0; place--) {
      match.undoTo(place)
      expect(replay.matchAt(place).state).toEqual(match.state)
    }
    expect(replay.eyes).toEqual([anna, ben])
    expect(replay.by.slice(0, 2)).toEqual([-1, anna])
  })

  test('is told as it was when the rules have become others', () => {
    const recording = written(played().recording(NAMES))
    const replay = new Replay(newer, recording)
    expect(replay.told).toEqual(recording.told)
    expect(replay.known).toBe(replay.length)
  })

  test('is shown as far as other rules lead there, and at the end', () => {
    const recording = written(played().recording(NAMES))
    const told = (recording.told ?? []).map((events, place) => (place === 5 ? [] : events))
    const replay = new Replay(newer, written({ ...recording, told }))
    expect([replay.known, replay.shows(4), replay.shows(5), replay.shows(replay.length)]).toEqual([
      4,
      true,
      false,
      true,
    ])
    expect(() => replay.saveAt(5)).toThrow(OtherRules)
    expect(Sitting.restore(newer, written(replay.saveAt(4))).match.number).toBe(4)
  })

  test('without what was told shows itself by its digest', () => {
    const { told = [], snapshot: _, ...short } = written(played().recording(NAMES))
    expect(() => new Replay(newer, written(short))).toThrow(OtherRules)
    expect(() => new Replay(toy, written({ ...short, digest: 1 }))).toThrow('its answers lead elsewhere')
    expect(new Replay(newer, written({ ...short, digest: digestOf(told) })).length).toBe(short.answers.length)
  })
})

describe('a file that is damaged', () => {
  const recording = half().recording(NAMES)
  const { seed: _, ...seedless } = recording
  const wrong: readonly (readonly [string, unknown, string])[] = [
    ['no record', 'x', 'is a JSON object'],
    ['no field', seedless, 'it has no "seed"'],
    ['another game', { ...recording, game: 'chess' }, 'of "chess", not of "toy"'],
    ['a number for a name', { ...recording, game: 3 }, '"game" is no name'],
    ['a number for a version', { ...recording, version: 3 }, '"version" is no name'],
    ['an odd seed', { ...recording, seed: [] }, 'its seed is neither'],
    ['odd answers', { ...recording, answers: [['a']] }, 'no lists of numbers'],
    ['an odd count', { ...recording, before: 'none' }, '"before" is no number'],
    ['an odd snapshot', { ...recording, snapshot: 3 }, '"snapshot" is none'],
    [
      'an empty snapshot',
      { ...recording, snapshot: { quiet: {}, since: [], before: 0 }, version: 'old' },
      'gone on with',
    ],
    ['odd names', { ...recording, players: [1] }, '"players" are no names'],
    ['too few names', { ...recording, players: ['Anna'] }, '2 seats, but 1 names'],
    ['odd bots', { ...recording, bots: [1, 2] }, '"bots" are no names'],
    ['odd end', { ...recording, finished: 'yes' }, 'neither true nor false'],
    ['an odd history', { ...recording, told: [[{}]] }, 'what happened after each answer'],
    ['too short a history', { ...recording, told: [] }, 'what happened after each answer'],
    ['an odd digest', { ...recording, digest: 'x' }, '"digest" is no number'],
    ['odd keepers', { ...recording, keepers: [{}] }, 'who keeps each seat'],
    ['odd marks', { ...recording, marks: [{}] }, 'who gave each answer'],
    ['too few marks', { ...recording, marks: [] }, 'who gave each answer'],
    ['an odd result', { ...recording, result: { winners: [], scores: null, reason: 'rain' } }, '"result" is none'],
    ['an answer nobody could give', { ...recording, marks: undefined, answers: [[77]] }, 'damaged at answer 1: 77'],
    ['answers that lead elsewhere', { ...recording, marks: undefined, answers: [[0]] }, 'do not lead to its state'],
  ]

  test.each(wrong)('by %s is refused with the reason', (_, given, reason) => {
    const read = () => Sitting.restore(toy, readRecording(given))
    expect(read).toThrow(reason)
    expect(read).toThrow(Mistake)
  })

  test('by an answer after its end is refused', () => {
    const whole = played().recording(NAMES)
    const longer = { ...whole, told: undefined, answers: [...whole.answers, [0]] }
    expect(() => Sitting.restore(toy, readRecording(longer))).toThrow('It comes after the end')
  })
})

test('a set-up that is wrong is refused in the game’s own words', () => {
  const game: Game<unknown, unknown, unknown> = toy
  const given = { ...half().recording(NAMES), setup: { players: 9 } }
  expect(() => Sitting.restore(game, readRecording(given))).toThrow('2 to 4, not 9')
})

test('a game played elsewhere is a game like any other once its shuffles are known', () => {
  const elsewhere = played()
  const { hand } = at(elsewhere.match.rules.deal('whole').players, 0)
  const start = elsewhere.match.rules.deal('whole')
  // Dealt from the end of the shuffled cards, two to each.
  const cards = [...start.deck, ...start.players.toReversed().flatMap(player => player.hand)]
  const seed = arrangedSeed([cards], 'unknown')
  const sitting = Sitting.deal({ ...elsewhere.origin, seed }, [null, null])
  expect(at(sitting.match.state.players, 0).hand).toEqual(hand)
  const recording = written({ ...elsewhere.recording(NAMES), seed, snapshot: undefined, told: undefined })
  const known = recording.answers.slice(0, 6)
  const replay = new Replay(toy, written({ ...recording, answers: known, finished: false, result: undefined }))
  elsewhere.match.undoTo(6)
  expect(replay.matchAt(6).view(anna)).toEqual(elsewhere.match.view(anna))
  const goingOn = Sitting.restore(toy, written(replay.saveAt(4)))
  expect(goingOn.match.number).toBe(4)
})
