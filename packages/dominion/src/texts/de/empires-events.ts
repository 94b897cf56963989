import type { Texts } from '../../card-set.ts'

export const empiresEvents: Texts = {
  advance: {
    name: 'Aufstieg',
    text: 'Du darfst eine Aktionskarte aus der Hand entsorgen. Dann nimm eine Aktionskarte, die höchstens 6 kostet.',
  },
  delve: { name: 'Erforschen', text: '+1 Kauf\nNimm ein Silber.' },
  tax: {
    name: 'Steuer',
    text:
      'Lege 2 Schulden auf einen Vorratsstapel.\n---\nVorbereitung: 1 Schuld auf jeden Vorratsstapel. ' +
      'Wer eine Karte kauft, nimmt alle Schulden von ihrem Stapel.',
  },
  banquet: { name: 'Bankett', text: 'Nimm 2 Kupfer und eine Karte, die höchstens 5 kostet und keine Punktekarte ist.' },
  'salt-the-earth': { name: 'Versalztes Land', text: '+1 SP\nWähle eine Punktekarte im Vorrat; sie wird entsorgt.' },
  ritual: {
    name: 'Ritual',
    text: 'Nimm einen Fluch. Bekommst du ihn, entsorge eine Handkarte: +1 SP je Münze ihrer Kosten.',
  },
  wedding: { name: 'Hochzeit', text: '+1 SP\nNimm ein Gold.' },
  windfall: { name: 'Glücksfall', text: 'Sind Nachzieh- und Ablagestapel bei dir beide leer, nimm 3 Gold.' },
  conquest: {
    name: 'Eroberung',
    text: 'Nimm 2 Silber. Dann bringt jedes Silber, das du in diesem Zug bekommen hast, +1 SP.',
  },
  dominate: { name: 'Beherrschen', text: 'Nimm eine Provinz; bekommst du sie: +9 SP.' },
  triumph: {
    name: 'Siegeszug',
    text: 'Nimm ein Anwesen. Bekommst du es, bringt jede Karte, die du in diesem Zug bekommen hast, +1 SP.',
  },
  annex: {
    name: 'Schlacht',
    text:
      'Durchsuche deinen Ablagestapel: Höchstens 5 Karten bleiben dort, mische die anderen in deinen ' +
      'Nachziehstapel. Nimm ein Herzogtum.',
  },
  donate: {
    name: 'Spende',
    text:
      'Nach diesem Zug: Nimm Nachzieh- und Ablagestapel auf die Hand, entsorge, was du willst, mische den Rest als ' +
      'neuen Nachziehstapel und ziehe 5 Karten.',
  },
}
