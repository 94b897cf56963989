import { ACTION } from '@kartentisch/dominion'
import * as way from './ways.ts'

export const alchemy: way.Records = {
  alchemist: { answers: { 'put-on-deck': () => way.may(true) } },
  herbalist: { answers: { 'put-on-deck': way.bestWorth } },
  'scrying-pool': {
    answers: {
      // Own Actions are drawn along with what follows; anything else would end the drawing.
      discard: (j, q) =>
        q.concerns === undefined ? way.options(j.is(way.shown(q), ACTION) ? 'keep' : 'discard') : way.spying(j, q),
    },
  },
}
