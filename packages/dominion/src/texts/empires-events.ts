import type { Words } from './words.ts'

export const empiresEvents: Words = {
  advance: {
    de: {
      name: 'Aufstieg',
      text: 'Du darfst eine Aktionskarte aus der Hand entsorgen. Dann nimm eine Aktionskarte, die höchstens 6 kostet.',
    },
    en: {
      name: 'Advance',
      text: 'You may trash an Action card you hold. If so, gain an Action card costing 6 or less.',
    },
  },
  delve: {
    de: { name: 'Erforschen', text: '+1 Kauf\nNimm ein Silber.' },
    en: { name: 'Delve', text: '+1 Buy\nGain a Silver.' },
  },
  tax: {
    de: {
      name: 'Steuer',
      text:
        'Lege 2 Schulden auf einen Vorratsstapel.\n---\nVorbereitung: 1 Schuld auf jeden Vorratsstapel. ' +
        'Wer eine Karte kauft, nimmt alle Schulden von ihrem Stapel.',
    },
    en: {
      name: 'Tax',
      text:
        'Put 2 Debt on any supply pile.\n---\nSet-up: 1 Debt on every supply pile. ' +
        'Whoever buys a card takes all Debt from its pile.',
    },
  },
  banquet: {
    de: { name: 'Bankett', text: 'Nimm 2 Kupfer und eine Karte, die höchstens 5 kostet und keine Punktekarte ist.' },
    en: { name: 'Banquet', text: 'Gain 2 Coppers and a card costing 5 or less that is no Victory card.' },
  },
  'salt-the-earth': {
    de: { name: 'Versalztes Land', text: '+1 SP\nWähle eine Punktekarte im Vorrat; sie wird entsorgt.' },
    en: { name: 'Salt the Earth', text: '+1 VP\nPick a Victory card in the supply; it is trashed.' },
  },
  ritual: {
    de: {
      name: 'Ritual',
      text: 'Nimm einen Fluch. Bekommst du ihn, entsorge eine Handkarte: +1 SP je Münze ihrer Kosten.',
    },
    en: { name: 'Ritual', text: 'Gain a Curse. If you get it, trash a hand card: +1 VP per coin of its cost.' },
  },
  wedding: {
    de: { name: 'Hochzeit', text: '+1 SP\nNimm ein Gold.' },
    en: { name: 'Wedding', text: '+1 VP\nGain a Gold.' },
  },
  windfall: {
    de: { name: 'Glücksfall', text: 'Sind Nachzieh- und Ablagestapel bei dir beide leer, nimm 3 Gold.' },
    en: { name: 'Windfall', text: 'With both your deck and your discard pile empty, gain 3 Golds.' },
  },
  conquest: {
    de: {
      name: 'Eroberung',
      text: 'Nimm 2 Silber. Dann bringt jedes Silber, das du in diesem Zug bekommen hast, +1 SP.',
    },
    en: { name: 'Conquest', text: 'Gain 2 Silvers. Then every Silver you have gained this turn brings +1 VP.' },
  },
  dominate: {
    de: { name: 'Beherrschen', text: 'Nimm eine Provinz; bekommst du sie: +9 SP.' },
    en: { name: 'Dominate', text: 'Gain a Province; if you get it: +9 VP.' },
  },
  triumph: {
    de: {
      name: 'Siegeszug',
      text: 'Nimm ein Anwesen. Bekommst du es, bringt jede Karte, die du in diesem Zug bekommen hast, +1 SP.',
    },
    en: { name: 'Triumph', text: 'Gain an Estate. If you get it, every card you have gained this turn brings +1 VP.' },
  },
  annex: {
    de: {
      name: 'Schlacht',
      text:
        'Durchsuche deinen Ablagestapel: Höchstens 5 Karten bleiben dort, mische die anderen in deinen ' +
        'Nachziehstapel. Nimm ein Herzogtum.',
    },
    en: {
      name: 'Annex',
      text: 'Browse your discard pile: at most 5 cards stay there, shuffle the others into your deck. Gain a Duchy.',
    },
  },
  donate: {
    de: {
      name: 'Spende',
      text:
        'Nach diesem Zug: Nimm Nachzieh- und Ablagestapel auf die Hand, entsorge, was du willst, mische den Rest als ' +
        'neuen Nachziehstapel und ziehe 5 Karten.',
    },
    en: {
      name: 'Donate',
      text:
        'After this turn: take your deck and discard pile into your hand, trash whatever you like, shuffle the rest ' +
        'as your new deck and draw 5 cards.',
    },
  },
}
