import type { Keys } from '../page/KeysDialog.tsx'

/** What keys do at a table of the general form. */
export const GENERAL_KEYS: Keys = [
  [['1', '…', '9'], 'key choice'],
  [['⏎'], 'key confirm'],
  [['n'], 'key none'],
  [['⇧', '←', '→'], 'key order'],
]
