import type { Texts } from '../../card-set.ts'

export const empires: Texts = {
  // A pile with a name of its own.
  castles: { name: 'Schlösser', text: '' },
  archive: {
    name: 'Archiv',
    text:
      '+1 Aktion\nLege deine 3 obersten Karten verdeckt beiseite (ansehen erlaubt). ' +
      'Eine davon kommt auf die Hand, je eine weitere, wenn deine nächsten beiden Züge beginnen.',
  },
  capital: {
    name: 'Vermögen',
    text:
      '6 Münzen\n+1 Kauf\n---\nWird diese Karte aus dem Spiel abgelegt: Nimm 6 Schulden; ' +
      'du darfst sofort Schulden abbezahlen.',
  },
  catapult: {
    name: 'Katapult',
    text:
      '+1 Münze\nEntsorge eine Handkarte. Kostet sie 3 oder mehr, nehmen alle anderen einen Fluch. ' +
      'Ist es eine Geldkarte, legen sie Handkarten ab, bis sie 3 haben.',
  },
  rocks: {
    name: 'Felsen',
    text:
      '1 Münze\n---\n' +
      'Beim Nehmen oder Entsorgen: Nimm ein Silber, und zwar in deiner Kaufphase auf den Nachziehstapel, sonst auf ' +
      'die Hand.',
  },
  'chariot-race': {
    name: 'Wagenrennen',
    text:
      '+1 Aktion\nDeine oberste Karte kommt offen auf die Hand, dein linker Nachbar deckt seine auf. ' +
      'Kostet deine mehr: +1 Münze, +1 SP.',
  },
  charm: {
    name: 'Zauber',
    text:
      'Wähle: +1 Kauf und +2 Münzen; oder zur nächsten Karte, die du in diesem Zug kaufst, darfst du eine andere ' +
      'mit genau gleichen Kosten nehmen.',
    prompts: { 'gain?': 'Du darfst eine andere Karte mit gleichen Kosten nehmen.' },
    options: {
      'buy-and-coins': '+1 Kauf, +2 Münzen',
      'next-purchase': 'zum nächsten Kauf eine Karte mit gleichen Kosten nehmen',
    },
  },
  'city-quarter': { name: 'Stadtviertel', text: '+2 Aktionen\nDecke deine Hand auf: +1 Karte je Aktionskarte darin.' },
  crown: {
    name: 'Krone',
    text:
      'Du darfst eine Karte deiner Hand zweimal ausspielen: in deiner Aktionsphase eine Aktionskarte, in deiner ' +
      'Kaufphase eine Geldkarte.',
    prompts: { 'play?': 'Du darfst eine Karte zweimal ausspielen.' },
  },
  encampment: {
    name: 'Feldlager',
    text:
      '+2 Karten\n+2 Aktionen\nDu darfst ein Gold oder Diebesgut aus der Hand aufdecken. ' +
      'Sonst lege diese Karte beiseite; beginnt die Aufräumphase, kommt sie zurück in den Vorrat.',
    prompts: { 'reveal?': 'Du darfst {any} aufdecken; sonst geht diese Karte zurück in den Vorrat.' },
  },
  plunder: { name: 'Diebesgut', text: '2 Münzen\n+1 SP' },
  enchantress: {
    name: 'Zauberin',
    text:
      'Bis zu deinem nächsten Zug bringt die jeweils erste Aktionskarte anderer in ihrem Zug statt ihrer Wirkung ' +
      '+1 Karte und +1 Aktion.\nBeginnt dein nächster Zug: +2 Karten.',
  },
  engineer: {
    name: 'Ingenieurin',
    text:
      'Nimm eine Karte, die höchstens 4 kostet. ' +
      'Du darfst diese Ingenieurin entsorgen und noch eine solche nehmen.',
    prompts: { trash: 'Diese Karte entsorgen und noch eine Karte nehmen?' },
  },
  'farmers-market': {
    name: 'Bauernmarkt',
    text:
      '+1 Kauf\nLiegen auf dem Bauernmarkt-Stapel 4 SP oder mehr, nimm alle und entsorge diese Karte. ' +
      'Sonst lege 1 SP dazu, dann je SP dort +1 Münze.',
  },
  forum: { name: 'Forum', text: '+3 Karten\n+1 Aktion\nLege 2 Handkarten ab.\n---\nBeim Kauf: +1 Kauf.' },
  gladiator: {
    name: 'Gladiator',
    text:
      '+2 Münzen\nDecke eine Handkarte auf. ' +
      'Deckt dein linker Nachbar keine gleiche auf: +1 Münze, und ein Gladiator aus dem Vorrat wird entsorgt.',
    prompts: { 'reveal?': 'Du darfst ebenfalls {any} aufdecken.' },
  },
  fortune: {
    name: 'Reichtum',
    text:
      '+1 Kauf\nVerdopple deine Münzen (nur einmal je Zug).\n---\n' +
      'Beim Nehmen: Nimm ein Gold für jeden Gladiator, den du im Spiel hast.',
  },
  groundskeeper: {
    name: 'Gärtnerin',
    text:
      '+1 Karte\n+1 Aktion\n---\n' +
      'Solange diese Karte im Spiel ist, bringt dir jede Punktekarte, die du nimmst, +1 SP.',
  },
  legionary: {
    name: 'Legionär',
    text:
      '+3 Münzen\nDu darfst ein Gold aus der Hand aufdecken. ' +
      'Dann legen alle anderen Handkarten ab, bis sie 2 haben, und ziehen 1 Karte.',
    prompts: { 'reveal?': 'Du darfst {any} aufdecken; dann legen alle anderen bis auf 2 Karten ab.' },
  },
  overlord: {
    name: 'Lehnsherr',
    text: 'Spiele eine Aktionskarte im Vorrat aus, die höchstens 5 kostet und kein Befehl ist. Sie bleibt im Vorrat.',
    prompts: { play: 'Welche Karte des Vorrats spielst du aus?' },
  },
  patrician: {
    name: 'Patrizier',
    text: '+1 Karte\n+1 Aktion\nDecke deine oberste Karte auf. Kostet sie 5 oder mehr, kommt sie auf die Hand.',
  },
  emporium: {
    name: 'Handelsplatz',
    text: '+1 Karte\n+1 Aktion\n+1 Münze\n---\nBeim Nehmen, ab 5 eigenen Aktionskarten im Spiel: +2 SP.',
  },
  'royal-blacksmith': {
    name: 'Königlicher Schmied',
    text: '+5 Karten\nDecke deine Hand auf und lege alle Kupfer daraus ab.',
  },
  sacrifice: {
    name: 'Opfer',
    text:
      'Entsorge eine Handkarte. Für jede ihrer Arten:\nAktionskarte: +2 Karten, +2 Aktionen\nGeldkarte: +2 Münzen\n' +
      'Punktekarte: +2 SP',
  },
  settlers: {
    name: 'Siedler',
    text: '+1 Karte\n+1 Aktion\nDurchsuche deinen Ablagestapel; ein Kupfer daraus darf offen auf deine Hand.',
  },
  'bustling-village': {
    name: 'Emsiges Dorf',
    text:
      '+1 Karte\n+3 Aktionen\nDurchsuche deinen Ablagestapel; ' +
      'eine Karte „Siedler“ daraus darf offen auf deine Hand.',
  },
  temple: {
    name: 'Tempel',
    text:
      '+1 SP\nEntsorge 1 bis 3 verschiedene Handkarten. Lege 1 SP auf den Tempel-Stapel.\n---\n' +
      'Beim Nehmen: Nimm alle SP vom Tempel-Stapel.',
    prompts: { trash: 'Entsorge {some}, lauter verschiedene.' },
  },
  villa: {
    name: 'Villa',
    text:
      '+2 Aktionen\n+1 Kauf\n+1 Münze\n---\nBeim Nehmen: Diese Karte kommt auf die Hand, +1 Aktion; ' +
      'aus deiner Kaufphase geht es zurück in die Aktionsphase.',
  },
  'wild-hunt': {
    name: 'Wilde Jagd',
    text:
      'Wähle: +3 Karten und lege 1 SP auf den Stapel „Wilde Jagd“; ' +
      'oder nimm ein Anwesen und, wenn du eines bekommst, alle SP von diesem Stapel.',
    options: { cards: '+3 Karten, 1 SP auf den Stapel', estate: 'ein Anwesen und alle SP vom Stapel nehmen' },
  },
  'humble-castle': { name: 'Bescheidenes Schloss', text: '1 Münze\n---\n1 SP je Schloss, das du besitzt' },
  'crumbling-castle': {
    name: 'Verfallendes Schloss',
    text: '1 SP\n---\nBeim Nehmen oder Entsorgen: +1 SP, dazu nimmst du ein Silber.',
  },
  'small-castle': {
    name: 'Kleines Schloss',
    text: 'Entsorge ein Schloss, dieses oder eines deiner Hand; nimm im Tausch ein neues.\n---\n2 SP',
    prompts: { 'trash of option': 'Welches Schloss wird entsorgt?', trash: 'Entsorge ein Schloss.' },
    options: { self: 'dieses', hand: 'eines aus der Hand' },
  },
  'haunted-castle': {
    name: 'Spukschloss',
    text:
      '2 SP\n---\nBeim Nehmen in deinem Zug: Nimm ein Gold; ' +
      'alle anderen ab 5 Handkarten legen 2 davon auf ihren Nachziehstapel.',
  },
  'opulent-castle': {
    name: 'Reiches Schloss',
    text: 'Lege Punktekarten deiner Wahl aus der Hand ab: je +2 Münzen.\n---\n3 SP',
    prompts: { 'discard?': 'Du darfst {some} ablegen: je +2 Münzen.' },
  },
  'sprawling-castle': {
    name: 'Ausgedehntes Schloss',
    text: '4 SP\n---\nBeim Nehmen: Du bekommst ein Herzogtum oder 3 Anwesen dazu.',
    options: { duchy: 'ein Herzogtum', estates: '3 Anwesen' },
  },
  'grand-castle': {
    name: 'Prunkschloss',
    text:
      '5 SP\n---\nBeim Nehmen: Decke deine Hand auf; ' +
      'jede Punktekarte darin und jede, die du im Spiel hast, bringt +1 SP.',
  },
  'kings-castle': { name: 'Königsschloss', text: '2 SP je Schloss, das du besitzt' },
}
