/** Things that are counted: one of them, and several. */
export const nouns = {
  card: ['card', 'cards'],
  worker: ['worker', 'workers'],
  silver: ['silver', 'silver'],
  vp: ['VP', 'VP'],
  good: ['good', 'goods'],
  animal: ['animal', 'animals'],
} as const

/** A good's name as an adjective before what is counted: `light goods`. */
export const adjective = (name: string): string => name
