import { inEvery, Mistake, type TableKit } from '@kartentisch/kernel'
import { data } from '../data.ts'
import { EVENTS } from '../events.ts'
import { type BurgundRules, burgund } from '../rules.ts'
import { parseSetup, type Setup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import type { State } from '../state.ts'
import { readView, type View } from '../view.ts'
import { saySetup } from '../words/books.ts'
import { chronicle } from './chronicle.ts'
import { glance } from './glance.ts'
import { speaker } from './speaker.ts'

/** Burgund, for whoever puts it on a table. */
export const burgundTable: TableKit<Setup, State, Sight, BurgundRules, View> = {
  game: burgund,
  name: inEvery(() => 'Burgund'),
  seats: { least: 1, most: data.displaySize.length, usual: 2 },
  setup({ players, selection }) {
    if (selection !== undefined) throw new Mistake(saySetup('noSelection'))
    return parseSetup({ players })
  },
  startingWith: (setup, first) => ({ ...setup, first }),
  selected: () => [],
  nextFirst: () => undefined,
  readView,
  glance,
  speak: (_, language, names) => speaker(language, names),
  events: EVENTS,
  chronicle,
}
