import type { Words } from './words.ts'

export const cornucopia: Words = {
  hamlet: {
    de: {
      name: 'Weiler',
      text: '+1 Karte\n+1 Aktion\nDu darfst 1 Handkarte ablegen: +1 Aktion.\nDu darfst 1 Handkarte ablegen: +1 Kauf.',
    },
    en: {
      name: 'Hamlet',
      text: '+1 Card\n+1 Action\nDiscard 1 card, if you like: +1 Action.\nDiscard 1 card, if you like: +1 Buy.',
    },
  },
  'fortune-teller': {
    de: {
      name: 'Wahrsagerin',
      text:
        '+2 Münzen\nAlle anderen decken Karten auf bis zur ersten Punktekarte oder zum ersten Fluch. ' +
        'Diese Karte kommt zurück nach oben, der Rest wird abgelegt.',
    },
    en: {
      name: 'Fortune Teller',
      text:
        '+2 Coins\nAll others reveal cards up to the first Victory card or Curse. ' +
        'That card goes back on top, the rest is discarded.',
    },
  },
  menagerie: {
    de: {
      name: 'Menagerie',
      text: '+1 Aktion\nDecke deine Hand auf. Lauter verschiedene Karten: +3 Karten, sonst +1 Karte.',
    },
    en: { name: 'Menagerie', text: '+1 Action\nReveal your hand. All cards different: +3 Cards, otherwise +1 Card.' },
  },
  'farming-village': {
    de: {
      name: 'Bauerndorf',
      text:
        '+2 Aktionen\nDecke Karten auf bis zur ersten Aktions- oder Geldkarte. ' +
        'Sie kommt auf die Hand, der Rest wird abgelegt.',
    },
    en: {
      name: 'Farming Village',
      text:
        '+2 Actions\nReveal cards up to the first Action or Treasure. ' +
        'It goes into your hand, the rest is discarded.',
    },
  },
  'horse-traders': {
    de: {
      name: 'Pferdehändler',
      text:
        '+1 Kauf\n+3 Münzen\nLege 2 Handkarten ab.\n---\n' +
        'Bei einem Angriff anderer darfst du diese Karte aus der Hand beiseitelegen. ' +
        'Beginnt dein nächster Zug: +1 Karte, und sie kommt wieder auf die Hand.',
    },
    en: {
      name: 'Horse Traders',
      text:
        '+1 Buy\n+3 Coins\nDiscard 2 hand cards.\n---\n' +
        'If someone else plays an Attack, you may set this aside from hand. ' +
        'As your next turn starts: +1 Card, and this returns to your hand.',
    },
  },
  remake: {
    de: { name: 'Nachbau', text: 'Zweimal: Entsorge eine Handkarte; du nimmst dafür eine um genau 1 teurere.' },
    en: { name: 'Remake', text: 'Twice: trash a hand card and gain one that costs exactly 1 more.' },
  },
  tournament: {
    de: {
      name: 'Turnier',
      text:
        '+1 Aktion\nAlle dürfen eine Provinz aus der Hand aufdecken. ' +
        'Deine legst du ab und nimmst einen Preis oder ein Herzogtum auf den Nachziehstapel. ' +
        'Zeigt sonst niemand eine: +1 Karte, +1 Münze.',
    },
    en: {
      name: 'Tournament',
      text:
        '+1 Action\nEveryone may reveal a Province from hand. ' +
        'If you do, discard it and gain a prize or a Duchy on top of your deck. ' +
        'If nobody else does: +1 Card, +1 Coin.',
    },
  },
  'young-witch': {
    de: {
      name: 'Junge Hexe',
      text:
        '+2 Karten\nLege 2 Handkarten ab. ' +
        'Alle anderen nehmen einen Fluch, außer sie decken einen Bann aus der Hand auf.\n---\n' +
        'Vorbereitung: ein 11. Königreichstapel für 2 oder 3 als Bann.',
    },
    en: {
      name: 'Young Witch',
      text:
        '+2 Cards\nDiscard 2 hand cards. All others gain a Curse unless they reveal a Bane from hand.\n---\n' +
        'Set-up: an 11th kingdom pile, costing 2 or 3, as Bane.',
    },
  },
  harvest: {
    de: { name: 'Ernte', text: 'Decke deine 4 obersten Karten auf und lege sie ab: +1 Münze je verschiedener Karte.' },
    en: { name: 'Harvest', text: 'Reveal and discard your top 4 cards: +1 Coin for each different one.' },
  },
  'horn-of-plenty': {
    de: {
      name: 'Füllhorn',
      text:
        '0 Münzen\n' +
        'Zähle deine verschiedenen Karten im Spiel, auch diese: Nimm eine Karte, die höchstens so viel kostet. ' +
        'Ist es eine Punktekarte, entsorge das Füllhorn.',
    },
    en: {
      name: 'Horn of Plenty',
      text:
        '0 Coins\nCount your different cards in play, this one too: gain a card costing at most that much. ' +
        'If it is a Victory card, trash the Horn of Plenty.',
    },
  },
  'hunting-party': {
    de: {
      name: 'Treibjagd',
      text:
        '+1 Karte\n+1 Aktion\nDecke deine Hand auf, dann Karten bis zur ersten, die dir auf der Hand fehlt. ' +
        'Sie kommt auf die Hand, der Rest wird abgelegt.',
    },
    en: {
      name: 'Hunting Party',
      text:
        '+1 Card\n+1 Action\nReveal your hand, then cards up to the first one you do not hold yet. ' +
        'It goes into your hand, the rest is discarded.',
    },
  },
  jester: {
    de: {
      name: 'Harlekin',
      text:
        '+2 Münzen\nAlle anderen legen ihre oberste Karte ab. Bei einer Punktekarte nehmen sie einen Fluch. ' +
        'Sonst bestimmst du, wer von euch beiden eine gleiche aus dem Vorrat nimmt.',
    },
    en: {
      name: 'Jester',
      text:
        '+2 Coins\nAll others discard their top card. For a Victory card they gain a Curse. ' +
        'Otherwise you decide which of you two gains a copy from the supply.',
    },
  },
  fairgrounds: {
    de: { name: 'Festplatz', text: '2 SP je 5 verschiedene eigene Karten (abgerundet)' },
    en: { name: 'Fairgrounds', text: '2 VP for every 5 different cards you own (rounded down)' },
  },
  'bag-of-gold': {
    de: { name: 'Ein Sack voll Gold', text: '+1 Aktion\nNimm ein Gold auf deinen Nachziehstapel.' },
    en: { name: 'Bag of Gold', text: '+1 Action\nGain a Gold on top of your deck.' },
  },
  diadem: {
    de: { name: 'Diadem', text: '2 Münzen\nJede Aktion, die du noch übrig hast, bringt +1 Münze.' },
    en: { name: 'Diadem', text: '2 Coins\nEvery Action you have left brings +1 Coin.' },
  },
  followers: {
    de: {
      name: 'Gefolge',
      text:
        '+2 Karten\nNimm ein Anwesen.\n' +
        'Alle anderen nehmen einen Fluch und legen dann Handkarten ab, bis sie 3 haben.',
    },
    en: {
      name: 'Followers',
      text: '+2 Cards\nGain an Estate.\nAll others gain a Curse, then discard until they hold 3 cards.',
    },
  },
  princess: {
    de: {
      name: 'Prinzessin',
      text: '+1 Kauf\n---\nSolange diese Karte im Spiel ist, wird jede Karte um 2 billiger (mindestens 0).',
    },
    en: { name: 'Princess', text: '+1 Buy\n---\nAs long as this is in play, every card costs 2 less (minimum 0).' },
  },
  'trusty-steed': {
    de: {
      name: 'Streitross',
      text:
        'Wähle zwei verschiedene, der Reihe nach: +2 Karten; +2 Aktionen; +2 Münzen; ' +
        'nimm 4 Silber, und dein Nachziehstapel kommt auf den Ablagestapel.',
    },
    en: {
      name: 'Trusty Steed',
      text:
        'Choose two different ones, done in this order: +2 Cards; +2 Actions; +2 Coins; ' +
        'gain 4 Silvers, and your deck goes onto your discard pile.',
    },
  },
}
