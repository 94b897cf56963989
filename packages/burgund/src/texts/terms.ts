import type { Words } from './words.ts'

export const terms: Words = {
  // Actions
  'take-card': {
    de: {
      name: 'Karte aus der Auslage nehmen',
      text: 'Lege eine Karte aus der Reihe deiner Würfelzahl zu deinen Projekten.',
    },
    en: { name: 'take a card from the display', text: 'Take a card from the row of your die value as a project.' },
  },
  'place-project': {
    de: {
      name: 'Projekt im Fürstentum platzieren',
      text: 'Lege ein Projekt mit deiner Würfelzahl in dein Fürstentum. Seine Wirkung folgt.',
    },
    en: {
      name: 'place a project in the estate',
      text: 'Move a project with your die value into your estate. Its effect follows.',
    },
  },
  'sell-goods': {
    de: {
      name: 'Warenverkauf',
      text:
        'Verkaufe alle Waren der Sorte, die zu deiner Würfelzahl passt: je 1 Silber, am Ende je 1 SP. ' +
        'Nimm die Startspielerkarte.',
    },
    en: {
      name: 'sell goods',
      text:
        'Sell all goods of the sort that fits your die value: 1 silver each, 1 VP each at the end. ' +
        'Take the start player card.',
    },
  },
  'refill-workers': {
    de: { name: 'Arbeiter auf 2 aufstocken', text: 'Nimm Arbeiter, bis du 2 hast.' },
    en: { name: 'refill workers to 2', text: 'Take workers until you have 2.' },
  },
  'take-silver': {
    de: { name: 'Silber nehmen', text: '+1 Silber' },
    en: { name: 'take silver', text: '+1 Silver' },
  },
  convert: {
    de: {
      name: 'Arbeiter/Silber in Siegpunkte umwandeln',
      text: 'Gib Arbeiter und Silber ab, beliebig gemischt: Je 3 davon bringen +1 SP.',
    },
    en: {
      name: 'convert workers/silver into victory points',
      text: 'Give back workers and silver in any mix: every 3 bring +1 VP.',
    },
  },
  'buy-cards': {
    de: {
      name: 'drei Aktionskarten kaufen',
      text:
        'Einmal je Zug: Zahle 3 Silber, ziehe 3 Karten. ' +
        'Behalte eine als Projekt oder nutze ihren Würfel für eine weitere Aktion; lege den Rest ab.',
    },
    en: {
      name: 'buy three cards',
      text:
        'Once per turn: pay 3 silver, draw 3 cards. Keep one as a project or use its die for one more action; ' +
        'discard the rest.',
    },
  },

  // Phases
  round: {
    de: { name: 'Durchgang', text: '' },
    en: { name: 'round', text: '' },
  },
  cycle: {
    de: { name: 'Runde', text: '' },
    en: { name: 'cycle', text: '' },
  },
  turn: {
    de: { name: 'Spielzug', text: '' },
    en: { name: 'turn', text: '' },
  },

  // Areas and piles
  display: {
    de: { name: 'Auslage', text: '' },
    en: { name: 'display', text: '' },
  },
  row: {
    de: { name: 'Auslagekarte', text: '' },
    en: { name: 'row', text: '' },
  },
  'draw-pile': {
    de: { name: 'Nachziehstapel', text: '' },
    en: { name: 'draw pile', text: '' },
  },
  'discard-pile': {
    de: { name: 'Ablagestapel', text: '' },
    en: { name: 'discard pile', text: '' },
  },
  'personal-stack': {
    de: { name: 'eigener Aktionskartenstapel', text: '' },
    en: { name: 'personal stack', text: '' },
  },
  hand: {
    de: { name: 'Handkarten', text: '' },
    en: { name: 'hand', text: '' },
  },
  projects: {
    de: { name: 'Projekte', text: '' },
    en: { name: 'projects', text: '' },
  },
  estate: {
    de: { name: 'Fürstentum', text: '' },
    en: { name: 'estate', text: '' },
  },
  storage: {
    de: { name: 'Lager', text: '' },
    en: { name: 'storage', text: '' },
  },

  // Cards, tokens and people
  'action-card': {
    de: { name: 'Aktionskarte', text: '' },
    en: { name: 'action card', text: '' },
  },
  die: {
    de: { name: 'Würfel', text: '' },
    en: { name: 'die', text: '' },
  },
  kind: {
    de: { name: 'Kartenart', text: '' },
    en: { name: 'kind', text: '' },
  },
  set: {
    de: { name: 'Satz', text: '' },
    en: { name: 'set', text: '' },
  },
  triple: {
    de: { name: 'Drilling', text: 'Drei Karten einer Art: sofort ein Durchgangsbonus, am Ende SP.' },
    en: { name: 'triple', text: 'Three cards of one kind: a round bonus at once, VP at the end.' },
  },
  vp: {
    de: { name: 'Siegpunkt', text: '' },
    en: { name: 'victory point', text: '' },
  },
  'vp-card': {
    de: { name: 'Siegpunkte-Karte', text: '' },
    en: { name: 'VP card', text: '' },
  },
  worker: {
    de: {
      name: 'Arbeiter',
      text: 'Jeder abgegebene Arbeiter ändert eine Würfelzahl um 1, auch von 6 auf 1 und von 1 auf 6.',
    },
    en: { name: 'worker', text: 'Each worker given back changes a die value by 1, also from 6 to 1 and from 1 to 6.' },
  },
  silver: {
    de: { name: 'Silber', text: 'Einmal je Zug kaufst du für 3 Silber drei Aktionskarten.' },
    en: { name: 'silver', text: 'Once per turn, 3 silver buy you three action cards.' },
  },
  'start-player': {
    de: { name: 'Startspieler', text: '' },
    en: { name: 'start player', text: '' },
  },
  'start-player-card': {
    de: {
      name: 'Startspielerkarte',
      text: 'Wer Waren verkauft, nimmt sie. Wer zuletzt verkauft hat, beginnt den nächsten Durchgang. Am Ende 1 SP.',
    },
    en: {
      name: 'start player card',
      text: 'Whoever sells goods takes it. Whoever sold last starts the next round. 1 VP at the end.',
    },
  },
  front: {
    de: { name: 'Vorderseite', text: '' },
    en: { name: 'front', text: '' },
  },
  back: {
    de: { name: 'Rückseite', text: '' },
    en: { name: 'back', text: '' },
  },
  egon: {
    de: {
      name: 'Egon',
      text: 'Dein Gegner im Spiel allein. Hat er nach einem Durchgang mehr SP als du, hast du verloren.',
    },
    en: {
      name: 'Egon',
      text: 'Your opponent when you play alone. If he has more VP than you after a round, you have lost.',
    },
  },
}
