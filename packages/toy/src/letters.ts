import { at, type Language, type Lettered, Mistake, type Paint } from '@kartentisch/kernel'
import { moveName, PASS } from './moves.ts'
import type { Sight } from './sight.ts'
import { choiceName, thing } from './speaker.ts'
import { say } from './words/say.ts'

/** The toy's table in letters. */
export const letters = (language: Language, names: readonly string[], paint: Paint): Lettered<Sight> => ({
  table(sight) {
    const { players, deck, discard, turn } = sight.view()
    return [
      say('table', { deck, discard })[language],
      ...players.map(({ hand, cards, laid, tokens }, i) => {
        const held = hand === null ? '*'.repeat(cards) : hand.join(' ')
        const line = say('player', { who: at(names, i), hand: held, laid: laid.join(' '), tokens })[language]
        return i === turn ? paint('bold', line) : line
      }),
    ]
  },
  choices: question =>
    [...new Set(question.choices)].map(n => ({
      n,
      label: choiceName(question, n)[language],
      also: question.of === 'move' ? [moveName(n)] : [],
    })),
  obvious: question => (question.of === 'move' && question.choices.length === 1 ? PASS : undefined),
  points: sight => sight.view().players.map(({ score }, i) => say('points', { who: at(names, i), score })[language]),
  thing(name) {
    const found = thing(Number(name), language)
    if (found === undefined) throw new Mistake(say('unknownThing', { name }))
    return [found.name, found.text]
  },
  legend: say('legend')[language],
})
