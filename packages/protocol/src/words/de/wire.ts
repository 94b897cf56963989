import type { wire as english } from '../en/wire.ts'

export const wire: Readonly<Record<keyof typeof english, string>> = {
  damaged: 'Der Server hat etwas geschickt, das sich nicht lesen lässt ({reason}).',
  newer: 'Der Server spricht von etwas, das dieses Programm nicht kennt: Er ist neuer. Lade die Seite neu.',
  closed: 'Die Verbindung wurde geschlossen.',
}
