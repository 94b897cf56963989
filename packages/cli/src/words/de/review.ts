import type { review as en } from '../en/review.ts'

export const review: Readonly<Record<keyof typeof en, string>> = {
  judged:
    'Zug {turn}, {verdict}: {given}. Besser: {better}, das war {loss} (± {error}) Gewinnchance wert. Stelle {place}.',
  balance: 'Anfangs {first}, Glück {luck}, eigene Entscheidungen {skill}, die der anderen {others}, Ergebnis {result}.',
  counted: '{decisions} Entscheidungen gewogen, {judged} beurteilt.',
}
