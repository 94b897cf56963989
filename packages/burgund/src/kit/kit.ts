import { type GameKit, inEvery, Mistake } from '@kartentisch/kernel'
import { data } from '../data.ts'
import { EVENTS } from '../events.ts'
import { BurgundLetters } from '../letters/letters.ts'
import { burgundLitmus } from '../litmus/position.ts'
import { type BurgundRules, burgund } from '../rules.ts'
import { parseSetup, type Setup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import type { State } from '../state.ts'
import { saySetup } from '../words/books.ts'
import { box } from './box.ts'
import { chronicle } from './chronicle.ts'
import { fuzzing } from './fuzzing.ts'
import { naming } from './naming.ts'
import { speaker } from './speaker.ts'

/** Burgund, for whoever puts games on a table. */
export const burgundKit: GameKit<Setup, State, Sight, BurgundRules> = {
  game: burgund,
  name: inEvery(() => 'Burgund'),
  seats: { least: 1, most: data.displaySize.length, usual: 2 },
  setup({ players, selection }) {
    if (selection !== undefined) throw new Mistake(saySetup('noSelection'))
    return parseSetup({ players })
  },
  startingWith: (setup, first) => ({ ...setup, first }),
  selected: () => [],
  box,
  nextFirst: () => undefined,
  speak: (_, language, names) => speaker(language, names),
  naming: () => naming,
  events: EVENTS,
  chronicle,
  litmus: burgundLitmus,
  fuzzing,
  letters: (_, language, names, paint) => new BurgundLetters({ language, names, paint }),
}
