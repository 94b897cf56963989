import type { replay as en } from '../en/replay.ts'

export const replay: Readonly<Record<keyof typeof en, string>> = {
  place: 'Schritt {place} von {last}',
  from: 'mit den Augen von {name}',
  open: 'alles offen',
  keys: '→ ← Schritt · ↓ ↑ Zug · Pos1 Ende · s Platz · ? Hilfe · q Schluss',
  keysHelp: `  →  Leertaste n  einen Schritt weiter     ←  b     einen Schritt zurück
  ↓  t            zum nächsten Zug         ↑  v     zum Zug davor
  Pos1  h         zum Anfang               Ende e   zum Ende
  s               vom nächsten Platz aus   q        Schluss
Durch eine Pipe ist jede Zeile einer dieser Buchstaben; eine leere geht einen Schritt weiter.`,
  changed: 'Die Regeln haben sich seither geändert: Hier lässt sich nur erzählen, was geschah.',
  unknownKey: 'Eine Taste „{typed}“ gibt es nicht; ? zeigt alle.',
  betweenPeople: 'Dieses Spiel läuft noch zwischen mehreren Leuten: Ansehen lässt es sich, wenn es zu Ende ist.',
  onlyOwnSeat: 'Dieses Spiel ist nicht zu Ende: Bis dahin sieht man es nur von Platz {seat} aus.',
  noSuchEye: '--seat ist eine Zahl von 1 bis {most} oder all, nicht „{given}“.',
  whichFile: 'Welche Datei? Gebraucht wird die eines aufgezeichneten Spiels.',
}
