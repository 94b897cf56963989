import type { Language } from '@kartentisch/kernel'
import type { Worded } from './worded.ts'

const en = {
  title: (round: string, cycle: number, cycles: number) => `Round ${round} · cycle ${cycle} of ${cycles}`,
  turn: (whose: string) => `${whose} turn`,
  over: 'the end',
  stacks: { goods: 'Goods stacks', animals: 'Animal stacks' },
  firstTriples: 'First triples',
  allSeven: 'All seven kinds',
  missing: 'Missing for all seven kinds',
  bought: 'Bought',
  none: 'none',
  points: 'Points',
  sold: (goods: string) => `${goods} sold`,
  inHand: (cards: string) => `${cards} in hand`,
  toCome: 'Stacks to come',
  row: (row: number) => `row ${row}`,
  groups: {
    play: 'play',
    'take-card': 'take',
    'place-project': 'place',
    'sell-goods': 'sell',
    convert: 'convert',
    keep: 'keep',
    use: 'use',
    discard: 'discard',
  },
  dice: 'Dice',
  triple: 'A triple',
  options: 'Options',
  tie: 'With equal points, whoever has more workers, silver, goods and single animals left is ahead.',
  egonWins: 'Egon has more points: the game is lost.',
  unknown: (name: string, near: string | undefined) =>
    `There is nothing called "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  several: (name: string, names: readonly string[]) => `"${name}" could be ${names.join(', ')}.`,
  legend:
    'ship 4 is a ship whose die shows a 4; [4] is a die, or the row of the display it reaches. In an estate ● is a card, ' +
    '◆ a cloister that counts as another kind and ○ a card that is missing to a triple, with the points it brings. ' +
    'Workers in brackets are what an action costs.',
  assumed: '* marks what is assumed and not yet checked against the printed cards:',
} as const

/** What the table of Burgund says besides the names of things. */
export type BurgundWords = Worded<typeof en>

const de: BurgundWords = {
  title: (round, cycle, cycles) => `Durchgang ${round} · Runde ${cycle} von ${cycles}`,
  turn: whose => `${whose} Zug`,
  over: 'Ende',
  stacks: { goods: 'Warenstapel', animals: 'Tierstapel' },
  firstTriples: 'Erste Drillinge',
  allSeven: 'Alle sieben Arten',
  missing: 'Für alle sieben Arten fehlt',
  bought: 'Gekauft',
  none: 'keine',
  points: 'Punkte',
  sold: goods => `${goods} verkauft`,
  inHand: cards => `${cards} auf der Hand`,
  toCome: 'Noch verdeckte Stapel',
  row: row => `Reihe ${row}`,
  groups: {
    play: 'spielen',
    'take-card': 'nehmen',
    'place-project': 'platzieren',
    'sell-goods': 'verkaufen',
    convert: 'umwandeln',
    keep: 'behalten',
    use: 'nutzen',
    discard: 'ablegen',
  },
  dice: 'Würfel',
  triple: 'Ein Drilling',
  options: 'Möglichkeiten',
  tie: 'Bei gleichen Punkten liegt vorn, wer mehr Arbeiter, Silber, Waren und einzelne Tiere übrig hat.',
  egonWins: 'Egon hat mehr Punkte: Das Spiel ist verloren.',
  unknown: (name, near) => `„${name}“ gibt es nicht.${near === undefined ? '' : ` Meinst du „${near}“?`}`,
  several: (name, names) => `„${name}“ kann ${names.join(', ')} sein.`,
  legend:
    'Schiff 4 ist ein Schiff mit Würfelzahl 4; [4] ist ein Würfel oder die Reihe der Auslage, die er erreicht. Im ' +
    'Fürstentum ist ● eine Karte, ◆ ein Kloster, das als andere Art zählt, und ○ eine Karte, die zum Drilling fehlt, ' +
    'mit den Punkten, die er bringt. Arbeiter in Klammern sind das, was eine Aktion kostet.',
  assumed: '* steht bei dem, was angenommen und noch nicht an den gedruckten Karten geprüft ist:',
}

export const burgundWords: Readonly<Record<Language, BurgundWords>> = { de, en }
