import { Mistake, readRecording, seat } from '@kartentisch/kernel'
import { readJson } from '../play/saved.ts'
import { atMost, type Command, read, UsageMistake, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

export const exporting: Command = {
  name: 'export',
  summary: 'write a recorded game down as a log',
  help: `
kartentisch export FILE [--seat N] [--language L]

Prints a recorded game line by line, as dominion.games writes games of Dominion down: all cards by their names, or those
that the player on one seat saw. "kartentisch import" reads it again.

  kartentisch export evening.json > evening.txt
  kartentisch export evening.json --seat 1 --language de

Options:
  --seat N       only what the player on seat N saw; otherwise everything
  --language L   de or en (en)
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, { seat: { type: 'string' } })
    atMost(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageMistake(say('whichFile'))
    const recording = readRecording(readJson(file))
    const { game } = shelf.kit(recording.game)
    if (game.logs === undefined) throw new Mistake(say('noLogs', { game: game.name }))
    if (!recording.finished) throw new Mistake(say('notOver'))
    const eye = values.seat === undefined ? undefined : seat(wholeNumber(values.seat, 'seat', 1, 1) - 1)
    const most = recording.players.length
    if (eye !== undefined && eye >= most) throw new UsageMistake(say('noSuchSeat', { most, given: eye + 1 }))
    console.log(game.logs.write(recording, language, eye ?? recording.eyes?.[0]))
    return 0
  },
}
