import { capitalised, data, nameOf, textOf } from '@kartentisch/burgund'
import { inEvery } from '@kartentisch/kernel'
import type { Entry } from './entry.ts'

/** Besides the cards, what else lies on the table of Burgund. */
const BURGUND_THINGS: readonly (readonly [kind: string, ids: readonly string[]])[] = [
  ['good', data.goods.map(({ id }) => id)],
  ['animal', data.animals.map(({ id }) => id)],
  ['bonus', ['first-triple', 'all-seven', 'start-player-card']],
  ['round-card', data.roundCards.map(({ id }) => id)],
  ['storage', ['worker', 'silver']],
]

const entry = (id: string, kind: string): Entry => ({
  game: 'burgund',
  id,
  set: 'burgund',
  kinds: [kind],
  cost: undefined,
  name: inEvery(language => capitalised(nameOf(id, language))),
  text: inEvery(language => textOf(id, language)),
})

export const burgundEntries: readonly Entry[] = [
  ...data.cards.map(({ id, kind }) => entry(id, kind)),
  ...BURGUND_THINGS.flatMap(([kind, ids]) => ids.map(id => entry(id, kind))),
]
