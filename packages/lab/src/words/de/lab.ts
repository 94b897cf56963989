import type { lab as en } from '../en/lab.ts'

export const lab: Readonly<Record<keyof typeof en, string>> = {
  unknownGame: 'Unbekanntes Spiel „{game}“.{nearest} Spiele: {known}.',
  cantLoad: 'Das Modul „{module}“ lässt sich nicht laden: {why}',
  noKits: 'In „{module}“ ist kein Spiel: Sein Default-Export ist ein Kit oder eine Liste davon.',
  fewPlayers: 'Eine Arena ist für zwei oder mehr Spieler, nicht für {players}.',
  playerTwice: '„{name}“ steht zweimal unter den Spielern; jeder darf einmal dabei sein.',
  programHere: '„{name}“ ist ein Programm und kann hier nicht mitspielen.',
  openQuote: 'Im Spieler „{name}“ ist ein Anführungszeichen nicht geschlossen.',
  noCommand: 'Auf „exec:“ folgt ein Befehl, etwa „exec:python3 bot.py“.',
  noPlanFile: 'Eine Datei „{file}“ mit einem Plan, die sich lesen lässt, gibt es nicht.',
  noPlans: 'Spieler von {game} schreibt niemand auf: Es gibt keine Pläne, die man suchen könnte.',
  noFile: 'Eine Datei oder einen Ordner „{path}“ gibt es nicht.',
  noTests: 'Unter {paths} liegen keine *.yaml-Dateien.',
  noTestIn: '{file}: Darin steht kein Test.',
  tooSlow: 'Der Test braucht mehr als {seconds} s.',
}
