import { atMost, type Command, kitChosen, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

export const cards: Command = {
  name: 'cards',
  summary: 'list the cards',
  help: `
kartentisch cards [--game GAME] [--set SET] [--language de|en] [--json]

Lists all cards, events and landmarks of Dominion with cost, types and text, or everything in the box of Burgund with
its number, kind, worth of a triple and text. Values not checked against the printed cards are called assumed.

  kartentisch cards --set base
  kartentisch cards --game burgund --json

Options:
  --game GAME      dominion or burgund (dominion)
  --set SET        Dominion: only this set, such as base, intrigue or empires
  --language L     names and texts in German or English (en)
  --json           print an array of {id, kind, set, names, cost, types, pile, text};
                   Burgund: {id, kind, of, triple: {vp, mark}, names, dice, copies, mark, text}
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, {
      game: { type: 'string' },
      set: { type: 'string' },
      json: { type: 'boolean' },
    })
    atMost(positionals, 0)
    const { box } = kitChosen(shelf, values.game).game
    if (values.set !== undefined && box.parts.length === 0) throw new UsageMistake(say('noParts'))
    if (values.json) console.log(JSON.stringify(box.entries(values.set), null, 2))
    else console.log(box.lines(language, values.set).join('\n'))
    return 0
  },
}
