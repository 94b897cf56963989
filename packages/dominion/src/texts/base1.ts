import type { Words } from './words.ts'

export const base1: Words = {
  adventurer: {
    de: {
      name: 'Abenteurer',
      text: 'Decke Karten auf, bis 2 Geldkarten dabei sind. Diese kommen auf die Hand, der Rest wird abgelegt.',
    },
    en: {
      name: 'Adventurer',
      text: 'Reveal cards until 2 Treasures are among them. Those go into your hand, the rest is discarded.',
    },
  },
  chancellor: {
    de: { name: 'Kanzler', text: '+2 Münzen\nDein ganzer Nachziehstapel darf auf den Ablagestapel.' },
    en: { name: 'Chancellor', text: '+2 Coins\nYour whole deck may go onto your discard pile.' },
  },
  feast: {
    de: { name: 'Festmahl', text: 'Diese Karte wird entsorgt. Nimm eine Karte, die höchstens 5 kostet.' },
    en: { name: 'Feast', text: 'This goes to the trash. Gain a card costing 5 or less.' },
  },
  spy: {
    de: {
      name: 'Spion',
      text:
        '+1 Karte\n+1 Aktion\nAlle (auch du) decken ihre oberste Karte auf. ' +
        'Du bestimmst jeweils: ablegen oder zurücklegen.',
    },
    en: {
      name: 'Spy',
      text:
        '+1 Card\n+1 Action\nAll players, you too, reveal their top card. ' +
        'You decide for each: discard or put back.',
    },
  },
  thief: {
    de: {
      name: 'Dieb',
      text:
        'Alle anderen decken ihre 2 obersten Karten auf. Du bestimmst je eine Geldkarte, die entsorgt wird; ' +
        'der Rest wird abgelegt. Nimm von den entsorgten, welche du willst.',
    },
    en: {
      name: 'Thief',
      text:
        'All others reveal their top 2 cards. You pick one Treasure of each to be trashed; the rest is discarded. ' +
        'Gain any of the trashed ones you like.',
    },
  },
  woodcutter: {
    de: { name: 'Holzfäller', text: '+1 Kauf\n+2 Münzen' },
    en: { name: 'Woodcutter', text: '+1 Buy\n+2 Coins' },
  },
}
