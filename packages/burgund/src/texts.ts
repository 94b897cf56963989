/** Name and, where the thing does something, a short text. Lines are parted by \n. */
export interface Face {
  readonly name: string
  readonly text: string
}

export type Words = Readonly<Record<string, { readonly de: Face; readonly en: Face }>>

export const texts: Words = {
  // Kinds of cards, with what a placed card does
  castle: {
    de: { name: 'Burg', text: 'Führe eine weitere Aktion mit einer Würfelzahl deiner Wahl aus.' },
    en: { name: 'castle', text: 'Take one more action with a die value of your choice.' },
  },
  mine: {
    de: { name: 'Mine', text: '+2 Silber' },
    en: { name: 'mine', text: '+2 Silver' },
  },
  cloister: {
    de: { name: 'Kloster', text: 'Darf zu einem unfertigen Satz jeder anderen Art und zählt dann als diese Art.' },
    en: { name: 'cloister', text: 'May join an unfinished set of any other kind and then counts as that kind.' },
  },
  knowledge: {
    de: { name: 'Wissen', text: '+2 Arbeiter' },
    en: { name: 'knowledge', text: '+2 Workers' },
  },
  ship: {
    de: { name: 'Schiff', text: '+1 Ware\nNimm sie von einem der beiden Warenstapel.' },
    en: { name: 'ship', text: '+1 Good\nTake it from either goods stack.' },
  },
  pasture: {
    de: { name: 'Weide', text: '+1 Tier\nNimm es von einem der beiden Tierstapel.' },
    en: { name: 'pasture', text: '+1 Animal\nTake it from either animal stack.' },
  },
  building: {
    de: {
      name: 'Gebäude',
      text: 'Jedes der acht Gebäude hat seine eigene Wirkung; drei beliebige bilden einen Drilling.',
    },
    en: { name: 'building', text: 'Each of the eight buildings has its own effect; any three make a triple.' },
  },

  // Buildings
  carpenter: {
    de: { name: 'Schreinerei', text: 'Du darfst ein Gebäude oder Wissen aus der Auslage zu deinen Projekten legen.' },
    en: { name: 'carpenter', text: 'You may take a building or a knowledge card from the display as a project.' },
  },
  church: {
    de: {
      name: 'Kirche',
      text: 'Du darfst eine Burg, eine Mine oder ein Kloster aus der Auslage zu deinen Projekten legen.',
    },
    en: { name: 'church', text: 'You may take a castle, a mine or a cloister from the display as a project.' },
  },
  market: {
    de: { name: 'Markt', text: 'Du darfst eine Weide oder ein Schiff aus der Auslage zu deinen Projekten legen.' },
    en: { name: 'market', text: 'You may take a pasture or a ship from the display as a project.' },
  },
  watchtower: {
    de: { name: 'Wachturm', text: '+1 SP' },
    en: { name: 'watchtower', text: '+1 VP' },
  },
  bank: {
    de: { name: 'Bank', text: '+3 Silber' },
    en: { name: 'bank', text: '+3 Silver' },
  },
  'boarding-house': {
    de: { name: 'Wohnhäuser', text: '+1 Ware oder +1 Tier\nWähle einen der vier Stapel.' },
    en: { name: 'boarding house', text: '+1 Good or +1 Animal\nChoose one of the four stacks.' },
  },
  warehouse: {
    de: { name: 'Warenhaus', text: 'Du darfst alle deine Waren einer Sorte verkaufen.' },
    en: { name: 'warehouse', text: 'You may sell all your goods of one sort.' },
  },
  'town-hall': {
    de: { name: 'Rathaus', text: 'Du darfst noch ein Projekt platzieren, egal mit welchem Würfel.' },
    en: { name: 'town hall', text: 'You may place one more project, whatever its die.' },
  },

  // Goods and animals
  good: {
    de: { name: 'Ware', text: 'Verkauft bringt jede 1 Silber und am Ende 1 SP.' },
    en: { name: 'good', text: 'Sold, each brings 1 silver, and 1 VP at the end.' },
  },
  light: {
    de: { name: 'hellbraun', text: 'Verkauf mit Würfelzahl 1 oder 2.' },
    en: { name: 'light', text: 'Sold with die value 1 or 2.' },
  },
  medium: {
    de: { name: 'mittelbraun', text: 'Verkauf mit Würfelzahl 3 oder 4.' },
    en: { name: 'medium', text: 'Sold with die value 3 or 4.' },
  },
  dark: {
    de: { name: 'dunkelbraun', text: 'Verkauf mit Würfelzahl 5 oder 6.' },
    en: { name: 'dark', text: 'Sold with die value 5 or 6.' },
  },
  animal: {
    de: { name: 'Tier', text: 'Am Ende für je 4 verschiedene 4 SP, 3 verschiedene 2 SP, 2 verschiedene 1 SP.' },
    en: { name: 'animal', text: 'At the end, 4 VP for 4 different ones, 2 VP for 3, 1 VP for 2.' },
  },
  chicken: {
    de: { name: 'Huhn', text: '' },
    en: { name: 'chicken', text: '' },
  },
  cattle: {
    de: { name: 'Rind', text: '' },
    en: { name: 'cattle', text: '' },
  },
  sheep: {
    de: { name: 'Schaf', text: '' },
    en: { name: 'sheep', text: '' },
  },
  pig: {
    de: { name: 'Schwein', text: '' },
    en: { name: 'pig', text: '' },
  },

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
      text: 'Wer Waren verkauft, nimmt sie und beginnt den nächsten Durchgang. Am Ende 1 SP.',
    },
    en: { name: 'start player card', text: 'Whoever sells goods takes it and starts the next round. 1 VP at the end.' },
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

  // Bonus cards
  'first-triple': {
    de: { name: 'Bonuskarte „1.“', text: 'Für den ersten fertigen Drilling dieser Art: 1 SP.' },
    en: { name: 'first-triple card', text: 'For the first completed triple of this kind: 1 VP.' },
  },
  'first-triple:castle': {
    de: { name: 'Bonuskarte „1.“: Burg', text: '1 SP' },
    en: { name: 'first-triple card: castle', text: '1 VP' },
  },
  'first-triple:mine': {
    de: { name: 'Bonuskarte „1.“: Mine', text: '1 SP' },
    en: { name: 'first-triple card: mine', text: '1 VP' },
  },
  'first-triple:cloister': {
    de: { name: 'Bonuskarte „1.“: Kloster', text: '1 SP' },
    en: { name: 'first-triple card: cloister', text: '1 VP' },
  },
  'first-triple:knowledge': {
    de: { name: 'Bonuskarte „1.“: Wissen', text: '1 SP' },
    en: { name: 'first-triple card: knowledge', text: '1 VP' },
  },
  'first-triple:ship': {
    de: { name: 'Bonuskarte „1.“: Schiff', text: '1 SP' },
    en: { name: 'first-triple card: ship', text: '1 VP' },
  },
  'first-triple:pasture': {
    de: { name: 'Bonuskarte „1.“: Weide', text: '1 SP' },
    en: { name: 'first-triple card: pasture', text: '1 VP' },
  },
  'first-triple:building': {
    de: { name: 'Bonuskarte „1.“: Gebäude', text: '1 SP' },
    en: { name: 'first-triple card: building', text: '1 VP' },
  },
  'all-seven': {
    de: {
      name: 'Bonuskarte „Alle 7 Arten“',
      text: 'Sobald alle sieben Arten in deinem Fürstentum liegen: Nimm die oberste, höchstens eine im Spiel.',
    },
    en: {
      name: 'all-seven card',
      text: 'As soon as all seven kinds lie in your estate: take the top one, at most one per game.',
    },
  },
  'all-seven:4': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 4', text: '4 SP' },
    en: { name: 'all-seven card: 4', text: '4 VP' },
  },
  'all-seven:3': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 3', text: '3 SP' },
    en: { name: 'all-seven card: 3', text: '3 VP' },
  },
  'all-seven:2': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 2', text: '2 SP' },
    en: { name: 'all-seven card: 2', text: '2 VP' },
  },
  'all-seven:1': {
    de: { name: 'Bonuskarte „Alle 7 Arten“: 1', text: '1 SP' },
    en: { name: 'all-seven card: 1', text: '1 VP' },
  },

  // Round cards; their options stand in the data table alone, some of them still to be checked
  'round-bonus': {
    de: {
      name: 'Durchgangsbonus',
      text: 'Für jeden Drilling, den du fertigstellst: Wähle eine Möglichkeit der aktuellen Durchgangskarte.',
    },
    en: { name: 'round bonus', text: 'For each triple you complete: choose one option of the current round card.' },
  },
  'round-card': {
    de: { name: 'Durchgangskarte', text: '' },
    en: { name: 'round card', text: '' },
  },
  A: {
    de: { name: 'Durchgangskarte A', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card A', text: 'For each completed triple, choose one option.' },
  },
  B: {
    de: { name: 'Durchgangskarte B', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card B', text: 'For each completed triple, choose one option.' },
  },
  C: {
    de: { name: 'Durchgangskarte C', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card C', text: 'For each completed triple, choose one option.' },
  },
  D: {
    de: { name: 'Durchgangskarte D', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card D', text: 'For each completed triple, choose one option.' },
  },
  E: {
    de: { name: 'Durchgangskarte E', text: 'Wähle für jeden fertigen Drilling eine Möglichkeit.' },
    en: { name: 'round card E', text: 'For each completed triple, choose one option.' },
  },
}
