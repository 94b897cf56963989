import type { Texts } from '../../card-set.ts'

export const cornucopia: Texts = {
  hamlet: {
    name: 'Weiler',
    text: '+1 Karte\n+1 Aktion\nDu darfst 1 Handkarte ablegen: +1 Aktion.\nDu darfst 1 Handkarte ablegen: +1 Kauf.',
  },
  'fortune-teller': {
    name: 'Wahrsagerin',
    text:
      '+2 Münzen\nAlle anderen decken Karten auf bis zur ersten Punktekarte oder zum ersten Fluch. ' +
      'Diese Karte kommt zurück nach oben, der Rest wird abgelegt.',
  },
  menagerie: {
    name: 'Menagerie',
    text: '+1 Aktion\nDecke deine Hand auf. Lauter verschiedene Karten: +3 Karten, sonst +1 Karte.',
  },
  'farming-village': {
    name: 'Bauerndorf',
    text:
      '+2 Aktionen\nDecke Karten auf bis zur ersten Aktions- oder Geldkarte. ' +
      'Sie kommt auf die Hand, der Rest wird abgelegt.',
  },
  'horse-traders': {
    name: 'Pferdehändler',
    text:
      '+1 Kauf\n+3 Münzen\nLege 2 Handkarten ab.\n---\n' +
      'Bei einem Angriff anderer darfst du diese Karte aus der Hand beiseitelegen. ' +
      'Beginnt dein nächster Zug: +1 Karte, und sie kommt wieder auf die Hand.',
  },
  remake: { name: 'Nachbau', text: 'Zweimal: Entsorge eine Handkarte; du nimmst dafür eine um genau 1 teurere.' },
  tournament: {
    name: 'Turnier',
    text:
      '+1 Aktion\nAlle dürfen eine Provinz aus der Hand aufdecken. ' +
      'Deine legst du ab und nimmst einen Preis oder ein Herzogtum auf den Nachziehstapel. ' +
      'Zeigt sonst niemand eine: +1 Karte, +1 Münze.',
    options: { prize: 'einen Preis auf den Nachziehstapel', duchy: 'ein Herzogtum auf den Nachziehstapel' },
  },
  'young-witch': {
    name: 'Junge Hexe',
    text:
      '+2 Karten\nLege 2 Handkarten ab. ' +
      'Alle anderen nehmen einen Fluch, außer sie decken einen Bann aus der Hand auf.\n---\n' +
      'Vorbereitung: ein 11. Königreichstapel für 2 oder 3 als Bann.',
    prompts: { 'reveal?': 'Du darfst {any} aufdecken und nimmst keinen Fluch.' },
  },
  harvest: {
    name: 'Ernte',
    text: 'Decke deine 4 obersten Karten auf und lege sie ab: +1 Münze je verschiedener Karte.',
  },
  'horn-of-plenty': {
    name: 'Füllhorn',
    text:
      '0 Münzen\n' +
      'Zähle deine verschiedenen Karten im Spiel, auch diese: Nimm eine Karte, die höchstens so viel kostet. ' +
      'Ist es eine Punktekarte, entsorge das Füllhorn.',
  },
  'hunting-party': {
    name: 'Treibjagd',
    text:
      '+1 Karte\n+1 Aktion\nDecke deine Hand auf, dann Karten bis zur ersten, die dir auf der Hand fehlt. ' +
      'Sie kommt auf die Hand, der Rest wird abgelegt.',
  },
  jester: {
    name: 'Harlekin',
    text:
      '+2 Münzen\nAlle anderen legen ihre oberste Karte ab. Bei einer Punktekarte nehmen sie einen Fluch. ' +
      'Sonst bestimmst du, wer von euch beiden eine gleiche aus dem Vorrat nimmt.',
    prompts: { 'asks-who-gains': 'Wer nimmt {shown}?' },
    options: { 'gain-copy-self': 'du', 'gain-copy-victim': 'wer sie abgelegt hat' },
  },
  fairgrounds: { name: 'Festplatz', text: '2 SP je 5 verschiedene eigene Karten (abgerundet)' },
  'bag-of-gold': { name: 'Ein Sack voll Gold', text: '+1 Aktion\nNimm ein Gold auf deinen Nachziehstapel.' },
  diadem: { name: 'Diadem', text: '2 Münzen\nJede Aktion, die du noch übrig hast, bringt +1 Münze.' },
  followers: {
    name: 'Gefolge',
    text:
      '+2 Karten\nNimm ein Anwesen.\n' +
      'Alle anderen nehmen einen Fluch und legen dann Handkarten ab, bis sie 3 haben.',
  },
  princess: {
    name: 'Prinzessin',
    text: '+1 Kauf\n---\nSolange diese Karte im Spiel ist, wird jede Karte um 2 billiger (mindestens 0).',
  },
  'trusty-steed': {
    name: 'Streitross',
    text:
      'Wähle zwei verschiedene, der Reihe nach: +2 Karten; +2 Aktionen; +2 Münzen; ' +
      'nimm 4 Silber, und dein Nachziehstapel kommt auf den Ablagestapel.',
    options: {
      cards: '+2 Karten',
      actions: '+2 Aktionen',
      coins: '+2 Münzen',
      'silvers-and-deck': '4 Silber nehmen und den Nachziehstapel ablegen',
    },
  },
}
