import type { Keys } from '../page/KeysDialog.tsx'

/** What keys do at the Dominion table. */
export const DOMINION_KEYS: Keys = [
  [['1', '…', '9'], 'key cards'],
  [['t'], 'key treasures'],
  [['e'], 'key end'],
  [['⏎'], 'key confirm'],
  [['n'], 'key none'],
  [['⇧', '←', '→'], 'key order'],
]
