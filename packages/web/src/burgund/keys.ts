import type { Keys } from '../page/KeysDialog.tsx'

/** What keys do at the Burgund table. */
export const BURGUND_KEYS: Keys = [
  [['1', '…', '9'], 'key dice'],
  [['w'], 'key workers'],
  [['s'], 'key silver'],
  [['v'], 'key convert'],
  [['b'], 'key buy'],
  [['e'], 'key end turn'],
  [['n'], 'key pass'],
]
