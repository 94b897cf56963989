import { cardName, dominionKit, pileTraits, recommended } from '@kartentisch/dominion'
import { atMost, type Command, read, UsageMistake } from '../usage.ts'

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
  --seed S         any word; the same seed draws the same kingdom (a new one each time)
  --language L     names in German or English (en)
  --list           list the recommended kingdoms
  --json           print the set-up as the library takes it
`,
  run(args) {
    const { values, positionals } = read(args, {
      seed: { type: 'string' },
      language: { type: 'string' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    atMost(positionals, 1)
    const { seed = crypto.randomUUID(), language = 'en' } = values
    if (language !== 'de' && language !== 'en') throw new UsageMistake(`--language is de or en, not "${language}".`)
    if (values.list) {
      for (const { id, names } of recommended) console.log(`${id.padEnd(36)} ${names[language]}`)
      return 0
    }
    const setup = dominionKit.setup({ selection: positionals[0] ?? 'random', players: 2, seed })
    if (values.json) {
      console.log(JSON.stringify(setup))
      return 0
    }
    const byCost = setup.kingdom.toSorted((a, b) => pileTraits(a).cost.coins - pileTraits(b).cost.coins)
    const line = (what: string, ids: readonly string[]) => {
      if (ids.length > 0) console.log(`${what.padEnd(13)} ${ids.map(id => cardName(id, language)).join(', ')}`)
    }
    line('piles', byCost)
    line('events', setup.events)
    line('landmarks', setup.landmarks)
    line('bane', setup.bane === undefined ? [] : [setup.bane])
    line('black market', setup.blackMarket)
    console.log(
      `${'to play it'.padEnd(13)} --kingdom ${[...setup.kingdom, ...setup.events, ...setup.landmarks].join(',')}`,
    )
    return 0
  },
}
