import type { Reached } from '@kartentisch/burgund'
import { at, isMove } from '@kartentisch/kernel'
import type { Say } from '../words/language.ts'
import type { Seeing } from './seeing.ts'

/** Why something can't be chosen now, as the view tells it; `reached` is what the die that acts says about it. */
export function whyNot({ view, moment, names, question, own }: Seeing, say: Say, reached?: Reached): string {
  const { whyNoAction } = view
  if (whyNoAction === 'game over') return say('why over')
  if (moment.asked === undefined) return ''
  if (question === undefined) return say('why waiting', { name: at(names, moment.asked.seat) })
  // While bought cards are being used, the turn stands where it stood: that is no reason then.
  if (isMove(question)) return say(whyNoAction === 'die first' ? 'why die first' : 'why action done')
  if (view.acting !== null && reached?.whyNot === 'too few workers')
    return say('why workers', { cost: reached.workers, have: own.workers })
  return say('why not asked')
}
