import type { Words } from './words.ts'

export const guilds: Words = {
  'candlestick-maker': {
    de: { name: 'Leuchtenmacher', text: '+1 Aktion\n+1 Kauf\n+1 Taler' },
    en: { name: 'Candlestick Maker', text: '+1 Action\n+1 Buy\n+1 Coffers' },
  },
  stonemason: {
    de: {
      name: 'Steinmetz',
      text:
        'Entsorge eine Handkarte und nimm 2 Karten, von denen jede weniger kostet.\n---\n' +
        'Überzahlt: Nimm 2 Aktionskarten, von denen jede genau den überzahlten Betrag kostet.',
    },
    en: {
      name: 'Stonemason',
      text:
        'Trash a hand card and gain 2 cards, both cheaper than it.\n---\n' +
        'Overpaid: gain 2 Action cards, both costing exactly the amount overpaid.',
    },
  },
  doctor: {
    de: {
      name: 'Arzt',
      text:
        'Nenne eine Karte. Decke deine 3 obersten auf, entsorge die genannten; ' +
        'der Rest kommt beliebig geordnet zurück.\n---\n' +
        'Je überzahlter Münze: oberste Karte ansehen, dann entsorgen, ablegen oder zurücklegen.',
    },
    en: {
      name: 'Doctor',
      text:
        'Name a card. Reveal your top 3 cards, trash those you named, put the rest back in any order.\n---\n' +
        'Per coin overpaid: look at your top card; trash it, discard it or put it back.',
    },
  },
  masterpiece: {
    de: { name: 'Meisterstück', text: '1 Münze\n---\nJe überzahlter Münze: Nimm ein Silber.' },
    en: { name: 'Masterpiece', text: '1 Coin\n---\nPer coin overpaid: gain a Silver.' },
  },
  advisor: {
    de: {
      name: 'Berater',
      text:
        '+1 Aktion\nDecke deine 3 obersten Karten auf. Dein linker Nachbar bestimmt eine, die du ablegst; ' +
        'die anderen kommen auf deine Hand.',
    },
    en: {
      name: 'Advisor',
      text:
        '+1 Action\nReveal your top 3 cards. Your left neighbour picks one for you to discard; ' +
        'the others go into your hand.',
    },
  },
  herald: {
    de: {
      name: 'Herold',
      text:
        '+1 Karte\n+1 Aktion\nDecke deine oberste Karte auf; eine Aktionskarte wird sofort ausgespielt.\n---\n' +
        'Je überzahlter Münze: Eine Karte deiner Wahl kommt vom Ablage- auf den Nachziehstapel.',
    },
    en: {
      name: 'Herald',
      text:
        '+1 Card\n+1 Action\nReveal your top card; an Action card is played at once.\n---\n' +
        'Per coin overpaid: move any card from your discard pile to the top of your deck.',
    },
  },
  plaza: {
    de: { name: 'Platz', text: '+1 Karte\n+2 Aktionen\nDu darfst eine Geldkarte aus der Hand ablegen: +1 Taler.' },
    en: { name: 'Plaza', text: '+1 Card\n+2 Actions\nYou may discard a Treasure you hold: +1 Coffers.' },
  },
  taxman: {
    de: {
      name: 'Steuereintreiber',
      text:
        'Du darfst eine Geldkarte aus der Hand entsorgen. ' +
        'Alle anderen ab 5 Handkarten legen dann eine gleiche ab (oder zeigen die Hand); ' +
        'nimm eine höchstens 3 teurere Geldkarte auf den Nachziehstapel.',
    },
    en: {
      name: 'Taxman',
      text:
        'You may trash a Treasure you hold. If so, all others holding 5 or more discard a copy (or reveal their ' +
        'hand), and you gain a Treasure costing at most 3 more on top of your deck.',
    },
  },
  baker: {
    de: { name: 'Bäcker', text: '+1 Karte\n+1 Aktion\n+1 Taler\n---\nVorbereitung: +1 Taler für alle.' },
    en: { name: 'Baker', text: '+1 Card\n+1 Action\n+1 Coffers\n---\nSet-up: +1 Coffers for everyone.' },
  },
  butcher: {
    de: {
      name: 'Metzger',
      text:
        '+2 Taler\nDu darfst eine Handkarte entsorgen. Gib dann beliebig viele Taler ab und nimm eine Karte, die ' +
        'höchstens so viel kostet wie die entsorgte plus 1 je Taler.',
    },
    en: {
      name: 'Butcher',
      text:
        '+2 Coffers\nYou may trash a hand card. If so, pay any number of Coffers and gain a card costing at most as ' +
        'much as the trashed one plus 1 per Coffers paid.',
    },
  },
  journeyman: {
    de: {
      name: 'Wandergeselle',
      text:
        'Nenne eine Karte. Decke Karten auf, bis 3 andere als die genannte dabei sind. ' +
        'Diese kommen auf die Hand, der Rest wird abgelegt.',
    },
    en: {
      name: 'Journeyman',
      text:
        'Name a card. Reveal cards until 3 other than that one are among them. ' +
        'Those go into your hand, the rest is discarded.',
    },
  },
  'merchant-guild': {
    de: {
      name: 'Kaufmannsgilde',
      text: '+1 Kauf\n+1 Münze\n---\nSolange diese Karte im Spiel ist, bringt dir jede gekaufte Karte +1 Taler.',
    },
    en: {
      name: 'Merchant Guild',
      text: '+1 Buy\n+1 Coin\n---\nAs long as this is in play, each card you buy brings +1 Coffers.',
    },
  },
  soothsayer: {
    de: {
      name: 'Hellseherin',
      text: 'Nimm ein Gold.\nAlle anderen nehmen einen Fluch; wer einen bekommt, zieht 1 Karte.',
    },
    en: { name: 'Soothsayer', text: 'Gain a Gold.\nAll others gain a Curse; whoever gets one draws 1 card.' },
  },
}
