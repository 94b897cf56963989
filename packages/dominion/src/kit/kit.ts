import type { GameKit } from '@kartentisch/kernel'
import type { Dominion } from '../dominion.ts'
import { DominionLetters } from '../letters/letters.ts'
import { dominionLitmus } from '../litmus/position.ts'
import { dominionLogs } from '../logs/logs.ts'
import type { DominionRules } from '../rules.ts'
import type { Setup } from '../setup.ts'
import type { Sight } from '../sight.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { boxOf } from './box.ts'
import { dealWith } from './decks.ts'
import { fuzzingOf } from './fuzzing.ts'
import { naming } from './naming.ts'
import { numerals } from './numerals.ts'
import { dominionRulings } from './rulings.ts'
import { selectionsOf } from './selections.ts'
import { dominionTableOf } from './table.ts'

/** Dominion as it was made from its sets, for whoever plays, tests or measures it. */
export const dominionKitOf = (dominion: Dominion): GameKit<Setup, State, Sight, DominionRules, View> => ({
  ...dominionTableOf(dominion),
  selections: selectionsOf(dominion.catalogue),
  box: boxOf(dominion.catalogue),
  rulings: {
    package: '@kartentisch/dominion',
    of: (language, read) => dominionRulings(dominion.catalogue, language, read),
  },
  naming: ({ tables }) => naming(tables),
  litmus: dominionLitmus(dominion.catalogue),
  fuzzing: fuzzingOf(dominion),
  letters: ({ tables: { catalogue } }, language, names, paint) =>
    new DominionLetters({ catalogue, language, names, paint }),
  dealWith,
  numerals: ({ tables }) => numerals(tables),
  logs: dominionLogs(dominion),
})
