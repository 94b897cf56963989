import type { lab as en } from '../en/lab.ts'

export const lab: Readonly<Record<keyof typeof en, string>> = {
  unknownGame: 'Unbekanntes Spiel „{game}“.{nearest} Spiele: {known}.',
  cantLoad: 'Das Modul „{module}“ lässt sich nicht laden: {why}',
  noKits:
    'In „{module}“ ist kein Spiel, kein Kartenset und kein Spieler: Der default export ist ein Kit, ein Set, eine Liste davon oder ein Spieler.',
  noModule:
    'Ein Modul „{name}“ gibt es nicht: weder eine Datei oder einen Ordner, noch ein Paket, das hier installiert ist.',
  noTypeScript:
    'Node {version} liest TypeScript nicht, wie es ist, und kann „{module}“ nicht laden: Nimm Node 22.18 oder neuer, oder übersetze es nach JavaScript.',
  fewPlayers: 'Eine Arena ist für zwei oder mehr Spieler, nicht für {players}.',
  playerTwice: '„{name}“ steht zweimal unter den Spielern; jeder darf einmal dabei sein.',
  programHere: '„{name}“ ist ein Programm und kann hier nicht mitspielen.',
  openQuote: 'Im Spieler „{name}“ ist ein Anführungszeichen nicht geschlossen.',
  noCommand: 'Auf „exec:“ folgt ein Befehl, etwa „exec:python3 bot.py“.',
  noPlanFile: 'Eine Datei „{file}“ mit einem Plan, die sich lesen lässt, gibt es nicht.',
  noStudy: 'Wie man herausfindet, was in {game} gewinnt, weiß hier niemand.',
  noLogs: 'Von {game} gibt es anderswo keine Protokolle.',
  noTimeToProve: 'Für den Beweis blieb keine Zeit.',
  noPlans: 'Spieler von {game} schreibt niemand auf: Es gibt keine Pläne, die man suchen könnte.',
  noFile: 'Eine Datei oder einen Ordner „{path}“ gibt es nicht.',
  noTests: 'Unter {paths} liegen keine *.yaml-Dateien.',
  namesNoGame: 'Es wird kein Spiel genannt („game: …“).',
  noTestIn: '{file}: Darin steht kein Test.',
  tooSlow: 'Der Test braucht mehr als {seconds} s.',
  noDecks: 'In {game} beginnt niemand mit vorgegebenen Karten.',
  usualForPrograms: 'Spiele von Programmen beginnen wie üblich: Lass die Decks oder die Stellung weg.',
  onePosition: '{file}: Spiele beginnen an einer Stellung; darin sind {n}.',
  noSimFile: '„{file}“ ist kein Ergebnis von „kartentisch sim --json“: {why}',
  otherExperiment: 'Nur Teile eines Versuchs lassen sich zusammenfügen; {what} ist verschieden.',
  overlap: 'Spiel {game} steckt in zwei dieser Teile.',
  nothingToMerge: 'Welche Ergebnisse? Gib die Dateien an, die „kartentisch sim --json“ geschrieben hat.',
  stoppedPart: 'Einer dieser Teile wurde abgebrochen: niemand weiß, welche Spiele darin sind.',
  noQueueLibraries: 'Arbeit auf vielen Rechnern braucht zwei weitere Pakete: npm install bullmq ioredis.',
  noRedisUrl: 'Eine Warteschlange ist ein Redis wie redis://host:6379, nicht „{url}“.',
  noRedis: 'Das Redis unter {url} ist nicht zu erreichen: {why}',
  noWorkers: 'Noch arbeitet niemand. Starte Arbeiter: kartentisch worker --queue {url}',
  otherWorkers:
    'Nur Arbeiter anderer Versionen sind da ({others}); dies ist für {version}. Installiere dort dieselbe Version.',
  otherVersion:
    'Es gibt Arbeit für {wanted}, und dies ist {version}: seine Spiele wären andere. Installiere dieselbe Version.',
}
