import type { labels as en } from '../en/labels.ts'

export const labels: Readonly<Record<keyof typeof en, string>> = {
  play: '{die} spielen ({thing})',
  'buy-cards': 'für {price} {bought} kaufen',
  'take-card': '{face} aus Reihe {row} nehmen{cost}',
  'place-project': '{face} platzieren{cost}',
  'sell-goods': '{goods} verkaufen{cost}',
  'refill-workers': 'Arbeiter auf {limit} aufstocken',
  'refill-workers seen': 'Arbeiter auf {limit} aufstocken (+{missing})',
  'take-silver': 'Silber nehmen (+{taken})',
  convert: '{paid} in {points} umwandeln',
  keep: '{face} als Projekt behalten',
  use: '{die} nutzen ({thing})',
  discard: '{face} ablegen',
  set: 'Satz {place}',
  'set seen': 'zu {set}',
  goods: '{pile} {place}',
  'goods seen': '{pile} {place}: {top}',
  animals: '{pile} {place}',
  'animals seen': '{pile} {place}: {top}',
}
