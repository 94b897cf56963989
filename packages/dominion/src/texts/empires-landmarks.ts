import type { Words } from './words.ts'

export const empiresLandmarks: Words = {
  aqueduct: {
    de: {
      name: 'Aquädukt',
      text:
        'Nimmst du eine Geldkarte von einem Stapel mit SP, kommt 1 SP davon hierher. ' +
        'Nimmst du eine Punktekarte, erhältst du alle SP von hier.\n---\nVorbereitung: je 8 SP auf Silber und Gold.',
    },
    en: {
      name: 'Aqueduct',
      text:
        'Gaining a Treasure from a pile with VP moves 1 VP of it here. ' +
        'Gaining a Victory card brings you all VP from here.\n---\nSet-up: 8 VP each on Silver and Gold.',
    },
  },
  arena: {
    de: {
      name: 'Arena',
      text:
        'Lege zu Beginn deiner Kaufphase, wenn du magst, eine Aktionskarte ab: 2 SP von hier.\n---\n' +
        'Vorbereitung: 6 SP je Spieler.',
    },
    en: {
      name: 'Arena',
      text:
        'Discard an Action card as your Buy phase starts, if you like: 2 VP from here.\n' +
        '---\nSet-up: 6 VP per player.',
    },
  },
  'bandit-fort': {
    de: { name: 'Räuberfestung', text: 'Wertung: −2 SP für jedes Silber und jedes Gold, das du besitzt.' },
    en: { name: 'Bandit Fort', text: 'Scoring: −2 VP for every Silver and every Gold you own.' },
  },
  basilica: {
    de: {
      name: 'Basilika',
      text:
        'Für jede Karte, nach deren Kauf du noch mindestens 2 Münzen hast: 2 SP von hier.\n---\n' +
        'Vorbereitung: 6 SP je Spieler.',
    },
    en: {
      name: 'Basilica',
      text: 'For each card you buy with 2 Coins or more to spare: 2 VP from here.\n---\nSet-up: 6 VP per player.',
    },
  },
  baths: {
    de: {
      name: 'Badehaus',
      text:
        'Endet dein Zug, ohne dass du darin eine Karte bekommen hast: 2 SP von hier.\n---\n' +
        'Vorbereitung: 6 SP je Spieler.',
    },
    en: {
      name: 'Baths',
      text: 'If you gained no card in your turn, as it ends: 2 VP from here.\n---\nSet-up: 6 VP per player.',
    },
  },
  battlefield: {
    de: {
      name: 'Schlachtfeld',
      text: 'Für jede Punktekarte, die du nimmst: 2 SP von hier.\n---\nVorbereitung: 6 SP je Spieler.',
    },
    en: { name: 'Battlefield', text: 'For each Victory card you gain: 2 VP from here.\n---\nSet-up: 6 VP per player.' },
  },
  colonnade: {
    de: {
      name: 'Kolonnaden',
      text:
        'Für jede Aktionskarte, die du kaufst, während eine gleiche bei dir im Spiel ist: 2 SP von hier.\n---\n' +
        'Vorbereitung: 6 SP je Spieler.',
    },
    en: {
      name: 'Colonnade',
      text:
        'For each Action card you buy while you have a copy in play: 2 VP from here.\n' +
        '---\nSet-up: 6 VP per player.',
    },
  },
  'defiled-shrine': {
    de: {
      name: 'Entweihter Schrein',
      text:
        'Nimmst du eine Aktionskarte, kommt 1 SP von ihrem Stapel hierher. ' +
        'Kaufst du einen Fluch, erhältst du alle SP von hier.\n---\n' +
        'Vorbereitung: 2 SP auf jeden Aktionsstapel außer Sammlungen.',
    },
    en: {
      name: 'Defiled Shrine',
      text:
        'Gaining an Action card moves 1 VP from its pile here. Buying a Curse brings you all VP from here.\n---\n' +
        'Set-up: 2 VP on each Action pile that is no Gathering.',
    },
  },
  fountain: {
    de: { name: 'Brunnen', text: 'Wertung: 15 SP, wenn du mindestens 10 Kupfer besitzt.' },
    en: { name: 'Fountain', text: 'Scoring: 15 VP if you own 10 Coppers or more.' },
  },
  keep: {
    de: {
      name: 'Bollwerk',
      text: 'Wertung: 5 SP für jede verschiedene Geldkarte, die du besitzt und von der niemand mehr hat als du.',
    },
    en: { name: 'Keep', text: 'Scoring: 5 VP for each different Treasure that you own and nobody has more of.' },
  },
  labyrinth: {
    de: {
      name: 'Labyrinth',
      text: 'Die zweite Karte, die du in deinem Zug nimmst, bringt 2 SP von hier.\n---\nVorbereitung: 6 SP je Spieler.',
    },
    en: {
      name: 'Labyrinth',
      text: 'The second card you gain in your turn brings 2 VP from here.\n---\nSet-up: 6 VP per player.',
    },
  },
  'mountain-pass': {
    de: {
      name: 'Gebirgspass',
      text:
        'Nach dem Zug, in dem jemand die erste Provinz nimmt, bieten alle einmal 1 bis 40 Schulden, höher als zuvor, ' +
        'oder passen, er selbst zuletzt. Das Höchstgebot bringt diese Schulden und +8 SP.',
    },
    en: {
      name: 'Mountain Pass',
      text:
        'After the turn in which the first Province is gained, everyone bids 1 to 40 Debt once, higher than before, ' +
        'or passes, its gainer last. The highest bid brings that Debt and +8 VP.',
    },
  },
  museum: {
    de: { name: 'Museum', text: 'Wertung: 2 SP für jede verschiedene Karte, die du besitzt.' },
    en: { name: 'Museum', text: 'Scoring: 2 VP for each different card you own.' },
  },
  obelisk: {
    de: {
      name: 'Obelisk',
      text:
        'Wertung: 2 SP für jede Karte, die du vom ausgelosten Stapel besitzt.\n---\n' +
        'Vorbereitung: Lost einen Aktionsstapel des Vorrats aus.',
    },
    en: {
      name: 'Obelisk',
      text:
        'Scoring: 2 VP for each card you own from the pile drawn.\n---\n' +
        'Set-up: draw an Action pile of the supply at random.',
    },
  },
  orchard: {
    de: {
      name: 'Obstgarten',
      text: 'Wertung: 4 SP für jede verschiedene Aktionskarte, von der du 3 oder mehr besitzt.',
    },
    en: { name: 'Orchard', text: 'Scoring: 4 VP for each different Action card you own 3 or more of.' },
  },
  palace: {
    de: { name: 'Palast', text: 'Wertung: 3 SP je Satz aus Kupfer, Silber und Gold, den du besitzt.' },
    en: { name: 'Palace', text: 'Scoring: 3 VP for every set of Copper, Silver and Gold you own.' },
  },
  tomb: {
    de: { name: 'Grabmal', text: 'Jede Karte, die du entsorgst, bringt +1 SP.' },
    en: { name: 'Tomb', text: 'Every card you trash brings +1 VP.' },
  },
  tower: {
    de: {
      name: 'Turm',
      text: 'Wertung: 1 SP für jede deiner Karten, deren Vorratsstapel leer ist (keine Punktekarten).',
    },
    en: { name: 'Tower', text: 'Scoring: 1 VP for each card you own whose supply pile is empty (no Victory cards).' },
  },
  'triumphal-arch': {
    de: { name: 'Triumphbogen', text: 'Wertung: 3 SP je Exemplar deiner zweithäufigsten Aktionskarte.' },
    en: { name: 'Triumphal Arch', text: 'Scoring: 3 VP for each copy of your second most common Action card.' },
  },
  wall: {
    de: { name: 'Mauer', text: 'Wertung: −1 SP für jede Karte über 15, die du besitzt.' },
    en: { name: 'Wall', text: 'Scoring: −1 VP for every card you own beyond 15.' },
  },
  'wolf-den': {
    de: { name: 'Wolfsbau', text: 'Wertung: −3 SP für jede Karte, die du genau einmal besitzt.' },
    en: { name: 'Wolf Den', text: 'Scoring: −3 VP for every card you own exactly once.' },
  },
}
