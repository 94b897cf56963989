import type { Words } from './words.ts'

export const intrigue: Words = {
  baron: {
    de: {
      name: 'Baron',
      text: '+1 Kauf\nDu darfst ein Anwesen aus der Hand ablegen: +4 Münzen. Sonst nimm ein Anwesen.',
    },
    en: { name: 'Baron', text: '+1 Buy\nDiscard an Estate from hand for +4 Coins, or else gain an Estate.' },
  },
  bridge: {
    de: { name: 'Brücke', text: '+1 Kauf\n+1 Münze\nIn diesem Zug wird jede Karte um 1 billiger (mindestens 0).' },
    en: { name: 'Bridge', text: '+1 Buy\n+1 Coin\nFor the rest of the turn every card costs 1 less (minimum 0).' },
  },
  conspirator: {
    de: {
      name: 'Verschwörer',
      text: '+2 Münzen\nIst dies mindestens deine 3. Aktionskarte in diesem Zug: +1 Karte, +1 Aktion.',
    },
    en: {
      name: 'Conspirator',
      text: '+2 Coins\nIf this is at least your 3rd Action card this turn: +1 Card, +1 Action.',
    },
  },
  coppersmith: {
    de: { name: 'Kupferschmied', text: 'Jedes Kupfer bringt dir in diesem Zug zusätzlich +1 Münze.' },
    en: { name: 'Coppersmith', text: 'Every Copper brings you an extra +1 Coin this turn.' },
  },
  courtyard: {
    de: { name: 'Burghof', text: '+3 Karten\nLege eine Handkarte auf deinen Nachziehstapel.' },
    en: { name: 'Courtyard', text: '+3 Cards\nOne hand card goes back on top of your deck.' },
  },
  duke: {
    de: { name: 'Herzog', text: '1 SP je Herzogtum, das du besitzt' },
    en: { name: 'Duke', text: '1 VP for each Duchy you own' },
  },
  'great-hall': {
    de: { name: 'Große Halle', text: '+1 Karte\n+1 Aktion\n---\n1 SP' },
    en: { name: 'Great Hall', text: '+1 Card\n+1 Action\n---\n1 VP' },
  },
  harem: {
    de: { name: 'Harem', text: '2 Münzen\n---\n2 SP' },
    en: { name: 'Harem', text: '2 Coins\n---\n2 VP' },
  },
  ironworks: {
    de: {
      name: 'Eisenhütte',
      text:
        'Nimm eine Karte, die höchstens 4 kostet. Für jede ihrer Arten:\nAktionskarte: +1 Aktion\n' +
        'Geldkarte: +1 Münze\nPunktekarte: +1 Karte',
    },
    en: {
      name: 'Ironworks',
      text:
        'Gain a card costing 4 or less. For each of its types:\nAction: +1 Action\nTreasure: +1 Coin\n' +
        'Victory: +1 Card',
    },
  },
  masquerade: {
    de: {
      name: 'Maskerade',
      text:
        '+2 Karten\nAlle geben gleichzeitig eine Handkarte nach links weiter. ' +
        'Danach darfst du eine Handkarte entsorgen.',
    },
    en: {
      name: 'Masquerade',
      text: '+2 Cards\nEveryone passes a hand card to the left at the same time. Then you may trash a hand card.',
    },
  },
  'mining-village': {
    de: { name: 'Bergwerk', text: '+1 Karte\n+2 Aktionen\nDu darfst diese Karte sofort entsorgen: +2 Münzen.' },
    en: { name: 'Mining Village', text: '+1 Card\n+2 Actions\nYou may trash this right away: +2 Coins.' },
  },
  minion: {
    de: {
      name: 'Lakai',
      text:
        '+1 Aktion\nWähle: +2 Münzen; ' +
        'oder du sowie alle anderen ab 5 Handkarten legen die ganze Hand ab und ziehen 4 Karten.',
    },
    en: {
      name: 'Minion',
      text:
        '+1 Action\nChoose: +2 Coins; ' +
        'or you, and all others holding 5 or more, discard the whole hand and draw 4 cards.',
    },
  },
  nobles: {
    de: { name: 'Adelige', text: 'Wähle: +3 Karten oder +2 Aktionen.\n---\n2 SP' },
    en: { name: 'Nobles', text: 'Choose: +3 Cards or +2 Actions.\n---\n2 VP' },
  },
  pawn: {
    de: { name: 'Handlanger', text: 'Wähle zwei verschiedene: +1 Karte; +1 Aktion; +1 Kauf; +1 Münze.' },
    en: { name: 'Pawn', text: 'Choose two different ones: +1 Card; +1 Action; +1 Buy; +1 Coin.' },
  },
  saboteur: {
    de: {
      name: 'Saboteur',
      text:
        'Alle anderen decken Karten auf bis zur ersten, die 3 oder mehr kostet. ' +
        'Sie entsorgen diese, dürfen eine um mindestens 2 billigere nehmen und legen den Rest ab.',
    },
    en: {
      name: 'Saboteur',
      text:
        'All others reveal cards up to the first that costs 3 or more. ' +
        'They trash it, may gain one at least 2 cheaper, and discard the rest.',
    },
  },
  scout: {
    de: {
      name: 'Späher',
      text:
        '+1 Aktion\nDecke deine 4 obersten Karten auf. ' +
        'Punktekarten kommen auf die Hand, der Rest in beliebiger Reihenfolge zurück.',
    },
    en: {
      name: 'Scout',
      text: '+1 Action\nReveal your top 4 cards. Victory cards go into your hand, the rest back on top in any order.',
    },
  },
  'secret-chamber': {
    de: {
      name: 'Geheimkammer',
      text:
        'Lege Handkarten deiner Wahl ab: je +1 Münze.\n---\n' +
        'Bei einem Angriff anderer darfst du diese Karte aus der Hand aufdecken: +2 Karten, dann kommen 2 Handkarten ' +
        'auf deinen Nachziehstapel.',
    },
    en: {
      name: 'Secret Chamber',
      text:
        'Discard as many hand cards as you like: +1 Coin each.\n---\n' +
        'If someone else plays an Attack, you may reveal this from hand: +2 Cards, then put 2 hand cards on top of ' +
        'your deck.',
    },
  },
  'shanty-town': {
    de: { name: 'Armenviertel', text: '+2 Aktionen\nDecke deine Hand auf. Ohne Aktionskarte darin: +2 Karten.' },
    en: { name: 'Shanty Town', text: '+2 Actions\nReveal your hand. No Action card in it: +2 Cards.' },
  },
  steward: {
    de: { name: 'Verwalter', text: 'Wähle: +2 Karten; +2 Münzen; oder entsorge 2 Handkarten.' },
    en: { name: 'Steward', text: 'Choose: +2 Cards; +2 Coins; or trash 2 hand cards.' },
  },
  swindler: {
    de: {
      name: 'Trickser',
      text: '+2 Münzen\nAlle anderen entsorgen ihre oberste Karte und nehmen eine genauso teure, die du aussuchst.',
    },
    en: {
      name: 'Swindler',
      text: '+2 Coins\nAll others trash their top card and gain one of the same cost, picked by you.',
    },
  },
  torturer: {
    de: {
      name: 'Kerkermeister',
      text: '+3 Karten\nAlle anderen wählen: 2 Handkarten ablegen oder einen Fluch auf die Hand nehmen.',
    },
    en: { name: 'Torturer', text: '+3 Cards\nAll others choose: discard 2 cards, or gain a Curse into hand.' },
  },
  'trading-post': {
    de: { name: 'Handelsposten', text: 'Entsorge 2 Handkarten; für volle 2 nimm ein Silber auf die Hand.' },
    en: { name: 'Trading Post', text: 'Trash 2 hand cards; for the full 2, gain a Silver into your hand.' },
  },
  tribute: {
    de: {
      name: 'Tribut',
      text:
        'Dein linker Nachbar deckt seine 2 obersten Karten auf und legt sie ab. ' +
        'Je Karte (zwei gleiche zählen einmal):\nAktionskarte: +2 Aktionen\nGeldkarte: +2 Münzen\n' +
        'Punktekarte: +2 Karten',
    },
    en: {
      name: 'Tribute',
      text:
        'Your left neighbour reveals and discards their top 2 cards. For each card (two equal ones count once):\n' +
        'Action: +2 Actions\nTreasure: +2 Coins\nVictory: +2 Cards',
    },
  },
  upgrade: {
    de: {
      name: 'Anbau',
      text: '+1 Karte\n+1 Aktion\nEntsorge eine Handkarte; du nimmst dafür eine um genau 1 teurere.',
    },
    en: { name: 'Upgrade', text: '+1 Card\n+1 Action\nTrash a hand card and gain one that costs exactly 1 more.' },
  },
  'wishing-well': {
    de: {
      name: 'Wunschbrunnen',
      text: '+1 Karte\n+1 Aktion\nNenne eine Karte und decke deine oberste auf. Stimmt sie, kommt sie auf die Hand.',
    },
    en: {
      name: 'Wishing Well',
      text: '+1 Card\n+1 Action\nName a card and reveal your top one. If you were right, it goes into your hand.',
    },
  },
}
