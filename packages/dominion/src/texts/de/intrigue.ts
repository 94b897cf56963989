import type { Texts } from '../../card-set.ts'

export const intrigue: Texts = {
  baron: {
    name: 'Baron',
    text: '+1 Kauf\nDu darfst ein Anwesen aus der Hand ablegen: +4 Münzen. Sonst nimm ein Anwesen.',
    prompts: { 'discard?': 'Du darfst ein Anwesen ablegen: +4 Münzen. Sonst nimmst du eines.' },
  },
  bridge: { name: 'Brücke', text: '+1 Kauf\n+1 Münze\nIn diesem Zug wird jede Karte um 1 billiger (mindestens 0).' },
  conspirator: {
    name: 'Verschwörer',
    text: '+2 Münzen\nIst dies mindestens deine 3. Aktionskarte in diesem Zug: +1 Karte, +1 Aktion.',
  },
  coppersmith: { name: 'Kupferschmied', text: 'Jedes Kupfer bringt dir in diesem Zug zusätzlich +1 Münze.' },
  courtyard: { name: 'Burghof', text: '+3 Karten\nLege eine Handkarte auf deinen Nachziehstapel.' },
  duke: { name: 'Herzog', text: '1 SP je Herzogtum, das du besitzt' },
  'great-hall': { name: 'Große Halle', text: '+1 Karte\n+1 Aktion\n---\n1 SP' },
  harem: { name: 'Harem', text: '2 Münzen\n---\n2 SP' },
  ironworks: {
    name: 'Eisenhütte',
    text:
      'Nimm eine Karte, die höchstens 4 kostet. Für jede ihrer Arten:\nAktionskarte: +1 Aktion\n' +
      'Geldkarte: +1 Münze\nPunktekarte: +1 Karte',
  },
  masquerade: {
    name: 'Maskerade',
    text:
      '+2 Karten\nAlle geben gleichzeitig eine Handkarte nach links weiter. ' +
      'Danach darfst du eine Handkarte entsorgen.',
  },
  'mining-village': {
    name: 'Bergwerk',
    text: '+1 Karte\n+2 Aktionen\nDu darfst diese Karte sofort entsorgen: +2 Münzen.',
    prompts: { trash: 'Diese Karte entsorgen? Das bringt +2 Münzen.' },
  },
  minion: {
    name: 'Lakai',
    text:
      '+1 Aktion\nWähle: +2 Münzen; ' +
      'oder du sowie alle anderen ab 5 Handkarten legen die ganze Hand ab und ziehen 4 Karten.',
    options: { coins: '+2 Münzen', discard: 'Hand ablegen, +4 Karten; alle anderen ab 5 Handkarten ebenso' },
  },
  nobles: {
    name: 'Adelige',
    text: 'Wähle: +3 Karten oder +2 Aktionen.\n---\n2 SP',
    options: { cards: '+3 Karten', actions: '+2 Aktionen' },
  },
  pawn: {
    name: 'Handlanger',
    text: 'Wähle zwei verschiedene: +1 Karte; +1 Aktion; +1 Kauf; +1 Münze.',
    options: { cards: '+1 Karte', actions: '+1 Aktion', buys: '+1 Kauf', coins: '+1 Münze' },
  },
  saboteur: {
    name: 'Saboteur',
    text:
      'Alle anderen decken Karten auf bis zur ersten, die 3 oder mehr kostet. ' +
      'Sie entsorgen diese, dürfen eine um mindestens 2 billigere nehmen und legen den Rest ab.',
  },
  scout: {
    name: 'Späher',
    text:
      '+1 Aktion\nDecke deine 4 obersten Karten auf. ' +
      'Punktekarten kommen auf die Hand, der Rest in beliebiger Reihenfolge zurück.',
  },
  'secret-chamber': {
    name: 'Geheimkammer',
    text:
      'Lege Handkarten deiner Wahl ab: je +1 Münze.\n---\n' +
      'Bei einem Angriff anderer darfst du diese Karte aus der Hand aufdecken: +2 Karten, dann kommen 2 Handkarten ' +
      'auf deinen Nachziehstapel.',
    prompts: { 'discard?': 'Du darfst {some} ablegen: je +1 Münze.' },
  },
  'shanty-town': {
    name: 'Armenviertel',
    text: '+2 Aktionen\nDecke deine Hand auf. Ohne Aktionskarte darin: +2 Karten.',
  },
  steward: {
    name: 'Verwalter',
    text: 'Wähle: +2 Karten; +2 Münzen; oder entsorge 2 Handkarten.',
    options: { cards: '+2 Karten', coins: '+2 Münzen', trash: '2 Handkarten entsorgen' },
  },
  swindler: {
    name: 'Trickser',
    text: '+2 Münzen\nAlle anderen entsorgen ihre oberste Karte und nehmen eine genauso teure, die du aussuchst.',
    prompts: { gain: 'Welche Karte bekommt, wer eben eine entsorgt hat?' },
  },
  torturer: {
    name: 'Kerkermeister',
    text: '+3 Karten\nAlle anderen wählen: 2 Handkarten ablegen oder einen Fluch auf die Hand nehmen.',
    options: { discard: '2 Karten ablegen', curse: 'einen Fluch auf die Hand nehmen' },
  },
  'trading-post': { name: 'Handelsposten', text: 'Entsorge 2 Handkarten; für volle 2 nimm ein Silber auf die Hand.' },
  tribute: {
    name: 'Tribut',
    text:
      'Dein linker Nachbar deckt seine 2 obersten Karten auf und legt sie ab. ' +
      'Je Karte (zwei gleiche zählen einmal):\nAktionskarte: +2 Aktionen\nGeldkarte: +2 Münzen\n' +
      'Punktekarte: +2 Karten',
  },
  upgrade: {
    name: 'Anbau',
    text: '+1 Karte\n+1 Aktion\nEntsorge eine Handkarte; du nimmst dafür eine um genau 1 teurere.',
  },
  'wishing-well': {
    name: 'Wunschbrunnen',
    text: '+1 Karte\n+1 Aktion\nNenne eine Karte und decke deine oberste auf. Stimmt sie, kommt sie auf die Hand.',
  },
}
