import type { Type } from '@kartentisch/dominion'
import type { Language } from '@kartentisch/kernel'
import type { Worded } from './worded.ts'

const en = {
  turn: (n: number, name: string, phase: string) => `Turn ${n} · ${name} · ${phase}`,
  extraTurn: (name: string, phase: string) => `Extra turn · ${name} · ${phase}`,
  decides: (name: string) => `${name} decides`,
  phases: {
    start: 'start of the turn',
    action: 'Action phase',
    'buy-start': 'Buy phase',
    buy: 'Buy phase',
    'clean-up': 'Clean-up',
    between: 'between turns',
    over: 'the end',
  },
  bane: 'bane',
  events: 'Events',
  landmarks: 'Landmarks',
  prizes: 'Prizes',
  trash: 'Trash',
  market: 'Black Market',
  inHand: 'in hand',
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard pile',
  empty: 'empty',
  play: 'In play',
  aside: 'Set aside',
  faceDown: (cards: string) => `${cards} face down`,
  looked: 'Looked at',
  actions: 'Actions',
  buys: 'Buys',
  coins: 'Coins',
  potions: 'Potions',
  left: (n: number) => `${n} left in the supply`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  event: 'Event',
  landmark: 'Landmark',
  unknown: (name: string, near: string | undefined) =>
    `There is no card "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  several: (name: string, names: readonly string[]) => `"${name}" could be ${names.join(', ')}.`,
  legend:
    'The supply tells cost, name, types and how many are left. A Action, T Treasure, V Victory, C Curse, ! Attack, ' +
    'R Reaction, D Duration; a cost of 3P includes a Potion, 8D is Debt.',
  signs: { action: 'A', treasure: 'T', victory: 'V', curse: 'C', attack: '!', reaction: 'R', duration: 'D' },
  verbs: { play: 'play', buy: 'buy' },
  groups: { play: 'play', buy: 'buy' },
  allTreasures: 'all Treasures',
} as const

/** What the table of Dominion says besides the cards' names. */
export type DominionWords = Worded<typeof en>

const de: DominionWords = {
  turn: (n, name, phase) => `${n}. Zug · ${name} · ${phase}`,
  extraTurn: (name, phase) => `Extrazug · ${name} · ${phase}`,
  decides: name => `${name} entscheidet`,
  phases: {
    start: 'Zugbeginn',
    action: 'Aktionsphase',
    'buy-start': 'Kaufphase',
    buy: 'Kaufphase',
    'clean-up': 'Aufräumphase',
    between: 'zwischen den Zügen',
    over: 'Ende',
  },
  bane: 'Bann',
  events: 'Ereignisse',
  landmarks: 'Landmarken',
  prizes: 'Preise',
  trash: 'Müll',
  market: 'Schwarzmarkt',
  inHand: 'auf der Hand',
  hand: 'Hand',
  deck: 'Nachziehstapel',
  discard: 'Ablagestapel',
  empty: 'leer',
  play: 'Im Spiel',
  aside: 'Beiseite',
  faceDown: cards => `${cards} verdeckt`,
  looked: 'Angesehen',
  actions: 'Aktionen',
  buys: 'Käufe',
  coins: 'Münzen',
  potions: 'Tränke',
  left: n => `noch ${n} im Vorrat`,
  points: n => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  turns: n => (n === 1 ? '1 Zug' : `${n} Züge`),
  event: 'Ereignis',
  landmark: 'Landmarke',
  unknown: (name, near) => `Eine Karte „${name}“ gibt es nicht.${near === undefined ? '' : ` Meinst du „${near}“?`}`,
  several: (name, names) => `„${name}“ kann ${names.join(', ')} sein.`,
  legend:
    'Der Vorrat zeigt Kosten, Namen, Arten und wie viele noch da sind. A Aktion, G Geld, P Punkte, F Fluch, ' +
    '! Angriff, R Reaktion, D Dauer; Kosten von 3T enthalten einen Trank, 8S sind Schulden.',
  signs: { action: 'A', treasure: 'G', victory: 'P', curse: 'F', attack: '!', reaction: 'R', duration: 'D' },
  verbs: { play: 'spiele', buy: 'kaufe' },
  groups: { play: 'ausspielen', buy: 'kaufen' },
  allTreasures: 'alle Geldkarten',
}

export const dominionWords: Readonly<Record<Language, DominionWords>> = { de, en }

/** The signs of a card's types, so that nothing is told by colour alone. */
export function signsOf(types: readonly Type[], { signs }: DominionWords): string {
  const known: Partial<Record<Type, string>> = signs
  return types.map(type => known[type] ?? '').join('')
}
