import { readRecording } from '@kartentisch/kernel'
import { readJson } from '../play/saved.ts'
import { sit } from '../play/sit.ts'
import { ProcessTerminal } from '../play/terminal.ts'
import { atMost, type Command, kitChosen, read } from '../usage.ts'

const OPTIONS = {
  players: { type: 'string' },
  people: { type: 'string' },
  bots: { type: 'string' },
  kingdom: { type: 'string' },
  seed: { type: 'string' },
  names: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
  timeout: { type: 'string' },
} as const

export const play: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const { load } = values
    // A saved game says which one it is.
    const game = positionals[0] ?? (load === undefined ? undefined : readRecording(readJson(load)).game)
    return sit(kitChosen(shelf, game), values, language, () => new ProcessTerminal())
  },
}
