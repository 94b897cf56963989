import type { mailing as en } from '../en/mailing.ts'

export const mailing: Readonly<Record<keyof typeof en, string>> = {
  verifySubject: 'Kartentisch: Ist das deine Adresse?',
  verifyText: `Hallo,

jemand hat mit dieser Adresse ein Konto bei Kartentisch angelegt. Wenn du das warst, öffne diese Seite, und du bist angemeldet:

{url}

Wenn nicht, tu nichts: Ohne das nützt das Konto niemandem.`,
  resetSubject: 'Kartentisch: ein neues Passwort',
  resetText: `Hallo,

jemand möchte ein neues Passwort für dein Konto bei Kartentisch. Wenn du das warst, wähle es hier innerhalb einer Stunde:

{url}

Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.`,
  resetTitle: 'Ein neues Passwort',
  resetLabel: 'Neues Passwort',
  resetButton: 'Setzen',
  resetDone: 'Dein Passwort ist gesetzt, und du bist überall abgemeldet. Melde dich mit dem neuen an.',
  resetFailed: 'Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen schicken.',
  toTheTable: 'Zum Tisch',
}
