import { type GameKit, type Language, Mistake, type Recording, Replay, readRecording, seat } from '@kartentisch/kernel'
import { spokenIn } from '../language.ts'
import { readJson } from '../play/saved.ts'
import { screen } from '../play/terminal.ts'
import { processKeys } from '../replay/keys.ts'
import { type Eye, Viewer } from '../replay/viewer.ts'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = { all: { type: 'boolean' }, seat: { type: 'string' } } as const

/** What somebody chose on the command line. */
interface Chosen {
  readonly all?: boolean | undefined
  readonly seat?: string | undefined
  readonly language: Language
}

function readEye(text: string | undefined, { eyes, finished, open, players }: Replay<unknown, unknown, unknown>): Eye {
  const own = eyes[0]
  if (own === undefined) throw new Mistake(say('betweenPeople'))
  if (text === undefined) return open ? undefined : own
  const eye = text === 'all' ? undefined : seat(Number(text) - 1)
  const there = eye === undefined ? open : eyes.includes(eye)
  if (there) return eye
  if (finished && open) throw new UsageMistake(say('noSuchEye', { most: players.length, given: text }))
  throw new Mistake(say('onlyOwnSeat', { seat: own + 1 }))
}

async function look(kit: GameKit, recording: Recording, chosen: Chosen): Promise<number> {
  const replay = new Replay(kit.game, recording)
  const viewer = new Viewer(kit, replay, screen(), { eye: readEye(chosen.seat, replay), language: chosen.language })
  if (chosen.all) {
    viewer.all()
    return 0
  }
  const keys = processKeys()
  try {
    await viewer.follow(keys)
  } finally {
    keys.close()
  }
  return 0
}

export const replay: Command = {
  name: 'replay',
  summary: 'look at a recorded game again, step by step or all at once',
  help: `
kartentisch replay FILE [--all] [--seat N] [--language L]

Plays a game back from its file: one that "kartentisch play --save" has kept, one downloaded from a table online
(/api/replays/TABLE), or one downloaded on the page. A finished game is told as it was played, even if the rules
have changed since.

  kartentisch replay evening.json
  kartentisch replay evening.json --all --language de
  kartentisch replay evening.json --seat 2

Keys: → and ← go by steps, ↓ and ↑ by turns, Home and End to the beginning and the end, s changes the seat, ? helps,
q quits. Keys may come through a pipe, a line each: n, b, t, v, h, e, s, q.

Options:
  --all          print everything that happened at once, with the points at the end
  --seat N       see what the player on seat N saw; "all" shows everything (all)
  --language L   de or en; otherwise that of your environment

A game that isn't over is shown from the seat of the one person who plays it against bots, and from no other.
`,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageMistake(say('whichFile'))
    const recording = readRecording(readJson(file))
    return look(shelf.kit(recording.game).game, recording, { ...values, language: language ?? spokenIn(process.env) })
  },
}
