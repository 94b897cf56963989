import { at, type Numerals, Sheet } from '@kartentisch/kernel'
import { BELIEVE, CLAIM, DOUBT, DRAW, LAY, MIX, moveName, PASS } from './moves.ts'
import { CARDS, type ToyRules } from './rules.ts'
import type { Sight } from './sight.ts'
import type { State } from './state.ts'

const MOVES = [PASS, DRAW, CLAIM, MIX, ...CARDS.map(card => LAY + card)]
const STEPS = ['move', 'card', 'doubt']
const ACTIONS = [...MOVES.map(moveName), ...CARDS.map(card => `claim ${card}`), 'believe', 'doubt']

/** The toy in numbers. What was seen are the cards that went to the discard pile since it was last shuffled. */
export const numerals = ({ seats }: ToyRules): Numerals<State, Sight> => ({
  actions: ACTIONS,
  action({ of }, n) {
    if (of === 'move') return MOVES.indexOf(n)
    if (of === 'card') return MOVES.length + n - 1
    return MOVES.length + CARDS.length + [BELIEVE, DOUBT].indexOf(n)
  },
  features: [
    { name: 'asked.step', of: STEPS },
    ...['actions', 'deck', 'discard'].map(name => ({ name })),
    ...CARDS.map(card => ({ name: `hand.${card}` })),
    ...CARDS.map(card => ({ name: `discarded.${card}` })),
    ...Array.from({ length: seats }, (_, i) =>
      ['cards', 'tokens', 'points'].map(name => ({ name: `player${i}.${name}` })),
    ).flat(),
  ],
  observe(sight, question, seen, into, from) {
    const { players, actions, deck, discard } = sight.view()
    const sheet = new Sheet(into, from)
    for (const n of [STEPS.indexOf(question.step), actions, deck, discard]) sheet.write(n)
    sheet.count(
      sight.hand.map(card => card - 1),
      CARDS.length,
    )
    sheet.writeAll(seen, 0, CARDS.length)
    // One's own seat first.
    for (let i = 0; i < seats; i++) {
      const { cards, tokens, score } = at(players, (sight.seat + i) % seats)
      for (const n of [cards, tokens, score]) sheet.write(n)
    }
  },
  begin: () => CARDS.map(() => 0),
  heard: new Set(['shuffle', 'discard']),
  hear(seen, { type, cards }) {
    if (type === 'shuffle') return CARDS.map(() => 0)
    if (cards.length === 0) return seen
    const more = [...seen]
    for (const card of cards) more[card - 1] = (more[card - 1] ?? 0) + 1
    return more
  },
})
