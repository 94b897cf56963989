import type { assumed as en } from '../en/assumed.ts'

export const assumed: Readonly<Record<keyof typeof en, string>> = {
  triples: 'SP der Drillinge: {list}.',
  rounds: 'Möglichkeiten der Durchgangskarten: {list}.',
  dice: 'Würfel der Aktionskarten: {list}.',
  goods: 'Waren: {list}.',
  animals: 'Tiere: {list}.',
  all: 'alle',
}
