import type { Face } from '../face.ts'

/** What a player is asked, and what can be chosen besides the actions. */
export const choices = {
  'start-of-turn': { name: 'start of turn', text: 'Play a hand card.' },
  'end-of-turn': { name: 'end of turn', text: 'Buy cards or end the turn.' },
  'choose-action': { name: 'action', text: 'Choose an action.' },
  'choose-discard': { name: 'discard a project', text: 'Discard one of your three projects to make room.' },
  'choose-set': { name: 'set', text: 'Choose the set the card joins.' },
  'resolve-next': { name: 'order', text: 'Which comes first, the round bonus or the effect of the card?' },
  'round-bonus-pick': { name: 'stack', text: 'Take the top card of a stack.' },
  'use-bought': { name: 'bought cards', text: 'Keep one as a project or use its die for one more action.' },
  play: { name: 'play a hand card', text: '' },
  'end-turn': { name: 'end the turn', text: '' },
  pass: { name: 'pass', text: '' },
  keep: { name: 'keep as a project', text: '' },
  use: { name: 'use as a die', text: '' },
  discard: { name: 'discard', text: '' },
  'new-set': { name: 'new set', text: '' },
  goods: { name: 'goods stack', text: '' },
  animals: { name: 'animal stack', text: '' },
  effect: { name: 'effect of the card', text: '' },
  bonus: { name: 'option of the round card', text: '' },
} as const satisfies Readonly<Record<string, Face>>
