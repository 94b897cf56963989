import { Mistake } from '@kartentisch/kernel'
import { textOf, writeSaved } from '../play/saved.ts'
import { atMost, type Command, kitChosen, read, UsageMistake, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  game: { type: 'string' },
  kingdom: { type: 'string' },
  output: { type: 'string' },
  seconds: { type: 'string' },
} as const

/** Seconds after which a log is given up if nobody says otherwise. */
const LONG = 60

export const importing: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageMistake(say('whichLog'))
    const { game } = kitChosen(shelf, values.game)
    if (game.logs === undefined) throw new Mistake(say('noLogs', { game: game.name }))
    const seconds = wholeNumber(values.seconds, 'seconds', LONG, 1)
    const text = textOf(file)
    const end = performance.now() + 1000 * seconds
    const recording = game.logs.read(text, values.kingdom, () => performance.now() < end)
    const output = values.output ?? `${file === '-' ? 'imported' : file.replace(/\.[^./]*$/, '')}.json`
    writeSaved(output, recording)
    const { answers, players, eyes } = recording
    console.log(say('imported', { file: output, answers: answers.length, players: players.join(', ') })[language])
    if (eyes !== undefined)
      console.log(say('seenBy', { names: eyes.map(eye => players[eye] ?? '').join(', ') })[language])
    return 0
  },
}
