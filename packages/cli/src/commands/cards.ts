import { type Box, didYouMean, type GameKit, LANGUAGES, type Language, Mistake } from '@kartentisch/kernel'
import { rulingsOf } from '@kartentisch/lab'
import { type Command, kitChosen, read, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  game: { type: 'string' },
  set: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** The place of a thing in the box, by its id or its name in any language. */
function placeOf(box: Box, name: string): number {
  const entries = box.entries()
  const called = entries.map(({ id, names }) => [id, ...LANGUAGES.map(language => names[language])])
  const meant = name.toLowerCase()
  const place = called.findIndex(words => words.some(word => word.toLowerCase() === meant))
  if (place >= 0) return place
  const nearest = didYouMean(name, [...new Set(called.flat())])
  throw new Mistake(say('unknownThing', { name, nearest }))
}

/** All there is to say about a thing: its line in the list, and its rulings. */
function about(kit: GameKit, place: number, language: Language): string[] {
  const { id = '' } = kit.box.entries()[place] ?? {}
  const ruled = rulingsOf(kit, id, language)
  return [
    kit.box.lines(language)[place]?.trim() ?? '',
    ...(ruled?.steps ?? []).map((step, i) => `${i === 0 ? '\n' : ''}${i + 1}. ${step.trim()}`),
    ...(ruled?.rulings ?? []).map((ruling, i) => `${i === 0 ? '\n' : ''}- ${ruling}`),
  ]
}

export const cards: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    const { game } = kitChosen(shelf, values.game)
    const { box } = game
    const name = positionals.join(' ')
    if (name !== '') {
      const place = placeOf(box, name)
      if (values.json) console.log(JSON.stringify(box.entries()[place], null, 2))
      else console.log(about(game, place, language).join('\n'))
      return 0
    }
    if (values.set !== undefined && box.parts.length === 0) throw new UsageMistake(say('noParts'))
    if (values.json) console.log(JSON.stringify(box.entries(values.set), null, 2))
    else console.log(box.lines(language, values.set).join('\n'))
    return 0
  },
}
