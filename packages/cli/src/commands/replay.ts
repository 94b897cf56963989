import { type GameKit, type Language, Mistake, type Recording, Replay, seat } from '@kartentisch/kernel'
import { recordingNamed } from '../play/saved.ts'
import { screen } from '../play/terminal.ts'
import { processKeys } from '../replay/keys.ts'
import { type Eye, Viewer } from '../replay/viewer.ts'
import { type Command, read, UsageMistake } from '../usage.ts'
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
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    const recording = recordingNamed(positionals)
    return look(shelf.kit(recording.game).game, recording, { ...values, language })
  },
}
