import { at, below, LineMistake, Mistake, type Recording, Replay, seat, seeded } from '@kartentisch/kernel'
import { damaged, isLooselyRetold, playedGame, readDamaged, roundTrip, Shelf } from '@kartentisch/lab'
import { describe, expect, test } from 'vitest'

const shelf = await Shelf.load()
const kit = shelf.kit('dominion')
const { logs } = kit.game
if (logs === undefined) throw new Error('Dominion is written down as logs.')

const setupOf = (i: number) => kit.game.setup({ players: 2, selection: 'first-game', seed: `logs ${i}` })

/** Says no after so many times, so that the same is found however busy the machine is. */
const bounded = (times: number) => () => times-- > 0

/** A game of bots with cards of all sets. */
function evening(i: number, players = 2 + (i % 3), selection = 'random'): Recording {
  const seed = `logs ${i}`
  const setup = kit.game.setup({ players, selection, seed })
  const names = Array.from({ length: players }, (_, j) => at(['easy', 'random'], (i + j) % 2))
  return playedGame(kit, setup, seed, names, 250)
}

test.each(Array.from({ length: 8 }, (_, i) => i))('game %i of bots is read from its log as it was played', i => {
  expect(roundTrip(kit, evening(i), i % 2 === 0 ? 'en' : 'de')).toBe('same')
})

test('a log that has lost its indentation is read all the same', () => {
  const text = logs.write(evening(2), 'en')
  const flat = text.replace(/^ +/gm, '')
  expect(flat).not.toBe(text)
  expect(logs.write(logs.read(flat), 'en').replace(/^ +/gm, '')).toBe(flat)
})

describe('a log in which only one player’s cards are named', () => {
  const recording = evening(1, 2, 'first-game')
  const read = logs.read(logs.write(recording, 'en', seat(0)))

  test('is looked at from that seat alone', () => {
    const replay = new Replay(kit.game.game, read)
    expect(replay.eyes).toEqual([0])
    expect(replay.open).toBe(false)
  })

  test('tells that seat what the game told it', () => {
    expect(logs.write(read, 'de', seat(0))).toBe(logs.write(recording, 'de', seat(0)))
  })
})

test('a damaged log is refused with a reason, or is a game that tells just that', () => {
  const random = seeded('damage')
  const verdicts = [1, 2].flatMap(i => {
    const isOurs = i === 1
    const text = logs.write(playedGame(kit, setupOf(i), `damage ${i}`, ['easy', 'easy'], 60), 'en')
    const log = isOurs ? text : text.split('\n').slice(1).join('\n')
    return Array.from({ length: 8 }, () =>
      readDamaged(
        kit,
        damaged(log, () => below(random, 1_000_000) / 1_000_000),
        'en',
        isOurs,
        bounded(300),
      ),
    )
  })
  expect(new Set(verdicts)).toEqual(new Set(['refused', 'told']))
})

describe('of a log by another program', () => {
  const recording = evening(3, 2, 'first-game')
  const linesOf = (log: string) =>
    log
      .split('\n')
      .filter(line => line.trim() !== '')
      .slice(1)
  const lines = linesOf(logs.write(recording, 'en'))
  const changed = (from: string, to: string) => lines.map(line => (line.includes(from) ? line.replace(from, to) : line))

  test.each([
    ['what is counted', lines.filter(line => !line.includes('gets +'))],
    ['when was shuffled', lines.filter(line => !line.includes('shuffles'))],
    ['what isn’t named', linesOf(logs.write(recording, 'en', seat(0)))],
    ['the last turn', lines.slice(0, -3)],
  ])('%s may be missing', (_, text) => {
    expect(text).not.toEqual(lines)
    expect(isLooselyRetold(text, lines)).toBe(true)
  })

  test.each([
    ['a card that is bought', changed('gains a Silver', 'gains a Copper')],
    ['the order of what is played', [...lines].reverse()],
    ['a first hand', changed('draws 3 Coppers and 2 Estates', 'draws 4 Coppers and an Estate')],
    ['the kingdom', changed('Village', 'Witch')],
    [
      'a whole turn',
      lines.toSpliced(
        lines.findIndex(line => line.startsWith('Turn 2')),
        5,
      ),
    ],
    ['what comes before the last turns', lines.slice(0, lines.length / 2)],
  ])('%s may not be another', (_, text) => {
    expect(text).not.toEqual(lines)
    expect(isLooselyRetold(text, lines)).toBe(false)
  })
})

