import {
  didYouMean,
  isMove,
  type MakePlayer,
  Mistake,
  type Player,
  type PlayersKit,
  randomPlayer,
} from '@kartentisch/kernel'
import { BELIEVE, DOUBT, DRAW, LAY, PASS } from './moves.ts'
import type { Sight } from './sight.ts'
import { say } from './words/say.ts'

/** Lays its best card, draws when it has none, and doubts whoever claims what it holds two of. */
const steady: Player<Sight> = {
  name: 'steady',
  answer(question, sight) {
    const { choices } = question
    if (isMove(question)) {
      const best = Math.max(...choices)
      return [best > LAY || !choices.includes(DRAW) ? best : DRAW]
    }
    if (question.of === 'card') return [Math.max(...choices)]
    return [sight.hand.every(card => card >= 4) ? DOUBT : BELIEVE]
  },
}

/** Passes and believes everything: what others do can be told from what it does. */
const passive: Player<Sight> = {
  name: 'passive',
  answer: question => (question.of === 'move' ? [PASS] : question.choices.slice(0, 1)),
}

const LEVELS: Readonly<Record<string, MakePlayer<Sight>>> = { easy: randomPlayer, hard: () => steady }

const PLAYERS: Readonly<Record<string, MakePlayer<Sight>>> = { ...LEVELS, passive: () => passive }

/** Everybody who plays the toy and isn't a person. */
export const toyPlayers: PlayersKit<Sight> = {
  game: 'toy',
  levels: LEVELS,
  usual: 'easy',
  names: Object.keys(PLAYERS),
  player(name) {
    const found = PLAYERS[name]
    if (found !== undefined) return found
    const names = Object.keys(PLAYERS)
    throw new Mistake(say('unknownPlayer', { name, nearest: didYouMean(name, names), known: names.join(', ') }))
  },
  adviser: { player: steady, opensNothing: (_, [n = 0]) => n > LAY },
  bench: [{ name: 'steady', players: ['hard', 'hard'] }],
}
