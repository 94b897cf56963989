import type { Language } from '@kartentisch/kernel'

const en = {
  place: (place: number, last: number) => `Step ${place} of ${last}`,
  from: (name: string) => `seen by ${name}`,
  open: 'everything open',
  keys: '→ ← step · ↓ ↑ turn · Home End · s seat · ? help · q quit',
  help: [
    '  →  Space  n    a step on                ←  b    a step back',
    '  ↓  t           to the next turn         ↑  v    to the turn before',
    '  Home  h        to the beginning         End e   to the end',
    '  s              from the next seat       q       quit',
    'Through a pipe each line is one of these letters; an empty line is a step on.',
  ],
  changed: 'The rules have changed since this was played: here only what happened can be told.',
  unknown: (typed: string) => `There is no key "${typed}"; ? shows them all.`,
}

/** What is said while a game is looked at again. */
export type ReplaySayings = typeof en

const de: ReplaySayings = {
  place: (place, last) => `Schritt ${place} von ${last}`,
  from: name => `mit den Augen von ${name}`,
  open: 'alles offen',
  keys: '→ ← Schritt · ↓ ↑ Zug · Pos1 Ende · s Platz · ? Hilfe · q Schluss',
  help: [
    '  →  Leertaste n  einen Schritt weiter     ←  b     einen Schritt zurück',
    '  ↓  t            zum nächsten Zug         ↑  v     zum Zug davor',
    '  Pos1  h         zum Anfang               Ende e   zum Ende',
    '  s               vom nächsten Platz aus   q        Schluss',
    'Durch eine Pipe ist jede Zeile einer dieser Buchstaben; eine leere geht einen Schritt weiter.',
  ],
  changed: 'Die Regeln haben sich seither geändert: Hier lässt sich nur erzählen, was geschah.',
  unknown: typed => `Eine Taste „${typed}“ gibt es nicht; ? zeigt alle.`,
}

export const replaySayings: Readonly<Record<Language, ReplaySayings>> = { de, en }
