import type { Words } from './words.ts'

export const alchemy: Words = {
  potion: {
    de: { name: 'Trank', text: '+1 Trank' },
    en: { name: 'Potion', text: '+1 Potion' },
  },
  transmute: {
    de: {
      name: 'Verwandlung',
      text:
        'Entsorge eine Handkarte. Für jede ihrer Arten nimmst du:\nAktionskarte: ein Herzogtum\n' +
        'Geldkarte: eine Verwandlung\nPunktekarte: ein Gold',
    },
    en: {
      name: 'Transmute',
      text: 'Trash a hand card. For each of its types, gain:\nAction: a Duchy\nTreasure: a Transmute\nVictory: a Gold',
    },
  },
  vineyard: {
    de: { name: 'Weinberg', text: '1 SP je 3 eigene Aktionskarten (abgerundet)' },
    en: { name: 'Vineyard', text: '1 VP for every 3 Action cards you own (rounded down)' },
  },
  herbalist: {
    de: {
      name: 'Kräuterkundiger',
      text:
        '+1 Kauf\n+1 Münze\n---\n' +
        'Wird diese Karte aus dem Spiel abgelegt, darf eine deiner Geldkarten im Spiel auf deinen Nachziehstapel.',
    },
    en: {
      name: 'Herbalist',
      text:
        '+1 Buy\n+1 Coin\n---\n' +
        'As this is discarded from play, one Treasure you have in play may go on top of your deck.',
    },
  },
  apothecary: {
    de: {
      name: 'Apotheker',
      text:
        '+1 Karte\n+1 Aktion\nDecke deine 4 obersten Karten auf. ' +
        'Kupfer und Tränke kommen auf die Hand, der Rest in beliebiger Reihenfolge zurück.',
    },
    en: {
      name: 'Apothecary',
      text:
        '+1 Card\n+1 Action\nReveal your top 4 cards. ' +
        'Coppers and Potions go into your hand, the rest back on top in any order.',
    },
  },
  'scrying-pool': {
    de: {
      name: 'Vision',
      text:
        '+1 Aktion\nAlle (auch du) decken ihre oberste Karte auf; du bestimmst: ablegen oder zurücklegen. ' +
        'Decke dann auf bis zur ersten Nicht-Aktionskarte; alle kommen auf deine Hand.',
    },
    en: {
      name: 'Scrying Pool',
      text:
        '+1 Action\nAll players, you too, reveal their top card; you decide: discard or put back. ' +
        'Then reveal cards up to your first non-Action; all of them go into your hand.',
    },
  },
  university: {
    de: { name: 'Universität', text: '+2 Aktionen\nNimm, wenn du magst, eine Aktionskarte, die höchstens 5 kostet.' },
    en: { name: 'University', text: '+2 Actions\nGain an Action card costing 5 or less, if you like.' },
  },
  alchemist: {
    de: {
      name: 'Alchemist',
      text:
        '+2 Karten\n+1 Aktion\n---\n' +
        'Wird diese Karte aus dem Spiel abgelegt, während du einen Trank im Spiel hast, darf sie auf deinen ' +
        'Nachziehstapel.',
    },
    en: {
      name: 'Alchemist',
      text:
        '+2 Cards\n+1 Action\n---\n' +
        'As this is discarded from play while you have a Potion in play, it may go on top of your deck.',
    },
  },
  familiar: {
    de: { name: 'Vertrauter', text: '+1 Karte\n+1 Aktion\nAlle anderen nehmen einen Fluch.' },
    en: { name: 'Familiar', text: '+1 Card\n+1 Action\nAll others gain a Curse.' },
  },
  'philosophers-stone': {
    de: {
      name: 'Stein der Weisen',
      text: 'Zähle Nachzieh- und Ablagestapel zusammen: je 5 Karten +1 Münze (abgerundet).',
    },
    en: {
      name: "Philosopher's Stone",
      text: 'Count your deck and discard pile together: +1 Coin for every 5 cards (rounded down).',
    },
  },
  golem: {
    de: {
      name: 'Golem',
      text:
        'Decke Karten auf, bis 2 Aktionskarten außer Golems dabei sind. Der Rest wird abgelegt; ' +
        'die beiden spielst du in beliebiger Reihenfolge aus.',
    },
    en: {
      name: 'Golem',
      text:
        'Reveal cards until 2 Actions other than Golems are among them. The rest is discarded; ' +
        'play those two in any order.',
    },
  },
  apprentice: {
    de: {
      name: 'Lehrling',
      text:
        '+1 Aktion\n' +
        'Entsorge eine Handkarte: +1 Karte je Münze ihrer Kosten, dazu +2 Karten, falls sie einen Trank kostet.',
    },
    en: {
      name: 'Apprentice',
      text: '+1 Action\nTrash a hand card: +1 Card per coin of its cost, and another +2 Cards if it costs a Potion.',
    },
  },
  possession: {
    de: {
      name: 'Besessenheit',
      text:
        'Nach diesem Zug macht dein linker Nachbar einen Extrazug, in dem du alles entscheidest. ' +
        'Karten und Schulden, die er bekäme, erhältst du; was er entsorgt, legt er am Ende nur ab.',
    },
    en: {
      name: 'Possession',
      text:
        'After this turn your left neighbour takes an extra turn in which you decide everything. ' +
        'Cards and Debt they would get go to you; what they trash is only discarded at its end.',
    },
  },
}
