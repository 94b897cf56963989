import type { OptionKind } from '../../options.ts'

/** Options in words, by their kind; what isn't here is called by its name. `seen` is for whoever sees the table. */
export const labels = {
  play: 'play {die} ({thing})',
  'buy-cards': 'buy {bought} for {price}',
  'take-card': 'take {face} from row {row}{cost}',
  'place-project': 'place {face}{cost}',
  'sell-goods': 'sell {goods}{cost}',
  'refill-workers': 'refill workers to {limit}',
  'refill-workers seen': 'refill workers to {limit} (+{missing})',
  'take-silver': 'take silver (+{taken})',
  convert: 'convert {paid} into {points}',
  keep: 'keep {face} as a project',
  use: 'use the {die} ({thing})',
  discard: 'discard {face}',
  set: 'set {place}',
  'set seen': 'onto {set}',
  goods: '{pile} {place}',
  'goods seen': '{pile} {place}: {top}',
  animals: '{pile} {place}',
  'animals seen': '{pile} {place}: {top}',
} as const satisfies Partial<Record<OptionKind | `${OptionKind} seen`, string>>
