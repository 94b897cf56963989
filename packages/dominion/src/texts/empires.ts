import type { Words } from './words.ts'

export const empires: Words = {
  archive: {
    de: {
      name: 'Archiv',
      text:
        '+1 Aktion\nLege deine 3 obersten Karten verdeckt beiseite (ansehen erlaubt). ' +
        'Eine davon kommt auf die Hand, je eine weitere, wenn deine nächsten beiden Züge beginnen.',
    },
    en: {
      name: 'Archive',
      text:
        '+1 Action\nSet your top 3 cards aside face down (you may look). ' +
        'One of them goes into your hand, one more as each of your next two turns starts.',
    },
  },
  capital: {
    de: {
      name: 'Vermögen',
      text:
        '6 Münzen\n+1 Kauf\n---\nWird diese Karte aus dem Spiel abgelegt: Nimm 6 Schulden; ' +
        'du darfst sofort Schulden abbezahlen.',
    },
    en: {
      name: 'Capital',
      text: '6 Coins\n+1 Buy\n---\nAs this is discarded from play: take 6 Debt; you may pay off Debt at once.',
    },
  },
  catapult: {
    de: {
      name: 'Katapult',
      text:
        '+1 Münze\nEntsorge eine Handkarte. Kostet sie 3 oder mehr, nehmen alle anderen einen Fluch. ' +
        'Ist es eine Geldkarte, legen sie Handkarten ab, bis sie 3 haben.',
    },
    en: {
      name: 'Catapult',
      text:
        '+1 Coin\nTrash a hand card. If it costs 3 or more, all others gain a Curse. ' +
        'If it is a Treasure, they discard until they hold 3 cards.',
    },
  },
  rocks: {
    de: {
      name: 'Felsen',
      text:
        '1 Münze\n---\n' +
        'Beim Nehmen oder Entsorgen: Nimm ein Silber, und zwar in deiner Kaufphase auf den Nachziehstapel, sonst auf ' +
        'die Hand.',
    },
    en: {
      name: 'Rocks',
      text:
        '1 Coin\n---\n' +
        'When gained or trashed: gain a Silver, in your Buy phase on top of your deck, at other times into your hand.',
    },
  },
  'chariot-race': {
    de: {
      name: 'Wagenrennen',
      text:
        '+1 Aktion\nDeine oberste Karte kommt offen auf die Hand, dein linker Nachbar deckt seine auf. ' +
        'Kostet deine mehr: +1 Münze, +1 SP.',
    },
    en: {
      name: 'Chariot Race',
      text:
        '+1 Action\nYour top card goes, revealed, into your hand; your left neighbour reveals theirs. ' +
        'If yours costs more: +1 Coin, +1 VP.',
    },
  },
  charm: {
    de: {
      name: 'Zauber',
      text:
        'Wähle: +1 Kauf und +2 Münzen; oder zur nächsten Karte, die du in diesem Zug kaufst, darfst du eine andere ' +
        'mit genau gleichen Kosten nehmen.',
    },
    en: {
      name: 'Charm',
      text:
        'Choose: +1 Buy and +2 Coins; ' +
        'or along with the next card you buy this turn you may gain a different one of exactly the same cost.',
    },
  },
  'city-quarter': {
    de: { name: 'Stadtviertel', text: '+2 Aktionen\nDecke deine Hand auf: +1 Karte je Aktionskarte darin.' },
    en: { name: 'City Quarter', text: '+2 Actions\nReveal your hand: +1 Card for each Action card in it.' },
  },
  crown: {
    de: {
      name: 'Krone',
      text:
        'Du darfst eine Karte deiner Hand zweimal ausspielen: in deiner Aktionsphase eine Aktionskarte, in deiner ' +
        'Kaufphase eine Geldkarte.',
    },
    en: {
      name: 'Crown',
      text:
        'You may play a card you hold two times: ' +
        'in your Action phase an Action card, in your Buy phase a Treasure.',
    },
  },
  encampment: {
    de: {
      name: 'Feldlager',
      text:
        '+2 Karten\n+2 Aktionen\nDu darfst ein Gold oder Diebesgut aus der Hand aufdecken. ' +
        'Sonst lege diese Karte beiseite; beginnt die Aufräumphase, kommt sie zurück in den Vorrat.',
    },
    en: {
      name: 'Encampment',
      text:
        '+2 Cards\n+2 Actions\nYou may reveal a Gold or Plunder from hand. Otherwise set this aside; ' +
        'as Clean-up starts, it returns to the supply.',
    },
  },
  plunder: {
    de: { name: 'Diebesgut', text: '2 Münzen\n+1 SP' },
    en: { name: 'Plunder', text: '2 Coins\n+1 VP' },
  },
  enchantress: {
    de: {
      name: 'Zauberin',
      text:
        'Bis zu deinem nächsten Zug bringt die jeweils erste Aktionskarte anderer in ihrem Zug statt ihrer Wirkung ' +
        '+1 Karte und +1 Aktion.\nBeginnt dein nächster Zug: +2 Karten.',
    },
    en: {
      name: 'Enchantress',
      text:
        'Until your next turn, the first Action card anyone else plays in a turn of theirs gives +1 Card and ' +
        '+1 Action in place of its effect.\nAs your next turn starts: +2 Cards.',
    },
  },
  engineer: {
    de: {
      name: 'Ingenieurin',
      text:
        'Nimm eine Karte, die höchstens 4 kostet. ' +
        'Du darfst diese Ingenieurin entsorgen und noch eine solche nehmen.',
    },
    en: {
      name: 'Engineer',
      text: 'Gain a card costing 4 or less. You may trash this Engineer and gain another such card.',
    },
  },
  'farmers-market': {
    de: {
      name: 'Bauernmarkt',
      text:
        '+1 Kauf\nLiegen auf dem Bauernmarkt-Stapel 4 SP oder mehr, nimm alle und entsorge diese Karte. ' +
        'Sonst lege 1 SP dazu, dann je SP dort +1 Münze.',
    },
    en: {
      name: "Farmers' Market",
      text:
        "+1 Buy\nWith 4 VP or more on the Farmers' Market pile, take them all and trash this. " +
        'Otherwise put 1 VP there, then +1 Coin for each VP there.',
    },
  },
  forum: {
    de: { name: 'Forum', text: '+3 Karten\n+1 Aktion\nLege 2 Handkarten ab.\n---\nBeim Kauf: +1 Kauf.' },
    en: { name: 'Forum', text: '+3 Cards\n+1 Action\nDiscard 2 hand cards.\n---\nWhen bought: +1 Buy.' },
  },
  gladiator: {
    de: {
      name: 'Gladiator',
      text:
        '+2 Münzen\nDecke eine Handkarte auf. ' +
        'Deckt dein linker Nachbar keine gleiche auf: +1 Münze, und ein Gladiator aus dem Vorrat wird entsorgt.',
    },
    en: {
      name: 'Gladiator',
      text:
        '+2 Coins\nReveal a hand card. ' +
        'If your left neighbour does not reveal the same: +1 Coin, and a Gladiator in the supply is trashed.',
    },
  },
  fortune: {
    de: {
      name: 'Reichtum',
      text:
        '+1 Kauf\nVerdopple deine Münzen (nur einmal je Zug).\n---\n' +
        'Beim Nehmen: Nimm ein Gold für jeden Gladiator, den du im Spiel hast.',
    },
    en: {
      name: 'Fortune',
      text:
        '+1 Buy\nDouble your Coins (only once a turn).\n---\n' +
        'When gained: gain a Gold for each of your Gladiators in play.',
    },
  },
  groundskeeper: {
    de: {
      name: 'Gärtnerin',
      text:
        '+1 Karte\n+1 Aktion\n---\n' +
        'Solange diese Karte im Spiel ist, bringt dir jede Punktekarte, die du nimmst, +1 SP.',
    },
    en: {
      name: 'Groundskeeper',
      text: '+1 Card\n+1 Action\n---\nAs long as this is in play, each Victory card you gain brings +1 VP.',
    },
  },
  legionary: {
    de: {
      name: 'Legionär',
      text:
        '+3 Münzen\nDu darfst ein Gold aus der Hand aufdecken. ' +
        'Dann legen alle anderen Handkarten ab, bis sie 2 haben, und ziehen 1 Karte.',
    },
    en: {
      name: 'Legionary',
      text:
        '+3 Coins\nYou may reveal a Gold from hand. ' +
        'If so, all others discard until they hold 2 cards, then draw 1 card.',
    },
  },
  overlord: {
    de: {
      name: 'Lehnsherr',
      text: 'Spiele eine Aktionskarte im Vorrat aus, die höchstens 5 kostet und kein Befehl ist. Sie bleibt im Vorrat.',
    },
    en: {
      name: 'Overlord',
      text: 'Play an Action card in the supply that costs 5 or less and is no Command. It stays in the supply.',
    },
  },
  patrician: {
    de: {
      name: 'Patrizier',
      text: '+1 Karte\n+1 Aktion\nDecke deine oberste Karte auf. Kostet sie 5 oder mehr, kommt sie auf die Hand.',
    },
    en: {
      name: 'Patrician',
      text: '+1 Card\n+1 Action\nReveal your top card. If it costs 5 or more, it goes into your hand.',
    },
  },
  emporium: {
    de: {
      name: 'Handelsplatz',
      text: '+1 Karte\n+1 Aktion\n+1 Münze\n---\nBeim Nehmen, ab 5 eigenen Aktionskarten im Spiel: +2 SP.',
    },
    en: {
      name: 'Emporium',
      text: '+1 Card\n+1 Action\n+1 Coin\n---\nWhen gained with 5 or more of your Action cards in play: +2 VP.',
    },
  },
  'royal-blacksmith': {
    de: { name: 'Königlicher Schmied', text: '+5 Karten\nDecke deine Hand auf und lege alle Kupfer daraus ab.' },
    en: { name: 'Royal Blacksmith', text: '+5 Cards\nReveal your hand and discard every Copper in it.' },
  },
  sacrifice: {
    de: {
      name: 'Opfer',
      text:
        'Entsorge eine Handkarte. Für jede ihrer Arten:\nAktionskarte: +2 Karten, +2 Aktionen\nGeldkarte: +2 Münzen\n' +
        'Punktekarte: +2 SP',
    },
    en: {
      name: 'Sacrifice',
      text:
        'Trash a hand card. For each of its types:\n' +
        'Action: +2 Cards, +2 Actions\nTreasure: +2 Coins\nVictory: +2 VP',
    },
  },
  settlers: {
    de: {
      name: 'Siedler',
      text: '+1 Karte\n+1 Aktion\nDurchsuche deinen Ablagestapel; ein Kupfer daraus darf offen auf deine Hand.',
    },
    en: {
      name: 'Settlers',
      text: '+1 Card\n+1 Action\nBrowse your discard pile; one Copper from it may go, revealed, into your hand.',
    },
  },
  'bustling-village': {
    de: {
      name: 'Emsiges Dorf',
      text:
        '+1 Karte\n+3 Aktionen\nDurchsuche deinen Ablagestapel; ' +
        'eine Karte „Siedler“ daraus darf offen auf deine Hand.',
    },
    en: {
      name: 'Bustling Village',
      text: '+1 Card\n+3 Actions\nBrowse your discard pile; one Settlers from it may go, revealed, into your hand.',
    },
  },
  temple: {
    de: {
      name: 'Tempel',
      text:
        '+1 SP\nEntsorge 1 bis 3 verschiedene Handkarten. Lege 1 SP auf den Tempel-Stapel.\n---\n' +
        'Beim Nehmen: Nimm alle SP vom Tempel-Stapel.',
    },
    en: {
      name: 'Temple',
      text:
        '+1 VP\nTrash 1 to 3 different hand cards. Put 1 VP on the Temple pile.\n---\n' +
        'When gained: take all VP from the Temple pile.',
    },
  },
  villa: {
    de: {
      name: 'Villa',
      text:
        '+2 Aktionen\n+1 Kauf\n+1 Münze\n---\nBeim Nehmen: Diese Karte kommt auf die Hand, +1 Aktion; ' +
        'aus deiner Kaufphase geht es zurück in die Aktionsphase.',
    },
    en: {
      name: 'Villa',
      text:
        '+2 Actions\n+1 Buy\n+1 Coin\n---\nWhen gained: this goes into your hand, +1 Action; ' +
        'from your Buy phase you are back in your Action phase.',
    },
  },
  'wild-hunt': {
    de: {
      name: 'Wilde Jagd',
      text:
        'Wähle: +3 Karten und lege 1 SP auf den Stapel „Wilde Jagd“; ' +
        'oder nimm ein Anwesen und, wenn du eines bekommst, alle SP von diesem Stapel.',
    },
    en: {
      name: 'Wild Hunt',
      text:
        'Choose: +3 Cards and put 1 VP on the Wild Hunt pile; ' +
        'or gain an Estate and, if you get one, take all VP from that pile.',
    },
  },
  'humble-castle': {
    de: { name: 'Bescheidenes Schloss', text: '1 Münze\n---\n1 SP je Schloss, das du besitzt' },
    en: { name: 'Humble Castle', text: '1 Coin\n---\n1 VP for each Castle you own' },
  },
  'crumbling-castle': {
    de: {
      name: 'Verfallendes Schloss',
      text: '1 SP\n---\nBeim Nehmen oder Entsorgen: +1 SP, dazu nimmst du ein Silber.',
    },
    en: { name: 'Crumbling Castle', text: '1 VP\n---\nWhen gained or trashed: +1 VP, and you gain a Silver too.' },
  },
  'small-castle': {
    de: {
      name: 'Kleines Schloss',
      text: 'Entsorge ein Schloss, dieses oder eines deiner Hand; nimm im Tausch ein neues.\n---\n2 SP',
    },
    en: {
      name: 'Small Castle',
      text: 'Trash a Castle, this one or one you hold; gain a new one in exchange.\n---\n2 VP',
    },
  },
  'haunted-castle': {
    de: {
      name: 'Spukschloss',
      text:
        '2 SP\n---\nBeim Nehmen in deinem Zug: Nimm ein Gold; ' +
        'alle anderen ab 5 Handkarten legen 2 davon auf ihren Nachziehstapel.',
    },
    en: {
      name: 'Haunted Castle',
      text:
        '2 VP\n---\nWhen gained in your turn: gain a Gold; ' +
        'all others holding 5 or more put 2 hand cards on top of their deck.',
    },
  },
  'opulent-castle': {
    de: { name: 'Reiches Schloss', text: 'Lege Punktekarten deiner Wahl aus der Hand ab: je +2 Münzen.\n---\n3 SP' },
    en: {
      name: 'Opulent Castle',
      text: 'Discard as many Victory cards from hand as you like: +2 Coins each.\n---\n3 VP',
    },
  },
  'sprawling-castle': {
    de: {
      name: 'Ausgedehntes Schloss',
      text: '4 SP\n---\nBeim Nehmen: Du bekommst ein Herzogtum oder 3 Anwesen dazu.',
    },
    en: { name: 'Sprawling Castle', text: '4 VP\n---\nWhen gained: you also gain a Duchy or 3 Estates.' },
  },
  'grand-castle': {
    de: {
      name: 'Prunkschloss',
      text:
        '5 SP\n---\nBeim Nehmen: Decke deine Hand auf; ' +
        'jede Punktekarte darin und jede, die du im Spiel hast, bringt +1 SP.',
    },
    en: {
      name: 'Grand Castle',
      text:
        '5 VP\n---\nWhen gained: reveal your hand; ' +
        'each Victory card in it and each one you have in play brings +1 VP.',
    },
  },
  'kings-castle': {
    de: { name: 'Königsschloss', text: '2 SP je Schloss, das du besitzt' },
    en: { name: "King's Castle", text: '2 VP for each Castle you own' },
  },
}
