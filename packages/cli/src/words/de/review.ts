import type { review as en } from '../en/review.ts'

export const review: Readonly<Record<keyof typeof en, string>> = {
  inaccuracy: 'Ungenauigkeit',
  mistake: 'Fehler',
  blunder: 'grober Fehler',
  opening: 'Eröffnung',
  building: 'Aufbau',
  ending: 'zweite Hälfte',
  'last turns': 'letzte Züge',
  judged:
    'Zug {turn}, {verdict}: {given}. Besser: {better}, das war {loss} (± {error}) Gewinnchance wert. Stelle {place}.',
  balance: 'Anfangs {first}, Glück {luck}, Entscheidungen {skill}, Ergebnis {result}.',
  counted: '{decisions} Entscheidungen gewogen, {judged} beurteilt',
}