test('whoever searches too long is told so', () => {
  const text = logs.write(evening(1, 2, 'first-game'), 'en', seat(0))
  expect(() => logs.read(text, undefined, () => false)).toThrow(/within the time there is/)
})

describe('what is wrong with a log is said with the line', () => {
  const start = [
    'A starts with 7 Coppers.',
    'A starts with 3 Estates.',
    'B starts with 7 Coppers.',
    'B starts with 3 Estates.',
  ]
  const hands = ['A draws 4 Coppers and an Estate.', 'B draws 3 Coppers and 2 Estates.']
  const log = (...lines: string[]) => [...start, ...hands, 'Turn 1 - Anna', ...lines].join('\n')
  const refusal = (text: string): { readonly said: string; readonly line: number | undefined } => {
    try {
      logs.read(text)
    } catch (fault) {
      if (fault instanceof Mistake)
        return { said: fault.wording.de, line: fault instanceof LineMistake ? fault.line : undefined }
      throw fault
    }
    throw new Error('It was read.')
  }

  test.each([
    ['nothing at all', '', 'kein Protokoll'],
    ['a line nobody understands', log('A wonders.'), 'Zeile 8 ist nicht zu verstehen: „A wonders.“'],
    ['cards that are not here', log('A plays 4 Coppers.', 'A buys a Wharf.'), 'Wharf (zuerst in Zeile 9)'],
    ['a card that is not in hand', log('A plays 5 Coppers.'), 'Zeile 8 folgt nach den Regeln nicht'],
    ['a purchase that costs too much', log('A plays 4 Coppers.', 'A buys and gains a Gold.'), 'Zeile 9 folgt'],
    ['somebody who does not play', log('Carla plays a Copper.'), 'Niemand namens „Carla“'],
    ['a first hand that is told twice', log().replace(hands[0] ?? '', `${hands[0]}\n${hands[0]}`), 'Zeile 6 erzählt'],
    [
      'a marked pile without its landmark',
      `Supply: Village\nObelisk: Village\n${log()}`,
      'aber keine, dass es Obelisk gibt',
    ],
    [
      'points that nothing gives, a landmark’s whose line is missing',
      log('A plays 3 Coppers.', 'A buys and gains a Silver.', 'A takes 2 VP.', 'A draws 5 cards.', 'Turn 1 - Bruno'),
      'Zeile 10 folgt',
    ],
    [
      'debt that nothing puts',
      log(
        'A plays 4 Coppers.',
        'A buys a Silver.',
        'A takes 1 Debt.',
        'A gains a Silver.',
        'A draws 5 cards.',
        'Turn 1 - Bruno',
      ),
      'Zeile 10 folgt',
    ],
    ['another start', log().replace('7 Coppers', '6 Coppers'), 'Zeile 1: Alle beginnen'],
  ])('%s', (_, text, said) => {
    const refused = refusal(text)
    expect(refused.said).toContain(said)
    const [, line] = /Zeile (\d+)/.exec(refused.said) ?? []
    expect(refused.line).toBe(line && Number(line))
  })
})

