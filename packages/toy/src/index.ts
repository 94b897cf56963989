export { toyKit } from './kit.ts'
export { BELIEVE, CLAIM, DOUBT, DRAW, LAY, MIX, PASS } from './moves.ts'
export { toyPlayers } from './players.ts'
export { ToyRules, toy } from './rules.ts'
export type { Setup } from './setup.ts'
export type { Sight } from './sight.ts'
export type { State } from './state.ts'
export {
  answerOf,
  type Deed,
  LEAVINGS,
  type Leaving,
  SHELLS,
  UNDO_CASES,
  UNDO_SEED,
  type UndoCase,
  undoCasesIn,
  undoSetup,
} from './undo-cases.ts'
export type { View } from './view.ts'
