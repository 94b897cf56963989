import { readFileSync } from 'node:fs'
import { Mistake } from '@kartentisch/kernel'
import { writeSaved } from '../play/saved.ts'
import { atMost, type Command, kitChosen, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  game: { type: 'string' },
  kingdom: { type: 'string' },
  output: { type: 'string' },
} as const

/** The text of a file, or what comes through the pipe. */
function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (fault) {
    throw new Mistake(say('cantRead', { file, why: fault instanceof Error ? fault.message : String(fault) }))
  }
}

export const importing: Command = {
  name: 'import',
  summary: 'make the log of a game played elsewhere a recorded game',
  help: `
kartentisch import FILE [--output FILE.json] [--kingdom K] [--game G]

Reads the log of a game played elsewhere ("-" reads what is piped in). For Dominion that is a log of dominion.games, in
English or German. The order of the decks and cards that weren't written down are searched with the rules as judge:
what doesn't follow by the rules is refused with the number of its line. Where only one player's cards are named, the
game is looked at from that seat, and what it didn't see stays unseen.

  kartentisch import evening.txt
  kartentisch import evening.txt --output evening.json && kartentisch replay evening.json
  kartentisch import evening.txt --kingdom first-game

Options:
  --output F    where the recorded game is written (the name of the log with .json)
  --kingdom K   what was played with, where the log doesn't say; otherwise what occurs in it
  --game G      the game (the first there is)
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageMistake(say('whichLog'))
    const { game } = kitChosen(shelf, values.game)
    if (game.logs === undefined) throw new Mistake(say('noLogs', { game: game.name }))
    const recording = game.logs.read(textOf(file), values.kingdom)
    const output = values.output ?? `${file === '-' ? 'imported' : file.replace(/\.[^./]*$/, '')}.json`
    writeSaved(output, recording)
    const { answers, players, eyes } = recording
    console.log(say('imported', { file: output, answers: answers.length, players: players.join(', ') })[language])
    if (eyes !== undefined)
      console.log(say('seenBy', { names: eyes.map(eye => players[eye] ?? '').join(', ') })[language])
    return 0
  },
}
