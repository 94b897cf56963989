import { NOBODY, seat } from '@kartentisch/kernel'
import type { Feed } from '../src/index.ts'

/** A feed as a server sends it: one answer, and the next question. */
export const FEED: Feed = {
  type: 'feed',
  table: 'tabletable',
  number: 1,
  whole: false,
  steps: [
    {
      number: 1,
      what: 'answer',
      seat: seat(0),
      answers: 1,
      events: [
        { type: 'draw', seat: seat(0), cards: [7, 7], seenBy: 1, count: 2, about: 'smithy', from: 'deck', to: 'hand' },
        { type: 'shuffle', seat: NOBODY, cards: [], seenBy: -1, count: 0, about: '', from: '', to: '' },
      ],
    },
  ],
  standing: {
    view: { hand: [7, 7] },
    asked: seat(0),
    question: {
      number: 1,
      seat: seat(0),
      whose: seat(0),
      about: 'turn',
      step: 'move',
      of: 'move',
      from: '',
      choices: [1, 4],
      min: 1,
      max: 1,
      orNone: false,
      ordered: false,
      shown: [],
    },
    mayUndo: 'free',
    result: null,
    seats: [{ kind: 'open', name: 'Anna', player: null, program: false, level: null, resigned: false }],
    undo: null,
    left: [1000, null],
  },
}
