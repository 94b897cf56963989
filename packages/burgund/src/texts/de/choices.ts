import type { choices as en } from '../en/choices.ts'
import type { Face } from '../face.ts'

export const choices: Readonly<Record<keyof typeof en, Face>> = {
  'start-of-turn': { name: 'Zugbeginn', text: 'Spiele eine Handkarte.' },
  'end-of-turn': { name: 'Zugende', text: 'Kaufe noch Karten oder beende den Zug.' },
  'choose-action': { name: 'Aktion', text: 'Wähle eine Aktion.' },
  'choose-discard': { name: 'Projekt ablegen', text: 'Lege eines deiner drei Projekte ab, um Platz zu machen.' },
  'choose-set': { name: 'Satz', text: 'Wähle, zu welchem Satz die Karte kommt.' },
  'resolve-next': { name: 'Reihenfolge', text: 'Was kommt zuerst, der Durchgangsbonus oder die Wirkung der Karte?' },
  'round-bonus-pick': { name: 'Stapel', text: 'Nimm die oberste Karte eines Stapels.' },
  'use-bought': {
    name: 'gekaufte Karten',
    text: 'Behalte eine als Projekt oder nutze ihren Würfel für eine weitere Aktion.',
  },
  play: { name: 'Handkarte spielen', text: '' },
  'end-turn': { name: 'Zug beenden', text: '' },
  pass: { name: 'verzichten', text: '' },
  keep: { name: 'als Projekt behalten', text: '' },
  use: { name: 'als Würfel nutzen', text: '' },
  discard: { name: 'ablegen', text: '' },
  'new-set': { name: 'neuer Satz', text: '' },
  goods: { name: 'Warenstapel', text: '' },
  animals: { name: 'Tierstapel', text: '' },
  effect: { name: 'Wirkung der Karte', text: '' },
  bonus: { name: 'Möglichkeit der Durchgangskarte', text: '' },
}
