import type { Texts } from '../../card-set.ts'

export const empiresLandmarks: Texts = {
  aqueduct: {
    name: 'Aquädukt',
    text:
      'Nimmst du eine Geldkarte von einem Stapel mit SP, kommt 1 SP davon hierher. ' +
      'Nimmst du eine Punktekarte, erhältst du alle SP von hier.\n---\nVorbereitung: je 8 SP auf Silber und Gold.',
    prompts: { 'asks-move-first': 'Erst 1 SP vom Stapel hierher legen und dann alle SP nehmen?' },
  },
  arena: {
    name: 'Arena',
    text:
      'Lege zu Beginn deiner Kaufphase, wenn du magst, eine Aktionskarte ab: 2 SP von hier.\n---\n' +
      'Vorbereitung: 6 SP je Spieler.',
    prompts: { 'discard?': 'Du darfst eine Aktionskarte ablegen: +2 SP.' },
  },
  'bandit-fort': { name: 'Räuberfestung', text: 'Wertung: −2 SP für jedes Silber und jedes Gold, das du besitzt.' },
  basilica: {
    name: 'Basilika',
    text:
      'Für jede Karte, nach deren Kauf du noch mindestens 2 Münzen hast: 2 SP von hier.\n---\n' +
      'Vorbereitung: 6 SP je Spieler.',
  },
  baths: {
    name: 'Badehaus',
    text:
      'Endet dein Zug, ohne dass du darin eine Karte bekommen hast: 2 SP von hier.\n---\n' +
      'Vorbereitung: 6 SP je Spieler.',
  },
  battlefield: {
    name: 'Schlachtfeld',
    text: 'Für jede Punktekarte, die du nimmst: 2 SP von hier.\n---\nVorbereitung: 6 SP je Spieler.',
  },
  colonnade: {
    name: 'Kolonnaden',
    text:
      'Für jede Aktionskarte, die du kaufst, während eine gleiche bei dir im Spiel ist: 2 SP von hier.\n---\n' +
      'Vorbereitung: 6 SP je Spieler.',
  },
  'defiled-shrine': {
    name: 'Entweihter Schrein',
    text:
      'Nimmst du eine Aktionskarte, kommt 1 SP von ihrem Stapel hierher. ' +
      'Kaufst du einen Fluch, erhältst du alle SP von hier.\n---\n' +
      'Vorbereitung: 2 SP auf jeden Aktionsstapel außer Sammlungen.',
  },
  fountain: { name: 'Brunnen', text: 'Wertung: 15 SP, wenn du mindestens 10 Kupfer besitzt.' },
  keep: {
    name: 'Bollwerk',
    text: 'Wertung: 5 SP für jede verschiedene Geldkarte, die du besitzt und von der niemand mehr hat als du.',
  },
  labyrinth: {
    name: 'Labyrinth',
    text: 'Die zweite Karte, die du in deinem Zug nimmst, bringt 2 SP von hier.\n---\nVorbereitung: 6 SP je Spieler.',
  },
  'mountain-pass': {
    name: 'Gebirgspass',
    text:
      'Nach dem Zug, in dem jemand die erste Provinz nimmt, bieten alle einmal 1 bis 40 Schulden, höher als zuvor, ' +
      'oder passen, er selbst zuletzt. Das Höchstgebot bringt diese Schulden und +8 SP.',
  },
  museum: { name: 'Museum', text: 'Wertung: 2 SP für jede verschiedene Karte, die du besitzt.' },
  obelisk: {
    name: 'Obelisk',
    text:
      'Wertung: 2 SP für jede Karte, die du vom ausgelosten Stapel besitzt.\n---\n' +
      'Vorbereitung: Lost einen Aktionsstapel des Vorrats aus.',
  },
  orchard: {
    name: 'Obstgarten',
    text: 'Wertung: 4 SP für jede verschiedene Aktionskarte, von der du 3 oder mehr besitzt.',
  },
  palace: { name: 'Palast', text: 'Wertung: 3 SP je Satz aus Kupfer, Silber und Gold, den du besitzt.' },
  tomb: { name: 'Grabmal', text: 'Jede Karte, die du entsorgst, bringt +1 SP.' },
  tower: {
    name: 'Turm',
    text: 'Wertung: 1 SP für jede deiner Karten, deren Vorratsstapel leer ist (keine Punktekarten).',
  },
  'triumphal-arch': { name: 'Triumphbogen', text: 'Wertung: 3 SP je Exemplar deiner zweithäufigsten Aktionskarte.' },
  wall: { name: 'Mauer', text: 'Wertung: −1 SP für jede Karte über 15, die du besitzt.' },
  'wolf-den': { name: 'Wolfsbau', text: 'Wertung: −3 SP für jede Karte, die du genau einmal besitzt.' },
}
