import type { logMistakes as en } from '../en/log-mistakes.ts'

export const logMistakes: Readonly<Record<keyof typeof en, string>> = {
  empty: 'Da ist kein Protokoll zu lesen. Es beginnt mit den Startkarten und geht weiter mit „Zug 1 - …“.',
  notUnderstood: 'Zeile {line} ist nicht zu verstehen: „{text}“',
  unknownCards:
    'Das Spiel wurde mit Karten gespielt, die es hier nicht gibt: {cards} (zuerst in Zeile {line}). Es lässt sich nicht übernehmen.',
  noTurns: 'Keine Zeile beginnt einen Zug, etwa „Zug 1 - Anna“.',
  noPlayers: 'Keine Zeile sagt, wer mitspielt, etwa „A beginnt mit 7 Kupfer.“',
  unknownPlayer: 'Zeile {line}: Niemand namens „{who}“ spielt mit. Es spielen: {players}.',
  doesNotFit: 'Zeile {line} folgt nach den Regeln nicht aus dem, was davor steht: „{text}“',
  tooHard: 'Die Karten, die nicht dastehen, waren in der gegebenen Zeit nicht zu finden (Zeile {line}: „{text}“).',
  toldOtherwise:
    'Kein Spiel war zu finden, das sich so erzählt. Zeile {line} sagt „{text}“, und was zu finden war, sagt „{written}“.',
  toldTwice: 'Zeile {line} erzählt zum zweiten Mal, was vor dem ersten Zug nur einmal geschieht: „{text}“',
  noObelisk:
    'Eine Zeile sagt, welchen Stapel Obelisk bezeichnet, aber keine, dass es Obelisk gibt („Landmarken: …“). Was fehlt, würde zählen.',
  wrongStart: 'Zeile {line}: Alle beginnen mit 7 Kupfer und 3 Anwesen, ein anderer Anfang lässt sich nicht übernehmen.',
}
