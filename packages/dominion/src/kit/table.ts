import { inEvery, seeded, type TableKit } from '@kartentisch/kernel'
import type { Dominion } from '../dominion.ts'
import { EVENTS } from '../events.ts'
import type { DominionRules } from '../rules.ts'
import type { Setup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import { nextStartingPlayer } from '../starting.ts'
import type { State } from '../state.ts'
import { readView, type View } from '../view.ts'
import { chronicle } from './chronicle.ts'
import { glance } from './glance.ts'
import { speaker } from './speaker.ts'

/** The kingdom the rulebook begins with. */
const USUAL_KINGDOM = 'first-game'

/** Dominion as it was made from its sets, for whoever puts it on a table. */
export const dominionTableOf = (dominion: Dominion): TableKit<Setup, State, Sight, DominionRules, View> => ({
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
  draw: (random, selection) => dominion.kingdomNamed(random, selection),
  nextFirst: nextStartingPlayer,
  readView,
  glance,
  speak: ({ tables }, language, names) => speaker(tables, language, names),
  events: EVENTS,
  chronicle,
})
