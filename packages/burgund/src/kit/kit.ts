import type { GameKit } from '@kartentisch/kernel'
import { BurgundLetters } from '../letters/letters.ts'
import { burgundLitmus } from '../litmus/position.ts'
import type { BurgundRules } from '../rules.ts'
import type { Setup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { box } from './box.ts'
import { fuzzing } from './fuzzing.ts'
import { naming } from './naming.ts'
import { numerals } from './numerals.ts'
import { burgundRulings } from './rulings.ts'
import { burgundTable } from './table.ts'

/** Burgund, for whoever plays, tests or measures it. */
export const burgundKit: GameKit<Setup, State, Sight, BurgundRules, View> = {
  ...burgundTable,
  box,
  rulings: { package: '@kartentisch/burgund', of: burgundRulings },
  naming: () => naming,
  litmus: burgundLitmus,
  fuzzing,
  letters: (_, language, names, paint) => new BurgundLetters({ language, names, paint }),
  numerals,
}
