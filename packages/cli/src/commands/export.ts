import { Mistake, seat } from '@kartentisch/kernel'
import { recordingNamed } from '../play/saved.ts'
import { type Command, read, UsageMistake, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = { seat: { type: 'string' } } as const

export const exporting: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    const recording = recordingNamed(positionals)
    const { game } = shelf.kit(recording.game)
    if (game.logs === undefined) throw new Mistake(say('noLogs', { game: game.name }))
    if (!recording.finished) throw new Mistake(say('stillHidden'))
    const eye = values.seat === undefined ? undefined : seat(wholeNumber(values.seat, 'seat', 1, 1) - 1)
    const most = recording.players.length
    if (eye !== undefined && eye >= most) throw new UsageMistake(say('noSuchSeat', { most, given: eye + 1 }))
    console.log(game.logs.write(recording, language, eye ?? recording.eyes?.[0]))
    return 0
  },
}
