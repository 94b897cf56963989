import { atMost, type Command, kitChosen, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  game: { type: 'string' },
  seed: { type: 'string' },
  list: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export const kingdom: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
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
