import { readRecording } from '@kartentisch/kernel'
import { spokenIn } from '../language.ts'
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
  name: 'play',
  summary: 'play in the terminal, against bots or with others at one keyboard',
  help: `
kartentisch play GAME [--players N] [--people N] [--bots BOT] [--kingdom K] [--save FILE]
kartentisch play --load FILE

Plays in the terminal: one person against bots, or several people at one keyboard, who hand it over to each other so
that nobody sees another's cards. Answer by number or by name; ? helps, u takes back, q quits.

  kartentisch play dominion
  kartentisch play dominion --kingdom random --players 3 --language de
  kartentisch play dominion --people 2 --names Anna,Bruno --save evening.json
  kartentisch play --load evening.json
  kartentisch play dominion --bots "exec:python3 examples/bot.py"
  kartentisch play burgund --players 3 --bots medium
  kartentisch play burgund --players 1

Options:
  --players N      how many play, 2 to 6 (2); Burgund is for 1 to 4, and who plays it alone plays against Egon
  --people N       how many of them are people (1)
  --bots BOT       who the others are: easy, medium or hard, a plan by its name or its file, or a program of your own such
                   as "exec:python3 bot.py" (medium)
  --kingdom K      a recommended kingdom of Dominion, "random", or ids joined by commas (first-game)
  --seed S         any word; the same seed deals the same game
  --names a,b      the players' names, people first
  --language L     de or en; otherwise that of your environment
  --save FILE      keep the game in a file, at every answer
  --timeout S      how many seconds a program of your own may take for an answer (10)
  --load FILE      go on with a saved game, which is kept in the same file unless --save names another

Colours need a terminal and are left out if NO_COLOR is set. Answers may come through a pipe, a line each.
`,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const { load } = values
    // A saved game says which one it is.
    const game = positionals[0] ?? (load === undefined ? undefined : readRecording(readJson(load)).game)
    return sit(kitChosen(shelf, game), values, language ?? spokenIn(process.env), () => new ProcessTerminal())
  },
}
