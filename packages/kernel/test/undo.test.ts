import { UNDO_CASES } from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'
import { entryFor, Mistake, seat } from '../src/index.ts'
import { act, play, sitDown, type ToySitting } from './at-the-toy.ts'

describe.each(UNDO_CASES)('$name', ({ seats, done, verdicts }) => {
  const reached = (): ToySitting => {
    const sitting = sitDown(seats)
    for (const deed of done) {
      if (typeof deed === 'string') play(sitting, deed)
      else if (deed.what === 'take-back') act(sitting, seat(deed.seat), { type: 'take-back' })
      else act(sitting, seat(deed.seat), { type: deed.what, level: 'passive' })
    }
    return sitting
  }

  test.each(verdicts.flatMap((may, i) => (may === null ? [] : [{ may, who: seat(i) }])))(
    'seat $who: $may',
    ({ may, who }) => {
      const sitting = reached()
      expect(sitting.undoFor(who).may).toBe(may)
      expect(sitting.standing(who).mayUndo).toBe(may)
      const answers = sitting.match.number
      const undo = () => sitting.apply(entryFor(sitting, who, { type: 'undo' }))
      if (may === 'refused') {
        expect(undo).toThrow(Mistake)
        expect(sitting.match.number).toBe(answers)
        return
      }
      undo()
      if (may === 'free') expect(sitting.match.number).toBeLessThan(answers)
      else {
        expect(sitting.match.number).toBe(answers)
        expect(sitting.request).toMatchObject({ seat: who })
      }
    },
  )
})
