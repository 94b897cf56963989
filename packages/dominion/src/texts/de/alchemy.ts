import type { Texts } from '../../card-set.ts'

export const alchemy: Texts = {
  potion: { name: 'Trank', text: '+1 Trank' },
  transmute: {
    name: 'Verwandlung',
    text:
      'Entsorge eine Handkarte. Für jede ihrer Arten nimmst du:\nAktionskarte: ein Herzogtum\n' +
      'Geldkarte: eine Verwandlung\nPunktekarte: ein Gold',
  },
  vineyard: { name: 'Weinberg', text: '1 SP je 3 eigene Aktionskarten (abgerundet)' },
  herbalist: {
    name: 'Kräuterkundiger',
    text:
      '+1 Kauf\n+1 Münze\n---\n' +
      'Wird diese Karte aus dem Spiel abgelegt, darf eine deiner Geldkarten im Spiel auf deinen Nachziehstapel.',
  },
  apothecary: {
    name: 'Apotheker',
    text:
      '+1 Karte\n+1 Aktion\nDecke deine 4 obersten Karten auf. ' +
      'Kupfer und Tränke kommen auf die Hand, der Rest in beliebiger Reihenfolge zurück.',
  },
  'scrying-pool': {
    name: 'Vision',
    text:
      '+1 Aktion\nAlle (auch du) decken ihre oberste Karte auf; du bestimmst: ablegen oder zurücklegen. ' +
      'Decke dann auf bis zur ersten Nicht-Aktionskarte; alle kommen auf deine Hand.',
  },
  university: {
    name: 'Universität',
    text: '+2 Aktionen\nNimm, wenn du magst, eine Aktionskarte, die höchstens 5 kostet.',
  },
  alchemist: {
    name: 'Alchemist',
    text:
      '+2 Karten\n+1 Aktion\n---\n' +
      'Wird diese Karte aus dem Spiel abgelegt, während du einen Trank im Spiel hast, darf sie auf deinen ' +
      'Nachziehstapel.',
  },
  familiar: { name: 'Vertrauter', text: '+1 Karte\n+1 Aktion\nAlle anderen nehmen einen Fluch.' },
  'philosophers-stone': {
    name: 'Stein der Weisen',
    text: 'Zähle Nachzieh- und Ablagestapel zusammen: je 5 Karten +1 Münze (abgerundet).',
  },
  golem: {
    name: 'Golem',
    text:
      'Decke Karten auf, bis 2 Aktionskarten außer Golems dabei sind. Der Rest wird abgelegt; ' +
      'die beiden spielst du in beliebiger Reihenfolge aus.',
  },
  apprentice: {
    name: 'Lehrling',
    text:
      '+1 Aktion\n' +
      'Entsorge eine Handkarte: +1 Karte je Münze ihrer Kosten, dazu +2 Karten, falls sie einen Trank kostet.',
  },
  possession: {
    name: 'Besessenheit',
    text:
      'Nach diesem Zug macht dein linker Nachbar einen Extrazug, in dem du alles entscheidest. ' +
      'Karten und Schulden, die er bekäme, erhältst du; was er entsorgt, legt er am Ende nur ab.',
  },
}