describe('what other programs write otherwise is understood', () => {
  const log = (...lines: string[]) =>
    [
      'Game #1, rated.',
      'Anna: 44.4',
      'Bruno: 42',
      'Timer: Friendly',
      'A starts with 3 Estates.',
      'A starts with 7 Coppers.',
      'B starts with 7 Coppers.',
      'B starts with 3 Estates.',
      'A shuffles their deck.',
      'B shuffles their deck.',
      'A draws 5 Coppers.',
      'B draws 3 Coppers and 2 Estates.',
      ...lines,
    ].join('\r\n')
  /** Two turns each: Anna buys something for 5 and 2, Bruno Silver twice. */
  const twoTurns = (five: string, two: string, third: string) => [
    'Turn 1 - Anna',
    'A plays 5 Coppers. (+$5)',
    `A buys and gains a ${five}.`,
    'A draws 2 Coppers and 3 Estates.',
    'Turn 1 - Bruno',
    'B plays 3 Coppers. (+$3)',
    'B buys and gains a Silver.',
    'B draws 4 Coppers and an Estate.',
    'Turn 2 - Anna',
    'A plays 2 Coppers. (+$2)',
    ...(two === '' ? [] : [`A buys and gains a ${two}.`]),
    'A shuffles their deck.',
    `A draws ${third}.`,
    'Turn 2 - Bruno',
    'B plays 4 Coppers. (+$4)',
    'B buys and gains a Silver.',
    'B shuffles their deck.',
    'B draws 3 Coppers and 2 Estates.',
    'Turn 3 - Anna',
  ]

  test.each([
    [
      'zones listed as they were when the log was read (2017)',
      [
        ...twoTurns('Bandit', '', '4 Coppers and a Bandit'),
        'A plays a Bandit.',
        'A gains a Gold.',
        'B reveals nothing.',
        'B trashes a Silver.',
        'B discards a Copper.',
        'A plays 4 Coppers. (+$4)',
        'A draws 2 Coppers and 3 Estates.',
      ],
      'B reveals a Copper and a Silver.',
    ],
    [
      'coins of Charm and Debt on purchases left out (2021)',
      [
        ...twoTurns('Charm', '', '4 Coppers and a Charm'),
        'A plays a Charm and 4 Coppers. (+$6)',
        'A buys and gains a Silver.',
        'A buys and gains an Engineer.',
        'A draws 2 Coppers and 3 Estates.',
      ],
      'A takes 4 Debt.',
    ],
    [
      'what Library sets aside told as drawn',
      [
        ...twoTurns('Library', 'Cellar', '3 Coppers, an Estate and a Library'),
        'A plays a Library.',
        'A draws a Copper.',
        'A draws a Cellar.',
        'A draws an Estate.',
        'A draws a Copper.',
        'A discards a Cellar.',
        'A plays 5 Coppers. (+$5)',
        'A buys and gains a Duchy.',
        'A shuffles their deck.',
        'A draws 3 Coppers and 2 Estates.',
      ],
      'A sets a Cellar aside.',
    ],
    [
      'Coffers told as coins',
      [
        ...twoTurns('Duchy', 'Candlestick Maker', '3 Coppers, an Estate and a Candlestick Maker'),
        'A plays a Candlestick Maker.',
        'A gets +1 Action.',
        'A gets +1 Buy.',
        'A gets +$1.',
        'A plays 3 Coppers. (+$3)',
        'A buys and gains a Smithy.',
        'A draws 3 Coppers and 2 Estates.',
      ],
      'A uses 1 Coffer',
    ],
    [
      'cards that are only counted beside others that are named',
      [
        ...twoTurns('Duchy', 'Cellar', '3 Coppers, an Estate and a Cellar'),
        'A plays a Cellar.',
        'A gets +1 Action.',
        'A discards a card and a Copper.',
        'A draws 2 Coppers.',
        'A plays 4 Coppers. (+$4)',
        'A buys and gains a Smithy.',
        'A draws 2 Coppers, a Duchy, and 2 Estates.',
      ],
      'A discards a Copper and an Estate.',
    ],
    [
      'wishes in one line, commas before “and”, and how newer logs end',
      [
        ...twoTurns('Wishing Well', '', '4 Coppers and a Wishing Well'),
        'A plays a Wishing Well.',
        'A draws an Estate.',
        'A gets +1 Action.',
        'A wishes for Copper and finds it.',
        'A plays 5 Coppers. (+$5)',
        'A buys and gains a Duchy.',
        'A shuffles their deck.',
        'A draws 3 Coppers, and 2 Estates.',
        'The game has ended.',
      ],
      'A names a Copper.',
    ],
  ])('%s', (_, lines, told) => {
    expect(logs.write(logs.read(log(...lines)), 'en')).toContain(told)
  })

  test('a kingdom that nobody tells is what was seen of it; “buys” and “gains” may stand apart', () => {
    const read = logs.read(
      log(
        'Turn 1 - Anna',
        'A plays 5 Coppers. (+$5)',
        'A buys a Silver.',
        'A gains a Silver.',
        'A draws 2 Coppers, and 3 Estates.',
        'Turn 1 - Bruno',
        'B plays 3 Coppers. (+$3)',
        'B buys and gains a Village.',
        'B draws 5 cards.',
        'The game has ended.',
      ),
    )
    expect(read.players).toEqual(['Anna', 'Bruno'])
    expect(read.eyes).toEqual([0])
    expect(read.setup).toMatchObject({ kingdom: ['village'] })
  })
})
