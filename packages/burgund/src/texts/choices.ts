import type { Words } from './words.ts'

/** What a player is asked, and what can be chosen besides the actions. */
export const choices: Words = {
  // Questions
  'start-of-turn': {
    de: { name: 'Zugbeginn', text: 'Spiele eine Handkarte.' },
    en: { name: 'start of turn', text: 'Play a hand card.' },
  },
  'end-of-turn': {
    de: { name: 'Zugende', text: 'Kaufe noch Karten oder beende den Zug.' },
    en: { name: 'end of turn', text: 'Buy cards or end the turn.' },
  },
  'choose-action': {
    de: { name: 'Aktion', text: 'Wähle eine Aktion.' },
    en: { name: 'action', text: 'Choose an action.' },
  },
  'choose-discard': {
    de: { name: 'Projekt ablegen', text: 'Lege eines deiner drei Projekte ab, um Platz zu machen.' },
    en: { name: 'discard a project', text: 'Discard one of your three projects to make room.' },
  },
  'choose-set': {
    de: { name: 'Satz', text: 'Wähle, zu welchem Satz die Karte kommt.' },
    en: { name: 'set', text: 'Choose the set the card joins.' },
  },
  'resolve-next': {
    de: { name: 'Reihenfolge', text: 'Was kommt zuerst, der Durchgangsbonus oder die Wirkung der Karte?' },
    en: { name: 'order', text: 'Which comes first, the round bonus or the effect of the card?' },
  },
  'round-bonus-pick': {
    de: { name: 'Stapel', text: 'Nimm die oberste Karte eines Stapels.' },
    en: { name: 'stack', text: 'Take the top card of a stack.' },
  },
  'use-bought': {
    de: { name: 'gekaufte Karten', text: 'Behalte eine als Projekt oder nutze ihren Würfel für eine weitere Aktion.' },
    en: { name: 'bought cards', text: 'Keep one as a project or use its die for one more action.' },
  },

  // Options
  play: {
    de: { name: 'Handkarte spielen', text: '' },
    en: { name: 'play a hand card', text: '' },
  },
  'end-turn': {
    de: { name: 'Zug beenden', text: '' },
    en: { name: 'end the turn', text: '' },
  },
  pass: {
    de: { name: 'verzichten', text: '' },
    en: { name: 'pass', text: '' },
  },
  keep: {
    de: { name: 'als Projekt behalten', text: '' },
    en: { name: 'keep as a project', text: '' },
  },
  use: {
    de: { name: 'als Würfel nutzen', text: '' },
    en: { name: 'use as a die', text: '' },
  },
  discard: {
    de: { name: 'ablegen', text: '' },
    en: { name: 'discard', text: '' },
  },
  'new-set': {
    de: { name: 'neuer Satz', text: '' },
    en: { name: 'new set', text: '' },
  },
  goods: {
    de: { name: 'Warenstapel', text: '' },
    en: { name: 'goods stack', text: '' },
  },
  animals: {
    de: { name: 'Tierstapel', text: '' },
    en: { name: 'animal stack', text: '' },
  },
  effect: {
    de: { name: 'Wirkung der Karte', text: '' },
    en: { name: 'effect of the card', text: '' },
  },
  bonus: {
    de: { name: 'Möglichkeit der Durchgangskarte', text: '' },
    en: { name: 'option of the round card', text: '' },
  },
}
