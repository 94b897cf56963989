import { atMost, type Command, kitChosen, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

export const kingdom: Command = {
  name: 'kingdom',
  summary: 'draw a kingdom',
  help: `
kartentisch kingdom [WISH] [--seed S] [--language de|en] [--json]

Draws a kingdom and prints it, with its bane and Black Market deck where it has them. A wish is "random", a recommended
kingdom, ids joined by commas, or a description of what it should be like (docs/kingdoms.md):

  kartentisch kingdom "base 5, empires 5, 1 landmark"
  kartentisch kingdom "3-5 alchemy or none, reaction if attack, -thief" --seed tuesday
  kartentisch kingdom --list

Options:
  --game GAME      of which game (dominion)
  --seed S         any word; the same seed draws the same kingdom (a new one each time)
  --language L     names in German or English (en)
  --list           list the recommended kingdoms
  --json           print the set-up as the library takes it
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, {
      game: { type: 'string' },
      seed: { type: 'string' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    atMost(positionals, 1)
    const { game } = kitChosen(shelf, values.game)
    const { selections, seats } = game
    if (selections === undefined) throw new UsageMistake(say('noSelections', { game: game.name }))
    if (values.list) {
      for (const { id, names } of selections.named) console.log(`${id.padEnd(36)} ${names[language]}`)
      return 0
    }
    const { seed = crypto.randomUUID() } = values
    const setup = game.setup({ selection: positionals[0] ?? 'random', players: seats.usual, seed })
    console.log(values.json ? JSON.stringify(setup) : selections.lines(setup, language).join('\n'))
    return 0
  },
}
