import type { Texts } from '../../card-set.ts'

export const guilds: Texts = {
  'candlestick-maker': { name: 'Leuchtenmacher', text: '+1 Aktion\n+1 Kauf\n+1 Taler' },
  stonemason: {
    name: 'Steinmetz',
    text:
      'Entsorge eine Handkarte und nimm 2 Karten, von denen jede weniger kostet.\n---\n' +
      'Überzahlt: Nimm 2 Aktionskarten, von denen jede genau den überzahlten Betrag kostet.',
  },
  doctor: {
    name: 'Arzt',
    text:
      'Nenne eine Karte. Decke deine 3 obersten auf, entsorge die genannten; ' +
      'der Rest kommt beliebig geordnet zurück.\n---\n' +
      'Je überzahlter Münze: oberste Karte ansehen, dann entsorgen, ablegen oder zurücklegen.',
    prompts: { 'asks-fate': 'Was geschieht mit {shown}?' },
  },
  masterpiece: { name: 'Meisterstück', text: '1 Münze\n---\nJe überzahlter Münze: Nimm ein Silber.' },
  advisor: {
    name: 'Berater',
    text:
      '+1 Aktion\nDecke deine 3 obersten Karten auf. Dein linker Nachbar bestimmt eine, die du ablegst; ' +
      'die anderen kommen auf deine Hand.',
    prompts: { discard: 'Welche der aufgedeckten Karten wird abgelegt?' },
  },
  herald: {
    name: 'Herold',
    text:
      '+1 Karte\n+1 Aktion\nDecke deine oberste Karte auf; eine Aktionskarte wird sofort ausgespielt.\n---\n' +
      'Je überzahlter Münze: Eine Karte deiner Wahl kommt vom Ablage- auf den Nachziehstapel.',
  },
  plaza: {
    name: 'Platz',
    text: '+1 Karte\n+2 Aktionen\nDu darfst eine Geldkarte aus der Hand ablegen: +1 Taler.',
    prompts: { 'discard?': 'Du darfst eine Geldkarte ablegen: +1 Taler.' },
  },
  taxman: {
    name: 'Steuereintreiber',
    text:
      'Du darfst eine Geldkarte aus der Hand entsorgen. ' +
      'Alle anderen ab 5 Handkarten legen dann eine gleiche ab (oder zeigen die Hand); ' +
      'nimm eine höchstens 3 teurere Geldkarte auf den Nachziehstapel.',
    prompts: { 'trash?': 'Du darfst eine Geldkarte entsorgen.', gain: 'Nimm eine Geldkarte auf den Nachziehstapel.' },
  },
  baker: { name: 'Bäcker', text: '+1 Karte\n+1 Aktion\n+1 Taler\n---\nVorbereitung: +1 Taler für alle.' },
  butcher: {
    name: 'Metzger',
    text:
      '+2 Taler\nDu darfst eine Handkarte entsorgen. Gib dann beliebig viele Taler ab und nimm eine Karte, die ' +
      'höchstens so viel kostet wie die entsorgte plus 1 je Taler.',
  },
  journeyman: {
    name: 'Wandergeselle',
    text:
      'Nenne eine Karte. Decke Karten auf, bis 3 andere als die genannte dabei sind. ' +
      'Diese kommen auf die Hand, der Rest wird abgelegt.',
  },
  'merchant-guild': {
    name: 'Kaufmannsgilde',
    text: '+1 Kauf\n+1 Münze\n---\nSolange diese Karte im Spiel ist, bringt dir jede gekaufte Karte +1 Taler.',
  },
  soothsayer: {
    name: 'Hellseherin',
    text: 'Nimm ein Gold.\nAlle anderen nehmen einen Fluch; wer einen bekommt, zieht 1 Karte.',
  },
}
