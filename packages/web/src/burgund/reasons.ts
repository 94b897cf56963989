import { at, isMove } from '@kartentisch/kernel'
import type { Say } from '../words/language.ts'
import type { Seeing } from './seeing.ts'

/** Why something can't be chosen now; `workers` is what it would cost with the die that acts. */
export function whyNot({ view, moment, names, question, own }: Seeing, say: Say, workers = 0): string {
  if (view.over) return say('why over')
  if (moment.asked === undefined) return ''
  if (question === undefined) return say('why waiting', { name: at(names, moment.asked.seat) })
  if (isMove(question)) return say(question.about === 'start-of-turn' ? 'why die first' : 'why action done')
  if (question.step === 'choose-action' && workers > own.workers)
    return say('why workers', { cost: workers, have: own.workers })
  return say('why not asked')
}
