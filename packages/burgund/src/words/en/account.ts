/** Where points come from. */
export const account = {
  triple: 'triples',
  'first-triple': 'first triples',
  'all-seven': 'all seven kinds',
  'vp-card': 'VP cards',
  good: 'sold goods',
  animal: 'animals',
  'start-player-card': 'start player card',
} as const
