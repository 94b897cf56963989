/** Was Programmen gesagt wird, die lernen. */
export const env = {
  selectionAndSetup: 'Ein ganzer Aufbau sagt schon, womit gespielt wird: die Auswahl entfällt.',
  noNumerals: '{game} hat keine Zahlen für Programme, die lernen: seinem Satz fehlt „numerals“.',
  otherSeats: 'Dieser Aufbau ist für {players} Spieler, und {seats} Plätze sind angegeben.',
  nobodyLearns: 'Jeder Platz hat schon einen Spieler: null ist der Platz des Programms.',
  episodeOver: 'Spiel {game} ist zu Ende und nimmt keine Aktion mehr an. Setze es zurück.',
  illegalAction: 'Aktion {action} ist in Spiel {game} nicht erlaubt: in seiner Maske steht dort 0.',
  tooFewSteps: 'In Spiel {game} lassen sich nur {steps} Schritte zurücknehmen.',
  noSuchGame: 'Es gibt kein Spiel {game}: sie sind von 0 bis {last} gezählt.',
  noSuchPlace: 'Eine Kopie kann nicht an Stelle {game} liegen: die nächste ist {next}.',
  otherLength: '„{what}“ hat {given} Einträge für {games} Spiele.',
  gameTwice: 'Ein Spiel steht zweimal unter „games“; jedes darf einmal dort stehen.',
  notYours: 'Platz {seat} gehört dir nicht.',
  nothingOpen: 'Noch ist nichts offen: beginne mit einer Nachricht der Art „open“.',
  noMessage: 'Das ist keine Zeile JSON: {why}',
  wrongMessage: 'Diese Nachricht ist nicht lesbar („kartentisch env --schema“ sagt, wie sie aussehen): {why}',
} as const
