/** What can be settled for this machine. */
export const settings = {
  language: 'Language',
  motion: 'Motion',
  'motion off': 'off',
  'motion fast': 'fast',
  'motion normal': 'normal',
  'motion slow': 'slow',
  sort: 'Order of the hand',
  'sort type': 'by type',
  'sort cost': 'by cost',
  'sort name': 'by name',
  'auto treasures': 'Play all Treasures by itself in the Buy phase',
  'larger type': 'Larger type',
  'high contrast': 'High contrast',
  'single keys': 'Single keys do things (shown under ?)',
} as const
