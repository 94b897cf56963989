import type { Texts } from '../../card-set.ts'

export const base: Texts = {
  artisan: {
    name: 'Töpferei',
    text:
      'Nimm eine Karte, die höchstens 5 kostet, auf die Hand. ' + 'Lege dann eine Handkarte auf deinen Nachziehstapel.',
    prompts: { gain: 'Nimm eine Karte auf die Hand.' },
  },
  bandit: {
    name: 'Banditin',
    text:
      'Nimm ein Gold.\n' +
      'Alle anderen decken ihre 2 obersten Karten auf, entsorgen davon eine Geldkarte (kein Kupfer) und legen den ' +
      'Rest ab.',
    prompts: { trash: 'Welche deiner Geldkarten wird entsorgt?' },
  },
  bureaucrat: {
    name: 'Bürokrat',
    text:
      'Nimm ein Silber auf deinen Nachziehstapel.\n' +
      'Alle anderen legen eine Punktekarte offen von der Hand auf ihren Nachziehstapel oder zeigen, dass sie keine ' +
      'haben.',
    prompts: { 'put-on-deck': 'Decke eine Punktekarte auf und lege sie auf den Nachziehstapel.' },
  },
  cellar: {
    name: 'Keller',
    text: '+1 Aktion\nLege Handkarten deiner Wahl ab und ziehe ebenso viele.',
    prompts: { 'discard?': 'Du darfst {some} ablegen und ziehst ebenso viele.' },
  },
  chapel: { name: 'Kapelle', text: 'Entsorge 0 bis 4 Handkarten.' },
  'council-room': { name: 'Ratsversammlung', text: '+4 Karten\n+1 Kauf\nAlle anderen ziehen 1 Karte.' },
  festival: { name: 'Jahrmarkt', text: '+2 Aktionen\n+1 Kauf\n+2 Münzen' },
  gardens: { name: 'Gärten', text: '1 SP je 10 eigene Karten (abgerundet)' },
  harbinger: {
    name: 'Vorbotin',
    text:
      '+1 Karte\n+1 Aktion\nDurchsuche deinen Ablagestapel; ' +
      'eine Karte deiner Wahl darf auf deinen Nachziehstapel.',
  },
  laboratory: { name: 'Laboratorium', text: '+2 Karten\n+1 Aktion' },
  library: {
    name: 'Bibliothek',
    text:
      'Ziehe einzeln bis auf 7 Handkarten. Gezogene Aktionskarten darfst du sofort beiseitelegen; ' +
      'lege sie am Ende ab.',
  },
  market: { name: 'Markt', text: '+1 Karte\n+1 Aktion\n+1 Kauf\n+1 Münze' },
  merchant: {
    name: 'Händlerin',
    text: '+1 Karte\n+1 Aktion\nDein erstes ausgespieltes Silber in diesem Zug bringt +1 Münze.',
  },
  militia: { name: 'Miliz', text: '+2 Münzen\nAlle anderen legen Handkarten ab, bis sie 3 haben.' },
  mine: {
    name: 'Mine',
    text:
      'Du darfst eine Geldkarte aus der Hand entsorgen. ' + 'Dann nimm eine auf die Hand, die höchstens 3 mehr kostet.',
    prompts: {
      'trash?': 'Du darfst eine Geldkarte entsorgen.',
      trash: 'Entsorge eine Geldkarte.',
      gain: 'Nimm eine Geldkarte auf die Hand.',
    },
  },
  moat: {
    name: 'Burggraben',
    text:
      '+2 Karten\n---\n' +
      'Bei einem Angriff anderer darfst du diese Karte aus der Hand aufdecken: Er betrifft dich nicht.',
  },
  moneylender: {
    name: 'Geldverleiher',
    text: 'Du darfst ein Kupfer aus der Hand entsorgen: +3 Münzen.',
    prompts: { 'trash?': 'Du darfst ein Kupfer entsorgen: +3 Münzen.' },
  },
  poacher: { name: 'Wilddiebin', text: '+1 Karte\n+1 Aktion\n+1 Münze\nLege je leerem Vorratsstapel 1 Handkarte ab.' },
  remodel: { name: 'Umbau', text: 'Entsorge eine Handkarte; du nimmst dafür eine höchstens um 2 teurere.' },
  sentry: {
    name: 'Torwächterin',
    text:
      '+1 Karte\n+1 Aktion\n' +
      'Sieh dir deine 2 obersten Karten an: jede entsorgen, ablegen oder zurücklegen (Reihenfolge frei).',
  },
  smithy: { name: 'Schmiede', text: '+3 Karten' },
  'throne-room': {
    name: 'Thronsaal',
    text: 'Wähle, wenn du magst, eine Aktionskarte deiner Hand: Spiele sie aus, danach noch einmal.',
    prompts: {
      play: 'Spiele eine Aktionskarte zweimal aus.',
      'play?': 'Du darfst eine Aktionskarte zweimal ausspielen.',
    },
  },
  vassal: {
    name: 'Vasall',
    text: '+2 Münzen\nLege deine oberste Karte ab; eine Aktionskarte darfst du sofort ausspielen.',
    prompts: { play: '{shown} ausspielen?' },
  },
  village: { name: 'Dorf', text: '+1 Karte\n+2 Aktionen' },
  witch: { name: 'Hexe', text: '+2 Karten\nAlle anderen nehmen einen Fluch.' },
  workshop: { name: 'Werkstatt', text: 'Nimm eine Karte, die höchstens 4 kostet.' },
}
