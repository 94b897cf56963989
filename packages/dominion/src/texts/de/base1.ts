import type { Texts } from '../../card-set.ts'

export const base1: Texts = {
  adventurer: {
    name: 'Abenteurer',
    text: 'Decke Karten auf, bis 2 Geldkarten dabei sind. Diese kommen auf die Hand, der Rest wird abgelegt.',
  },
  chancellor: { name: 'Kanzler', text: '+2 Münzen\nDein ganzer Nachziehstapel darf auf den Ablagestapel.' },
  feast: { name: 'Festmahl', text: 'Diese Karte wird entsorgt. Nimm eine Karte, die höchstens 5 kostet.' },
  spy: {
    name: 'Spion',
    text:
      '+1 Karte\n+1 Aktion\nAlle (auch du) decken ihre oberste Karte auf. ' +
      'Du bestimmst jeweils: ablegen oder zurücklegen.',
  },
  thief: {
    name: 'Dieb',
    text:
      'Alle anderen decken ihre 2 obersten Karten auf. Du bestimmst je eine Geldkarte, die entsorgt wird; ' +
      'der Rest wird abgelegt. Nimm von den entsorgten, welche du willst.',
    prompts: {
      trash: 'Welche der aufgedeckten Geldkarten wird entsorgt?',
      'gain?': 'Welche der entsorgten Geldkarten nimmst du? Keine ist auch erlaubt.',
    },
  },
  woodcutter: { name: 'Holzfäller', text: '+1 Kauf\n+2 Münzen' },
}
