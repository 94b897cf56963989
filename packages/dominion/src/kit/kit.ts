import { type GameKit, inEvery, seeded } from '@kartentisch/kernel'
import type { Dominion } from '../dominion.ts'
import { EVENTS } from '../events.ts'
import { DominionLetters } from '../letters/letters.ts'
import type { DominionRules } from '../rules.ts'
import type { Setup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import { nextStartingPlayer } from '../starting.ts'
import type { State } from '../state.ts'
import { boxOf } from './box.ts'
import { chronicle } from './chronicle.ts'
import { fuzzingOf } from './fuzzing.ts'
import { naming } from './naming.ts'
import { selectionsOf } from './selections.ts'
import { speaker } from './speaker.ts'

/** The kingdom the rulebook begins with. */
const USUAL_KINGDOM = 'first-game'

/** Dominion as it was made from its sets, for whoever puts games on a table. */
export const dominionKitOf = (dominion: Dominion): GameKit<Setup, State, Sight, DominionRules> => ({
  game: dominion,
  name: inEvery(() => 'Dominion'),
  seats: { least: 2, most: 6, usual: 2 },
  setup: ({ players, selection = USUAL_KINGDOM, seed }) =>
    dominion.parseSetup({ players, ...dominion.kingdomNamed(seeded(`kingdom ${seed}`), selection) }),
  startingWith: (setup, first) => ({ ...setup, first }),
  selected: ({ kingdom, events, landmarks, bane }) => [
    ...kingdom,
    ...events,
    ...landmarks,
    ...(bane === undefined ? [] : [`bane ${bane}`]),
  ],
  selections: selectionsOf(dominion.catalogue),
  box: boxOf(dominion.catalogue),
  draw: (random, selection) => dominion.kingdomNamed(random, selection),
  nextFirst: nextStartingPlayer,
  speak: ({ tables }, language, names) => speaker(tables, language, names),
  naming: ({ tables }) => naming(tables),
  events: EVENTS,
  chronicle,
  litmus: dominion.litmus,
  fuzzing: fuzzingOf(dominion),
  letters: ({ tables: { catalogue } }, language, names, paint) =>
    new DominionLetters({ catalogue, language, names, paint }),
})
