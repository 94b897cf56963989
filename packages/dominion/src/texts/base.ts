import type { Words } from './words.ts'

export const base: Words = {
  artisan: {
    de: {
      name: 'Töpferei',
      text:
        'Nimm eine Karte, die höchstens 5 kostet, auf die Hand. ' +
        'Lege dann eine Handkarte auf deinen Nachziehstapel.',
    },
    en: {
      name: 'Artisan',
      text: 'Gain a card costing 5 or less into your hand. Then put a hand card on top of your deck.',
    },
  },
  bandit: {
    de: {
      name: 'Banditin',
      text:
        'Nimm ein Gold.\n' +
        'Alle anderen decken ihre 2 obersten Karten auf, entsorgen davon eine Geldkarte (kein Kupfer) und legen den ' +
        'Rest ab.',
    },
    en: {
      name: 'Bandit',
      text:
        'Gain a Gold.\n' +
        'All others reveal their top 2 cards, trash one Treasure among them (not Copper) and discard the rest.',
    },
  },
  bureaucrat: {
    de: {
      name: 'Bürokrat',
      text:
        'Nimm ein Silber auf deinen Nachziehstapel.\n' +
        'Alle anderen legen eine Punktekarte offen von der Hand auf ihren Nachziehstapel oder zeigen, dass sie keine ' +
        'haben.',
    },
    en: {
      name: 'Bureaucrat',
      text:
        'Gain a Silver on top of your deck.\n' +
        'All others move a Victory card, revealed, from hand to the top of their deck, or show that they hold none.',
    },
  },
  cellar: {
    de: { name: 'Keller', text: '+1 Aktion\nLege Handkarten deiner Wahl ab und ziehe ebenso viele.' },
    en: { name: 'Cellar', text: '+1 Action\nDiscard as many hand cards as you like, then draw the same number.' },
  },
  chapel: {
    de: { name: 'Kapelle', text: 'Entsorge 0 bis 4 Handkarten.' },
    en: { name: 'Chapel', text: 'Trash 0 to 4 of your hand cards.' },
  },
  'council-room': {
    de: { name: 'Ratsversammlung', text: '+4 Karten\n+1 Kauf\nAlle anderen ziehen 1 Karte.' },
    en: { name: 'Council Room', text: '+4 Cards\n+1 Buy\nAll others draw 1 card.' },
  },
  festival: {
    de: { name: 'Jahrmarkt', text: '+2 Aktionen\n+1 Kauf\n+2 Münzen' },
    en: { name: 'Festival', text: '+2 Actions\n+1 Buy\n+2 Coins' },
  },
  gardens: {
    de: { name: 'Gärten', text: '1 SP je 10 eigene Karten (abgerundet)' },
    en: { name: 'Gardens', text: '1 VP for every 10 cards you own (rounded down)' },
  },
  harbinger: {
    de: {
      name: 'Vorbotin',
      text:
        '+1 Karte\n+1 Aktion\nDurchsuche deinen Ablagestapel; ' +
        'eine Karte deiner Wahl darf auf deinen Nachziehstapel.',
    },
    en: {
      name: 'Harbinger',
      text: '+1 Card\n+1 Action\nBrowse your discard pile; one card of your choice may go on top of your deck.',
    },
  },
  laboratory: {
    de: { name: 'Laboratorium', text: '+2 Karten\n+1 Aktion' },
    en: { name: 'Laboratory', text: '+2 Cards\n+1 Action' },
  },
  library: {
    de: {
      name: 'Bibliothek',
      text:
        'Ziehe einzeln bis auf 7 Handkarten. Gezogene Aktionskarten darfst du sofort beiseitelegen; ' +
        'lege sie am Ende ab.',
    },
    en: {
      name: 'Library',
      text:
        'Draw one by one up to a hand of 7. ' +
        'Action cards you draw may be set aside at once; discard those at the end.',
    },
  },
  market: {
    de: { name: 'Markt', text: '+1 Karte\n+1 Aktion\n+1 Kauf\n+1 Münze' },
    en: { name: 'Market', text: '+1 Card\n+1 Action\n+1 Buy\n+1 Coin' },
  },
  merchant: {
    de: {
      name: 'Händlerin',
      text: '+1 Karte\n+1 Aktion\nDein erstes ausgespieltes Silber in diesem Zug bringt +1 Münze.',
    },
    en: { name: 'Merchant', text: '+1 Card\n+1 Action\nYour first Silver played this turn brings +1 Coin.' },
  },
  militia: {
    de: { name: 'Miliz', text: '+2 Münzen\nAlle anderen legen Handkarten ab, bis sie 3 haben.' },
    en: { name: 'Militia', text: '+2 Coins\nAll others discard until they hold 3 cards.' },
  },
  mine: {
    de: {
      name: 'Mine',
      text:
        'Du darfst eine Geldkarte aus der Hand entsorgen. ' +
        'Dann nimm eine auf die Hand, die höchstens 3 mehr kostet.',
    },
    en: {
      name: 'Mine',
      text: 'You may trash a Treasure you hold. If so, gain one into your hand that costs at most 3 more.',
    },
  },
  moat: {
    de: {
      name: 'Burggraben',
      text:
        '+2 Karten\n---\n' +
        'Bei einem Angriff anderer darfst du diese Karte aus der Hand aufdecken: Er betrifft dich nicht.',
    },
    en: {
      name: 'Moat',
      text: '+2 Cards\n---\nIf someone else plays an Attack, you may reveal this from hand: it does not affect you.',
    },
  },
  moneylender: {
    de: { name: 'Geldverleiher', text: 'Du darfst ein Kupfer aus der Hand entsorgen: +3 Münzen.' },
    en: { name: 'Moneylender', text: 'You may trash one Copper you hold: +3 Coins.' },
  },
  poacher: {
    de: { name: 'Wilddiebin', text: '+1 Karte\n+1 Aktion\n+1 Münze\nLege je leerem Vorratsstapel 1 Handkarte ab.' },
    en: { name: 'Poacher', text: '+1 Card\n+1 Action\n+1 Coin\nFor every empty supply pile, discard 1 hand card.' },
  },
  remodel: {
    de: { name: 'Umbau', text: 'Entsorge eine Handkarte; du nimmst dafür eine höchstens um 2 teurere.' },
    en: { name: 'Remodel', text: 'Trash a hand card and gain one that costs at most 2 more.' },
  },
  sentry: {
    de: {
      name: 'Torwächterin',
      text:
        '+1 Karte\n+1 Aktion\n' +
        'Sieh dir deine 2 obersten Karten an: jede entsorgen, ablegen oder zurücklegen (Reihenfolge frei).',
    },
    en: {
      name: 'Sentry',
      text: '+1 Card\n+1 Action\nLook at your top 2 cards: trash, discard or put back each of them (in any order).',
    },
  },
  smithy: {
    de: { name: 'Schmiede', text: '+3 Karten' },
    en: { name: 'Smithy', text: '+3 Cards' },
  },
  'throne-room': {
    de: {
      name: 'Thronsaal',
      text: 'Wähle, wenn du magst, eine Aktionskarte deiner Hand: Spiele sie aus, danach noch einmal.',
    },
    en: { name: 'Throne Room', text: 'Pick an Action card you hold, if you like: play it, then play it again.' },
  },
  vassal: {
    de: {
      name: 'Vasall',
      text: '+2 Münzen\nLege deine oberste Karte ab; eine Aktionskarte darfst du sofort ausspielen.',
    },
    en: { name: 'Vassal', text: '+2 Coins\nDiscard your top card; an Action card may be played at once.' },
  },
  village: {
    de: { name: 'Dorf', text: '+1 Karte\n+2 Aktionen' },
    en: { name: 'Village', text: '+1 Card\n+2 Actions' },
  },
  witch: {
    de: { name: 'Hexe', text: '+2 Karten\nAlle anderen nehmen einen Fluch.' },
    en: { name: 'Witch', text: '+2 Cards\nAll others gain a Curse.' },
  },
  workshop: {
    de: { name: 'Werkstatt', text: 'Nimm eine Karte, die höchstens 4 kostet.' },
    en: { name: 'Workshop', text: 'Gain a card costing 4 or less.' },
  },
}
